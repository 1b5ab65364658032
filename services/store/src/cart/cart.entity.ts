import type { CartItem } from '@arcada/contracts';
import { bigColumn, centsColumn, idColumn, integerColumn, textColumn } from '@arcada/service-kit';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity('cart')
@Index('ix_cart_user', ['userId'])
@Index('ix_cart_updated', ['updatedAt'])
export class CartEntity {
  /** Made by the browser. Without an account, the id is enough to use the cart (decision 9); see `checkOwner`. */
  @PrimaryColumn(idColumn())
  id: string;

  @Column(idColumn({ name: 'user_id', nullable: true }))
  userId: string | null;

  /** Milliseconds since 1970, like all times of the cart: its hot writes are plain SQL on two databases. */
  @Column(bigColumn({ name: 'updated_at' }))
  updatedAt: number;
}

@Entity('cart_line')
@Index('ux_cart_line_ref', ['cartId', 'type', 'refId'], { unique: true })
export class CartLineEntity {
  @PrimaryColumn(idColumn())
  id: string;

  @Column(idColumn({ name: 'cart_id' }))
  cartId: string;

  @Column(textColumn(8))
  type: CartItem['type'];

  /** Id of the product or course. */
  @Column(textColumn(160, { name: 'ref_id' }))
  refId: string;

  @Column(integerColumn())
  quantity: number;

  /** Name and price when the buyer last touched the line: what a later change is compared with. */
  @Column(textColumn(200, { name: 'seen_name' }))
  seenName: string;

  @Column(centsColumn({ name: 'seen_cents' }))
  seenCents: number;

  @Column(bigColumn({ name: 'added_at' }))
  addedAt: number;
}
