/** Players' colours as style values: pieces take their colour from the custom properties set here. */

/** CSS colour of a colour's name, in both themes. */
export function colourOf(colour: string): string {
  return `var(--player-${colour})`;
}

/** What makes a piece or badge below an element one of this colour. */
export function pieceStyle(colour: string): Record<string, string> {
  return {
    "--piece": colourOf(colour),
    "--piece-edge": colour === "black" ? "#0d0b09" : "#22160b",
    "--piece-ink": colour === "yellow" ? "#3b2a02" : "#fff",
  };
}
