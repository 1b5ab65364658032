import type { EntityManager } from 'typeorm';
import { OrderEntity } from './order.entity.ts';
import { orderNumber } from './order-number.ts';

/** An order in the audit trail, with the number that people know it by. */
export async function orderSubject(manager: EntityManager, id: string) {
  const { number } = await manager.findOneByOrFail(OrderEntity, { id });
  return { kind: 'order', id, name: orderNumber(number) };
}
