import { centsToDollars, type KeysetPage, type StripeProduct, type StripeProductQuery } from '@arcada/contracts';
import { fold } from '@arcada/search';
import { Database, keysetOf } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { canSync, differencesOf, extraPricesOf, type Offer, statusOf } from './held-product.ts';
import { readOffers } from './offers.ts';
import { StripeProductEntity } from './stripe-product.entity.ts';

/** All products with what was last seen of them at Stripe, without asking Stripe. */
@Injectable()
export class ListedProducts {
  constructor(private readonly database: Database) {}

  async list({ q, status, ...page }: StripeProductQuery): Promise<KeysetPage<StripeProduct>> {
    const { read } = this.database;
    const [offers, links] = await Promise.all([readOffers(read), read.find(StripeProductEntity)]);
    const byProduct = new Map(links.map((link) => [link.productId, link]));
    const sought = q && fold(q);
    const found = offers
      .filter(({ id, name }) => !sought || id.includes(sought) || fold(name).includes(sought))
      .map((offer) => shownProduct(offer, byProduct.get(offer.id)))
      .filter((product) => !status || product.status === status);
    const { rows, ...rest } = keysetOf(found, page, {
      idOf: ({ id }) => id,
      orders: {
        name: ({ name }) => name.toLowerCase(),
        syncedAt: ({ syncedAt }) => syncedAt ?? '',
        price: ({ price }) => price,
      },
    });
    return { items: rows, ...rest };
  }
}

function shownProduct(offer: Offer, link: StripeProductEntity | undefined): StripeProduct {
  const status = statusOf(offer, link);
  return {
    id: offer.id,
    name: offer.name || offer.id,
    price: centsToDollars(offer.priceCents),
    productStatus: offer.status,
    publishedAt: offer.publishedAt?.toISOString() ?? null,
    status,
    stripeId: link?.stripeId ?? null,
    archived: link?.archived ?? false,
    differences: status === 'out_of_sync' ? differencesOf(offer, link) : [],
    extraPrices: status === 'out_of_sync' ? extraPricesOf(offer, link) : [],
    canSync: canSync(offer, link),
    syncedAt: link?.syncedAt?.toISOString() ?? null,
  };
}
