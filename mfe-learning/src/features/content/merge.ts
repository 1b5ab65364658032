/** What was typed in some fields, and what was saved in each of them when its typing began. */
export interface Typed<T> {
  mine: Partial<T>;
  seen: Partial<T>;
}
/** A field that was changed here and elsewhere, to different values. */
export interface Conflict {
  key: string;
  mine: unknown;
  theirs: unknown;
}

export const keysOf = <T extends object>(fields: T) => Object.keys(fields) as (keyof T & string)[];
export const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
/** Whether two values differ in blank space only, and in empty texts that one of them leaves out. */
export const sameWords = (one: unknown, other: unknown) => same(wordsOf(one), wordsOf(other));
function wordsOf(value: unknown): unknown {
  if (typeof value === 'string') return value.trim().replace(/\s+/g, ' ');
  if (Array.isArray(value)) return value.map(wordsOf);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, member]) => [name, wordsOf(member)] as const);
  return Object.fromEntries(members.filter(([, member]) => member !== '').sort());
}
const pick = <T extends object>(fields: T, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => keys.includes(key))) as T;
const only = <T extends object>({ mine, seen }: Typed<T>, keys: readonly string[]): Typed<T> => ({
  mine: pick(mine, keys),
  seen: pick(seen, keys),
});

/** Fields as they are typed; one that is again as it was counts as untouched. */
export function typeFields<T extends object>(before: Typed<T>, fields: Partial<T>, saved: T): Typed<T> {
  const mine = { ...before.mine, ...fields };
  const seen = { ...pick(saved, keysOf(fields)), ...before.seen };
  const touched = keysOf(mine).filter((key) => !same(mine[key], seen[key]));
  return only({ mine, seen }, touched);
}

/** Three ways: what only one side changed is taken from that side, and what both changed alike needs no choice. */
export function merge<T extends object>({ mine, seen }: Typed<T>, saved: T) {
  const kept = keysOf(mine).filter((key) => !same(mine[key], saved[key]) && !same(mine[key], seen[key]));
  const conflicts = kept
    .filter((key) => !same(seen[key], saved[key]))
    .map((key): Conflict => ({ key, mine: mine[key], theirs: saved[key] }));
  return { mine: pick(mine, kept), conflicts };
}

/** What is left to save once somebody has chosen: of the fields in conflict, those in which they keep their own. */
export function chosen<T extends object>({ mine, seen }: Typed<T>, saved: T, theirs: ReadonlySet<string>): Typed<T> {
  const { mine: kept, conflicts } = merge({ mine, seen }, saved);
  const decided = conflicts.map(({ key }) => key);
  const left = keysOf(kept).filter((key) => !theirs.has(key));
  return only({ mine: kept, seen: { ...seen, ...pick(saved, decided) } }, left);
}

/** What was typed while `sent` was being saved, or was left out of it; `saved` is what came of it. */
export function afterSaving<T extends object>({ mine, seen }: Typed<T>, sent: Partial<T>, saved: T): Typed<T> {
  const sentKeys = keysOf(sent);
  const left = keysOf(mine).filter((key) => !sentKeys.includes(key) || !same(mine[key], sent[key]));
  const rest = only({ mine, seen: { ...seen, ...pick(saved, sentKeys) } }, left);
  return only(rest, keysOf(merge(rest, saved).mine));
}

/** What was sent of a field, and what came of it. */
export type Echoes<T> = { [key in keyof T]?: { sent: unknown; saved: unknown } };

export const echoesOf = <T extends object>(sent: Partial<T>, saved: T) =>
  Object.fromEntries(keysOf(sent).map((key) => [key, { sent: sent[key], saved: saved[key] }])) as Echoes<T>;
export const withoutEchoes = <T extends object>(echoes: Echoes<T>, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(echoes).filter(([key]) => !keys.includes(key))) as Echoes<T>;

/**
 * The saved fields as they were typed: the service trims them, and who pauses before the next word
 * or line finds the space there.
 */
export function asTyped<T extends object>(saved: T, echoes: Echoes<T>): T {
  const shown = keysOf(saved).map((key) => {
    const echo = echoes[key];
    return [key, echo && same(echo.saved, saved[key]) && sameWords(echo.sent, echo.saved) ? echo.sent : saved[key]];
  });
  return Object.fromEntries(shown) as T;
}

/** Fields that were changed elsewhere between two versions. */
export const changedBetween = <T extends object>(before: T, after: T) =>
  keysOf(after).filter((key) => !same(before[key], after[key]));
