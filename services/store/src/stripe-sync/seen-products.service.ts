import { Database, recordChange } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { priceNoticeSchema, productNoticeSchema, type StripeProduct } from '../stripe/product-facts.ts';
import { StripeProducts } from '../stripe/stripe-products.ts';
import { isKnown, storeSeen } from './stripe-links.ts';
import { StripeProductEntity } from './stripe-product.entity.ts';

/** A product as it is at Stripe now; undefined when it was deleted. */
export interface SeenProduct {
  link: StripeProductEntity;
  product: StripeProduct | undefined;
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
    if (type === 'price.updated') {
      const { id, product } = priceNoticeSchema.parse(object);
      const link = await this.link(product);
      return link?.priceId === id ? this.look(link) : undefined;
    }
    if (type !== 'product.updated' && type !== 'product.deleted') return undefined;
    const notice = productNoticeSchema.parse(object);
    const link = await this.link(notice.id);
    if (!link || (type === 'product.updated' && isKnown(link, notice))) return undefined;
    return this.look(link);
  }

  async apply(manager: EntityManager, { link, product }: SeenProduct): Promise<void> {
    if (!(await storeSeen(manager, link, product))) throw new SeenTooEarly('The product was synced meanwhile');
    if (product) return;
    const { productId, stripeId, seen } = link;
    await recordChange(manager, {
      action: 'store.stripe-product.deleted-there',
      subject: { kind: 'product', id: productId },
      before: { ...seen, stripeId },
    });
  }

  private link(stripeId: string): Promise<StripeProductEntity | null> {
    return this.database.read.findOneBy(StripeProductEntity, { stripeId });
  }

  private async look(link: StripeProductEntity): Promise<SeenProduct> {
    return { link, product: await this.products.find(link.stripeId) };
  }
}
