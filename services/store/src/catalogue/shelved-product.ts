import { centsToDollars, type Language, languages, type ProductStatus } from '@arcada/contracts';
import { authorIdOf } from '@arcada/service-kit';
import { coverOf } from './fixed-covers.ts';
import { type ProductRow, toDate } from './product-row.ts';

export interface ShelvedText {
  name: string;
  description: string;
  /** JSON list of `{ name, text }`. */
  inside: string;
}

export interface Producer {
  id: string;
  name: string;
}

/** Nobody while the name isn't known. */
export const producerOf = (ownerId: string | null, name: string | null | undefined): Producer | undefined =>
  ownerId && name ? { id: authorIdOf(ownerId), name } : undefined;

/** A product in memory. Immutable: a change creates a new one. */
export interface ShelvedProduct {
  readonly id: string;
  readonly type: string;
  readonly category: string;
  readonly priceCents: number;
  readonly status: ProductStatus;
  readonly version: string;
  readonly compatibility: string;
  readonly featuredPlace: number | null;
  readonly image: string;
  readonly downloadFile: string;
  readonly downloadBytes: number;
  /** JSON list of product ids. */
  readonly related: string;
  /** JSON list: number of reviews for 1 to 5 stars. */
  readonly reviewHistogram: string;
  readonly rating: number;
  readonly reviewCount: number;
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
  readonly publishedAt: number | null;
  /** Whose it is; undefined: the shop's own. */
  readonly producer: Producer | undefined;
  readonly texts: Readonly<Partial<Record<Language, ShelvedText>>>;
}

// Values that many products share are stored once. Bounded: there is nothing to gain when all are
// different.
const shared = new Map<string, string>();
function share(text: string): string {
  if (text.length > 100) return text;
  const known = shared.get(text);
  if (known !== undefined) return known;
  if (shared.size < 10_000) shared.set(text, text);
  return text;
}

/** Rating to one decimal and number of reviews, from the number of reviews for 1 to 5 stars. */
export function summariseReviews(histogram: readonly number[]): { rating: number; reviewCount: number } {
  const reviewCount = histogram.reduce((sum, count) => sum + count, 0);
  const stars = histogram.reduce((sum, count, index) => sum + count * (index + 1), 0);
  return { rating: reviewCount === 0 ? 0 : Math.round((stars / reviewCount) * 10) / 10, reviewCount };
}

/** Unreadable data throws here, before anything in memory is touched. */
export function toShelved(row: ProductRow): ShelvedProduct {
  const texts: Partial<Record<Language, ShelvedText>> = {};
  let name = '';
  languages.forEach((language, at) => {
    const given = row[`name_${at}`];
    if (given === null || given === undefined) return;
    // Names are usually the same in all languages.
    if (given !== name) name = given;
    const inside = share(row[`inside_${at}`] ?? '[]');
    JSON.parse(inside);
    texts[language] = { name, description: row[`description_${at}`] ?? '', inside };
  });
  return {
    id: row.id,
    type: share(row.type),
    category: share(row.category),
    priceCents: row.price_cents,
    status: share(row.status) as ProductStatus,
    version: share(row.version),
    compatibility: share(row.compatibility),
    featuredPlace: row.featured_place,
    image: share(row.image),
    downloadFile: share(row.download_file),
    downloadBytes: row.download_bytes,
    related: share(row.related),
    reviewHistogram: share(row.review_histogram),
    ...summariseReviews(JSON.parse(row.review_histogram)),
    updatedAt: toDate(row.updated_at).getTime(),
    publishedAt: row.published_at === null ? null : toDate(row.published_at).getTime(),
    producer: producerOf(row.owner_id, row.producer_name),
    texts,
  };
}

/** Published with texts in every language, though perhaps at a time to come. */
const isPublished = (product: ShelvedProduct): boolean =>
  product.status === 'published' && product.publishedAt !== null && languages.every((each) => product.texts[each]);

/** Published by now. */
export const isOnSale = (product: ShelvedProduct, now: number): boolean =>
  isPublished(product) && (product.publishedAt as number) <= now;

/** When it will be on sale; undefined if it is, or won't be. */
export const dueTimeOf = (product: ShelvedProduct, now: number): number | undefined =>
  isPublished(product) && !isOnSale(product, now) ? (product.publishedAt as number) : undefined;

/** JSON of a card. */
export function summarise(product: ShelvedProduct, language: Language, imageUrl: (file: string) => string): string {
  const text = product.texts[language] as ShelvedText;
  return JSON.stringify({
    id: product.id,
    name: text.name,
    description: text.description,
    price: centsToDollars(product.priceCents),
    type: product.type,
    imageUrl: imageUrl(coverOf(text.name, product.image)),
    category: product.category,
    version: product.version,
    compatibility: product.compatibility,
    rating: product.rating,
    reviewCount: product.reviewCount,
    updatedAt: new Date(product.updatedAt).toISOString(),
    producer: product.producer,
  });
}
