import type { StripeDifference, StripeExtraPrice, StripeStep, StripeSync } from '@arcada/contracts';
import {
  bigColumn,
  idColumn,
  integerColumn,
  jsonColumn,
  longTextColumn,
  textColumn,
  timeColumn,
} from '@arcada/service-kit';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One sync with Stripe, from its plan to its report. */
@Entity('stripe_sync')
@Index('ux_stripe_sync_slot', ['slot'], { unique: true })
@Index('ix_stripe_sync_created', ['createdAt'])
export class StripeSyncEntity {
  @PrimaryColumn(idColumn())
  id: string;

  @Column(textColumn(16))
  state: StripeSync['state'];

  /** `live` while it runs, so that there is only one. */
  @Column(textColumn(8, { nullable: true }))
  slot: 'live' | null;

  /** Products that were the same on both sides. */
  @Column(integerColumn())
  same: number;

  /** Active products at Stripe that aren't the catalogue's. */
  @Column(jsonColumn({ name: 'foreign_products' }))
  foreign: StripeSync['foreign'];

  /** The process that works on it, until when (milliseconds). When the process is killed, another takes over. */
  @Column(textColumn(36, { name: 'leased_by' }))
  leasedBy: string;

  @Column(bigColumn({ name: 'leased_until' }))
  leasedUntil: number;

  @Column(timeColumn({ name: 'created_at' }))
  createdAt: Date;

  @Column(timeColumn({ name: 'started_at', nullable: true }))
  startedAt: Date | null;

  @Column(timeColumn({ name: 'ended_at', nullable: true }))
  endedAt: Date | null;
}

/** What a sync does to one product. */
@Entity('stripe_sync_step')
@Index('ux_stripe_sync_step', ['syncId', 'position'], { unique: true })
export class StripeSyncStepEntity {
  @PrimaryColumn(idColumn())
  id: string;

  @Column(idColumn({ name: 'sync_id' }))
  syncId: string;

  @Column(integerColumn())
  position: number;

  @Column(textColumn(160, { name: 'product_id' }))
  productId: string;

  @Column(textColumn(200))
  name: string;

  @Column(textColumn(16))
  kind: StripeStep['kind'];

  @Column(textColumn(16))
  state: StripeStep['state'];

  /** Hash of what the catalogue offered when it was planned. */
  @Column(textColumn(64))
  offer: string;

  @Column(jsonColumn())
  differences: StripeDifference[];

  /** The prices that it archives, which are those that the admin was shown; null: none. */
  @Column(jsonColumn({ name: 'extra_prices', nullable: true }))
  extraPrices: StripeExtraPrice[] | null;

  /** Part of the idempotency keys: raised when Stripe would only repeat its own error. */
  @Column(integerColumn())
  attempt: number;

  @Column(textColumn(16, { nullable: true }))
  result: StripeStep['result'];

  @Column(longTextColumn({ nullable: true }))
  error: string | null;
}
