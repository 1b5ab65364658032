/** One item that is owed or was found: its key, and the facts that must hold. */
export type Entry = readonly [key: string, facts?: string];

/** One line of the result, with the ids of each case. */
export interface Tally {
  name: string;
  count: number;
  /** Owed and not found. */
  lost: string[];
  /** Found more than once. */
  double: string[];
  /** Found and not owed, or different from what is owed. */
  wrong: string[];
}

export interface Wish {
  name: string;
  owed: Iterable<Entry>;
  found: Iterable<Entry>;
  /** More may be found than is owed. */
  more?: boolean;
}

/** Compares by id, never by counts. */
export function tally({ name, owed, found, more = false }: Wish): Tally {
  const wanted = new Map([...owed].map(([key, facts = '']) => [key, facts]));
  const seen = Map.groupBy(
    [...found].map(([key, facts = '']) => ({ key, facts })),
    ({ key }) => key,
  );
  const wrong = [...seen].flatMap(([key, entries]) => {
    const facts = wanted.get(key);
    if (facts === undefined) return more ? [] : [`${key} is not owed${entries[0]?.facts && ` (${entries[0].facts})`}`];
    const other = entries.find((entry) => entry.facts !== facts);
    return other ? [`${key} is "${other.facts}" instead of "${facts}"`] : [];
  });
  return {
    name,
    count: wanted.size,
    lost: [...wanted.keys()].filter((key) => !seen.has(key)),
    double: [...seen].filter(([, entries]) => entries.length > 1).map(([key, { length }]) => `${key} ${length} times`),
    wrong,
  };
}

export const sumOf = (tallies: readonly Tally[], what: 'lost' | 'double' | 'wrong') =>
  tallies.reduce((sum, one) => sum + one[what].length, 0);
