import { isOnlyName, mailedName } from '@arcada/service-kit';
import type { OrderEntity } from '../ledger/order.entity.ts';

type Buyer = Pick<OrderEntity, 'buyerName' | 'buyerConfirmed'>;

/**
 * By which name a mail about an order greets. An address that isn't confirmed may be a stranger's: what is sent there
 * says nothing that its buyer has written but a name.
 */
export const greetedName = ({ buyerName, buyerConfirmed }: Buyer): string =>
  (buyerName && (buyerConfirmed !== false || isOnlyName(buyerName)) && mailedName(buyerName)) || '';
