import { type Language, languages } from '@arcada/contracts';
import type { EntityManager } from 'typeorm';
import { ProductPictureEntity } from './product-picture.entity.ts';
import { readReviews } from './product-reviews.ts';
import type { ProductRow } from './product-row.ts';
import { type ShelvedProduct, toShelved } from './shelved-product.ts';

export interface DetailRow {
  body: string;
  inside: string;
  requirements: string;
  changelog: string;
  /** The newest. */
  reviews: string;
  pictures: { image: string; alt: string }[];
}

const shownReviews = 10;

const rowsPerRead = 1000;
const texts = languages.map(
  (_, at) => `t${at}.name as name_${at}, t${at}.description as description_${at},
  t${at}.inside as inside_${at}`,
);
const joins = languages.map(
  (language, at) => `left join product_text t${at} on t${at}.product_id = p.id and t${at}.language = '${language}'`,
);
// One statement for a product and its texts, so that a transaction is never seen half applied.
const select = `select p.id, p.type, p.category, p.price_cents, p.status, p.version, p.compatibility, p.featured_place,
  p.image, p.download_file, p.download_bytes, p.related, p.review_histogram, p.updated_at, p.published_at,
  p.owner_id, p.producer_name,
  ${texts.join()} from product p ${joins.join(' ')}`;

/**
 * All products, in slices: hydrating entities would take seconds, and one long select would block
 * every response.
 */
export async function* readProducts(manager: EntityManager): AsyncGenerator<ShelvedProduct[]> {
  let last = '';
  for (;;) {
    const sql = `${select} where p.id > ? order by p.id limit ${rowsPerRead}`;
    const rows: ProductRow[] = await manager.query(sql, [last]);
    yield rows.map(toShelved);
    if (rows.length < rowsPerRead) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/** Those of the given ids that exist. */
export async function readProductsOf(manager: EntityManager, ids: readonly string[]): Promise<ShelvedProduct[]> {
  if (ids.length === 0) return [];
  const sql = `${select} where p.id in (${ids.map(() => '?').join()})`;
  const rows: ProductRow[] = await manager.query(sql, [...ids]);
  return rows.map(toShelved);
}

export async function readDetail(
  manager: EntityManager,
  id: string,
  language: Language,
): Promise<DetailRow | undefined> {
  const rows: Omit<DetailRow, 'reviews' | 'pictures'>[] = await manager.query(
    'select body, inside, requirements, changelog from product_text where product_id = ? and language = ?',
    [id, language],
  );
  const [texts] = rows;
  if (!texts) return undefined;
  const { items } = await readReviews(manager, id, language, { page: 1, pageSize: shownReviews });
  const rowsOfPictures = await manager.find(ProductPictureEntity, {
    where: { productId: id },
    order: { place: 'ASC' },
  });
  const pictures = rowsOfPictures.map(({ image, alt }) => ({ image, alt: alt[language] }));
  return { ...texts, reviews: JSON.stringify(items), pictures };
}
