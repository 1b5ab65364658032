/** Seconds of a video that were played, from and to. */
export type Played = [from: number, to: number];

/** What a rounded end may lack to the next beginning. */
const tolerance = 0.25;
/** More than a learner makes by watching; the shortest are left out. */
export const mostPlayed = 100;

/** The union of what was played: in order, without overlaps. */
export function unionOf(played: readonly Played[]): Played[] {
  const union: Played[] = [];
  for (const [from, to] of played.toSorted(([left], [right]) => left - right)) {
    const last = union.at(-1);
    if (last && from <= last[1] + tolerance) last[1] = Math.max(last[1], to);
    else if (to > from) union.push([from, to]);
  }
  if (union.length <= mostPlayed) return union;
  const kept = new Set(union.toSorted((left, right) => lengthOf(right) - lengthOf(left)).slice(0, mostPlayed));
  return union.filter((range) => kept.has(range));
}

/** How many seconds a union has. */
export const playedSeconds = (union: readonly Played[]): number =>
  union.reduce((sum, range) => sum + lengthOf(range), 0);

const lengthOf = ([from, to]: Played) => to - from;
