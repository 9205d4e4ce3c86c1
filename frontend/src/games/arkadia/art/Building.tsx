/** Buildings seen from a little south of above, over whatever squares they lie on. */
import "./building.css";

import type { FunctionComponent } from "preact";

import { outline } from "../geometry";
import type { Cell, Family } from "../types";
import { Seal } from "./emblems";
import { facings, INSET, plan, slopes, UNIT } from "./roof";
import { type Spots, spots } from "./spots";

/** How high walls are, in units. */
const WALL = 9;

interface Style {
  /** The thing by which the type is known, about the middle of its square. */
  Mark: FunctionComponent;
  /** The mark's square is a yard without a roof. */
  yard: boolean;
  /** The mark is where the building's parts meet rather than at an end. */
  heart: boolean;
  /** Awnings in place of a roof. */
  awnings?: boolean;
}

const Chimney = () => (
  <>
    <path d="M6-17H16V-4H6Z" class="arkadia-brick" />
    <path d="M4.5-20H17.500V-16H4.500Z" class="arkadia-brick-top" />
    <path d="M11-22C7-26 14-28 10-33" class="arkadia-smoke" />
  </>
);

/** A field behind a fence, sheaves standing on it. */
const Field = () => (
  <>
    <path d="M-23-23H23V23H-23Z" class="arkadia-field" />
    <path d="M-20-15H20M-20-7H20M-20 1H20M-20 9H20M-20 17H20" class="arkadia-furrow" />
    {[
      [-11, 3],
      [9, -4],
      [2, 18],
    ].map(([x, y]) => (
      <g key={`${x}`} transform={`translate(${x} ${y})`}>
        <path d="M-6 0C-3-6-5-11-7-15C-2-12 2-12 7-15C5-11 3-6 6 0Z" class="arkadia-sheaf" />
        <path d="M-4-6H4" class="arkadia-sheaf-band" />
      </g>
    ))}
    <path d="M-24-24H24V24H-24Z" class="arkadia-fence" />
  </>
);

/** A jug on the sign that hangs out. */
const TavernSign = () => (
  <>
    <circle r="16" class="arkadia-sign-board" />
    <path d="M-7-5H5V10H-7Z" class="arkadia-jug" />
    <path d="M5-2H8.500V6H5" class="arkadia-jug-handle" />
    <path d="M-8.5-4.500C-9.5-9-4-10.5-2.5-8.500C-1-11.5 5-11 5.5-8C8-7 7-4 5-4.500Z" class="arkadia-foam" />
    <path d="M-3.5-1V7M1-1V7" class="arkadia-jug-line" />
  </>
);

const Sails = () => (
  <>
    <circle r="13" class="arkadia-mill-tower" />
    <circle r="8.5" class="arkadia-mill-cap" />
    {[25, 115, 205, 295].map((angle) => (
      <g key={angle} transform={`rotate(${angle})`}>
        <path d="M1.5-5L8-7.500V-28H1.500Z" class="arkadia-sail" />
        <path d="M1.5-12H8M1.5-17.500H8M1.5-23H8" class="arkadia-sail-line" />
        <path d="M0 0V-29" class="arkadia-spar" />
      </g>
    ))}
    <circle r="3" class="arkadia-hub" />
  </>
);

/** An anvil before the open fire. */
const Forge = () => (
  <>
    <path d="M-24-24H24V24H-24Z" class="arkadia-cobbles" />
    <path d="M-21-21H6V-4H-21Z" class="arkadia-brick" />
    <path d="M-17-7C-18-13-13-13-13-18C-9-15-8-12-7-15C-3-12-3-9-3.5-7Z" class="arkadia-fire" />
    <path d="M-14-7C-14-10-11-11-11-13C-8-11-7-9-7.5-7Z" class="arkadia-fire-heart" />
    <path
      d="M-12 5H12C11 9 7 10 4.5 10.500V14L9 18V20.500H-6V18L-2.5 14V11C-8 11-12 9-12 5Z"
      class="arkadia-anvil"
    />
    <path d="M-11 6H11" class="arkadia-anvil-light" />
  </>
);

/** A pair of scales between bales and barrels. */
const Market = () => (
  <>
    <path d="M-24-24H24V24H-24Z" class="arkadia-cobbles" />
    <path d="M-19-19H-3V-6H-19Z" class="arkadia-bale" />
    <path d="M-11-19V-6M-19-12.500H-3" class="arkadia-bale-cord" />
    <ellipse cx="11" cy="-12" rx="7.5" ry="8.5" class="arkadia-barrel" />
    <path d="M4-15.500H18M4-9H18" class="arkadia-barrel-hoop" />
    <path d="M0 0V19M-13 4L13 1M-6 20H6" class="arkadia-scales" />
    <path d="M-19 12A6.5 6.5 0 0 0-7 12ZM7 9A6.5 6.5 0 0 0 19 9Z" class="arkadia-pan" />
    <path d="M-13 4L-19 12M-13 4L-7 12M13 1L7 9M13 1L19 9" class="arkadia-pan-cord" />
  </>
);

const BellTower = () => (
  <>
    <path d="M-14-12H14V28H-14Z" class="arkadia-tower" />
    <path d="M-17-9L0-27L17-9Z" class="arkadia-tower-roof" />
    <path d="M0-38V-25M-5-33.500H5" class="arkadia-cross" />
    <path d="M-6 11V1A6 6 0 0 1 6 1V11Z" class="arkadia-belfry" />
    <path d="M-4 9.500C-4 2 4 2 4 9.500Z" class="arkadia-bell" />
    <path d="M-14 15H14M-4 28V22A4 4 0 0 1 4 22V28" class="arkadia-tower-line" />
  </>
);

