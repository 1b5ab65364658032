import { isSameRevision } from './revision-order.ts';

const first = 'P01';

/** The revision that follows: its last number plus one, with its zeros. Without a number, and without a revision, P01. */
export function nextRevision(revision: string): string {
  const [, start, digits, end] = /^(.*?)(\d+)(\D*)$/.exec(revision) ?? [];
  if (digits === undefined) return first;
  return `${start}${String(Number(digits) + 1).padStart(digits.length, '0')}${end}`;
}

/** True when a revision was issued already; case and spaces make no other one. */
export const isIssued = (revision: string, issued: readonly string[]): boolean =>
  issued.some((one) => isSameRevision(one, revision));

/** The first revision from this one on that may be issued: an issued one is never issued again. */
export function freeRevision(revision: string, issued: readonly string[]): string {
  let next = revision.trim() || first;
  while (isIssued(next, issued)) next = nextRevision(next);
  return next;
}
