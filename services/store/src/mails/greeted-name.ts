import { mailedName } from '@arcada/service-kit';
import type { OrderEntity } from '../ledger/order.entity.ts';

/** By which name a mail about an order greets; whose address it is may not be confirmed. */
export const greetedName = ({ buyerName }: Pick<OrderEntity, 'buyerName'>): string =>
  (buyerName && mailedName(buyerName)) ?? '';
