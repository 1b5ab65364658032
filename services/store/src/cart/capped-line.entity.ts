import type { CartItem } from '@arcada/contracts';
import { bigColumn, idColumn, integerColumn, textColumn } from '@arcada/service-kit';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What two carts held together beyond a cart's limits, until the buyer has seen it. */
@Entity('capped_line')
@Index('ux_capped_line_ref', ['cartId', 'type', 'refId'], { unique: true })
export class CappedLineEntity {
  @PrimaryColumn(idColumn())
  id: string;

  @Column(idColumn({ name: 'cart_id' }))
  cartId: string;

  @Column(textColumn(8))
  type: CartItem['type'];

  @Column(textColumn(160, { name: 'ref_id' }))
  refId: string;

  @Column(textColumn(200, { name: 'seen_name' }))
  seenName: string;

  /** Seats that the two carts held together. */
  @Column(integerColumn())
  held: number;

  /** Seats that are in the cart now; none if the cart had too many lines. */
  @Column(integerColumn())
  kept: number;

  @Column(bigColumn({ name: 'capped_at' }))
  cappedAt: number;
}
