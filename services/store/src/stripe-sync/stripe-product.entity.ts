import type { StripeExtraPrice } from '@arcada/contracts';
import { booleanColumn, integerColumn, jsonColumn, textColumn, timeColumn } from '@arcada/service-kit';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { HeldProduct } from './held-product.ts';

/** A product of the catalogue that is at Stripe. */
@Entity('stripe_product')
@Index('ux_stripe_product_stripe', ['stripeId'], { unique: true })
export class StripeProductEntity {
  @PrimaryColumn(textColumn(160, { name: 'product_id' }))
  productId: string;

  @Column(textColumn(255, { name: 'stripe_id' }))
  stripeId: string;

  /** Its default price there. */
  @Column(textColumn(255, { name: 'price_id', nullable: true }))
  priceId: string | null;

  /** As last seen at Stripe. */
  @Column(jsonColumn())
  seen: HeldProduct;

  /** As last brought to Stripe. */
  @Column(jsonColumn({ nullable: true }))
  synced: HeldProduct | null;

  /** Its other active prices there; null until they were looked for. */
  @Column(jsonColumn({ name: 'extra_prices', nullable: true }))
  extraPrices: StripeExtraPrice[] | null;

  /** Removed from the sync, but kept at Stripe. */
  @Column(booleanColumn())
  archived: boolean;

  /** Raised by each write: what was read from Stripe before another write isn't stored after it. */
  @Column(integerColumn())
  revision: number;

  @Column(timeColumn({ name: 'synced_at', nullable: true }))
  syncedAt: Date | null;
}
