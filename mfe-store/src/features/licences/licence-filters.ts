import { type LicenceQuery, licenceSorts, licenceStates } from '@arcada/contracts';
import { oneOf } from '@arcada/platform';

export type LicenceFilters = Partial<Pick<LicenceQuery, 'product' | 'state' | 'sort'>>;

/** The filters in the page's address; anything unknown means all. */
export function readLicenceFilters(search: URLSearchParams): LicenceFilters {
  const product = search.get('product') ?? '';
  return {
    state: oneOf(licenceStates, search.get('state')),
    product: /^[a-z0-9]+(-[a-z0-9]+)*$/.test(product) ? product : undefined,
    sort: oneOf(licenceSorts, search.get('sort')),
  };
}

/** The list's address with these filters, at its first page. */
export function licencesHref(filters: LicenceFilters): string {
  const given = Object.entries(filters).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length > 0 ? `/licences?${new URLSearchParams(given)}` : '/licences';
}
