import { Database, type PersonalDataSource } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SavedViewEntity } from '../views/saved-view.entity.ts';

/** Views that an admin has saved: their filters may hold a name that was searched for. */
@Injectable()
export class PersonalData implements PersonalDataSource {
  constructor(private readonly database: Database) {}

  async export(accountId: string) {
    const views = await this.database.read.find(SavedViewEntity, { where: { accountId }, order: { createdAt: 'ASC' } });
    return { views: views.map(({ page, name, query }) => ({ page, name, query })) };
  }

  async erase(manager: EntityManager, accountId: string): Promise<void> {
    await manager.delete(SavedViewEntity, { accountId });
  }
}
