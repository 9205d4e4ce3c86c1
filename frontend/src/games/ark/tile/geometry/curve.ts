/** Curves made of cubic Béziers, on the tile's own square of 100 x 100 units, y growing to the south. */

export type Point = readonly [x: number, y: number];
type Cubic = readonly [Point, Point, Point];

export interface Curve {
  from: Point;
  cubics: readonly Cubic[];
}

export function curve(from: Point, ...cubics: Cubic[]): Curve {
  return { from, cubics };
}

/** A straight line as a curve. */
export function line(from: Point, to: Point): Curve {
  return curve(from, [mix(from, to, 1 / 3), mix(from, to, 2 / 3), to]);
}

export function mix([ax, ay]: Point, [bx, by]: Point, share: number): Point {
  return [ax + (bx - ax) * share, ay + (by - ay) * share];
}

export function distance(a: Point, b: Point): number {
  // The innermost step of finding places: neither destructuring nor Math.hypot, which are slow there.
  const x = a[0] - b[0];
  const y = a[1] - b[1];
  return Math.sqrt(x * x + y * y);
}

/** Turned clockwise about the middle of the tile. */
export function turnPoint([x, y]: Point, quarters: number): Point {
  switch (((quarters % 4) + 4) % 4) {
    case 1:
      return [100 - y, x];
    case 2:
      return [100 - x, 100 - y];
    case 3:
      return [y, 100 - x];
    default:
      return [x, y];
  }
}

export function turnCurve(path: Curve, quarters: number): Curve {
  return {
    from: turnPoint(path.from, quarters),
    cubics: path.cubics.map(([a, b, to]) => [
      turnPoint(a, quarters),
      turnPoint(b, quarters),
      turnPoint(to, quarters),
    ]),
  };
}

/** Points along the curve, both ends included, `steps` to each Bézier. */
export function sample(path: Curve, steps = 12): Point[] {
  const points: Point[] = [path.from];
  let start = path.from;
  for (const [a, b, to] of path.cubics) {
    for (let i = 1; i <= steps; i++) points.push(bezier(start, a, b, to, i / steps));
    start = to;
  }
  return points;
}

function bezier(p: Point, a: Point, b: Point, q: Point, t: number): Point {
  const s = 1 - t;
  const [wp, wa, wb, wq] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
  return [p[0] * wp + a[0] * wa + b[0] * wb + q[0] * wq, p[1] * wp + a[1] * wa + b[1] * wb + q[1] * wq];
}

/** Points at equal distances of about `gap` along a sampled line, both ends included. */
export function even(points: readonly Point[], gap: number): Point[] {
  const total = lengthOf(points);
  const count = Math.max(1, Math.round(total / gap));
  return Array.from({ length: count + 1 }, (_, i) => along(points, (i * total) / count).point);
}

export function lengthOf(points: readonly Point[]): number {
  let total = 0;
  for (let i = 1; i < points.length; i++) total += distance(points[i - 1] as Point, points[i] as Point);
  return total;
}

/** Where one is after going `far` along a sampled line, and in which direction (a unit vector). */
export function along(points: readonly Point[], far: number): { point: Point; heading: Point } {
  let left = far;
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1] as Point, points[i] as Point];
    const step = distance(a, b);
    if (step > 0 && (left <= step || i === points.length - 1)) {
      const heading: Point = [(b[0] - a[0]) / step, (b[1] - a[1]) / step];
      return { point: mix(a, b, Math.min(1, left / step)), heading };
    }
    left -= step;
  }
  return { point: points[0] as Point, heading: [1, 0] };
}

/** The outline of a band of half-width `half` about a sampled line, flat at both ends. */
export function band(points: readonly Point[], half: number): Point[] {
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach(([x, y], i) => {
    const [ax, ay] = points[Math.max(0, i - 1)] as Point;
    const [bx, by] = points[Math.min(points.length - 1, i + 1)] as Point;
    const size = Math.hypot(bx - ax, by - ay) || 1;
    const [nx, ny] = [(-(by - ay) / size) * half, ((bx - ax) / size) * half];
    left.push([x + nx, y + ny]);
    right.push([x - nx, y - ny]);
  });
  return [...left, ...right.reverse()];
}

/** Whether a point lies inside a closed outline (even-odd). */
export function inside(point: Point, outline: readonly Point[]): boolean {
  const [x, y] = point;
  let odd = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const a = outline[i] as Point;
    const b = outline[j] as Point;
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) odd = !odd;
  }
  return odd;
}

const short = (value: number) => String(Math.round(value * 100) / 100);

/** The curve as SVG path data; without the move when it goes on from what was drawn before. */
export function curveData(path: Curve, goingOn = false): string {
  const start = goingOn ? "" : `M${path.from.map(short).join(" ")}`;
  return (
    start + path.cubics.map((cubic) => `C${cubic.map((p) => p.map(short).join(" ")).join(" ")}`).join("")
  );
}

/** A closed outline as SVG path data. */
export function outlineData(points: readonly Point[]): string {
  return `M${points.map((p) => p.map(short).join(" ")).join("L")}Z`;
}
