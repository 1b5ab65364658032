import type { ProductStatus } from '@arcada/contracts';
import { sha256 } from '@arcada/service-kit';
import type { EntityManager } from 'typeorm';
import { toDate } from '../catalogue/product-row.ts';
import { heldPart, type Offer } from './held-product.ts';

interface OfferRow {
  id: string;
  price_cents: number;
  status: ProductStatus;
  published_at: string | Date | null;
  name: string | null;
  description: string | null;
}

const select = `select p.id, p.price_cents, p.status, p.published_at, t.name, t.description from product p
  left join product_text t on t.product_id = p.id and t.language = 'en'`;

const toOffer = (row: OfferRow): Offer => ({
  id: row.id,
  name: row.name ?? '',
  description: row.description ?? '',
  priceCents: row.price_cents,
  active: row.status === 'published',
  status: row.status,
  publishedAt: row.published_at === null ? null : toDate(row.published_at),
});

/** What the catalogue offers. */
export async function readOffers(manager: EntityManager): Promise<Offer[]> {
  const rows: OfferRow[] = await manager.query(`${select} order by p.id`);
  return rows.map(toOffer);
}

export async function readSeveral(manager: EntityManager, ids: readonly string[]): Promise<Map<string, Offer>> {
  if (ids.length === 0) return new Map();
  const rows: OfferRow[] = await manager.query(`${select} where p.id in (${ids.map(() => '?').join(', ')})`, [...ids]);
  return new Map(rows.map((row) => [row.id, toOffer(row)]));
}

export async function readOffer(manager: EntityManager, id: string): Promise<Offer | undefined> {
  const rows: OfferRow[] = await manager.query(`${select} where p.id = ?`, [id]);
  return rows.map(toOffer)[0];
}

/** The same content has the same hash. */
export const offerHash = (offer: Offer): string => sha256(JSON.stringify(heldPart(offer)));
