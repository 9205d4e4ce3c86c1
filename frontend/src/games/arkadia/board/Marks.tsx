/** Marks upon the board: what would be covered, completed and paid, what was done last, what is looked at. */
import { FLOOR, floorsOf, PieceArt } from "../art/Castle";
import { Seal } from "../art/emblems";
import { Figure, lookOf } from "../art/figures";
import { plan, UNIT } from "../art/roof";
import { outline } from "../geometry";
import type { CastleSquare, Cell, Completion, Family, Notes, View } from "../types";
import { centreOf, toMiddle } from "./place";

/** A line around squares. */
export function Around({
  cells,
  look,
}: {
  cells: readonly Cell[];
  look: "chosen" | "done" | "last" | "lit";
}) {
  return <path d={plan(outline(cells), 1)} class={`arkadia-around arkadia-around-${look}`} />;
}

interface CastleGhostProps {
  cell: Cell;
  family: Family | undefined;
  square: CastleSquare | undefined;
}

/** The castle piece in hand on the square chosen for it. */
export function CastleGhost({ cell, family, square }: CastleGhostProps) {
  const below = square ? floorsOf(square).length : 0;
  return (
    <g transform={toMiddle(cell)} class="arkadia-placing">
      {family && (
        <g transform={`translate(0 ${-(below + 1) * FLOOR})`}>
          <PieceArt family={family} />
        </g>
      )}
    </g>
  );
}

interface BringsProps {
  notes: Notes;
  view: View;
  /** The squares of a building that has no number yet: the one in hand. */
  ghost: readonly Cell[] | undefined;
  colours: readonly string[];
}

/** What a step would bring: the camps it covers, the buildings it completes and who is paid what. */
export function Brings({ notes, view, ghost, colours }: BringsProps) {
  return (
    <g class="arkadia-brings">
      {notes.camps?.map((cell, i) => (
        <CampMark key={String(cell)} cell={cell} paid={i < (notes.neutral_workers ?? 0)} />
      ))}
      {Object.entries(notes.completed ?? {}).map(([id, completion]) => {
        const cells = view.buildings[id]?.cells ?? ghost;
        return (
          cells && (
            <g key={id}>
              <Around cells={cells} look="done" />
              <Payout
                right={view.board.cols * UNIT}
                cells={cells}
                completion={completion}
                colours={colours}
              />
            </g>
          )
        );
      })}
    </g>
  );
}

/** A covered camp brings a neutral worker, unless the supply is short. */
export const CampMark = ({ cell, paid }: { cell: Cell; paid: boolean }) => (
  <g transform={`${toMiddle(cell)} translate(14 -16)`}>
    <circle r="19" class={paid ? "arkadia-bubble" : "arkadia-bubble arkadia-bubble-empty"} />
    <g transform="translate(2 13) scale(0.62)">
      <Figure look="neutral" />
    </g>
    <text x="-11" y="1" class="arkadia-bubble-text">
      {paid ? "+" : "0"}
    </text>
  </g>
);

interface PayoutProps {
  /** Where the board ends, in units. */
  right: number;
  cells: readonly Cell[];
  completion: Completion;
  colours: readonly string[];
}

const CHIP = 74;

/** A strip over a building: for each player who is paid a worker of theirs and how many seals. */
function Payout({ right, cells, completion, colours }: PayoutProps) {
  const { family, pays, seal } = completion;
  const totals = new Map(Object.entries(pays).map(([seat, count]) => [Number(seat), count]));
  totals.set(seal, (totals.get(seal) ?? 0) + 1);
  const { x, y } = centreOf(cells);
  const width = totals.size * CHIP + 42;
  const left = Math.max(0, Math.min(right - width, x - width / 2));
  return (
    <g transform={`translate(${left} ${y - UNIT * 0.1})`} class="arkadia-payout">
      <rect y="-21" width={width} height="42" rx="21" class="arkadia-strip" />
      <g transform="translate(22 0)">
        <Seal family={family} />
      </g>
      {[...totals].map(([seat, count], i) => (
        <g key={seat} transform={`translate(${58 + i * CHIP} 0)`}>
          <g transform="translate(0 15) scale(0.72)">
            <Figure look={lookOf(colours[seat])} />
          </g>
          <text x="13" y="1" class="arkadia-strip-text">
            +{count}
          </text>
        </g>
      ))}
    </g>
  );
}
