import type { OrderLineEntity } from './order.entity.ts';

type Priced = Pick<OrderLineEntity, 'unitCents' | 'quantity' | 'discountCents'>;

/** What a line costs: its price without what a coupon took off. */
export const lineCents = ({ unitCents, quantity, discountCents }: Priced): number =>
  unitCents * quantity - (discountCents ?? 0);
