export interface Line {
  kind: 'same' | 'gone' | 'new';
  text: string;
}

type ShownLine = Line | { kind: 'skipped'; text: string };

// Unchanged lines that are shown before and after a change.
const context = 2;
// Above this product of lengths the search would take longer than reading both texts.
const mostCells = 4_000_000;

/** The lines of both texts in order: those of one only, and those that both have. */
export function lineDifference(before: string, after: string): Line[] {
  const [old, next] = [before, after].map((text) => (text === '' ? [] : text.split('\n'))) as [string[], string[]];
  let start = 0;
  while (start < old.length && start < next.length && old[start] === next[start]) start++;
  let end = 0;
  while (end < old.length - start && end < next.length - start && old.at(-1 - end) === next.at(-1 - end)) end++;
  const of = (kind: Line['kind'], lines: readonly string[]) => lines.map((text) => ({ kind, text }));
  return [
    ...of('same', old.slice(0, start)),
    ...middle(old.slice(start, old.length - end), next.slice(start, next.length - end)),
    ...of('same', old.slice(old.length - end)),
  ];
}

/** By the longest sequence of lines that both have. */
function middle(old: readonly string[], next: readonly string[]): Line[] {
  const gone = old.map((text): Line => ({ kind: 'gone', text }));
  const added = next.map((text): Line => ({ kind: 'new', text }));
  if (old.length * next.length > mostCells) return [...gone, ...added];
  // common[i][j]: length of that sequence from line i of the old and line j of the new text on.
  const common = Array.from({ length: old.length + 1 }, () => new Uint32Array(next.length + 1));
  const at = (i: number, j: number) => common[i]?.[j] ?? 0;
  for (let i = old.length - 1; i >= 0; i--) {
    const row = common[i] as Uint32Array;
    for (let j = next.length - 1; j >= 0; j--)
      row[j] = old[i] === next[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  }
  const lines: Line[] = [];
  let i = 0;
  let j = 0;
  while (i < old.length && j < next.length) {
    if (old[i] === next[j]) {
      lines.push({ kind: 'same', text: old[i] as string });
      i++;
      j++;
    } else if (at(i + 1, j) >= at(i, j + 1)) lines.push(gone[i++] as Line);
    else lines.push(added[j++] as Line);
  }
  return [...lines, ...gone.slice(i), ...added.slice(j)];
}

/** Without the unchanged lines that are far from a change; one line stands for those left out. */
export function aroundChanges(lines: readonly Line[]): ShownLine[] {
  const isNear = lines.map((_, at) =>
    lines.slice(Math.max(0, at - context), at + context + 1).some(({ kind }) => kind !== 'same'),
  );
  return lines.flatMap((line, at): ShownLine[] => {
    if (isNear[at]) return [line];
    return at === 0 || isNear[at - 1] ? [{ kind: 'skipped', text: '…' }] : [];
  });
}
