import type { CartItem, Coupon } from '@arcada/contracts';
import { idColumn, integerColumn, jsonColumn, textColumn, timeColumn } from '@arcada/service-kit';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity('coupon')
@Index('ux_coupon_code', ['code'], { unique: true })
@Index('ix_coupon_created', ['createdAt', 'id'])
export class CouponEntity {
  @PrimaryColumn(idColumn())
  id: string;

  /** In capitals. Never changes: it is printed on invoices. */
  @Column(textColumn(40))
  code: string;

  @Column(textColumn(8))
  kind: Coupon['kind'];

  /** Percent, or cents. */
  @Column(integerColumn())
  value: number;

  @Column(textColumn(8, { name: 'applies_to' }))
  appliesTo: Coupon['appliesTo'];

  @Column(jsonColumn())
  items: { type: CartItem['type']; id: string }[];

  @Column(timeColumn({ name: 'starts_at', nullable: true }))
  startsAt: Date | null;

  @Column(timeColumn({ name: 'ends_at', nullable: true }))
  endsAt: Date | null;

  @Column(integerColumn({ name: 'most_uses', nullable: true }))
  mostUses: number | null;

  @Column(integerColumn({ name: 'most_per_account', nullable: true }))
  mostPerAccount: number | null;

  @Column(timeColumn({ name: 'created_at' }))
  createdAt: Date;

  @Column(timeColumn({ name: 'disabled_at', nullable: true }))
  disabledAt: Date | null;

  @Column(integerColumn())
  version: number;
}

/** `reserved` while the order waits for its payment, `used` once it is paid, `released` when it isn't any more. */
export type CouponUseState = 'reserved' | 'used' | 'released';

/** An order's use of a coupon. */
@Entity('coupon_use')
@Index('ix_coupon_use_coupon', ['couponId', 'userId'])
@Index('ix_coupon_use_at', ['couponId', 'at', 'id'])
@Index('ix_coupon_use_user', ['userId'])
export class CouponUseEntity {
  /** The order's. */
  @PrimaryColumn(idColumn({ name: 'order_id' }))
  id: string;

  @Column(idColumn({ name: 'coupon_id' }))
  couponId: string;

  /** The buyer. After erasure, a random id that refers to no account. */
  @Column(idColumn({ name: 'user_id' }))
  userId: string;

  @Column(textColumn(8))
  state: CouponUseState;

  @Column(timeColumn())
  at: Date;
}
