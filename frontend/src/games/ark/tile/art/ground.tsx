/** Four pieces of ground that lie under tiles: the same greens and sands, mottled differently. */
import { randomFrom } from "../geometry/random";

export const GROUNDS = 4;

/** Ground number `variant`, filling the square of 100 x 100. */
export function Ground({ variant }: { variant: number }) {
  const random = randomFrom(variant * 7919 + 13);
  const patch = (kind: "ark-sandy" | "ark-lush") => {
    const [x, y, width, turn] = [random() * 100, random() * 100, 14 + random() * 18, random() * 180];
    const height = width * (0.4 + random() * 0.3);
    return (
      <ellipse
        rx={width.toFixed(1)}
        ry={height.toFixed(1)}
        transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)})`}
        class={kind}
      />
    );
  };
  const blades = Array.from({ length: 34 }, () => {
    const [x, y] = [random() * 98 + 1, random() * 96 + 3];
    return `M${x.toFixed(1)} ${y.toFixed(1)}l${(random() * 1.6 - 0.8).toFixed(1)}-${(1.2 + random()).toFixed(1)}`;
  });
  return (
    <>
      <rect width="100" height="100" class="ark-grass" />
      {patch("ark-sandy")}
      {patch("ark-lush")}
      {patch("ark-sandy")}
      {patch("ark-lush")}
      {patch("ark-lush")}
      <path d={blades.join("")} class="ark-blades" />
    </>
  );
}
