/** Small positions for tests, drawn as text. */
import type { Cell, Legal, View } from "../../../src/games/arkadia/types";

/** By letter: the squares that have it, in reading order. */
export function drawn(picture: string): Map<string, Cell[]> {
  const found = new Map<string, Cell[]>();
  const rows = picture
    .split("\n")
    .map((row) => row.trim())
    .filter(Boolean);
  rows.forEach((row, r) => {
    [...row].forEach((letter, c) => {
      found.set(letter, [...(found.get(letter) ?? []), [r, c]]);
    });
  });
  return found;
}

export const cells = (picture: string, letter = "#"): Cell[] => drawn(picture).get(letter) ?? [];

/** Rows of bits as `legal.build` has them, from a picture in which `#` is a legal corner. */
export function rowsOf(picture: string): number[] {
  const rows: number[] = [];
  for (const [row, column] of cells(picture)) rows[row] = (rows[row] ?? 0) + 2 ** column;
  return Array.from(rows, (bits) => bits ?? 0);
}

/** The viewer's turn in phase `main`, on a board of 6 by 8 with the lot at its upper left. */
export function position(legal: Legal, more: Partial<View> = {}): View {
  const twos = { red: 2, olive: 2, black: 2, silver: 2 };
  const start = { "0": 2 };
  return {
    game: "arkadia",
    phase: "main",
    to_act: 0,
    turn: 1,
    board: { rows: 6, cols: 8, camps: [[4, 4]] },
    shapes: {
      farm: [cells("###"), cells("#\n#\n#")],
      tavern: [cells("#.\n##"), cells("##\n#."), cells("##\n.#"), cells(".#\n##")],
      smithy: [cells("##.\n.##"), cells(".#\n##\n#."), cells(".##\n##."), cells("#.\n##\n.#")],
    },
    lot: {
      row: 0,
      col: 0,
      rows: 3,
      cols: 4,
      courtyard: [
        [1, 1],
        [1, 2],
      ],
    },
    castle: { "0,0": { printed: "red", floors: {}, top: "red" }, "0,1": { floors: {} } },
    floor: 1,
    pools: { "1": { red: 3, olive: 3, black: 3, silver: 3 } },
    values: twos,
    history: { red: start, olive: start, black: start, silver: start },
    evaluations: {},
    buildings: { "1": { type: "farm", family: "olive", cells: cells("....\n....\n....\n###") } },
    workers: { "3,3": 1 },
    players: {
      "0": {
        banners: 4,
        hand_size: 3,
        screen: { own: 2, neutral: 1, seals: { red: 3, olive: 0, black: 1, silver: 0 }, gold: 0 },
      },
      "1": { banners: 4, hand_size: 4 },
    },
    hand: ["farm:red", "tavern:olive", "farm:red"],
    face_up: { "0": "smithy:red", "1": "farm:olive" },
    deck: 20,
    supply: { neutral: 20, workers: { "0": 8, "1": 8 }, buildings: { farm: 7 } },
    legal,
    ...more,
  };
}
