import { likeText } from '@arcada/search';

/** What an order's column for the search holds: as much of name and address as it takes. */
export const buyerSearch = (name: string | null, email: string | null): string =>
  likeText(name ?? '', email ?? '').slice(0, 500);
