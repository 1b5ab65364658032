import type { CartItem, Language, OrderStatus } from '@arcada/contracts';
import {
  booleanColumn,
  centsColumn,
  idColumn,
  integerColumn,
  longTextColumn,
  textColumn,
  timeColumn,
} from '@arcada/service-kit';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity('store_order')
@Index('ux_store_order_number', ['number'], { unique: true })
@Index('ux_store_order_live_cart', ['liveCartId'], { unique: true })
@Index('ix_store_order_user', ['userId', 'createdAt'])
@Index('ix_store_order_payment', ['paymentIntentId'])
@Index('ix_store_order_created', ['createdAt', 'id'])
@Index('ix_store_order_status', ['status', 'createdAt', 'id'])
@Index('ix_store_order_total', ['totalCents', 'id'])
@Index('ix_store_order_paid', ['paidAt', 'id'])
@Index('ix_store_order_sales', ['paidAt', 'status', 'paidCents', 'totalCents'])
@Index('ix_store_order_search', ['searchText', 'id'])
export class OrderEntity {
  @PrimaryColumn(idColumn())
  id: string;

  /** Sequence number over all orders; shown as `A-000123`. */
  @Column(integerColumn())
  number: number;

  /** The buyer. After erasure, a random id that refers to no account. */
  @Column(idColumn({ name: 'user_id' }))
  userId: string;

  @Column(textColumn(120, { name: 'buyer_name', nullable: true }))
  buyerName: string | null;

  @Column(textColumn(254, { name: 'buyer_email', nullable: true }))
  buyerEmail: string | null;

  /** Whether the buyer had shown that this address is their own; null in orders from before this column. */
  @Column(booleanColumn({ name: 'buyer_confirmed', nullable: true }))
  buyerConfirmed: boolean | null;

  /** What the admins' search compares: name and address, folded. */
  @Column(textColumn(500, { name: 'search_text', nullable: true }))
  searchText: string | null;

  /** JSON of `Billing`: what the invoice says about the buyer's business. */
  @Column(longTextColumn({ nullable: true }))
  billing: string | null;

  /** The buyer's own number of it, as that of a purchase order. */
  @Column(textColumn(60, { nullable: true }))
  reference: string | null;

  /** The buyer's language at checkout, used for e-mails and the invoice. */
  @Column(textColumn(8))
  language: Language;

  @Column(textColumn(16))
  status: OrderStatus;

  @Column(textColumn(3))
  currency: 'USD';

  /** After the discount. */
  @Column(centsColumn({ name: 'total_cents' }))
  totalCents: number;

  @Column(idColumn({ name: 'coupon_id', nullable: true }))
  couponId: string | null;

  @Column(textColumn(40, { name: 'coupon_code', nullable: true }))
  couponCode: string | null;

  /** What the coupon took off all lines together; null without one. */
  @Column(centsColumn({ name: 'discount_cents', nullable: true }))
  discountCents: number | null;

  @Column(idColumn({ name: 'cart_id' }))
  cartId: string;

  /** The cart while the order is pending, else null. Unique, so a cart has at most one live checkout. */
  @Column(idColumn({ name: 'live_cart_id', nullable: true }))
  liveCartId: string | null;

  /** SHA-256 of buyer, lines and prices, to detect that the cart has changed since. */
  @Column(textColumn(64))
  fingerprint: string;

  @Column(textColumn(255, { name: 'payment_intent_id', nullable: true }))
  paymentIntentId: string | null;

  /** What arrived; null while nothing has, and in orders from before this column, which got their total. */
  @Column(centsColumn({ name: 'paid_cents', nullable: true }))
  paidCents: number | null;

  /** Taxes within the payment, as Stripe Tax computed them; null when it wasn't asked. */
  @Column(centsColumn({ name: 'tax_cents', nullable: true }))
  taxCents: number | null;

  @Column(timeColumn({ name: 'created_at' }))
  createdAt: Date;

  @Column(timeColumn({ name: 'paid_at', nullable: true }))
  paidAt: Date | null;
}

@Entity('order_line')
@Index('ux_order_line_place', ['orderId', 'place'], { unique: true })
@Index('ix_order_line_sales', [
  'orderId',
  'type',
  'refId',
  'name',
  'refundId',
  'quantity',
  'unitCents',
  'discountCents',
])
export class OrderLineEntity {
  @PrimaryColumn(idColumn())
  id: string;

  @Column(idColumn({ name: 'order_id' }))
  orderId: string;

  @Column(integerColumn())
  place: number;

  @Column(textColumn(8))
  type: CartItem['type'];

  @Column(textColumn(160, { name: 'ref_id' }))
  refId: string;

  @Column(textColumn(200))
  name: string;

  @Column(centsColumn({ name: 'unit_cents' }))
  unitCents: number;

  @Column(integerColumn())
  quantity: number;

  /** What a coupon took off the price of all pieces together; null without one. */
  @Column(centsColumn({ name: 'discount_cents', nullable: true }))
  discountCents: number | null;

  /**
   * The refund that returned this line's price, or `revoked:<id>` where an admin took back what came for nothing; null
   * while the line counts.
   */
  @Column(textColumn(255, { name: 'refund_id', nullable: true }))
  refundId: string | null;
}

/** Every step of every order: when, from which status to which, and its cause. */
@Entity('order_step')
@Index('ix_order_step_order', ['orderId', 'at'])
export class OrderStepEntity {
  @PrimaryColumn(idColumn())
  id: string;

  @Column(idColumn({ name: 'order_id' }))
  orderId: string;

  @Column(textColumn(16, { name: 'from_status' }))
  from: OrderStatus;

  @Column(textColumn(16, { name: 'to_status' }))
  to: OrderStatus;

  /** `webhook:<event id>`, `return`, `reconciler`, `checkout`, `buyer` or `admin:<user id>`. */
  @Column(textColumn(300))
  cause: string;

  @Column(timeColumn())
  at: Date;
}
