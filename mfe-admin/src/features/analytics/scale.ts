/** The next 1, 2 or 5 of a power of ten: where an axis ends. At least 1. */
export function axisEnd(value: number): number {
  if (value <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 5].find((step) => step * power >= value) ?? 10) * power;
}
