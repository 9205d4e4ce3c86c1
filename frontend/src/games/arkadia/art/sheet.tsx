/** What drawings refer to by name: patterns and clips, put into the page once, when the first drawing is made. */
import "./sheet.css";

import { type ComponentChildren, render, type SVGAttributes } from "preact";

import { TunicClip } from "./figures";

let made = false;

function needSheet(): void {
  if (made) return;
  made = true;
  const holder = document.createElement("div");
  holder.className = "arkadia-sheet";
  holder.setAttribute("aria-hidden", "true");
  document.body.append(holder);
  render(<Sheet />, holder);
}

/** Rows of tiles run along the eaves, rafters across them. */
const Sheet = () => (
  <svg width="0" height="0" aria-hidden="true">
    <defs>
      <TunicClip />
      {["light", "dark"].map((shade) => (
        <radialGradient key={shade} id={`arkadia-patch-${shade}`}>
          <stop offset="0" class={`arkadia-patch-${shade}`} stop-opacity="0.9" />
          <stop offset="1" class={`arkadia-patch-${shade}`} stop-opacity="0" />
        </radialGradient>
      ))}
      <pattern id="arkadia-tiles-along" width="10" height="7" patternUnits="userSpaceOnUse">
        <path d="M0 6.500H10M2.5 0V3M7.5 3.500V6.500M0 3.200H10" class="arkadia-texture" />
      </pattern>
      <pattern id="arkadia-tiles-up" width="7" height="10" patternUnits="userSpaceOnUse">
        <path d="M6.5 0V10M0 2.500H3M3.5 7.500H6.500M3.2 0V10" class="arkadia-texture" />
      </pattern>
      <pattern id="arkadia-rafters-along" width="9" height="9" patternUnits="userSpaceOnUse">
        <path d="M4.5 0V9" class="arkadia-rafter" />
      </pattern>
      <pattern id="arkadia-rafters-up" width="9" height="9" patternUnits="userSpaceOnUse">
        <path d="M0 4.500H9" class="arkadia-rafter" />
      </pattern>
      <pattern id="arkadia-awning-along" width="16" height="16" patternUnits="userSpaceOnUse">
        <path d="M0 0H8V16H0Z" class="arkadia-awning" />
      </pattern>
      <pattern id="arkadia-awning-up" width="16" height="16" patternUnits="userSpaceOnUse">
        <path d="M0 0V8H16V0Z" class="arkadia-awning" />
      </pattern>
    </defs>
  </svg>
);

export interface DrawingProps extends Omit<SVGAttributes<SVGSVGElement>, "viewBox" | "class"> {
  viewBox: string;
  class?: string;
  /** What the picture shows, for whoever cannot see it; without it the picture is decoration. */
  label?: string;
  /** Its parts speak for themselves: neither hidden nor one picture. */
  bare?: boolean;
  children: ComponentChildren;
}

/** An <svg> in which the game's things may be drawn. */
export function Drawing({ viewBox, class: extra, label, bare, children, ...rest }: DrawingProps) {
  needSheet();
  const named = label === undefined ? { "aria-hidden": true } : { role: "img" as const, "aria-label": label };
  const spoken = bare ? {} : named;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is hidden from, or labelled for, those who cannot see it
    <svg class={`arkadia-drawing ${extra ?? ""}`} viewBox={viewBox} focusable="false" {...spoken} {...rest}>
      {children}
    </svg>
  );
}

/** A part of a `bare` drawing that is there to be seen alone. */
export function Layer({ children }: { children: ComponentChildren }) {
  return (
    <svg class="arkadia-drawing" aria-hidden="true">
      {children}
    </svg>
  );
}
