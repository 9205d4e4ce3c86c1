/** The land: grass that is a little different everywhere, and the tent camps on it. */
import "./ground.css";

import { UNIT } from "./roof";

/** A two-person tent of canvas by a fire, about the middle of its square. */
export const Tent = () => (
  <>
    <ellipse cx="1" cy="18" rx="24" ry="5" class="arkadia-foot" />
    <path d="M-3-20L22 17H4Z" class="arkadia-tent-side" />
    <path d="M-3-20L4 17H-25Z" class="arkadia-tent" />
    <path d="M-3-20L-6 17H-14Z" class="arkadia-tent-door" />
    <path d="M-3-20L-17 17M-3-20L13 17" class="arkadia-tent-seam" />
    <path d="M-3-25V-19" class="arkadia-pole" />
    <path d="M-3-25L6-22.500L-3-20Z" class="arkadia-tent-flag" />
    <path d="M13 22L23 25M13 25L23 22" class="arkadia-log" />
    <path d="M14.5 23C13.5 18 18 18 17.5 14C21 17 22.5 20 21.5 23Z" class="arkadia-fire" />
  </>
);

/** Rock that is no part of the board. */
export const Rock = () => (
  <>
    <path d="M-30 24L-22-12L-8-4L2-26L16-8L24-14L30 24Z" class="arkadia-rock" />
    <path d="M2-26L8 22M-22-12L-16 22M16-8L19 20" class="arkadia-rock-line" />
  </>
);

/** A number from 0 to 1 that is always the same for the same place. */
function scatter(row: number, column: number, salt: number): number {
  const wave = Math.sin(row * 127.1 + column * 311.7 + salt * 74.7) * 43758.545;
  return wave - Math.floor(wave);
}

/** Tufts of grass all over a board, as one path. */
export function tufts(rows: number, cols: number): string {
  let path = "";
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < cols; column++) {
      for (let i = 0; i < 3; i++) {
        const x = Math.round((column + 0.1 + 0.8 * scatter(row, column, i)) * UNIT);
        const y = Math.round((row + 0.15 + 0.8 * scatter(row, column, i + 10)) * UNIT);
        path += `M${x - 4} ${y - 4}q2 1 2.5 4M${x} ${y - 6}v6M${x + 4} ${y - 4}q-2 1-2.5 4`;
      }
    }
  }
  return path;
}

/** Soft patches of darker and lighter grass. */
export function patches(rows: number, cols: number): { x: number; y: number; r: number; light: boolean }[] {
  return Array.from({ length: Math.ceil((rows * cols) / 8) }, (_, i) => ({
    x: Math.round(scatter(i, 3, 1) * cols * UNIT),
    y: Math.round(scatter(i, 7, 2) * rows * UNIT),
    r: Math.round((0.7 + scatter(i, 11, 3)) * UNIT),
    light: i % 2 === 0,
  }));
}
