import { dollarsToCents, languages } from '@arcada/contracts';
import type { EntityManager } from 'typeorm';
import type { ProductSeed } from './product-seed.ts';

type Value = string | number | null;

/** A product as rows of both tables, in the order of `productColumns` and `textColumns`. */
export interface ProductRows {
  id: string;
  product: Value[];
  texts: Value[][];
}

const productColumns =
  'id, type, category, price_cents, status, version, compatibility, featured_place, image, download_file, ' +
  'download_bytes, related, review_histogram, created_at, updated_at, published_at';
const textColumns = 'product_id, language, name, description, body, inside, requirements, changelog';

export function toRows(
  seed: ProductSeed,
  download: { file: string; bytes: number },
  image = `${seed.id}.svg`,
): ProductRows {
  const latest = seed.releases[0];
  const first = seed.releases.at(-1) ?? latest;
  return {
    id: seed.id,
    product: [
      seed.id,
      seed.type,
      seed.category,
      dollarsToCents(seed.price),
      'published',
      latest.version,
      seed.compatibility,
      seed.featuredPlace ?? null,
      image,
      download.file,
      download.bytes,
      JSON.stringify(seed.related),
      '[0,0,0,0,0]',
      atNoon(first.date),
      atNoon(latest.date),
      atNoon(first.date),
    ],
    texts: languages.map((language) => {
      const text = seed.texts[language];
      const changelog = seed.releases.map((release, index) => ({ ...release, notes: text.notes[index] ?? [] }));
      return [
        seed.id,
        language,
        seed.name,
        text.description,
        ...[text.body, text.inside, text.requirements, changelog].map((list) => JSON.stringify(list)),
      ];
    }),
  };
}

// The form that both databases take as a datetime.
const atNoon = (date: string) => `${date} 12:00:00.000`;

/** Plain multi-row inserts: ten thousand products through the entity manager would take minutes. */
export async function insertRows(manager: EntityManager, rows: readonly ProductRows[]): Promise<void> {
  if (rows.length === 0) return;
  const products = rows.map((row) => row.product);
  const texts = rows.flatMap((row) => row.texts);
  await manager.query(`insert into product (${productColumns}) values ${placeholders(products)}`, products.flat());
  await manager.query(`insert into product_text (${textColumns}) values ${placeholders(texts)}`, texts.flat());
}

const placeholders = (rows: Value[][]) => rows.map((row) => `(${row.map(() => '?').join()})`).join();
