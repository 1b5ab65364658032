import type { OrderEntity } from './order.entity.ts';

/** What arrived for an order. Those from before `paidCents` got what they cost. */
export const paidCents = ({ paidCents: paid, totalCents }: Pick<OrderEntity, 'paidCents' | 'totalCents'>): number =>
  paid ?? totalCents;
