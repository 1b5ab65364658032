import { table } from '../progress.ts';
import { sumOf, type Tally } from './books/tally.ts';
import type { SoakResult } from './run.ts';

const rowOf = ({ name, count, lost, double, wrong }: Tally) => [
  name,
  ...[count, lost.length, double.length, wrong.length].map(String),
];

/** The books of one run as a table, then every case by its ids. */
export function reportOf({
  kind,
  faults,
  orders,
  refunds,
  releases,
  mailsAgain,
  statuses,
  tallies,
  dataDir,
}: SoakResult): string {
  const cases = tallies.flatMap(({ name, lost, double, wrong }) => [
    ...lost.map((id) => `${name}: lost ${id}`),
    ...double.map((id) => `${name}: double ${id}`),
    ...wrong.map((id) => `${name}: wrong ${id}`),
  ]);
  return [
    `\nOn ${kind}: ${faults} faults, ${orders} orders, ${refunds} refunds, ${releases} releases, ${mailsAgain} mails delivered again`,
    `responses: ${[...statuses]
      .sort()
      .map(([status, times]) => `${status} × ${times}`)
      .join(', ')}`,
    '',
    table([['', 'count', 'lost', 'double', 'wrong'], ...tallies.map(rowOf)]),
    ...(cases.length > 0 ? ['', ...cases, `Kept: ${dataDir}`] : []),
  ].join('\n');
}

/** `lost 0, double 0` is what every run should end with. */
export const verdictOf = (results: readonly SoakResult[]): string => {
  const tallies = results.flatMap((result) => result.tallies);
  const [lost, double, wrong] = (['lost', 'double', 'wrong'] as const).map((what) => sumOf(tallies, what));
  return `lost ${lost}, double ${double}${wrong ? `, wrong ${wrong}` : ''}`;
};
