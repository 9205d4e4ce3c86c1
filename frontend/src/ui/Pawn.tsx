/** A player's colour as a little piece; the colour's name stands beside it wherever it matters. */
export function Pawn({ colour }: { colour: string | undefined }) {
  return (
    <svg class={`pawn ${colour ? "" : "pawn-empty"}`} viewBox="0 0 32 40" aria-hidden="true">
      <path
        style={colour ? { fill: colour } : {}}
        d="M16 2a8 8 0 0 1 5.5 13.800c2.5 1 4.5 2.6 4.5 4.7 0 1.7-1.7 2.5-3.6 2.800L26 36.500a1 1 0 0 1-1 1.500H7a1 1 0 0 1-1-1.500l3.6-13.200C7.7 23 6 22.2 6 20.500c0-2.1 2-3.7 4.5-4.700A8 8 0 0 1 16 2z"
      />
    </svg>
  );
}
