/** The signs of the four families. Each has its own figure, so that colour is never the only difference. */
import "./emblems.css";

import type { FunctionComponent } from "preact";

import type { Family } from "../types";

/** A roll of cloth, its end unrolled. */
const ClothRoll = () => (
  <>
    <path d="M-9-6H5V6.5C2 8.5-1 5.5-4 7.5S-7.5 9.5-9 8.500Z" class="arkadia-sign" />
    <path d="M-6.5-5.500V7.500M-3.5-5.500V6.500M-.5-5.500V6" class="arkadia-sign-line" />
    <ellipse cx="5.5" cy="-1" rx="4" ry="6.8" class="arkadia-sign" />
    <path d="M5.5-5.200C8-5.2 8 3 5.5 3S3.5-2.6 5.3-2.6 6.8.6 5.6.6" class="arkadia-sign-line" />
  </>
);

/** An amphora with two handles and a sprig on it. */
const Amphora = () => (
  <>
    <path
      d="M-3-9.500H3V-7.500L2-6.500C6-5 7.5-1.5 6 2.500C5 5.5 3 7.5 2.5 8.500V10H-2.500V8.500C-3 7.5-5 5.5-6 2.500C-7.5-1.5-6-5-2-6.500L-3-7.500Z"
      class="arkadia-sign"
    />
    <path d="M-2.5-7.500C-7.5-9-9-4-6.3-1.500M2.5-7.500C7.5-9 9-4 6.3-1.5" class="arkadia-sign-bow" />
    <path d="M-6.2-.5H6.200M-5.9 2.500H5.9" class="arkadia-sign-line" />
  </>
);

/** A hammer and a saw, crossed. */
const HammerAndSaw = () => (
  <>
    <path d="M-8.5 9L5-6" class="arkadia-sign-shaft" />
    <path d="M.5-8.500L4-11.300C7-10 9.5-7.5 10.5-4.500L7-2Z" class="arkadia-sign" />
    <path
      d="M9.5 9.500L-8-9.500L-10-4.500L-8-3.800L-7.7-1.900L-5.7-1.500L-5.3.6L-3.3.9L-2.9 3L-.9 3.300L-.5 5.400L1.5 5.700L2 7.700L4.5 7.500L6.5 10.500Z"
      class="arkadia-sign"
    />
  </>
);

/** A goblet, a ring over its brim. */
const Goblet = () => (
  <>
    <path
      d="M-6.5-4H6.500C6.5 1 4.5 4 1.3 4.700V7.500L5 9V10.500H-5V9L-1.3 7.500V4.700C-4.5 4-6.5 1-6.5-4Z"
      class="arkadia-sign"
    />
    <path d="M-6-1H6" class="arkadia-sign-line" />
    <circle cx="0" cy="-7.6" r="2.7" class="arkadia-sign-ring" />
    <path d="M-1.4-10.800L0-12.300L1.4-10.800L0-9.800Z" class="arkadia-sign" />
  </>
);

const signs: Record<Family, FunctionComponent> = {
  red: ClothRoll,
  olive: Amphora,
  black: HammerAndSaw,
  silver: Goblet,
};

/** The bare sign about the origin, 22 units high. */
export function Sign({ family }: { family: Family }) {
  const Figure = signs[family];
  return (
    <g class={`arkadia-of-${family}`}>
      <Figure />
    </g>
  );
}

const wave = Array.from({ length: 16 }, (_, i) => {
  const angle = (i * Math.PI) / 8;
  const half = angle + Math.PI / 16;
  const spot = (radius: number, at: number) =>
    `${(radius * Math.cos(at)).toFixed(2)} ${(radius * Math.sin(at)).toFixed(2)}`;
  return `${i === 0 ? `M${spot(15, angle)}` : ""}Q${spot(17.6, half)} ${spot(15, angle + Math.PI / 8)}`;
}).join("");

/** A seal of wax about the origin, 32 units wide. */
export function Seal({ family }: { family: Family }) {
  return (
    <g class={`arkadia-of-${family}`}>
      <path d={`${wave}Z`} class="arkadia-wax" />
      <circle r="12.5" class="arkadia-wax-rim" />
      <g transform="scale(0.88)">
        <Sign family={family} />
      </g>
    </g>
  );
}
