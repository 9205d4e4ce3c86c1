/** Line icons on a grid of 24, drawn for this client. */
const paths = {
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  close: "M6 6l12 12M18 6L6 18",
  check: "M5 13l4.5 4.5L19 7",
  back: "M11 5l-7 7 7 7M4 12h16",
  next: "M13 5l7 7-7 7M20 12H4",
  undo: "M8 5L3 10l5 5M3 10h11a6 6 0 0 1 0 12h-3",
  rotate: "M20 12a8 8 0 1 1-2.6-5.9M20 3v5h-5",
  fit: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  zoomIn: "M17 10.5a6.5 6.5 0 1 1-13 0a6.5 6.5 0 0 1 13 0M15.5 15.5L21 21M10.5 8v5M8 10.5h5",
  zoomOut: "M17 10.5a6.5 6.5 0 1 1-13 0a6.5 6.5 0 0 1 13 0M15.5 15.5L21 21M8 10.5h5",
  settings: "M4 7h9M17 7h3M15 5v4M4 17h3M11 17h9M9 15v4M4 12h2",
  help: "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5v.5M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0",
  eye: "M2.5 12S6 5.5 12 5.5S21.5 12 21.5 12S18 18.5 12 18.5S2.5 12 2.5 12M15 12a3 3 0 1 1-6 0a3 3 0 0 1 6 0",
  share: "M12 15V4M7.5 8L12 3.5 16.5 8M5 13v6h14v-6",
  download: "M12 4v11M7.5 11L12 15.5 16.5 11M5 19h14",
  shield: "M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM9 12l2 2 4-4",
  copy: "M9 9h11v11H9zM15 9V4H4v11h5",
  log: "M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01",
  tiles: "M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z",
  crown: "M4 8l4 4 4-7 4 7 4-4-1.5 10h-13z",
  flag: "M6 21V4M6 5h12l-3 4 3 4H6",
  globe:
    "M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0M3 12h18M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9s.5-6 3.5-9",
  keyboard: "M3 7h18v11H3zM7 11h.01M11 11h.01M15 11h.01M17.5 11h.01M8 14.5h8",
  mirror: "M12 3v18M8.5 7L3 17h5.5zM15.5 7L21 17h-5.5z",
  dice: "M5 5h14v14H5zM9 9h.01M15 15h.01M15 9h.01M9 15h.01",
  bot: "M5 9h14v11H5zM12 9V5M12 4.500v.01M9.500 13v2M14.500 13v2M9.500 17.500h5M2.500 13v3M21.500 13v3",
  clock: "M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0M12 7v5l3.500 2",
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
