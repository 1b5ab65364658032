/** What part of an excerpt may be the same in both before the first difference, so that it is seen where that is. */
const partBefore = 0.3;

/**
 * Two long texts by the same place in both: where they first differ, since their beginnings may read alike. What is cut
 * off has … in its place.
 */
export function changeExcerpts(before: string, after: string, most: number): [string, string] {
  // By code points, so that no letter is cut in two.
  const [old, next] = [[...before], [...after]];
  const differs = old.findIndex((letter, at) => letter !== next[at]);
  const first = differs === -1 ? old.length : differs;
  const start = Math.max(0, Math.min(first - Math.floor(most * partBefore), Math.max(old.length, next.length) - most));
  const excerpt = (letters: readonly string[]) =>
    [start > 0 && '…', ...letters.slice(start, start + most), letters.length > start + most && '…']
      .filter((part) => part !== false)
      .join('');
  return [excerpt(old), excerpt(next)];
}
