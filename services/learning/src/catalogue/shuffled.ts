import { sha256 } from '@arcada/service-kit';

export const byWeight = <T extends { id: string }>(items: readonly T[], salt = ''): T[] =>
  items.toSorted((left, right) => (sha256(salt + left.id) < sha256(salt + right.id) ? -1 : 1));

/** Always the same order for the same items, and never the right one. */
export function shuffled<T extends { id: string }>(items: readonly T[]): T[] {
  const mixed = byWeight(items);
  if (mixed.length > 1 && mixed.every(({ id }, index) => id === items[index]?.id)) mixed.push(mixed.shift() as T);
  return mixed;
}
