const rounds = 500;
const step = 0.1;

/** Minimises by Adam (Kingma and Ba, 2015) from zero; `slope` writes the gradient of all data at `weights`. */
export function descend(
  size: number,
  slope: (weights: readonly number[], gradient: number[]) => void,
  start?: readonly number[],
): number[] {
  const weights = start ? [...start] : new Array<number>(size).fill(0);
  const first = new Array<number>(size).fill(0);
  const second = new Array<number>(size).fill(0);
  for (let round = 1; round <= rounds; round++) {
    const gradient = new Array<number>(size).fill(0);
    slope(weights, gradient);
    for (let at = 0; at < size; at++) {
      const own = gradient[at] as number;
      first[at] = 0.9 * (first[at] as number) + 0.1 * own;
      second[at] = 0.999 * (second[at] as number) + 0.001 * own * own;
      const mean = (first[at] as number) / (1 - 0.9 ** round);
      const spread = (second[at] as number) / (1 - 0.999 ** round);
      weights[at] = (weights[at] as number) - (step * mean) / (Math.sqrt(spread) + 1e-8);
    }
  }
  return weights;
}
