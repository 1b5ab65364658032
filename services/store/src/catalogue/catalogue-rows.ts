import type { Language } from '@arcada/contracts';
import type { EntityManager } from 'typeorm';
import type { ProductStatus } from './product.entity.ts';

export interface ProductRow {
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
}

export interface TextRow {
  product_id: string;
  language: Language;
  name: string;
  description: string;
  inside: string;
}

export interface DetailRow {
  body: string;
  inside: string;
  requirements: string;
  changelog: string;
}

const rowsPerRead = 2000;
const breathe = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Dates of plain selects: text in UTC on SQLite, Date on MySQL. */
export const toDate = (value: string | Date): Date =>
  value instanceof Date ? value : new Date(`${value.replace(' ', 'T').replace(/Z$/, '')}Z`);

// Plain selects in slices: hydrating 40,000 entities would cost seconds, and one long select would stop all answers.
export async function readProducts(manager: EntityManager): Promise<ProductRow[]> {
  const rows: ProductRow[] = [];
  for (;;) {
    const slice: ProductRow[] = await manager.query(
      `select id, type, category, price_cents, status, version, compatibility, featured_place, image, download_file,
        download_bytes, related, review_histogram, updated_at, published_at
       from product where id > ? order by id limit ${rowsPerRead}`,
      [rows.at(-1)?.id ?? ''],
    );
    rows.push(...slice);
    if (slice.length < rowsPerRead) return rows;
    await breathe();
  }
}

export async function readTexts(manager: EntityManager, language: Language): Promise<Map<string, TextRow>> {
  const rows = new Map<string, TextRow>();
  let last = '';
  for (;;) {
    const slice: TextRow[] = await manager.query(
      `select product_id, language, name, description, inside from product_text
       where language = ? and product_id > ? order by product_id limit ${rowsPerRead}`,
      [language, last],
    );
    for (const row of slice) rows.set(row.product_id, row);
    last = slice.at(-1)?.product_id ?? last;
    if (slice.length < rowsPerRead) return rows;
    await breathe();
  }
}

export async function readDetail(
  manager: EntityManager,
  id: string,
  language: Language,
): Promise<DetailRow | undefined> {
  const rows: DetailRow[] = await manager.query(
    'select body, inside, requirements, changelog from product_text where product_id = ? and language = ?',
    [id, language],
  );
  return rows[0];
}

/** Changes whenever a product is added or changed by anyone. */
export async function readRevision(manager: EntityManager): Promise<string> {
  const rows: { latest: string | Date | null; count: number | string }[] = await manager.query(
    'select max(updated_at) as latest, count(*) as count from product',
  );
  const row = rows[0];
  return `${row?.latest ? toDate(row.latest).getTime() : 0}/${row?.count ?? 0}`;
}
