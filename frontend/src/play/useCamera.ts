/** Pan and zoom by drag, pinch and wheel (d3-zoom), and the same by calls; the camera is a signal. */
import { type ReadonlySignal, signal } from "@preact/signals";
import { select } from "d3-selection";
import { type D3ZoomEvent, type ZoomBehavior, type ZoomTransform, zoom, zoomIdentity } from "d3-zoom";
import type { RefObject } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";

import {
  type Box,
  between,
  type Camera,
  fitting,
  held,
  type Insets,
  onBoard,
  onScreen,
  revealing,
  type Size,
  shows,
} from "./camera";
import { animate } from "./motion";

const MOVE_MS = 380;
/** So long after a gesture the board does not move by itself. */
const QUIET_MS = 3000;
const SCALES: [number, number] = [0.15, 4];
/** How large a board unit gets at most when all of the board is shown. */
const LARGEST_FIT = 1.5;
const MARGIN = 60;
/** How small a board unit gets at least while nobody has moved the board, so that a finger can still hit. */
const SMALLEST_HOME = 0.42;

export interface CameraControl {
  camera: ReadonlySignal<Camera>;
  size: ReadonlySignal<Size>;
  /** Shows all of the board. */
  fit(): void;
  zoomBy(factor: number): void;
  /** Moves what is seen, in CSS pixels. */
  panBy(x: number, y: number): void;
  /** Moves there if it is not seen. */
  reveal(box: Box): void;
  /** As `reveal`, but leaves the board alone while somebody is moving it. Says whether it is seen then. */
  follow(box: Box): boolean;
  /** From a pointer's place on the page to the board. */
  at(clientX: number, clientY: number): { x: number; y: number };
  /** From the board to the page. */
  onPage(x: number, y: number): { x: number; y: number };
}

class Control implements CameraControl {
  readonly camera = signal<Camera>({ k: 1, x: 0, y: 0 });
  readonly size = signal<Size>({ width: 0, height: 0 });
  bounds: Box = { x0: 0, y0: 0, x1: 1, y1: 1 };
  insets: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
  #viewport: HTMLElement | undefined;
  #behaviour: ZoomBehavior<HTMLElement, unknown> | undefined;
  #focus: Box | undefined;
  #touched = false;
  #gesturing = false;
  #lastGesture = Number.NEGATIVE_INFINITY;
  #stop: () => void = () => undefined;

