/** The board: the land, what stands on it, what can be chosen, and what choosing it would bring. */
import "./board.css";

import type { ReadonlySignal } from "@preact/signals";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";

import { language, t } from "../../../i18n";
import type { Insets } from "../../../play/camera";
import type { CameraControl } from "../../../play/useCamera";
import { Viewport } from "../../../play/Viewport";
import { FLOOR } from "../art/Castle";
import { Figure, lookOfKind } from "../art/figures";
import { Drawing, Layer } from "../art/sheet";
import { heldAt, keyOf, mayLie, settle, shapeAt } from "../geometry";
import { testids } from "../testids";
import { type Build, coveredBy, isChosen, waysOf } from "../turn/draft";
import type { TurnControl } from "../turn/useTurn";
import type { Cell, CellKey, View } from "../types";
import { Ghost } from "./Ghost";
import { Camps, Ground } from "./Ground";
import { Around, Brings, CastleGhost } from "./Marks";
import { boundsOf, boxOf, cellAt, toStand } from "./place";
import { Squares } from "./Squares";
import { ableSquares, legalSquares, siteCells, squareNames } from "./squares";
import { Things } from "./Things";

export interface BoardProps {
  view: View;
  control: TurnControl;
  /** Colour names by seat. */
  colours: readonly string[];
  mySeat: number | undefined;
  insets: Insets;
  /** The squares on which something was put last. */
  last: readonly Cell[];
  /** Those of them on which it has just been put. */
  fresh: ReadonlySet<CellKey>;
  /** The squares that a line of the log or the like is about. */
  lit: ReadonlySignal<readonly Cell[]>;
  nameOf(seat: number): string;
  onCamera(camera: CameraControl): void;
}

export function Board(props: BoardProps) {
  const { view, control, colours, mySeat, insets, last, fresh, lit, nameOf } = props;
  const { draft, notes, mine } = control;
  const [camera, setCamera] = useState<CameraControl | undefined>(undefined);
  const [pointed, setPointed] = useState<Cell | undefined>(undefined);
  const bounds = useMemo(() => boundsOf(view.board), [view.board]);
  const legal = useMemo(() => legalSquares(draft, view), [draft, view]);
  const able = useMemo(() => ableSquares(draft, view), [draft, view]);
  const spoken = language();
  // The language is not seen in the words' other sources.
  const names = useMemo(() => squareNames(view, nameOf), [view, spoken]);
  const follows = draft.mode === "build" && !draft.held;
  const ghost = draft.mode === "build" ? ghostOf(draft, view, pointed) : undefined;
  const myColour = mySeat === undefined ? undefined : colours[mySeat];
  const onWheel = useWheelTurn(draft.mode === "build", (by) => control.input({ do: "turn", by }));
  useFollow(camera, last);

  const point = (cell: Cell) => control.input({ do: "square", cell });
  const onKey = (cell: Cell, key: "Enter" | " ") => {
    if (key === "Enter" && isChosen(draft, view, cell) && control.action) control.confirm();
    else point(cell);
  };
  const site = draft.mode === "workers" ? draft.site : undefined;
  return (
    <div class="arkadia-board" data-testid={testids.board}>
      <Viewport
        label={t("arkadia.board")}
        bounds={bounds}
        insets={insets}
        onReady={(ready) => {
          setCamera(ready);
          props.onCamera(ready);
        }}
        onHover={(place) => {
          const cell = follows && place ? cellAt(place.x, place.y) : undefined;
          if (cell?.join() !== pointed?.join()) setPointed(cell);
        }}
      >
        <Drawing
          viewBox={`${bounds.x0} ${bounds.y0} ${bounds.x1 - bounds.x0} ${bounds.y1 - bounds.y0}`}
          class="arkadia-board-drawing"
          style={{
            left: `${bounds.x0}px`,
            top: `${bounds.y0}px`,
            width: `${bounds.x1 - bounds.x0}px`,
            height: `${bounds.y1 - bounds.y0}px`,
          }}
          bare
          onWheel={onWheel}
        >
          <Layer>
            <Ground board={view.board} />
            <Camps camps={view.board.camps} workers={view.workers} />
            <Things
              buildings={view.buildings}
              workers={view.workers}
              castle={view.castle}
              lot={view.lot}
              colours={colours}
              fresh={fresh}
            />
            {last.length > 0 && <Around cells={last} look="last" />}
            {site !== undefined && <Around cells={siteCells(view, site)} look="chosen" />}
            <Lit cells={lit} />
          </Layer>
          <Squares
            board={view.board}
            label={t("arkadia.board.squares")}
            names={names}
            legal={legal}
            able={able}
            raised={draft.mode === "castle" ? FLOOR * (view.floor - 1) : undefined}
            first={[view.lot.row, view.lot.col]}
            onChoose={point}
            onKey={onKey}
            onFocus={(cell) => {
              setPointed(cell);
              if (cell) camera?.reveal(boxOf(cell));
            }}
          />
          <Layer>
            {draft.mode === "workers" &&
              draft.placed.map(({ cell, kind }) => (
                <g key={keyOf(cell)} transform={toStand(cell)} class="arkadia-placing">
                  <Figure look={lookOfKind(kind, myColour)} />
                </g>
              ))}
            {draft.mode === "castle" && draft.cell && (
              <CastleGhost cell={draft.cell} family={draft.family} square={view.castle[keyOf(draft.cell)]} />
            )}
            {ghost && draft.mode === "build" && (
              <Ghost
                card={draft.card}
                cells={ghost.cells}
                legal={ghost.legal}
                held={draft.held !== undefined}
                squareUnder={(clientX, clientY) => {
                  const { x, y } = camera?.at(clientX, clientY) ?? { x: 0, y: 0 };
                  return cellAt(x, y);
                }}
                onDrag={(cell) => control.input({ do: "carry", cell })}
                onTurn={() => control.input({ do: "turn", by: 1 })}
              />
            )}
            {mine && notes && <Brings notes={notes} view={view} ghost={ghost?.cells} colours={colours} />}
          </Layer>
        </Drawing>
      </Viewport>
    </div>
  );
}

