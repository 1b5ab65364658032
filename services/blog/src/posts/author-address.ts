import { slugOf } from '@arcada/contracts';
import type { EntityManager } from 'typeorm';
import { AuthorEntity } from './author.entity.ts';

const mostAlike = 20;

/** A readable address for an author with this name, which no other has; null when the name gives none. */
export async function freeAddress(manager: EntityManager, name: string): Promise<string | null> {
  const slug = slugOf(name);
  if (!slug) return null;
  for (let place = 1; place <= mostAlike; place++) {
    const address = place === 1 ? slug : `${slug}-${place}`;
    if (!(await manager.exists(AuthorEntity, { where: [{ id: address }, { address }] }))) return address;
  }
  return null;
}
