/** The board: tiles, pieces, what can be chosen on it, and what somebody looks at. */
import { useEffect, useMemo, useState } from "preact/hooks";

import { t } from "../../../i18n";
import type { Insets } from "../../../play/camera";
import { OffscreenHint } from "../../../play/OffscreenHint";
import { colourOfSeat, type Seating } from "../../../play/seating";
import type { CameraControl } from "../../../play/useCamera";
import { Viewport } from "../../../play/Viewport";
import { testids } from "../testids";
import type { TileKind, TileSet } from "../tile/kinds";
import { originOf } from "../tile/places";
import { Tile } from "../tile/Tile";
import { arkSteps } from "../turn/turn";
import type { TurnControl } from "../turn/useTurn";
import { type ArkView, type Cell, cellOf } from "../view";
import { ArkWalk } from "./ArkWalk";
import { BoardTile } from "./BoardTile";
import { Ghost } from "./Ghost";
import { boundsOf, boxOf, pointOn, segmentUnder } from "./ground";
import { Highlight } from "./Highlight";
import { LandShadow } from "./LandShadow";
import { hold, hover, lookAt, spotOf } from "./look";
import { Pieces } from "./Pieces";
import { Places } from "./Places";
import { SegmentMarks } from "./SegmentMarks";
import type { Attention } from "./spot";
import { useRoving } from "./useRoving";
import { useFollow, usePieceScale } from "./useView";

export interface BoardProps {
  view: ArkView;
  tiles: TileSet;
  seating: Seating;
  mySeat: number | undefined;
  control: TurnControl;
  attention: Attention;
  insets: Insets;
  /** The tile laid last, if anybody laid one yet. */
  lastCell: Cell | undefined;
  /** The number by which a segment of the tile in question can be chosen. */
  numberOf(segment: number): number | undefined;
  /** Chooses a piece for a segment, or another, or none, as it is pressed again. */
  onSegment(segment: number): void;
  /** A place was chosen with the keyboard: the next choice is elsewhere. */
  onPlacedByKey(): void;
  /** Changes when the keyboard is to go on with the Ark's steps. */
  walkTurn: number;
  onSteppedByKey(): void;
  onCamera(camera: CameraControl): void;
}

