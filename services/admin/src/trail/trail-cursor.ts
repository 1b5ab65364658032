import { type ServiceDomain, serviceDomains } from '@arcada/contracts';

/** In each service: entries with smaller numbers follow. */
export type TrailCursor = Partial<Record<ServiceDomain, number>>;

/** `identity.12_store.40` */
export const writeCursor = (cursor: TrailCursor): string =>
  Object.entries(cursor)
    .map(([domain, below]) => `${domain}.${below}`)
    .join('_');

/** Undefined for a text that `writeCursor` didn't make. */
export function readCursor(text: string): TrailCursor | undefined {
  const cursor: TrailCursor = {};
  for (const part of text.split('_')) {
    const [domain, below, ...more] = part.split('.');
    const known = serviceDomains.find((each) => each === domain);
    if (!known || more.length > 0 || !/^[1-9]\d{0,9}$/.test(below ?? '')) return undefined;
    cursor[known] = Number(below);
  }
  return cursor;
}
