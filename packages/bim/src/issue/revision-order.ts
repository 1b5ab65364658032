import { folded } from '../checker/facts.ts';
import type { Row } from '../document/document.schema.ts';

const form = /^(\D*)(\d+)(?:\.(\d+))?$/;
/** Preliminary revisions come before contractual ones. */
const starts = ['P', 'C'];

/**
 * Below 0 when the first revision comes before the second by their codes, above 0 when it comes after; undefined when the
 * codes don't tell, as for `P02` and its version `P02.01`, or for those of two kinds.
 */
export function compareRevisions(one: string, other: string): number | undefined {
  const [a, b] = [folded(one), folded(other)];
  if (a === b) return 0;
  if (/^[A-Z]$/.test(a) && /^[A-Z]$/.test(b)) return a < b ? -1 : 1;
  const [first, second] = [form.exec(a), form.exec(b)];
  if (!first || !second) return undefined;
  const [, startA = '', numberA, versionA] = first;
  const [, startB = '', numberB, versionB] = second;
  if (startA !== startB) {
    const isKnown = starts.includes(startA) && starts.includes(startB);
    return isKnown ? starts.indexOf(startA) - starts.indexOf(startB) : undefined;
  }
  const between = Number(numberA) - Number(numberB);
  if (between !== 0) return between;
  return versionA && versionB ? Number(versionA) - Number(versionB) : undefined;
}

/** One code, however it is written: “p02 ” is P02. */
export const isSameRevision = (one: string, other: string): boolean => folded(one) === folded(other);

/** The row of a revision: where a code is in the log again, its last one, as an issue comes after what was before it. */
export const logRowOf = (log: readonly Row<'revisionLog'>[], revision: string): Row<'revisionLog'> | undefined =>
  log.findLast((row) => isSameRevision(row.revision, revision) && folded(revision) !== '');

/** True when the first revision comes before the second, as far as their codes tell. */
export const isEarlierRevision = (one: string, other: string): boolean => (compareRevisions(one, other) ?? 0) < 0;

/**
 * The last of the revisions in the log that come before this one: by their codes, and where these don't tell, by their
 * place. One that is dated after today says nothing: its own date is what is wrong.
 */
export function latestBefore(
  log: readonly Row<'revisionLog'>[],
  revision: string,
  today: string,
): Row<'revisionLog'> | undefined {
  const own = log.findLastIndex((row) => isSameRevision(row.revision, revision));
  const earlier = log.filter((row, at) => {
    if (row.date === '' || row.date > today || isSameRevision(row.revision, revision)) return false;
    const order = compareRevisions(row.revision, revision);
    return order === undefined ? own < 0 || at < own : order < 0;
  });
  return earlier.reduce<Row<'revisionLog'> | undefined>((latest, row) => {
    if (!latest || latest.date < row.date) return row;
    // Of those of one day the last by their codes, too, else by their place.
    return latest.date === row.date && !isEarlierRevision(row.revision, latest.revision) ? row : latest;
  }, undefined);
}