/** Where the building in hand is shown: where it was put, else where it would come to lie under the pointer. */
function ghostOf(
  draft: Build,
  view: View,
  pointed: Cell | undefined,
): { cells: Cell[]; legal: boolean } | undefined {
  const put = coveredBy(draft, view);
  if (put) return { cells: put, legal: true };
  const { ways, rows } = waysOf(draft, view);
  const shape = ways[draft.way];
  if (!shape || !pointed) return undefined;
  const anchor = settle(shape, rows[draft.way], pointed) ?? heldAt(shape, pointed);
  return { cells: shapeAt(shape, anchor), legal: mayLie(rows[draft.way], anchor) };
}

function Lit({ cells }: { cells: ReadonlySignal<readonly Cell[]> }) {
  return cells.value.length > 0 ? <Around cells={cells.value} look="lit" /> : null;
}

/** So long between two turns by the wheel, which sends many events for one push. */
const WHEEL_MS = 160;

/** The wheel turns the building in hand; with Ctrl, as when pinching, it zooms as always. */
function useWheelTurn(on: boolean, turn: (by: 1 | -1) => void) {
  const before = useRef(0);
  return (event: WheelEvent) => {
    if (!on || event.ctrlKey) return;
    event.preventDefault();
    // The board does not zoom as well.
    event.stopPropagation();
    if (event.deltaY === 0) return;
    if (event.timeStamp - before.current < WHEEL_MS) return;
    before.current = event.timeStamp;
    turn(event.deltaY > 0 ? 1 : -1);
  };
}

/** Moves the view to what was put down last, unless somebody is moving it. */
function useFollow(camera: CameraControl | undefined, last: readonly Cell[]): void {
  const key = last.join(" ");
  useEffect(() => {
    const [cell] = last;
    if (camera && cell) camera.follow(boxOf(cell));
  }, [camera, key]);
}
