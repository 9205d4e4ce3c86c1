/**
 * Workers. The five kinds differ by hat, by the pattern of the tunic and by the badge on it as well as by
 * colour; each stands on the origin, about 44 units high.
 */
import "./figures.css";

import type { FunctionComponent } from "preact";

import type { WorkerKind } from "../turn/workers";

export type WorkerLook = "yellow" | "orange" | "green" | "violet" | "neutral";

const body = "M-5.5-24C-9.5-22.5-12-17-13-9.500L-8.8-8.300L-8 0H8L8.8-8.300L13-9.500C12-17 9.5-22.5 5.5-24Z";

const StrawHat = () => (
  <>
    <ellipse cx="0" cy="-34.5" rx="12.5" ry="3.7" class="arkadia-hat-straw" />
    <path d="M-6.5-35.500C-6-42 6-42 6.5-35.500Z" class="arkadia-hat-straw" />
    <path d="M-6.6-35.500C-3-34 3-34 6.6-35.5" class="arkadia-hat-band" />
  </>
);
const Hood = () => (
  <path d="M-8-27C-9.5-35-4-38 3-45.500C4-39 9.5-35 8-27C5-31-5-31-8-27Z" class="arkadia-hat" />
);
const FlatCap = () => (
  <>
    <path d="M-7.5-33C-9-40 6-42 8-35.500L12.5-33.500C9-32 4-32.5-7.5-33Z" class="arkadia-hat" />
    <circle cx="0.5" cy="-39" r="1.5" class="arkadia-badge" />
  </>
);
const Turban = () => (
  <>
    <path d="M-8.5-32C-11-38-6-43 0-43S11-38 8.5-32C4-34-4-34-8.5-32Z" class="arkadia-hat" />
    <path d="M-8-35.500C-2-40 4-41 7-40M-5-33.500C1-37 6-38 9-37" class="arkadia-hat-band" />
    <circle cx="0" cy="-41.5" r="2" class="arkadia-badge" />
  </>
);
const Headband = () => (
  <path
    d="M-6.7-33.500C-3-35.5 3-35.5 6.7-33.500L6.5-31.500C3-33.3-3-33.3-6.5-31.500Z"
    class="arkadia-band"
  />
);

interface Look {
  Hat: FunctionComponent;
  /** What is woven into the tunic. */
  pattern: string;
  /** The badge on the chest, about the origin. */
  badge: string;
}

const looks: Record<WorkerLook, Look> = {
  yellow: { Hat: StrawHat, pattern: "", badge: "M4.3 0A4.3 4.3 0 1 1-4.3 0A4.3 4.3 0 1 1 4.3 0Z" },
  orange: {
    Hat: Hood,
    pattern: "M-12-13.500L12-13.500M-11-18L11-18M-9-4.500H9M-9-9H9",
    badge: "M0-4.800L5 3.800H-5Z",
  },
  green: {
    Hat: FlatCap,
    pattern: "M-7-24V0M-3.5-24V0M3.5-24V0M7-24V0",
    badge: "M-4-4H4V4H-4Z",
  },
  violet: {
    Hat: Turban,
    pattern: "M-12-14L-2-24M-11-6L7-24M-8 0L11-19M0 0L12-12M12-14L2-24M11-6L-7-24M8 0L-11-19M0 0L-12-12",
    badge: "M0-5.500L4.7 0L0 5.500L-4.7 0Z",
  },
  neutral: { Hat: Headband, pattern: "", badge: "" },
};

const isLook = (colour: string | undefined): colour is WorkerLook => colour !== undefined && colour in looks;

/** How a worker of a player's colour looks. */
export function lookOf(colour: string | undefined): WorkerLook {
  return isLook(colour) ? colour : "neutral";
}

/** How a worker of one kind looks to a player of a colour. */
export function lookOfKind(kind: WorkerKind, colour: string | undefined): WorkerLook {
  return kind === "neutral" ? "neutral" : lookOf(colour);
}

export function Figure({ look }: { look: WorkerLook }) {
  const { Hat, pattern, badge } = looks[look];
  return (
    <g class={`arkadia-figure arkadia-figure-${look}`}>
      <ellipse cx="0" cy="0.5" rx="12" ry="4" class="arkadia-foot" />
      <path d={body} class="arkadia-tunic" />
      {pattern && (
        <g clip-path="url(#arkadia-tunic-clip)">
          <path d={pattern} class="arkadia-weave" />
        </g>
      )}
      <path d="M-13-9.500L-8.8-8.300M13-9.500L8.8-8.300M-8.5-6.500H8.5" class="arkadia-belt" />
      <circle cx="0" cy="-30" r="6.7" class="arkadia-face" />
      <Hat />
      {badge && <path d={badge} transform="translate(0-14.5)" class="arkadia-badge" />}
    </g>
  );
}

/** To be defined once on the page: what keeps the weave inside the tunic. */
export const TunicClip = () => (
  <clipPath id="arkadia-tunic-clip">
    <path d={body} />
  </clipPath>
);
