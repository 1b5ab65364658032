/** The next 1, 2 or 5 of a power of ten: where an axis ends, which isn't before `least`. */
export function axisEnd(value: number, least: number): number {
  if (value <= least) return least;
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 5].find((step) => step * power >= value) ?? 10) * power;
}
