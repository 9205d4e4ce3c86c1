/** How a family's value went: its changes, and the present one at the end. */
export function course(
  history: Readonly<Record<string, number>>,
  version: number,
): { n: number; value: number }[] {
  const changes = Object.entries(history)
    .map(([n, value]) => ({ n: Number(n), value }))
    .sort((a, b) => a.n - b.n);
  const last = changes.at(-1);
  return last && last.n < version ? [...changes, { n: version, value: last.value }] : changes;
}
