const first = 'P01';

/** The revision that follows: its last number plus one, with its zeros. Without a number, and without a revision, P01. */
export function nextRevision(revision: string): string {
  const [, start, digits, end] = /^(.*?)(\d+)(\D*)$/.exec(revision) ?? [];
  if (digits === undefined) return first;
  return `${start}${String(Number(digits) + 1).padStart(digits.length, '0')}${end}`;
}
