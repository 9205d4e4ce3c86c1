/** What tests of the page take hold of. Elements are found by these, their state by the data named beside. */
export const testids = {
  /** The play area; `data-phase`, `data-turn`, `data-mine` (it is the viewer's turn). */
  play: "arkadia-play",
  board: "arkadia-board",
  /** A square: `data-cell="r,c"`, `data-legal` while it can be chosen. */
  square: "arkadia-square",
  /** The building in hand on the board: `data-cells="r,c r,c"`, `data-legal` when it can be confirmed. */
  ghost: "arkadia-ghost",
  /** A card of the own hand: `data-card="farm:red"`, `data-index`. */
  handCard: "arkadia-hand-card",
  /** A face-up card: `data-card`, `data-from` (its index). */
  faceUp: "arkadia-face-up",
  /** The top of the deck: `data-from="deck"`. */
  deck: "arkadia-deck",
  rotate: "arkadia-rotate",
  mirror: "arkadia-mirror",
  confirm: "arkadia-confirm",
  takeBack: "arkadia-take-back",
  skip: "arkadia-skip",
  endTurn: "arkadia-end-turn",
  /** Opens the evaluation. */
  banner: "arkadia-banner",
  evaluation: "arkadia-evaluation",
  /** How many seals of `data-family` are handed in; a number field. */
  handIn: "arkadia-hand-in",
  useBanner: "arkadia-use-banner",
  ownWorker: "arkadia-own-worker",
  neutralWorker: "arkadia-neutral-worker",
  /** Castle pieces of `data-family` in the pool of the present floor. */
  castlePiece: "arkadia-castle-piece",
  /** A castle square: `data-cell`, `data-top`, `data-floors`. */
  castleSquare: "arkadia-castle-square",
  /** A building on the board: `data-building` (its number), `data-family`, `data-completed`. */
  building: "arkadia-building",
  worker: "arkadia-worker",
  /** What the step in the making would bring, in words. */
  preview: "arkadia-preview",
  /** The value of `data-family`'s seal, as text. */
  value: "arkadia-value",
  /** A player's line: `data-seat`. */
  player: "arkadia-player",
  end: "arkadia-end",
} as const;
