/** The pieces of the game and the signs that tell the colours apart without colour. */
import type { FunctionComponent } from "preact";

/** A traveller in a robe, with a staff; stands on the origin, 25 units high. */
const Follower = () => (
  <>
    <ellipse cx="0" cy="0" rx="10" ry="3.2" class="ark-foot" />
    <path d="M8.3-21.5V.4M8.3-21.5a2.6 2.6 0 0 0-5-.6" class="ark-staff-edge" />
    <path
      d="M0-24.5a4.7 4.7 0 0 1 3.6 7.7C6.3-15.8 8-13.3 9.3-10.4L6.8-8.6L5.3-10.2C5.7-6.6 6.7-2.8 8 0C3 1.5-3 1.5-8 0C-6.7-2.8-5.7-6.6-5.3-10.2L-7-7.6L-9.4-9.2C-8.3-12.8-6.5-15.8-3.6-16.8A4.7 4.7 0 0 1 0-24.5Z"
      class="ark-figure"
    />
    <path d="M-2.6-22a3 3 0 0 1 3.4-.9" class="ark-figure-light" />
    <path d="M8.3-21.5V.4M8.3-21.5a2.6 2.6 0 0 0-5-.6" class="ark-staff" />
  </>
);

/** Taller, bearded, both arms raised, a golden ring about the head; 36 units high. */
const Prophet = () => (
  <>
    <ellipse cx="0" cy="0" rx="13" ry="4" class="ark-foot" />
    <circle cx="0" cy="-27.5" r="8.6" class="ark-halo" />
    <path
      d="M0-33.5a5.6 5.6 0 0 1 5.4 7.1L9.8-31.5L13.3-29.8L7.6-20.4C7-19.4 6.7-18.6 6.7-17.5C7-11.5 8.6-5 11 0C4 2-4 2-11 0C-8.6-5-7-11.5-6.7-17.5C-6.7-18.6-7-19.4-7.6-20.4L-13.3-29.8L-9.8-31.5L-5.4-26.4A5.6 5.6 0 0 1 0-33.5Z"
      class="ark-figure"
    />
    <path d="M-4-27.5C-4-22.5-2-19.5 0-17.8C2-19.5 4-22.5 4-27.5C2-25.8-2-25.8-4-27.5Z" class="ark-beard" />
    <path d="M-3.4-30.7a4 4 0 0 1 4-1.3" class="ark-figure-light" />
  </>
);

/** The golden chest on its poles, two cherubim above; stands on the origin, 30 units wide. */
const Ark = () => (
  <>
    <ellipse cx="0" cy="0.5" rx="17" ry="3.6" class="ark-foot" />
    <path d="M-20-3.6H20" class="ark-pole-edge" />
    <path d="M-11.5-12.5H11.5V0H-11.5Z" class="ark-chest" />
    <path d="M4.5-12.5H11.5V0H4.5Z" class="ark-chest-dark" />
    <path d="M-9.3-9.7H9.3M-9.3-6.5H9.3M-9.3-1.8H9.3" class="ark-chest-line" />
    <path d="M-13-15H13V-12H-13Z" class="ark-chest-lid" />
    <path d="M-20-3.6H20" class="ark-pole" />
    <path
      d="M-8.5-15C-9.5-17-9.3-19-8-20.5C-5-24 -1.5-24.5-.3-22.5C-2-20.5-5-19.5-6-15ZM8.5-15C9.5-17 9.3-19 8-20.5C5-24 1.5-24.5.3-22.5C2-20.5 5-19.5 6-15Z"
      class="ark-cherub"
    />
    <circle cx="-9.2" cy="-20.3" r="2" class="ark-cherub" />
    <circle cx="9.2" cy="-20.3" r="2" class="ark-cherub" />
  </>
);

/** By colour name: a shape of its own, about the origin, 8 units wide. */
export const badges: Record<string, FunctionComponent> = {
  red: () => <path d="M0-4L3.4 0L0 4L-3.4 0Z" />,
  blue: () => <path d="M-3.8-2.9H3.8V-1H-3.8ZM-3.8 1H3.8V2.9H-3.8Z" />,
  green: () => <path d="M-3.9 1.6L0-3L3.9 1.6V4L0 0L-3.9 4Z" />,
  yellow: () => <circle r="3.3" />,
  black: () => <path d="M-1.2-4H1.2V-1.2H4V1.2H1.2V4H-1.2V1.2H-4V-1.2H-1.2Z" />,
};

export const pieces: Record<string, FunctionComponent> = {
  follower: Follower,
  prophet: Prophet,
  ark: Ark,
  ...Object.fromEntries(Object.entries(badges).map(([colour, Badge]) => [`badge-${colour}`, Badge])),
};
