/** CSS colour of a player colour's name, in both themes. */
export function colourOf(colour: string): string {
  return `var(--player-${colour})`;
}
