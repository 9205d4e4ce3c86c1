/** What stands on the board, drawn from the back to the front: buildings, workers, the lot with the castle. */
import { memo } from "../../../play/memo";
import { BuildingArt } from "../art/Building";
import { CastleSquareArt, CourtArt, floorsOf } from "../art/Castle";
import { Figure, lookOf } from "../art/figures";
import { UNIT } from "../art/roof";
import { cellOf, lotCells } from "../geometry";
import { testids } from "../testids";
import type { Building, CastleSquare, Cell, CellKey, View } from "../types";
import { toMiddle, toStand } from "./place";

interface ThingsProps {
  buildings: View["buildings"];
  workers: View["workers"];
  castle: View["castle"];
  lot: View["lot"];
  /** Colour names by seat. */
  colours: readonly string[];
  /** The squares on which something has just been put. */
  fresh: ReadonlySet<CellKey>;
}

interface Thing {
  key: string;
  /** The row of its front, by which it stands before or behind others. */
  front: number;
  art: preact.JSX.Element;
}

export const Things = memo(function Things(props: ThingsProps) {
  const { buildings, workers, castle, lot, colours, fresh } = props;
  const things: Thing[] = [
    ...Object.entries(buildings).map(([id, building]) => buildingThing(id, building, fresh)),
    ...Object.entries(workers).map(([key, whose]) => workerThing(key, whose, colours, fresh)),
    { key: "lot", front: lot.row + lot.rows - 1, art: <Castle castle={castle} lot={lot} fresh={fresh} /> },
  ];
  things.sort((a, b) => a.front - b.front);
  return (
    <g>
      {things.map(({ key, art }) => (
        <g key={key}>{art}</g>
      ))}
    </g>
  );
});

function buildingThing(id: string, building: Building, fresh: ReadonlySet<CellKey>): Thing {
  const { type, family, cells, completed } = building;
  const isFresh = cells.some((cell) => fresh.has(cell.join()));
  return {
    key: `b${id}`,
    front: Math.max(...cells.map(([row]) => row)),
    art: (
      <g
        class={isFresh ? "arkadia-fresh" : ""}
        data-testid={testids.building}
        data-building={id}
        data-family={family}
        data-completed={completed}
      >
        <BuildingArt type={type} cells={cells} family={family} completed={completed !== undefined} />
      </g>
    ),
  };
}

function workerThing(
  key: CellKey,
  whose: number | "neutral",
  colours: readonly string[],
  fresh: ReadonlySet<CellKey>,
): Thing {
  const cell = cellOf(key);
  const look = lookOf(whose === "neutral" ? undefined : colours[whose]);
  return {
    key: `w${key}`,
    front: cell[0],
    art: (
      <g transform={toStand(cell)} data-testid={testids.worker} data-cell={key} data-whose={whose}>
        <g class={fresh.has(key) ? "arkadia-fresh" : ""}>
          <Figure look={look} />
        </g>
      </g>
    ),
  };
}

interface CastleProps {
  castle: Record<CellKey, CastleSquare>;
  lot: View["lot"];
  fresh: ReadonlySet<CellKey>;
}

function Castle({ castle, lot, fresh }: CastleProps) {
  const court = new Set(lot.courtyard.map(String));
  return (
    <>
      <rect
        x={lot.col * UNIT + 2}
        y={lot.row * UNIT + 2}
        width={lot.cols * UNIT - 4}
        height={lot.rows * UNIT - 4}
        rx="5"
        class="arkadia-lot"
      />
      {lotCells(lot).map((cell) => {
        const key = cell.join();
        const square = castle[key];
        return (
          <g key={key} transform={toMiddle(cell)}>
            {square && <OneSquare cell={cell} square={square} fresh={fresh.has(key)} />}
            {court.has(key) && <CourtArt />}
          </g>
        );
      })}
    </>
  );
}

function OneSquare({ cell, square, fresh }: { cell: Cell; square: CastleSquare; fresh: boolean }) {
  const floors = floorsOf(square);
  return (
    <g
      data-testid={testids.castleSquare}
      data-cell={cell.join()}
      data-top={square.top}
      data-floors={floors.length}
    >
      <CastleSquareArt square={square} fresh={fresh} />
    </g>
  );
}
