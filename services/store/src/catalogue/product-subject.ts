import type { EntityManager } from 'typeorm';
import { ProductTextEntity } from './product.entity.ts';

/** A product in the audit trail, with its English name as it is at that moment. */
export async function productSubject(manager: EntityManager, id: string) {
  const text = await manager.findOneBy(ProductTextEntity, { productId: id, language: 'en' });
  return { kind: 'product', id, ...(text?.name && { name: text.name }) };
}
