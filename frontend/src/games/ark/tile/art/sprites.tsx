/** The small things that tiles show, drawn once and used by reference; each about its own middle or foot. */
import type { FunctionComponent } from "preact";

const Tuft = () => (
  <path
    d="M-2.4 0C-2.2-1.6-2.8-2.6-3.4-3.2M-.8 0C-.8-2.2-1-3.4-.6-4.6M.8 0C1-1.8 1.6-2.8 2.6-3.6"
    class="ark-tuft"
  />
);

const Bush = () => (
  <>
    <ellipse cx="0.6" cy="0.4" rx="3.4" ry="1.2" class="ark-shade" />
    <path d="M-3 0a1.9 1.9 0 0 1 .6-3a2.3 2.3 0 0 1 4.2-.4a1.9 1.9 0 0 1 1 3.4Z" class="ark-bush" />
    <path d="M-1.8-2.4a1.4 1.4 0 0 1 2-.9" class="ark-bush-light" />
  </>
);

const Stones = () => (
  <>
    <ellipse cx="0" cy="0.5" rx="3" ry="1" class="ark-shade" />
    <path d="M-2.6.4C-2.8-1-1.6-1.7-.6-1.4C.2-1.1.4-.2.2.4Z" class="ark-stone" />
    <path d="M.2.5C.2-.4.9-.9 1.6-.6C2.2-.4 2.4.1 2.3.5Z" class="ark-stone" />
  </>
);

const Flowers = () => (
  <>
    <path d="M-1.4 0V-2M1.2 0V-2.6M-.1.4V-1.2" class="ark-tuft" />
    <circle cx="-1.4" cy="-2.2" r=".75" class="ark-flower" />
    <circle cx="1.2" cy="-2.8" r=".75" class="ark-flower" />
    <circle cx="-.1" cy="-1.2" r=".65" class="ark-flower" />
  </>
);

const Sheep = () => (
  <>
    <ellipse cx="0" cy="5" rx="6.4" ry="1.5" class="ark-shade" />
    <path d="M-3 2.5V5.2M-.8 3V5.2M2 3V5.2M3.9 2.5V5.2" class="ark-sheep-leg" />
    <path
      d="M-5.6 1.8A2.5 2.5 0 0 1-5.7-2A2.6 2.6 0 0 1-2.5-4A3 3 0 0 1 2-4.3A2.7 2.7 0 0 1 5.1-2.3A2.5 2.5 0 0 1 5 2.1A2.6 2.6 0 0 1 1.4 3.5A2.8 2.8 0 0 1-2.6 3.5A2.5 2.5 0 0 1-5.6 1.8Z"
      class="ark-wool"
    />
    <path
      d="M-3.4-1.2a1.3 1.3 0 0 0 2 .9M.4-1.8a1.3 1.3 0 0 0 2 .7M-1.2 1.2a1.3 1.3 0 0 0 2 .4"
      class="ark-curl"
    />
    <path
      d="M4.3-3.1C4.8-4.8 7.3-4.8 8-3.2C8.5-1.9 8.2.3 7 .7C5.5 1.1 4-1.3 4.3-3.1Z"
      class="ark-sheep-face"
    />
    <path d="M4.5-3.5L2.9-2.9" class="ark-sheep-leg" />
    <circle cx="6.5" cy="-2.1" r=".55" class="ark-white" />
  </>
);

const Wolf = () => (
  <>
    <ellipse cx="0.4" cy="5.6" rx="6.8" ry="1.4" class="ark-shade" />
    <path
      d="M-8.9-.6L-5.9-2.7L-5.7-6.2L-3.7-4.1L-2.2-5.9L-1.5-2.9C1-3.6 3.5-3.4 5-2.5C6.5-2.5 7.8-3.8 8.3-5.6C9.7-3.3 8.6-.2 6.2.4L6.5 5.7H4.8L4 2.2C2.4 2.8.6 2.8-.7 2.5L-1.1 5.7H-2.8L-3.3 1.7C-4.1 1.3-4.7.9-5.1.5L-7.9.8L-6.9-.2Z"
      class="ark-wolf"
    />
    <path d="M-.9-1.9C1-2.5 3-2.3 4.4-1.5" class="ark-wolf-back" />
    <circle cx="-5" cy="-2" r=".8" class="ark-wolf-eye" />
  </>
);

