/** The castle: its building lot, and what stands on a square of it. */
import "./castle.css";

import type { CastleSquare, Family } from "../types";
import { Sign } from "./emblems";
import { UNIT } from "./roof";

/** How high one floor is, in units. */
export const FLOOR = 8;
const EDGE = 4;
const WIDTH = UNIT - 2 * EDGE;
const HALF = WIDTH / 2;

/** Battlements around a top face. */
const MERLONS = Array.from({ length: 5 }, (_, i) => {
  const at = -HALF + i * (WIDTH - 8) * 0.25;
  return `M${at}-${HALF}h8v5h-8ZM${at} ${HALF - 5}h8v5h-8ZM-${HALF} ${at}h5v8h-5ZM${HALF - 5} ${at}h5v8h-5Z`;
}).join("");

/** One piece seen from above, about the middle of its top; its front hangs below. */
export function PieceArt({ family, front = true }: { family: Family; front?: boolean }) {
  return (
    <g class={`arkadia-of-${family}`}>
      {front && <Front />}
      <path d={`M-${HALF}-${HALF}H${HALF}V${HALF}H-${HALF}Z`} class="arkadia-piece" />
      <path d={MERLONS} class="arkadia-merlons" />
      <circle r="19.5" class="arkadia-piece-seal" />
      <g transform="scale(1.2)">
        <Sign family={family} />
      </g>
    </g>
  );
}

/** A floor's front: a band in its family's colour between two courses of stone. */
const Front = () => (
  <>
    <path d={`M-${HALF} ${HALF}H${HALF}V${HALF + FLOOR}H-${HALF}Z`} class="arkadia-piece-front" />
    <path d={`M-${HALF} ${HALF + 2.2}H${HALF}V${HALF + FLOOR - 1.8}H-${HALF}Z`} class="arkadia-piece-band" />
    <path d={`M-16 ${HALF}v${FLOOR}M0 ${HALF}v${FLOOR}M16 ${HALF}v${FLOOR}`} class="arkadia-piece-joint" />
  </>
);

/** All that stands on a square, about its middle; `fresh`: its uppermost piece has just been put there. */
export function CastleSquareArt({ square, fresh = false }: { square: CastleSquare; fresh?: boolean }) {
  const floors = floorsOf(square);
  return (
    <>
      <path d={`M-${HALF}-${HALF}H${HALF}V${HALF}H-${HALF}Z`} class="arkadia-foundation" />
      {square.printed && floors.length === 0 && <Printed family={square.printed} />}
      {floors.map((family, below) => (
        <g key={below} transform={`translate(0 ${-(below + 1) * FLOOR})`}>
          <g class={fresh && below === floors.length - 1 ? "arkadia-fresh" : ""}>
            <PieceArt family={family} />
          </g>
        </g>
      ))}
      {floors.length > 0 && <Pips count={floors.length} />}
    </>
  );
}

/** The pieces of a square from the first floor up. */
export function floorsOf(square: CastleSquare): Family[] {
  return (["1", "2", "3"] as const).flatMap((floor) => square.floors[floor] ?? []);
}

const Printed = ({ family }: { family: Family }) => (
  <g class={`arkadia-of-${family} arkadia-printed`}>
    <circle r="19" class="arkadia-printed-seal" />
    <g transform="scale(1.15)">
      <Sign family={family} />
    </g>
  </g>
);

/** As many dots as floors, on the top face. */
function Pips({ count }: { count: number }) {
  return (
    <g transform={`translate(${HALF - 8} ${-HALF + 8 - count * FLOOR})`}>
      <path d={`M${-(count - 1) * 6 - 4.5}-5H4.500V5H${-(count - 1) * 6 - 4.5}Z`} class="arkadia-pip-plate" />
      {Array.from({ length: count }, (_, i) => (
        <circle key={i} cx={-i * 6} r="2.2" class="arkadia-pip" />
      ))}
    </g>
  );
}

/** The inner court: paved, a well in the middle of each square. */
export const CourtArt = () => (
  <>
    <path d={`M-${UNIT / 2}-${UNIT / 2}H${UNIT / 2}V${UNIT / 2}H-${UNIT / 2}Z`} class="arkadia-court" />
    <circle r="12" class="arkadia-well" />
    <circle r="7.5" class="arkadia-water" />
  </>
);
