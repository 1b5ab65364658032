import { Database, recordChange } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { productSubject } from '../catalogue/product-subject.ts';
import { priceNoticeSchema, productNoticeSchema } from '../stripe/product-facts.ts';
import { StripeProducts } from '../stripe/stripe-products.ts';
import { isKnown, isKnownPrice, type PricedProduct, storeSeen } from './stripe-links.ts';
import { StripeProductEntity } from './stripe-product.entity.ts';

/** A product as it is at Stripe now; undefined when it was deleted. */
export interface SeenProduct {
  link: StripeProductEntity;
  found: PricedProduct | undefined;
}

/** It was written in between: Stripe is to be asked again. */
export class SeenTooEarly extends Error {}

/** What is done to products at Stripe comes back by events. */
@Injectable()
export class SeenProducts {
  constructor(
    private readonly database: Database,
    private readonly products: StripeProducts,
  ) {}

  /** Events come late and in any order: they only say which product Stripe is asked about. */
  async ask(type: string, object: unknown): Promise<SeenProduct | undefined> {
    if (type === 'price.created' || type === 'price.updated' || type === 'price.deleted') {
      const notice = priceNoticeSchema.parse(object);
      const link = await this.link(notice.product);
      const active = notice.active && type !== 'price.deleted';
      return link && !isKnownPrice(link, { ...notice, active }) ? this.look(link) : undefined;
    }
    if (type !== 'product.updated' && type !== 'product.deleted') return undefined;
    const notice = productNoticeSchema.parse(object);
    const link = await this.link(notice.id);
    if (!link || (type === 'product.updated' && isKnown(link, notice))) return undefined;
    return this.look(link);
  }

  async apply(manager: EntityManager, { link, found }: SeenProduct): Promise<void> {
    if (!(await storeSeen(manager, link, found))) throw new SeenTooEarly('The product was synced meanwhile');
    if (found) return;
    const { productId, stripeId, seen } = link;
    await recordChange(manager, {
      action: 'store.stripe-product.deleted-there',
      subject: await productSubject(manager, productId),
      before: { ...seen, stripeId },
    });
  }

  private link(stripeId: string): Promise<StripeProductEntity | null> {
    return this.database.read.findOneBy(StripeProductEntity, { stripeId });
  }

  private async look(link: StripeProductEntity): Promise<SeenProduct> {
    const product = await this.products.find(link.stripeId);
    return { link, found: product && { product, prices: await this.products.activePrices(link.stripeId) } };
  }
}
