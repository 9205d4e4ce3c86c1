/** How the board is seen: what follows the camera, and what the camera follows. */
import { effect } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";

import type { CameraControl } from "../../../play/useCamera";
import type { Cell } from "../view";
import { boxOf } from "./ground";

/** Pieces stay recognisable from afar: drawn larger there, in few steps so that they seldom change. */
export function usePieceScale(camera: CameraControl | undefined): number {
  const [scale, setScale] = useState(1.12);
  useEffect(() => {
    if (!camera) return undefined;
    return effect(() => {
      const { k } = camera.camera.value;
      setScale(k < 0.4 ? 1.75 : k < 0.6 ? 1.4 : 1.12);
    });
  }, [camera]);
  return scale;
}

/** Moves the view to a newly laid tile, unless somebody is moving it. */
export function useFollow(camera: CameraControl | undefined, lastCell: Cell | undefined): void {
  useEffect(() => {
    if (!camera || lastCell === undefined) return;
    const { x0, y0, x1, y1 } = boxOf(lastCell);
    // With the places around it, where the next tile may go.
    camera.follow({ x0: x0 - 60, y0: y0 - 60, x1: x1 + 60, y1: y1 + 60 });
  }, [camera, lastCell]);
}
