/** A board of any size seen through a window: drag, pinch, wheel and keys move it, buttons too. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { t } from "../i18n";
import { IconButton } from "../ui/Button";
import type { Box, Insets } from "./camera";
import { type CameraControl, useCamera } from "./useCamera";

export interface ViewportProps {
  /** What the board is, for screen readers. */
  label: string;
  bounds: Box;
  /** What lies over the edges of the viewport. */
  insets: Insets;
  /** Called once with the means to move the board. */
  onReady(camera: CameraControl): void;
  /** A click or tap that no element of the board took, in board units. */
  onPress?(x: number, y: number): void;
  /** The pointer over the board, in board units; undefined when it has left. */
  onHover?(place: { x: number; y: number } | undefined): void;
  /** Drawn above the board and not moved with it. */
  overlay?: ComponentChildren;
  /** An <svg> or other element whose origin is the board's. */
  children: ComponentChildren;
}

const STEP = 80;
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

export function Viewport(props: ViewportProps) {
  const { label, bounds, insets, onReady, onPress, onHover, overlay, children } = props;
  const viewport = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const camera = useCamera(viewport, world, bounds, insets);
  useEffect(() => onReady(camera), [camera]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== viewport.current || event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    if (arrow) camera.panBy(...arrow);
    else if (event.key === "+" || event.key === "=") camera.zoomBy(1.25);
    else if (event.key === "-") camera.zoomBy(0.8);
    else if (event.key === "0") camera.fit();
    else return;
    event.preventDefault();
  };

  return (
    <div class="viewport-frame">
      {/* biome-ignore lint/a11y/useSemanticElements: a region that can be moved about has no element of its own */}
      <div
        ref={viewport}
        class="viewport"
        role="group"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the board
        tabIndex={0}
        onKeyDown={onKeyDown}
        onClick={(event) => {
          const { x, y } = camera.at(event.clientX, event.clientY);
          onPress?.(x, y);
        }}
        onPointerMove={(event) => {
          if (event.pointerType === "mouse") onHover?.(camera.at(event.clientX, event.clientY));
        }}
        onPointerLeave={() => onHover?.(undefined)}
      >
        <div ref={world} class="viewport-world">
          {children}
        </div>
      </div>
      {overlay}
      <div class="viewport-buttons">
        <IconButton icon="zoomIn" label={t("play.zoom_in")} onClick={() => camera.zoomBy(1.35)} />
        <IconButton icon="zoomOut" label={t("play.zoom_out")} onClick={() => camera.zoomBy(1 / 1.35)} />
        <IconButton icon="fit" label={t("play.fit")} data-testid="fit" onClick={() => camera.fit()} />
      </div>
    </div>
  );
}
