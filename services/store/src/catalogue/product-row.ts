import type { ProductStatus } from '@arcada/contracts';

/** A product with its texts: `name_0` is in the first language; null where it has none. */
export type ProductRow = {
  id: string;
  type: string;
  category: string;
  price_cents: number;
  status: ProductStatus;
  version: string;
  compatibility: string;
  featured_place: number | null;
  image: string;
  download_file: string;
  download_bytes: number;
  related: string;
  review_histogram: string;
  updated_at: string | Date;
  published_at: string | Date | null;
  owner_id: string | null;
  producer_name: string | null;
} & Record<`${'name' | 'description' | 'inside'}_${number}`, string | null>;

/** Dates of plain selects: text in UTC on SQLite, Date on MySQL. */
export const toDate = (value: string | Date): Date =>
  value instanceof Date ? value : new Date(`${value.replace(' ', 'T').replace(/Z$/, '')}Z`);
