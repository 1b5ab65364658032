import { Database, deleteInBatches, type Housekeeper } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { DocumentEntity } from './document.entity.ts';
import { binDays } from './document-limits.ts';
import { DocumentStore } from './document-store.ts';

/** Removes for good what has been in the bin for 30 days. */
@Injectable()
export class Bin implements Housekeeper {
  constructor(
    private readonly database: Database,
    private readonly store: DocumentStore,
  ) {}

  async run(now = Date.now()): Promise<void> {
    const old = { deletedAt: LessThan(new Date(now - binDays * 86_400_000)) };
    await deleteInBatches(this.database, DocumentEntity, old, (manager, ids) => this.store.eraseContents(manager, ids));
  }
}
