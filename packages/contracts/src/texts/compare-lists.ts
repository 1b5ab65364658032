/** A part of two texts or lists that are compared: in both, or in one of them. */
export interface ComparedPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Beyond this many comparisons the search would take longer than reading both: a part counts as replaced as a whole. */
const mostSteps = 4_000_000;

const allOf = (kind: ComparedPart['kind'], texts: readonly string[]) =>
  texts.map((text): ComparedPart => ({ kind, text }));

/** The shortest way from one list to another: the longest common sequence stays. */
export function compareLists(before: readonly string[], after: readonly string[]): ComparedPart[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  const most = Math.min(before.length, after.length) - start;
  let end = 0;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end++;
  return [
    ...allOf('same', before.slice(0, start)),
    ...compareMiddle(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...allOf('same', before.slice(before.length - end)),
  ];
}

function compareMiddle(before: readonly string[], after: readonly string[]): ComparedPart[] {
  if (before.length * after.length > mostSteps) return [...allOf('removed', before), ...allOf('added', after)];
  const width = after.length + 1;
  // At [i, j]: how long the common sequence of the rests from i and j is.
  const common = new Uint32Array((before.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      common[i * width + j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const pieces: ComparedPart[] = [];
  let i = 0;
  let j = 0;
  while (i < before.length && j < after.length) {
    const [text, other] = [before[i] as string, after[j] as string];
    if (text === other) {
      pieces.push({ kind: 'same', text });
      i++;
      j++;
    } else if (at(i + 1, j) >= at(i, j + 1)) {
      pieces.push({ kind: 'removed', text });
      i++;
    } else {
      pieces.push({ kind: 'added', text: other });
      j++;
    }
  }
  return [...pieces, ...allOf('removed', before.slice(i)), ...allOf('added', after.slice(j))];
}
