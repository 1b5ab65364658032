import { Database, Repeated } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { LessThanOrEqual } from 'typeorm';
import { ProductEntity, ProductTextEntity } from '../product.entity.ts';
import { EditionNotices } from './edition-notices.ts';

/** Tells producers when what an admin has scheduled goes on sale. */
@Injectable()
export class SaleAnnouncements extends Repeated {
  protected readonly everyMilliseconds = 10_000;

  constructor(
    private readonly database: Database,
    private readonly notices: EditionNotices,
  ) {
    super();
  }

  async run(now = Date.now()): Promise<void> {
    const due = { announceAt: LessThanOrEqual(new Date(now)) };
    const found = await this.database.read.find(ProductEntity, { select: { id: true }, where: due });
    for (const { id } of found) {
      if (this.stopped) return;
      await this.database.transaction(async (manager) => {
        // Only one can take it: another process comes too late, as does this one for what was withdrawn meanwhile.
        const { affected } = await manager.update(ProductEntity, { id, ...due }, { announceAt: null });
        if (!affected) return;
        const row = await manager.findOneByOrFail(ProductEntity, { id });
        await this.notices.wentOnSale(manager, {
          row,
          texts: await manager.findBy(ProductTextEntity, { productId: id }),
        });
      });
    }
  }
}
