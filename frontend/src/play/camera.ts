/** How a board lies under its viewport: plain arithmetic on scale and offset, without any DOM. */

/** A part of the board, in its own units. */
export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** Screen = board * k + (x, y), in CSS pixels from the viewport's top left corner. */
export interface Camera {
  k: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Room kept free at the edges of the viewport, in CSS pixels. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** The camera that shows all of `box`, no larger than `most`, in the middle of what the insets leave. */
export function fitting(box: Box, size: Size, insets: Insets, most: number): Camera {
  const width = Math.max(1, size.width - insets.left - insets.right);
  const height = Math.max(1, size.height - insets.top - insets.bottom);
  const k = Math.min(most, width / (box.x1 - box.x0), height / (box.y1 - box.y0));
  return {
    k,
    x: insets.left + width / 2 - (k * (box.x0 + box.x1)) / 2,
    y: insets.top + height / 2 - (k * (box.y0 + box.y1)) / 2,
  };
}

export function onScreen(camera: Camera, x: number, y: number): { x: number; y: number } {
  return { x: camera.k * x + camera.x, y: camera.k * y + camera.y };
}

export function onBoard(camera: Camera, x: number, y: number): { x: number; y: number } {
  return { x: (x - camera.x) / camera.k, y: (y - camera.y) / camera.k };
}

/** Whether all of `box` is seen between the insets. */
export function shows(camera: Camera, box: Box, size: Size, insets: Insets): boolean {
  const from = onScreen(camera, box.x0, box.y0);
  const to = onScreen(camera, box.x1, box.y1);
  return (
    from.x >= insets.left &&
    from.y >= insets.top &&
    to.x <= size.width - insets.right &&
    to.y <= size.height - insets.bottom
  );
}

/** The camera moved, at the same scale and no further than needed, so that `box` is seen. */
export function revealing(camera: Camera, box: Box, size: Size, insets: Insets): Camera {
  const from = onScreen(camera, box.x0, box.y0);
  const to = onScreen(camera, box.x1, box.y1);
  return {
    k: camera.k,
    x: camera.x + shift(from.x, to.x, insets.left, size.width - insets.right),
    y: camera.y + shift(from.y, to.y, insets.top, size.height - insets.bottom),
  };
}

function shift(from: number, to: number, low: number, high: number): number {
  if (to - from > high - low) return (low + high) / 2 - (from + to) / 2;
  if (from < low) return low - from;
  return to > high ? high - to : 0;
}

/** The camera held so that the middle of the viewport stays within `margin` units of `bounds`. */
export function held(camera: Camera, bounds: Box, size: Size, margin: number): Camera {
  const middle = onBoard(camera, size.width / 2, size.height / 2);
  const x = Math.min(bounds.x1 + margin, Math.max(bounds.x0 - margin, middle.x));
  const y = Math.min(bounds.y1 + margin, Math.max(bounds.y0 - margin, middle.y));
  return { k: camera.k, x: camera.x + (middle.x - x) * camera.k, y: camera.y + (middle.y - y) * camera.k };
}

/** Between two cameras; scale changes evenly to the eye. */
export function between(from: Camera, to: Camera, share: number): Camera {
  const mix = (a: number, b: number) => a + (b - a) * share;
  return { k: from.k * (to.k / from.k) ** share, x: mix(from.x, to.x), y: mix(from.y, to.y) };
}