  attach(viewport: HTMLElement, world: HTMLElement): () => void {
    const behaviour = zoom<HTMLElement, unknown>()
      .scaleExtent(SCALES)
      .filter(
        (event: MouseEvent) =>
          // Touches have no button.
          !event.button &&
          (!event.ctrlKey || event.type === "wheel") &&
          !(event.type === "wheel" && (event.target as Element).closest("[data-own-wheel]")),
      )
      .constrain((transform) => {
        const kept = held(transform, this.bounds, this.#measure(), MARGIN);
        return zoomIdentity.translate(kept.x, kept.y).scale(kept.k);
      })
      .on("start", ({ sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => {
        if (sourceEvent) this.#gestureBegins(world);
      })
      .on("zoom", ({ transform }: D3ZoomEvent<HTMLElement, unknown>) => this.#show(world, transform))
      .on("end", ({ sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => {
        if (sourceEvent) this.#gestureEnds(world);
      });
    this.#viewport = viewport;
    this.#behaviour = behaviour;
    select(viewport).call(behaviour).on("dblclick.zoom", null);
    const observer = new ResizeObserver(() => this.#resized());
    observer.observe(viewport);
    return () => {
      observer.disconnect();
      this.#stop();
      select(viewport).on(".zoom", null);
      this.#viewport = undefined;
    };
  }

  fit(): void {
    this.#touched = true;
    this.#goTo(this.#fitting());
  }

  zoomBy(factor: number): void {
    const { width, height } = this.#measure();
    const from = this.camera.value;
    const k = Math.min(SCALES[1], Math.max(SCALES[0], from.k * factor));
    const middle = onBoard(from, width / 2, height / 2);
    this.#touched = true;
    this.#goTo({ k, x: width / 2 - middle.x * k, y: height / 2 - middle.y * k });
  }

  panBy(x: number, y: number): void {
    this.#touched = true;
    const { k, ...from } = this.camera.value;
    this.#jump({ k, x: from.x - x, y: from.y - y });
  }

  reveal(box: Box): void {
    if (!this.#sees(box)) this.#goTo(revealing(this.camera.value, box, this.#measure(), this.#padded()));
  }

  follow(box: Box): boolean {
    this.#focus = box;
    if (this.#sees(box)) return true;
    const busy = this.#gesturing || performance.now() - this.#lastGesture < QUIET_MS;
    if (busy) return false;
    if (this.#touched) this.reveal(box);
    else this.#goTo(this.#home());
    return true;
  }

  at(clientX: number, clientY: number): { x: number; y: number } {
    const frame = this.#viewport?.getBoundingClientRect();
    return onBoard(this.camera.value, clientX - (frame?.left ?? 0), clientY - (frame?.top ?? 0));
  }

  onPage(x: number, y: number): { x: number; y: number } {
    const frame = this.#viewport?.getBoundingClientRect();
    const place = onScreen(this.camera.value, x, y);
    return { x: place.x + (frame?.left ?? 0), y: place.y + (frame?.top ?? 0) };
  }

  #sees(box: Box): boolean {
    return shows(this.camera.value, box, this.#measure(), this.insets);
  }

  #fitting(): Camera {
    return fitting(this.bounds, this.#measure(), this.#padded(), LARGEST_FIT);
  }

  /** All of the board, or so much of it as can be shown large enough, what was laid last included. */
  #home(): Camera {
    const all = this.#fitting();
    if (all.k >= SMALLEST_HOME) return all;
    const { width, height } = this.#measure();
    const middle = onBoard(all, width / 2, height / 2);
    const k = SMALLEST_HOME;
    const near = { k, x: width / 2 - middle.x * k, y: height / 2 - middle.y * k };
    return this.#focus ? revealing(near, this.#focus, this.#measure(), this.#padded()) : near;
  }

  #padded(): Insets {
    const { top, right, bottom, left } = this.insets;
    return { top: top + 16, right: right + 16, bottom: bottom + 16, left: left + 16 };
  }

  #measure(): Size {
    return { width: this.#viewport?.clientWidth ?? 0, height: this.#viewport?.clientHeight ?? 0 };
  }

  #gestureBegins(world: HTMLElement): void {
    this.#stop();
    this.#touched = true;
    this.#gesturing = true;
    // While it moves the board is one picture; drawn anew, sharp, when it rests.
    world.style.willChange = "transform";
  }

  #gestureEnds(world: HTMLElement): void {
    this.#gesturing = false;
    this.#lastGesture = performance.now();
    world.style.willChange = "";
  }

  #show(world: HTMLElement, { k, x, y }: ZoomTransform): void {
    world.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
    this.camera.value = { k, x, y };
  }

  #resized(): void {
    const before = this.size.value;
    const now = this.#measure();
    this.size.value = now;
    if (now.width === 0 || now.height === 0) return;
    if (!this.#touched) {
      this.#jump(this.#home());
      return;
    }
    const { k, x, y } = this.camera.value;
    this.#jump({ k, x: x + (now.width - before.width) / 2, y: y + (now.height - before.height) / 2 });
  }

  #goTo(target: Camera): void {
    this.#stop();
    const from = this.camera.value;
    this.#stop = animate(MOVE_MS, (share) => this.#jump(between(from, target, share)));
  }

  #jump({ k, x, y }: Camera): void {
    if (!this.#viewport || !this.#behaviour) return;
    this.#behaviour.transform(select(this.#viewport), zoomIdentity.translate(x, y).scale(k));
  }
}

/** A camera over `viewport`, which moves `world` inside it. `bounds` is all there is to see. */
export function useCamera(
  viewport: RefObject<HTMLElement | null>,
  world: RefObject<HTMLElement | null>,
  bounds: Box,
  insets: Insets,
): CameraControl {
  const control = useMemo(() => new Control(), []);
  control.bounds = bounds;
  control.insets = insets;
  const attached = useRef(false);
  useEffect(() => {
    if (!viewport.current || !world.current || attached.current) return;
    attached.current = true;
    const detach = control.attach(viewport.current, world.current);
    return () => {
      attached.current = false;
      detach();
    };
  }, [control, viewport, world]);
  return control;
}
