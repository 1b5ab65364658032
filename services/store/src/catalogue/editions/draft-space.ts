import { CONFIG } from '@arcada/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { draftSpaceUsed } from './edition.errors.ts';
import { ProductEditionEntity } from './product-edition.entity.ts';

const megabyte = 1024 ** 2;

/** How much one producer's unpublished files may take together. Published ones are the house's. */
@Injectable()
export class DraftSpace {
  private readonly most: number;

  constructor(@Inject(CONFIG) config: { STORE_DRAFT_QUOTA_MB: number }) {
    this.most = config.STORE_DRAFT_QUOTA_MB * megabyte;
  }

  /** Throws unless a file of this size may take the place of what the edition has. */
  async assertRoom(manager: EntityManager, ownerId: string, editionId: string, bytes: number): Promise<void> {
    const rows = await manager.find(ProductEditionEntity, {
      where: { ownerId },
      select: { id: true, file: true, fileBytes: true },
      order: { fileBytes: 'DESC', id: 'ASC' },
    });
    const others = rows.filter(({ id, file }) => id !== editionId && file !== '');
    const used = others.reduce((sum, { fileBytes }) => sum + fileBytes, 0);
    if (used + bytes <= this.most) return;
    throw draftSpaceUsed({ used, most: this.most, files: others.length, largest: others[0]?.id ?? editionId });
  }
}
