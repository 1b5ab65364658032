import { descend } from './descent.ts';

export interface Candidates {
  /** Features of each candidate. */
  rows: readonly (readonly number[])[];
  right: readonly boolean[];
}

export const weightedSum = (weights: readonly number[], row: readonly number[]): number =>
  row.reduce((sum, value, at) => sum + value * (weights[at] as number), 0);

/** Weights by which a right candidate most probably comes first: softmax over each question's candidates. */
export function fitOrder(questions: readonly Candidates[], penalty: number): number[] {
  const usable = questions.filter(({ right }) => right.includes(true) && right.includes(false));
  const size = usable[0]?.rows[0]?.length ?? 0;
  return descend(size, (weights, gradient) => {
    for (const { rows, right } of usable) {
      const sums = rows.map((row) => weightedSum(weights, row));
      const most = Math.max(...sums);
      const powers = sums.map((sum) => Math.exp(sum - most));
      const all = powers.reduce((sum, one) => sum + one, 0);
      const good = powers.reduce((sum, one, at) => sum + (right[at] ? one : 0), 0);
      rows.forEach((row, at) => {
        const power = powers[at] as number;
        const pull = power / all - (right[at] ? power / good : 0);
        row.forEach((value, place) => {
          gradient[place] = (gradient[place] as number) + (pull * value) / usable.length;
        });
      });
    }
    weights.forEach((weight, at) => {
      gradient[at] = (gradient[at] as number) + penalty * weight;
    });
  });
}

/** Logistic regression; the last weight is the bias, which isn't penalised. */
export function fitYes(rows: readonly (readonly number[])[], yes: readonly boolean[], penalty: number): number[] {
  const size = (rows[0]?.length ?? 0) + 1;
  return descend(size, (weights, gradient) => {
    rows.forEach((row, at) => {
      const full = [...row, 1];
      const off = 1 / (1 + Math.exp(-weightedSum(weights, full))) - Number(yes[at]);
      full.forEach((value, place) => {
        gradient[place] = (gradient[place] as number) + (off * value) / rows.length;
      });
    });
    weights.forEach((weight, at) => {
      if (at < size - 1) gradient[at] = (gradient[at] as number) + penalty * weight;
    });
  });
}
