import { CONFIG } from '@arcada/service-kit';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type Stripe from 'stripe';
import { z } from 'zod';
import { Pace } from './pace.ts';
import {
  type ListedPrice,
  listedPriceSchema,
  priceSchema,
  type StripePrice,
  type StripeProduct,
  stripeProductSchema,
} from './product-facts.ts';
import { StripeCalls } from './stripe-calls.ts';
import { PaymentRefused, PaymentUnavailable } from './stripe-errors.ts';

/** What is written to a product. */
export interface ProductWords {
  name: string;
  description: string;
  active: boolean;
}

/** Stripe's largest page. */
export const productsAtOnce = 100;
/** How often a call waits when Stripe has too many, with growing pauses. */
const mostHolds = 8;
const withPrice = { expand: ['default_price'] };
const eachWithPrice = { expand: ['data.default_price'] };
const productsSchema = z.array(stripeProductSchema);
const pricesSchema = z.array(listedPriceSchema);
const isMissing = (error: unknown) => error instanceof PaymentRefused && error.code === 'resource_missing';

/** Products and prices at Stripe, called at a pace. */
@Injectable()
export class StripeProducts implements OnApplicationShutdown {
  private readonly sdk: Stripe;
  private readonly pace: Pace;

  constructor(
    private readonly calls: StripeCalls,
    @Inject(CONFIG) config: { STRIPE_SYNC_PER_SECOND: number },
  ) {
    this.sdk = calls.sdk;
    this.pace = new Pace(config.STRIPE_SYNC_PER_SECOND);
  }

  onApplicationShutdown(): void {
    this.pace.stop();
  }

  /** Those of at most 100 ids that exist. */
  async byIds(ids: string[]): Promise<StripeProduct[]> {
    const { data } = await this.ask((timeout) =>
      this.sdk.products.list({ ids, limit: productsAtOnce, ...eachWithPrice }, { timeout }),
    );
    return productsSchema.parse(data);
  }

  /** A page of those on offer at Stripe, newest first. */
  async active(after: string | undefined): Promise<{ products: StripeProduct[]; more: boolean }> {
    const page = await this.ask((timeout) =>
      this.sdk.products.list(
        { active: true, limit: productsAtOnce, ...eachWithPrice, ...(after && { starting_after: after }) },
        { timeout },
      ),
    );
    return { products: productsSchema.parse(page.data), more: page.has_more };
  }

  async find(id: string): Promise<StripeProduct | undefined> {
    try {
      return stripeProductSchema.parse(
        await this.ask((timeout) => this.sdk.products.retrieve(id, withPrice, { timeout })),
      );
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  /** Undefined when there is a product with this id. */
  async create(
    id: string,
    { name, description, active }: ProductWords,
    { cents, metadata, key }: { cents: number; metadata: Record<string, string>; key: string },
  ): Promise<StripeProduct | undefined> {
    const request = {
      id,
      name,
      active,
      ...(description && { description }),
      metadata,
      default_price_data: { currency: 'usd', unit_amount: cents, metadata },
      ...withPrice,
    };
    try {
      return stripeProductSchema.parse(
        await this.ask((timeout) => this.sdk.products.create(request, { idempotencyKey: key, timeout })),
      );
    } catch (error) {
      if (error instanceof PaymentRefused && error.code === 'resource_already_exists') return undefined;
      throw error;
    }
  }

  async change(id: string, words: Partial<ProductWords>, defaultPrice?: string): Promise<StripeProduct> {
    const request = { ...words, ...(defaultPrice && { default_price: defaultPrice }), ...withPrice };
    return stripeProductSchema.parse(await this.ask((timeout) => this.sdk.products.update(id, request, { timeout })));
  }

  /** A page of all active prices, newest first. */
  async pricesPage(after: string | undefined): Promise<{ prices: ListedPrice[]; more: boolean }> {
    const page = await this.ask((timeout) =>
      this.sdk.prices.list(
        { active: true, limit: productsAtOnce, ...(after && { starting_after: after }) },
        { timeout },
      ),
    );
    return { prices: pricesSchema.parse(page.data), more: page.has_more };
  }

  /** Of one product. */
  async activePrices(product: string): Promise<ListedPrice[]> {
    const { data } = await this.ask((timeout) =>
      this.sdk.prices.list({ product, active: true, limit: productsAtOnce }, { timeout }),
    );
    return pricesSchema.parse(data);
  }

  async createPrice(
    product: string,
    { cents, metadata, key }: { cents: number; metadata: Record<string, string>; key: string },
  ): Promise<StripePrice> {
    const request = { product, currency: 'usd', unit_amount: cents, metadata };
    return priceSchema.parse(
      await this.ask((timeout) => this.sdk.prices.create(request, { idempotencyKey: key, timeout })),
    );
  }

  async archivePrice(id: string): Promise<void> {
    await this.ask((timeout) => this.sdk.prices.update(id, { active: false }, { timeout }));
  }

  /** False when Stripe refuses, because the product has or had prices. */
  async remove(id: string): Promise<boolean> {
    try {
      await this.ask((timeout) => this.sdk.products.del(id, undefined, { timeout }));
      return true;
    } catch (error) {
      if (isMissing(error)) return true;
      if (error instanceof PaymentRefused) return false;
      throw error;
    }
  }

  /** Waits its turn, and as long as Stripe asks for when it has too many calls. */
  private async ask<T>(call: (timeout: number) => Promise<T>): Promise<T> {
    for (let holds = 1; ; holds++) {
      await this.pace.turn();
      try {
        return await this.calls.ask('background', call);
      } catch (error) {
        if (!(error instanceof PaymentUnavailable) || error.kind !== 'busy' || holds === mostHolds) throw error;
        this.pace.hold(error.retryAfterSeconds ?? Math.min(30, 2 ** holds / 4));
      }
    }
  }
}
