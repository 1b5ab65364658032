import { idColumn } from '@arcada/service-kit';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The one cart of an account (decision 46). Its row is also what sign-ins of the account at once wait for. */
@Entity('account_cart')
export class AccountCartEntity {
  @PrimaryColumn(idColumn({ name: 'user_id' }))
  userId: string;

  /** Made by the store: no browser's own cart, so that a browser can change accounts. */
  @Column(idColumn({ name: 'cart_id' }))
  cartId: string;
}

/** A browser's cart that shows the cart of the account which signed in there. */
@Entity('cart_alias')
@Index('ix_cart_alias_cart', ['cartId'])
export class CartAliasEntity {
  /** The id that the browser made. */
  @PrimaryColumn(idColumn())
  id: string;

  @Column(idColumn({ name: 'cart_id' }))
  cartId: string;
}
