import type { CartItem } from '@arcada/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

const milliseconds = { to: (value: number) => value, from: Number };

@Entity('cart')
@Index('ix_cart_user', ['userId'])
@Index('ix_cart_updated', ['updatedAt'])
export class CartEntity {
  /** Made by the browser. Without an account, the id is enough to use the cart (decision 9); see `checkOwner`. */
  @PrimaryColumn('varchar', { length: 36 })
  id: string;

  @Column('varchar', { name: 'user_id', length: 36, nullable: true })
  userId: string | null;

  /** Milliseconds since 1970, like all times of the cart: its hot writes are plain SQL on two databases. */
  @Column('bigint', { name: 'updated_at', transformer: milliseconds })
  updatedAt: number;
}

@Entity('cart_line')
@Index('ux_cart_line_ref', ['cartId', 'type', 'refId'], { unique: true })
export class CartLineEntity {
  @PrimaryColumn('varchar', { length: 36 })
  id: string;

  @Column('varchar', { name: 'cart_id', length: 36 })
  cartId: string;

  @Column('varchar', { length: 8 })
  type: CartItem['type'];

  /** Id of the product or course. */
  @Column('varchar', { name: 'ref_id', length: 160 })
  refId: string;

  @Column('integer')
  quantity: number;

  /** Name and price when the buyer last touched the line: what a later change is compared with. */
  @Column('varchar', { name: 'seen_name', length: 200 })
  seenName: string;

  @Column('integer', { name: 'seen_cents' })
  seenCents: number;

  @Column('bigint', { name: 'added_at', transformer: milliseconds })
  addedAt: number;
}
