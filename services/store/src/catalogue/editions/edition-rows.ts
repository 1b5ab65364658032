import type { UserActor } from '@arcada/service-kit';
import { Database } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ProductEntity, ProductTextEntity } from '../product.entity.ts';
import { editionNotFound, editionSubmitted } from './edition.errors.ts';
import { ProductEditionEntity, ProductEditionTextEntity } from './product-edition.entity.ts';

export interface EditionRows {
  row: ProductEditionEntity;
  texts: ProductEditionTextEntity[];
}
export interface ProductRows {
  row: ProductEntity;
  texts: ProductTextEntity[];
}

/** Reads and locks what is being written, and the product that it belongs to. */
@Injectable()
export class Editions {
  constructor(private readonly database: Database) {}

  async find(manager: EntityManager, id: string): Promise<EditionRows | undefined> {
    const row = await manager.findOneBy(ProductEditionEntity, { id });
    return row ? { row, texts: await manager.findBy(ProductEditionTextEntity, { editionId: id }) } : undefined;
  }

  async findProduct(manager: EntityManager, id: string): Promise<ProductRows | undefined> {
    const row = await manager.findOneBy(ProductEntity, { id });
    return row ? { row, texts: await manager.findBy(ProductTextEntity, { productId: id }) } : undefined;
  }

  /** Locked until the transaction ends. Others' editions don't exist for a producer. */
  async lock(manager: EntityManager, id: string, owner?: UserActor): Promise<EditionRows> {
    const query = manager.createQueryBuilder(ProductEditionEntity, 'edition').where('edition.id = :id', { id });
    const row = await this.database.forUpdate(query).getOne();
    if (!row || (owner && row.ownerId !== owner.id)) throw editionNotFound();
    return { row, texts: await manager.findBy(ProductEditionTextEntity, { editionId: id }) };
  }

  /** The same, for a change by its producer: what an admin is looking at stays as it is. */
  async lockDraft(manager: EntityManager, id: string, owner: UserActor): Promise<EditionRows> {
    const edition = await this.lock(manager, id, owner);
    if (edition.row.status !== 'draft') throw editionSubmitted();
    return edition;
  }

  async lockProduct(manager: EntityManager, id: string): Promise<ProductRows | undefined> {
    const query = manager.createQueryBuilder(ProductEntity, 'product').where('product.id = :id', { id });
    const row = await this.database.forUpdate(query).getOne();
    return row ? { row, texts: await manager.findBy(ProductTextEntity, { productId: id }) } : undefined;
  }

  async remove(manager: EntityManager, id: string): Promise<void> {
    await manager.delete(ProductEditionTextEntity, { editionId: id });
    await manager.delete(ProductEditionEntity, { id });
  }
}