const styles: Record<string, Style> = {
  residential_house: { Mark: Chimney, yard: false, heart: false },
  farm: { Mark: Field, yard: true, heart: false },
  tavern: { Mark: TavernSign, yard: false, heart: true },
  mill: { Mark: Sails, yard: false, heart: true },
  smithy: { Mark: Forge, yard: true, heart: false },
  trade_centre: { Mark: Market, yard: true, heart: false, awnings: true },
  monastery: { Mark: BellTower, yard: false, heart: false },
};

/** Another component file may have types of its own; they look like houses. */
const plain = styles.residential_house as Style;

const centre = ([row, column]: Cell): string => `translate(${(column + 0.5) * UNIT} ${(row + 0.5) * UNIT})`;

/** Where the seal of a building lies. */
export function sealSpot(type: string, cells: readonly Cell[]): Cell {
  return spots(cells, (styles[type] ?? plain).heart).seal;
}

export interface BuildingArtProps {
  type: string;
  cells: readonly Cell[];
  family: Family;
  completed: boolean;
  /** Cards show their seal elsewhere. */
  sealed?: boolean;
}

/** In the units of the board, whose square `[0, 0]` has its corner at the origin. */
export function BuildingArt({ type, cells, family, completed, sealed = true }: BuildingArtProps) {
  const style = styles[type] ?? plain;
  const spot = spots(cells, style.heart);
  const roofed = style.yard ? cells.filter((cell) => cell !== spot.mark) : cells;
  const groups = components(roofed);
  const state = completed ? "arkadia-finished" : "arkadia-unfinished";
  const { Mark } = style;
  return (
    <g class={`arkadia-building arkadia-type-${type in styles ? type : "plain"} ${state}`}>
      <path d={plan(outline(cells), 2)} class="arkadia-plot" />
      {style.yard && (
        <g transform={centre(spot.mark)}>
          <Mark />
        </g>
      )}
      {groups.map((group) => (
        <House key={String(group[0])} cells={group} awnings={style.awnings ?? false} completed={completed} />
      ))}
      {!style.yard && (
        <g transform={`${centre(spot.mark)} translate(0 ${-WALL})`}>
          <Mark />
        </g>
      )}
      {!completed && <Scaffold cells={roofed} />}
      {sealed && <Token spot={spot} family={family} completed={completed} />}
    </g>
  );
}

/** The seal while it lies there; after that the family's pennant tells who ordered the building. */
function Token({ spot, family, completed }: { spot: Spots; family: Family; completed: boolean }) {
  return (
    <g transform={`${centre(spot.seal)} translate(0 ${-WALL})`}>
      {completed ? (
        <g class={`arkadia-of-${family}`}>
          <path d="M0 8V-24" class="arkadia-pole" />
          <path d="M0-24L19-18.500L0-12Z" class="arkadia-pennant" />
        </g>
      ) : (
        <Seal family={family} />
      )}
    </g>
  );
}

function House({
  cells,
  awnings,
  completed,
}: {
  cells: readonly Cell[];
  awnings: boolean;
  completed: boolean;
}) {
  const ground = plan(outline(cells));
  const faces = slopes(cells);
  const texture = completed ? "tiles" : "rafters";
  return (
    <>
      <path d={ground} class="arkadia-walls" />
      <path d={windows(cells)} class="arkadia-windows" />
      <g transform={`translate(0 ${-WALL})`}>
        <path d={ground} class="arkadia-roof" />
        {facings.map((facing) => (
          <g key={facing}>
            <path d={faces[facing]} class={`arkadia-slope-${facing}`} />
            <path
              d={faces[facing]}
              fill={`url(#arkadia-${awnings ? "awning" : texture}-${facing === "north" || facing === "south" ? "along" : "up"})`}
            />
          </g>
        ))}
        <path d={ground} class="arkadia-eaves" />
      </g>
    </>
  );
}

/** Openings in the walls that face south. */
function windows(cells: readonly Cell[]): string {
  const south = cells.filter(([row, column]) => !cells.some(([r, c]) => r === row + 1 && c === column));
  return south
    .flatMap(([row, column]) =>
      [15, 29, 43].map((x) => `M${column * UNIT + x} ${(row + 1) * UNIT - INSET - WALL + 2.5}h5v5h-5Z`),
    )
    .join("");
}

/** Poles and boards around what is still being built. */
function Scaffold({ cells }: { cells: readonly Cell[] }) {
  const ring = plan(outline(cells), 2);
  return (
    <>
      <path d={ring} class="arkadia-scaffold" />
      <path d={ring} transform={`translate(0 ${-WALL - 3})`} class="arkadia-scaffold-top" />
    </>
  );
}

/** Squares in groups that hang together; a yard may divide a building. */
function components(cells: readonly Cell[]): Cell[][] {
  const rest = new Set(cells);
  const groups: Cell[][] = [];
  for (const first of rest) {
    const group = [first];
    rest.delete(first);
    for (const [row, column] of group) {
      for (const other of [...rest]) {
        if (Math.abs(other[0] - row) + Math.abs(other[1] - column) === 1) {
          rest.delete(other);
          group.push(other);
        }
      }
    }
    groups.push(group);
  }
  return groups;
}
