/**
 * Names that tests in a browser find things by. Beside these: `data-cell="x,y"` with `data-legal` ("now", or
 * "turned" if the tile has to be turned first) on the places for a tile or the Ark, `data-step="x,y"` on the
 * Ark's next steps, `data-mark` on the numbers of segments on a tile, `data-piece` with `data-segment` on the
 * choices of a second action, `data-legal="no"` on those that cannot be chosen, and `data-score-seat` on the
 * scores.
 */
export const testids = {
  play: "ark-play",
  board: "board",
  dock: "dock",
  handTile: "hand-tile",
  rotate: "rotate",
  rotateBack: "rotate-back",
  takeBack: "take-back",
  confirm: "confirm",
  shortcuts: "shortcuts",
  featureCard: "feature-card",
  tilesLeft: "tiles-left",
  endTable: "end-table",
} as const;