const Scroll = () => (
  <>
    <ellipse cx="0.6" cy="6" rx="7" ry="1.6" class="ark-shade" />
    <path d="M-4.6-5H4.6V4.8H-4.6Z" class="ark-parchment" />
    <path d="M-2.8-2.7H2.8M-2.8-.9H2.8M-2.8.9H2.8M-2.8 2.7H1" class="ark-writing" />
    <path d="M-5.4-6.6V6.4M5.4-6.6V6.4" class="ark-rod-edge" />
    <path d="M-5.4-6.6V6.4M5.4-6.6V6.4" class="ark-rod" />
    <path d="M-5.4-4.7V4.6M5.4-4.7V4.6" class="ark-roll-edge" />
    <path d="M-5.4-4.3V4.2M5.4-4.3V4.2" class="ark-roll" />
  </>
);

const palm = (x: number, y: number, lean: number, size: number) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path d={`M0 0C.4-3 ${lean * 0.6}-6 ${lean}-9`} class="ark-trunk" />
    <g transform={`translate(${lean}-9)`}>
      <path
        d="M0 0C-1.5-2.8-4.5-3-6.6-.6C-4.5-1.3-2.5-1.1 0 0C-2.5-.2-4.3 1.4-4.8 3.8C-3.3 2-1.6.9 0 0C-.8 1.5-.6 3 0 4.6C.6 3 .8 1.5 0 0C1.6.9 3.3 2 4.8 3.8C4.3 1.4 2.5-.2 0 0C2.5-1.1 4.5-1.3 6.6-.6C4.5-3 1.5-2.8 0 0C.8-1.8.4-3.5-.7-4.6C-.9-2.8-.8-1.3 0 0Z"
        class="ark-palm"
      />
      <circle cx="-.6" cy=".7" r=".75" class="ark-date" />
      <circle cx=".8" cy=".9" r=".75" class="ark-date" />
    </g>
  </g>
);

const Oasis = () => (
  <>
    <path
      d="M-8.2 1.2C-8.4-2.6-3-4.4 1-4C6-3.6 8.6-1 8 2.2C7.4 5.2 2 6 -2 5.4C-6 4.8-8-.2-8.2 1.2Z"
      class="ark-shore"
    />
    <path
      d="M-6.6 1.3C-6.6-1.6-2.4-2.9.8-2.6C4.8-2.3 6.7-.5 6.3 1.9C5.9 4.2 1.6 4.5-1.6 4.1C-5 3.7-6.6 3-6.6 1.3Z"
      class="ark-water"
    />
    <path d="M-3.8 1.5C-2.6.9-1.5.9-.5 1.5M.6-.4C1.8-1 2.9-1 3.9-.4" class="ark-ripple" />
    {palm(-4.6, 0.2, -1.2, 0.95)}
    {palm(4.4, 1.4, 1.6, 0.8)}
  </>
);

const house = (width: number, height: number, roof: "flat" | "dome" | "step") => (
  <>
    <path d={`M${-width / 2} 0h${width + 2.2}l-2.2 1.4h${-width}Z`} class="ark-shade" />
    <rect x={-width / 2} y={-height} width={width} height={height} class="ark-house" />
    <rect
      x={width / 2 - width * 0.34}
      y={-height}
      width={width * 0.34}
      height={height}
      class="ark-house-dark"
    />
    {roof === "dome" && (
      <path
        d={`M${-width * 0.32}${-height - 2}a${width * 0.32} ${width * 0.34} 0 0 1 ${width * 0.64} 0Z`}
        class="ark-dome"
      />
    )}
    <path
      d={`M${-width / 2}${-height}v-2.4h${width}v2.4Z`}
      class={roof === "step" ? "ark-tiled-roof" : "ark-roof"}
    />
    {roof === "step" && (
      <rect x={-width / 2 + 0.8} y={-height - 5} width={width * 0.5} height="2.8" class="ark-house" />
    )}
    <path d={`M-1.2 0v-2.4a1.1 1.1 0 0 1 2.2 0V0Z`} class="ark-door" />
    <rect x={-width / 2 + 0.9} y={-height + 1.2} width="1.1" height="1.3" class="ark-door" />
  </>
);

