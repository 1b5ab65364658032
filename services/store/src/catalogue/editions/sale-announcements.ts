import { Announcements, Database } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ProductEntity, ProductTextEntity } from '../product.entity.ts';
import { EditionNotices } from './edition-notices.ts';

/** Tells producers when what an admin has scheduled goes on sale. */
@Injectable()
export class SaleAnnouncements extends Announcements {
  constructor(
    database: Database,
    private readonly notices: EditionNotices,
  ) {
    super(database, ProductEntity);
  }

  protected async announce(manager: EntityManager, id: string): Promise<void> {
    const row = await manager.findOneByOrFail(ProductEntity, { id });
    const texts = await manager.findBy(ProductTextEntity, { productId: id });
    await this.notices.wentOnSale(manager, { row, texts });
  }
}
