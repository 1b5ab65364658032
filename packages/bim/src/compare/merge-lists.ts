import { equal, sameOrder } from './equal.ts';

interface Identified {
  readonly id: string;
}
/** A value that was changed on both sides; undefined where the item was removed. */
export interface Clash {
  id: string;
  /** Empty when the item as a whole is meant: one side removed what the other changed. */
  key: string;
  base: unknown;
  mine: unknown;
  theirs: unknown;
}
type Keyed = Readonly<Record<string, unknown>>;

/** Three ways: what one side changed is taken from it; what both changed differently is a clash, and theirs is kept. */
export function mergeValues<T extends object>(
  base: T | undefined,
  mine: T,
  theirs: T,
  clash: (key: string) => void,
): T {
  const [b, m, t] = [base as Keyed | undefined, mine as Keyed, theirs as Keyed];
  const entries = Object.keys(theirs).map((key) => {
    if (equal(m[key], t[key]) || (b && equal(m[key], b[key]))) return [key, t[key]];
    if (b && equal(t[key], b[key])) return [key, m[key]];
    clash(key);
    return [key, t[key]];
  });
  return Object.fromEntries(entries) as T;
}

/**
 * Items that the other side added, each behind the item that it follows there; `isLast` also puts them behind what only
 * the list has at that place.
 */
function insertBehind<T extends Identified>(
  list: readonly T[],
  other: readonly T[],
  items: ReadonlyMap<string, T>,
  isLast: boolean,
): T[] {
  const result = [...list];
  const known = new Set(list.map(({ id }) => id));
  const inOther = new Set(other.map(({ id }) => id));
  other.forEach(({ id }, at) => {
    const item = items.get(id);
    if (known.has(id) || !item) return;
    const before = other.slice(0, at).findLast((earlier) => known.has(earlier.id));
    const place = before ? result.findIndex((own) => own.id === before.id) + 1 : 0;
    const shared = isLast ? result.findIndex((own, index) => index >= place && inOther.has(own.id)) : place;
    result.splice(shared < 0 ? result.length : shared, 0, item);
    known.add(id);
  });
  return result;
}

/**
 * Merges lists of rows by their ids, in the order of whichever side moved them. What both have added at one place comes
 * in the order in which it was saved, theirs first: a revision that was issued stands before the next one.
 */
export function mergeLists<T extends Identified>(
  base: readonly T[],
  mine: readonly T[],
  theirs: readonly T[],
): { items: readonly T[]; clashes: Clash[] } {
  if (mine === base || mine === theirs) return { items: theirs, clashes: [] };
  if (theirs === base) return { items: mine, clashes: [] };
  const clashes: Clash[] = [];
  const [inBase, inMine, inTheirs] = [base, mine, theirs].map((list) => new Map(list.map((item) => [item.id, item])));
  const merged = new Map<string, T>();
  for (const id of new Set([...theirs, ...mine].map((item) => item.id))) {
    const [b, m, t] = [inBase?.get(id), inMine?.get(id), inTheirs?.get(id)];
    const one = m ?? t;
    if (m && t) {
      const clash = (key: string) =>
        clashes.push({ id, key, base: b?.[key as keyof T], mine: m[key as keyof T], theirs: t[key as keyof T] });
      merged.set(id, mergeValues(b, m, t, clash));
    } else if (one && !b) {
      merged.set(id, one);
    } else if (one && !equal(one, b)) {
      clashes.push({ id, key: '', base: b, mine: m, theirs: t });
      merged.set(id, one);
    }
  }
  const movedByMe = !sameOrder(base, mine) && sameOrder(base, theirs);
  const [first, second] = movedByMe ? [mine, theirs] : [theirs, mine];
  const ordered = first.flatMap(({ id }) => merged.get(id) ?? []);
  return { items: insertBehind(ordered, second, merged, second === mine), clashes };
}
