import { table } from '../progress.ts';

export interface Figure {
  name: string;
  value: string;
  target?: string;
  met?: boolean;
  note?: string;
}

export const ratio = (name: string, value: number, target: number, note: string): Figure => ({
  name,
  value: value.toFixed(value < 0.1 ? 4 : 2),
  target: `≥ ${target}`,
  met: value >= target,
  note,
});

/** At most `limit`, in a unit. */
export const atMost = (name: string, value: number, limit: number, unit: string, note = ''): Figure => ({
  name,
  value: `${Number(value.toFixed(3))}${unit}`,
  target: `≤ ${limit}${unit}`,
  met: value <= limit,
  note,
});

export const plain = (name: string, value: string, note = ''): Figure => ({ name, value, note });

export const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export function print(title: string, figures: Figure[]): void {
  console.log(`\n${title}`);
  console.log(
    table(
      figures.map(({ name, value, target = '', met, note = '' }) => [
        `  ${name}`,
        value,
        target,
        met === undefined ? '' : met ? 'met' : 'MISSED',
        note,
      ]),
    ),
  );
}
