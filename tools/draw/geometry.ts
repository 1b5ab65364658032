/** A place in the drawn world: x runs to the lower right, y to the lower left, z up. */
export type Point = readonly [x: number, y: number, z: number];
/** A place on the paper. */
export type Flat = readonly [x: number, y: number];

const COSINE = Math.cos(Math.PI / 6);

/** True isometry: all three axes keep the same scale. */
export const project = ([x, y, z]: Point): Flat => [(x - y) * COSINE, (x + y) / 2 - z];

/** The outline around flat points, by Andrew's monotone chain. */
export function outline(points: readonly Flat[]): Flat[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const turn = (a: Flat, b: Flat, c: Flat) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
  const half = (source: readonly Flat[]) => {
    const chain: Flat[] = [];
    for (const point of source) {
      for (;;) {
        const last = chain.at(-1);
        const before = chain.at(-2);
        if (!last || !before || turn(before, last, point) > 1e-9) break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}