const Tower = () => (
  <>
    <path d="M-3.8 5h9.6l-2 1.7h-7.6Z" class="ark-shade" />
    <path d="M-3.8-4.5H3.8V5H-3.8Z" class="ark-wall-front" />
    <path d="M1-4.5H3.8V5H1Z" class="ark-wall-side" />
    <path d="M-4.5-8h1.9v1.4h1.6V-8h2v1.4h1.6V-8h1.9v4H-4.5Z" class="ark-wall-top" />
    <path d="M-.8-1.5a.8.9 0 0 1 1.6 0V1h-1.6Z" class="ark-door" />
  </>
);

const Gate = () => (
  <>
    <path d="M-7.4-5H7.4V5H-7.4Z" class="ark-wall-front" />
    <path d="M-8.2-8h2.4v1.5h2.3V-8h2.3v1.5h2.4V-8h2.3v1.5h2.3V-8h2.4v4H-8.2Z" class="ark-wall-top" />
    <path d="M-3.7 5V.2a3.7 3.8 0 0 1 7.4 0V5Z" class="ark-gate" />
  </>
);

const Well = () => (
  <>
    <ellipse cx="0" cy="0" rx="3.4" ry="3" class="ark-wall-top" />
    <ellipse cx="0" cy="0" rx="2" ry="1.7" class="ark-water" />
  </>
);

/** Two bronze pillars before a high white front with a golden roof, on a paved court. */
const Temple = () => (
  <>
    <ellipse cx="0" cy="1" rx="17" ry="15.5" class="ark-court" />
    <ellipse cx="0" cy="1" rx="14.5" ry="13" class="ark-court-ring" />
    <path d="M-12 10H15.5L12.5 13H-14.5Z" class="ark-shade" />
    <path d="M-14.5 9.2H14.5V12H-14.5ZM-12.8 6.6H12.8V9.2H-12.8Z" class="ark-step" />
    <path d="M-11.5-5H11.5V6.6H-11.5Z" class="ark-marble" />
    <path d="M5.5-5H11.5V6.6H5.5Z" class="ark-marble-dark" />
    <path d="M-12.5-7.4H12.5V-5H-12.5Z" class="ark-gold" />
    <path d="M-9.8-4.4V6.2M9.8-4.4V6.2M-7-4.4V6.2M7-4.4V6.2" class="ark-column" />
    <path d="M-5.6-11H5.6V6.6H-5.6Z" class="ark-marble" />
    <path d="M-7-11L0-17.5L7-11Z" class="ark-gold" />
    <path d="M-6.6-11.2H6.6V-9.2H-6.6Z" class="ark-gold" />
    <path d="M-2.6 6.6V-3.4a2.6 2.8 0 0 1 5.2 0V6.6Z" class="ark-gate" />
    <path d="M-4.3 6.6V-5M4.3 6.6V-5" class="ark-pillar" />
    <circle cx="-4.3" cy="-6" r="1.3" class="ark-pillar-top" />
    <circle cx="4.3" cy="-6" r="1.3" class="ark-pillar-top" />
  </>
);

export const sprites: Record<string, FunctionComponent> = {
  tuft: Tuft,
  bush: Bush,
  stones: Stones,
  flowers: Flowers,
  sheep: Sheep,
  wolf: Wolf,
  scroll: Scroll,
  oasis: Oasis,
  house0: () => house(10.5, 6.5, "flat"),
  house1: () => house(9.5, 7, "dome"),
  house2: () => house(11.5, 5.5, "step"),
  house3: () => house(8, 8.5, "flat"),
  tower: Tower,
  gate: Gate,
  well: Well,
  temple: Temple,
};
