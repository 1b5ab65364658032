import type { CartItem, Language, OrderStatus } from '@arcada/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity('store_order')
@Index('ux_store_order_number', ['number'], { unique: true })
@Index('ux_store_order_live_cart', ['liveCartId'], { unique: true })
@Index('ix_store_order_user', ['userId', 'createdAt'])
@Index('ix_store_order_payment', ['paymentIntentId'])
export class OrderEntity {
  @PrimaryColumn('varchar', { length: 36 })
  id: string;

  /** Counts all orders; shown as `A-000123`. */
  @Column('integer')
  number: number;

  /** The buyer. After erasure a random id that leads to nobody. */
  @Column('varchar', { length: 36, name: 'user_id' })
  userId: string;

  @Column('varchar', { length: 120, name: 'buyer_name', nullable: true })
  buyerName: string | null;

  @Column('varchar', { length: 254, name: 'buyer_email', nullable: true })
  buyerEmail: string | null;

  /** The buyer's language at checkout: e-mails and invoice are written in it. */
  @Column('varchar', { length: 8 })
  language: Language;

  @Column('varchar', { length: 16 })
  status: OrderStatus;

  @Column('varchar', { length: 3 })
  currency: 'USD';

  @Column('integer', { name: 'total_cents' })
  totalCents: number;

  @Column('varchar', { length: 36, name: 'cart_id' })
  cartId: string;

  /** The cart as long as the order is pending, else null: unique, so a cart has at most one live checkout. */
  @Column('varchar', { length: 36, name: 'live_cart_id', nullable: true })
  liveCartId: string | null;

  /** SHA-256 of buyer, lines and prices: tells whether the cart has changed since. */
  @Column('varchar', { length: 64 })
  fingerprint: string;

  @Column('varchar', { length: 255, name: 'payment_intent_id', nullable: true })
  paymentIntentId: string | null;

  @Column('datetime', { precision: 3, name: 'created_at' })
  createdAt: Date;

  @Column('datetime', { precision: 3, name: 'paid_at', nullable: true })
  paidAt: Date | null;
}

@Entity('order_line')
@Index('ux_order_line_place', ['orderId', 'place'], { unique: true })
export class OrderLineEntity {
  @PrimaryColumn('varchar', { length: 36 })
  id: string;

  @Column('varchar', { length: 36, name: 'order_id' })
  orderId: string;

  @Column('integer')
  place: number;

  @Column('varchar', { length: 8 })
  type: CartItem['type'];

  @Column('varchar', { length: 160, name: 'ref_id' })
  refId: string;

  @Column('varchar', { length: 200 })
  name: string;

  @Column('integer', { name: 'unit_cents' })
  unitCents: number;

  @Column('integer')
  quantity: number;
}

/** Every step of every order: when, from where to where, and who or what caused it. */
@Entity('order_step')
@Index('ix_order_step_order', ['orderId', 'at'])
export class OrderStepEntity {
  @PrimaryColumn('varchar', { length: 36 })
  id: string;

  @Column('varchar', { length: 36, name: 'order_id' })
  orderId: string;

  @Column('varchar', { length: 16, name: 'from_status' })
  from: OrderStatus;

  @Column('varchar', { length: 16, name: 'to_status' })
  to: OrderStatus;

  /** `webhook:<event id>`, `return`, `reconciler`, `checkout` or `admin:<user id>`. */
  @Column('varchar', { length: 300 })
  cause: string;

  @Column('datetime', { precision: 3 })
  at: Date;
}
