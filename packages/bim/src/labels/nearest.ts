/** How many letters must be inserted, removed or replaced between two words. */
function distance(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [row, letter] of [...one].entries()) {
    const now = [row + 1];
    for (const [at, wanted] of [...other].entries()) {
      const [replaced = 0, removed = 0] = [before[at], before[at + 1]];
      now.push(Math.min(replaced + (letter === wanted ? 0 : 1), removed + 1, (now[at] ?? 0) + 1));
    }
    before = now;
  }
  return before.at(-1) ?? 0;
}

/** The candidate that a mistyped word most likely means; undefined when a quarter of it would be another. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const most = Math.floor(word.length / 4);
  let best: { candidate: string; far: number } | undefined;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) > most) continue;
    const far = distance(word, candidate);
    if (far <= most && (!best || far < best.far)) best = { candidate, far };
  }
  return best?.candidate;
}
