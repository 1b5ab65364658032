/** Equal as JSON: values of documents are texts, numbers, null, and lists or objects of those in a fixed order. */
export const equal = (one: unknown, other: unknown): boolean =>
  one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other));

interface Identified {
  readonly id: string;
}
/** True when the items that both lists have come in the same order. */
export function sameOrder(one: readonly Identified[], other: readonly Identified[]): boolean {
  const known = new Set(one.map(({ id }) => id));
  const both = other.filter(({ id }) => known.has(id)).map(({ id }) => id);
  const shared = new Set(both);
  return one.filter(({ id }) => shared.has(id)).every(({ id }, at) => id === both[at]);
}

/** The keys in which two objects differ. */
export const differing = <T extends object>(one: T, other: T): (keyof T & string)[] =>
  (Object.keys(one) as (keyof T & string)[]).filter((key) => !equal(one[key], other[key]));