export function Board(props: BoardProps) {
  const { view, tiles, seating, mySeat, control, attention, insets, lastCell, numberOf, onSegment } = props;
  const { turn, mine, focusCell, features } = control;
  const [camera, setCamera] = useState<CameraControl | undefined>(undefined);
  const handKind = tiles.get(view.tile ?? "");
  const ghost = mine && view.phase === "place_tile" ? turn.ghost : undefined;
  const board = useMemo(
    () =>
      ghost && view.tile
        ? { ...view.board, [ghost]: { tile: view.tile, rotation: turn.rotation } }
        : view.board,
    [view.board, view.tile, ghost, turn.rotation],
  );
  const bounds = useMemo(() => boundsOf(Object.keys(view.board)), [view.board]);
  const show = (cell: Cell) => camera?.reveal(boxOf(cell));

  const places = (mine && view.legal?.place_tile) || {};
  const free = Object.keys(places).filter((cell) => cell !== ghost);
  const arkPlaces = (mine && view.legal?.place_ark) || [];
  const steps = (mine && control.second && arkSteps(turn, control.second, board)) || [];
  const roving = useRoving(free.length > 0 ? free : arkPlaces, show);
  const stepRoving = useRoving(steps, show);
  const path = turn.choice.kind === "ark" ? turn.choice.path : [];
  const arkStart = view.ark && cellOf(view.ark.x, view.ark.y);

  useFollow(camera, lastCell);
  useEffect(() => {
    if (props.walkTurn === 0) return;
    if (steps[0] !== undefined) stepRoving.focus(steps[0]);
    else props.onPlacedByKey();
  }, [props.walkTurn]);
  const scale = usePieceScale(camera);

  const canTurn = ghost !== undefined && (places[ghost]?.length ?? 0) > 1;
  const press = (x: number, y: number) => {
    const cell = cellOf(Math.floor(x / 100), Math.floor(y / 100));
    if (mine && turn.choice.kind === "ark") control.stepArk(cell);
    else if (mine && view.phase === "place_ark") control.putArk(cell);
    else if (cell === ghost && canTurn) control.turnTile(1);
    else if (mine && cell === focusCell) {
      const segment = segmentUnder(board, tiles, cell, pointOn(x, y));
      if (segment !== undefined) onSegment(segment);
    } else if (cell in view.board) hold(attention, lookAt(features, board, tiles, x, y));
    else if (mine && view.phase === "place_tile") control.putTile(cell);
    else attention.held.value = undefined;
  };
  const pointAt = (place: { x: number; y: number } | undefined) => {
    const looking = place && !(mine && turn.choice.kind === "ark");
    hover(attention, looking ? lookAt(features, board, tiles, place.x, place.y) : undefined);
  };

  const width = bounds.x1 - bounds.x0;
  const height = bounds.y1 - bounds.y0;
  const focused = focusCell === undefined ? undefined : board[focusCell];
  const focusedKind = focused && tiles.get(focused.tile);
  return (
    <div class="ark-board" data-testid={testids.board}>
      <Viewport
        label={t("ark.board", { tiles: Object.keys(view.board).length })}
        bounds={bounds}
        insets={insets}
        onReady={(ready) => {
          setCamera(ready);
          props.onCamera(ready);
        }}
        onPress={press}
        onHover={pointAt}
        overlay={
          camera &&
          lastCell && (
            <OffscreenHint
              control={camera}
              target={boxOf(lastCell)}
              insets={insets}
              label={t("ark.show_last")}
            />
          )
        }
      >
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: the board's group is labelled, its parts are */}
        <svg
          class="ark-land"
          viewBox={`${bounds.x0} ${bounds.y0} ${width} ${height}`}
          style={{
            left: `${bounds.x0}px`,
            top: `${bounds.y0}px`,
            width: `${width}px`,
            height: `${height}px`,
          }}
        >
          <LandShadow board={view.board} />
          {Object.entries(view.board).map(([cell, placed]) => {
            const kind = tiles.get(placed.tile);
            return (
              kind && (
                <BoardTile
                  key={cell}
                  kind={kind}
                  rotation={placed.rotation}
                  cell={cell}
                  fresh={cell === lastCell}
                />
              )
            );
          })}
          {view.phase === "place_tile" && handKind && (
            <Places
              cells={free}
              roving={roving}
              look="tile"
              isNow={(cell) => places[cell]?.includes(turn.rotation) ?? false}
              label={(x, y, now) => t(now ? "ark.place_here" : "ark.place_turned", { x, y })}
              onChoose={(cell, byKey) => {
                control.putTile(cell);
                if (byKey) props.onPlacedByKey();
              }}
              promise={() => <Tile kind={handKind} rotation={turn.rotation} />}
            />
          )}
          {ghost && handKind && (
            <Ghost
              cell={ghost}
              kind={handKind}
              rotation={turn.rotation}
              canTurn={canTurn}
              onTurn={control.turnTile}
            />
          )}
          <Highlight attention={attention} board={board} tiles={tiles} />
          <Pieces
            view={view}
            tiles={tiles}
            seating={seating}
            scale={scale}
            arkAt={path.at(-1) ?? turn.arkCell}
          />
          {mine && focusCell && focused && focusedKind && turn.choice.kind !== "ark" && (
            <g transform={translate(focusCell)}>
              {view.phase === "second_action" && (
                <rect class="ark-ghost-edge" width="100" height="100" rx="3" />
              )}
              <SegmentMarks
                kind={focusedKind as TileKind}
                rotation={focused.rotation}
                choice={turn.choice}
                colour={mySeat === undefined ? "black" : colourOfSeat(seating, mySeat)}
                scale={scale}
                numberOf={numberOf}
                onChoose={onSegment}
                onHover={(segment) => {
                  attention.hovered.value = spotOf(features, focusCell, segment);
                }}
              />
            </g>
          )}
          {view.phase === "place_ark" && (
            <Places
              cells={arkPlaces.filter((cell) => cell !== turn.arkCell)}
              roving={roving}
              look="ark"
              isNow={() => true}
              label={(x, y) => t("ark.ark_here", { x, y })}
              onChoose={(cell, byKey) => {
                control.putArk(cell);
                if (byKey) props.onPlacedByKey();
              }}
            />
          )}
          {arkStart && turn.choice.kind === "ark" && (
            <ArkWalk
              start={arkStart}
              path={path}
              steps={steps}
              expected={control.expected}
              roving={stepRoving}
              onStep={(cell, byKey) => {
                control.stepArk(cell);
                if (byKey) props.onSteppedByKey();
              }}
            />
          )}
        </svg>
      </Viewport>
    </div>
  );
}

function translate(cell: Cell): string {
  const { x, y } = originOf(cell);
  return `translate(${x} ${y})`;
}
