import { type ComparedPart, compareLists } from '@arcada/contracts';

type ShownLine = ComparedPart | { kind: 'skipped'; text: string };

// Unchanged lines that are shown before and after a change.
const context = 2;

const linesOf = (text: string) => (text === '' ? [] : text.split('\n'));

/** The lines of both texts in order: those of one only, and those that both have. */
export const lineDifference = (before: string, after: string): ComparedPart[] =>
  compareLists(linesOf(before), linesOf(after));

/** Without the unchanged lines that are far from a change; one line stands for those left out. */
export function aroundChanges(lines: readonly ComparedPart[]): ShownLine[] {
  const isNear = lines.map((_, at) =>
    lines.slice(Math.max(0, at - context), at + context + 1).some(({ kind }) => kind !== 'same'),
  );
  return lines.flatMap((line, at): ShownLine[] => {
    if (isNear[at]) return [line];
    return at === 0 || isNear[at - 1] ? [{ kind: 'skipped', text: '…' }] : [];
  });
}
