/** Who sits where, in which colour, as the table says. */
import type { Table } from "../../api/types";

export type Seating = Table["seats"];

export function colourOfSeat(seating: Seating, seat: number): string {
  return seating[seat]?.colour ?? "black";
}

export function nameOfSeat(seating: Seating, seat: number): string {
  return seating[seat]?.name ?? String(seat + 1);
}
