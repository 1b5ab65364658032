/** The value, if it is one of the known ones. */
export const oneOf = <T extends string>(known: readonly T[], value: string | null): T | undefined =>
  known.find((candidate) => candidate === value);

/** The parameters in the address of every list: a query, and a page from the second on. */
export function readListAddress(search: URLSearchParams): { q: string | undefined; page: number | undefined } {
  const page = Number(search.get('page') ?? 1);
  return {
    q: search.get('q')?.trim().slice(0, 100) || undefined,
    page: Number.isInteger(page) && page > 1 && page <= 10_000 ? page : undefined,
  };
}
