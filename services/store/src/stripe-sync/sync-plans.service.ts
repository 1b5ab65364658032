import { randomUUID } from 'node:crypto';
import type { StripeSync } from '@arcada/contracts';
import { Database } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { StripePrice, StripeProduct } from '../stripe/product-facts.ts';
import { productsAtOnce, StripeProducts } from '../stripe/stripe-products.ts';
import { canSync, differencesOf, extraPricesOf, type Offer, statusOf } from './held-product.ts';
import { offerHash, readOffers } from './offers.ts';
import { type PricedProduct, seenColumns, storeSeen, stripeIdOf } from './stripe-links.ts';
import { StripeProductEntity } from './stripe-product.entity.ts';
import { StripeSyncEntity, StripeSyncStepEntity } from './stripe-sync.entity.ts';

/** Products of others that are listed, and pages that are read for them. */
const mostForeign = 50;
const mostPages = 20;
/** Pages of prices that are read before each product is asked about alone. */
const mostPricePages = 200;
/** Rows that one transaction writes. */
const rowsAtOnce = 100;

export type PlannedStep = Pick<StripeSyncStepEntity, 'kind' | 'differences' | 'extraPrices'>;

/** Finds out what a sync of all products would do. */
@Injectable()
export class SyncPlans {
  constructor(
    private readonly database: Database,
    private readonly products: StripeProducts,
  ) {}

  /** Asks Stripe for every product that is, or should be, there. */
  async make(syncId: string): Promise<void> {
    const offers = await readOffers(this.database.read);
    const links = await this.links();
    const asked = offers.filter((offer) => canSync(offer, links.get(offer.id)) || links.has(offer.id));
    const there: StripeProduct[] = [];
    for (const part of parts(asked, productsAtOnce))
      there.push(...(await this.products.byIds(part.map(({ id }) => stripeIdOf(id)))));
    const prices = await this.pricesOf(there);
    const found = new Map(there.map((product) => [product.id, { product, prices: prices.get(product.id) ?? [] }]));
    const foreign = await this.foreign(new Set(offers.map(({ id }) => stripeIdOf(id))));
    for (const part of parts(asked, rowsAtOnce)) await this.refresh(part, links, found);
    await this.store(syncId, offers, foreign);
  }

  /** What one product needs, by what was last seen of it at Stripe. */
  stepOf(offer: Offer, link: StripeProductEntity | null): PlannedStep {
    const extraPrices = extraPricesOf(offer, link ?? undefined);
    return {
      kind: link ? 'update' : 'create',
      differences: differencesOf(offer, link ?? undefined),
      extraPrices: extraPrices.length > 0 ? extraPrices : null,
    };
  }

  async addStep(
    manager: EntityManager,
    step: PlannedStep & Pick<StripeSyncStepEntity, 'syncId' | 'position'>,
    offer: Offer,
  ): Promise<void> {
    const state = { state: 'waiting', attempt: 0, result: null, error: null } as const;
    const named = { productId: offer.id, name: offer.name, offer: offerHash(offer) };
    await manager.insert(StripeSyncStepEntity, { ...step, ...named, ...state, id: randomUUID() } as object);
  }

  private async links(): Promise<Map<string, StripeProductEntity>> {
    const rows = await this.database.read.find(StripeProductEntity);
    return new Map(rows.map((row) => [row.productId, row]));
  }

  /** Stores what was found at Stripe. What is there without being known here was made before a crash or a restore. */
  private refresh(
    part: readonly Offer[],
    links: ReadonlyMap<string, StripeProductEntity>,
    found: ReadonlyMap<string, PricedProduct>,
  ): Promise<void> {
    return this.database.transaction(async (manager) => {
      for (const { id: productId } of part) {
        const link = links.get(productId);
        const one = found.get(stripeIdOf(productId));
        if (link) await storeSeen(manager, link, one);
        else if (one && !(await manager.existsBy(StripeProductEntity, { productId })))
          await manager.insert(StripeProductEntity, {
            ...seenColumns(one),
            productId,
            synced: null,
            archived: !one.product.active,
            revision: 0,
            syncedAt: null,
          } as object);
      }
    });
  }

  private async store(syncId: string, offers: readonly Offer[], foreign: StripeSync['foreign']): Promise<void> {
    const links = await this.links();
    const able = offers.filter((offer) => canSync(offer, links.get(offer.id)));
    const differing = able.filter((offer) => statusOf(offer, links.get(offer.id)) !== 'synced');
    // Again from the beginning after a crash.
    await this.database.transaction((manager) => manager.delete(StripeSyncStepEntity, { syncId }));
    let position = 0;
    for (const part of parts(differing, rowsAtOnce))
      await this.database.transaction(async (manager) => {
        for (const offer of part)
          await this.addStep(
            manager,
            { syncId, position: position++, ...this.stepOf(offer, links.get(offer.id) ?? null) },
            offer,
          );
      });
    const planned = { state: 'planned', same: able.length - differing.length, foreign } as const;
    await this.database.transaction((manager) =>
      manager.update(StripeSyncEntity, { id: syncId, state: 'planning' }, planned),
    );
  }

  /** Active prices by product: a hundred with each call, as long as others don't have too many. */
  private async pricesOf(products: readonly StripeProduct[]): Promise<Map<string, StripePrice[]>> {
    const found = new Map<string, StripePrice[]>(products.map(({ id }) => [id, []]));
    let after: string | undefined;
    for (let pages = 1; pages <= mostPricePages; pages++) {
      const { prices, more } = await this.products.pricesPage(after);
      for (const price of prices) found.get(price.product)?.push(price);
      after = prices.at(-1)?.id;
      if (!more || !after) return found;
    }
    for (const { id } of products) found.set(id, await this.products.activePrices(id));
    return found;
  }

  private async foreign(own: ReadonlySet<string>): Promise<StripeSync['foreign']> {
    const foreign: StripeSync['foreign'] = [];
    let after: string | undefined;
    for (let pages = 1; pages <= mostPages && foreign.length < mostForeign; pages++) {
      const { products, more } = await this.products.active(after);
      foreign.push(...products.filter(({ id }) => !own.has(id)).map(({ id, name }) => ({ stripeId: id, name })));
      after = products.at(-1)?.id;
      if (!more || !after) break;
    }
    return foreign.slice(0, mostForeign);
  }
}

function* parts<T>(all: readonly T[], size: number): Generator<T[]> {
  for (let at = 0; at < all.length; at += size) yield all.slice(at, at + size);
}
