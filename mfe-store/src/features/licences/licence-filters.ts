import { type LicenceQuery, licenceSorts, licenceStates } from '@arcada/contracts';
import { oneOf } from '@arcada/platform';

export type LicenceFilters = Partial<Pick<LicenceQuery, 'product' | 'state' | 'sort'>>;

interface ReadLicenceFilters extends LicenceFilters {
  /** Unknown values in the address: they are left out, with a notice. */
  unknown: string[];
  unknownSort: string | undefined;
}

/** The filters in the page's address. */
export function readLicenceFilters(search: URLSearchParams): ReadLicenceFilters {
  const given = { state: search.get('state') ?? '', product: search.get('product') ?? '', sort: search.get('sort') };
  const state = oneOf(licenceStates, given.state);
  const product = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(given.product) ? given.product : undefined;
  const sort = oneOf(licenceSorts, given.sort);
  const unknown = [...(state ? [] : [given.state]), ...(product ? [] : [given.product])].filter(Boolean);
  return { state, product, sort, unknown, unknownSort: sort ? undefined : given.sort || undefined };
}

/** The list's address with these filters, at its first page. */
export function licencesHref(filters: LicenceFilters): string {
  const given = Object.entries(filters).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length > 0 ? `/licences?${new URLSearchParams(given)}` : '/licences';
}
