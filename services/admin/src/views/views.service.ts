import { createHash, randomUUID } from 'node:crypto';
import { mostSavedViews, type SavedView, type SavedViewInput } from '@arcada/contracts';
import { Database, isUniqueViolation } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { SavedViewEntity } from './saved-view.entity.ts';
import { tooManyViews, viewNotFound } from './view.errors.ts';

const viewOf = ({ id, page, name, query }: SavedViewEntity): SavedView => ({ id, page, name, query });
const keyOf = (name: string) => createHash('sha256').update(name.toLowerCase()).digest('hex');

/** Views that admins have saved, each for its own admin. */
@Injectable()
export class Views {
  constructor(private readonly database: Database) {}

  /** Of one page, oldest first. */
  async list(accountId: string, page: string): Promise<SavedView[]> {
    const rows = await this.database.read.find(SavedViewEntity, {
      where: { accountId, page },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    return rows.map(viewOf);
  }

  /** Saves a view; one of the same name gets the new filters. */
  async save(accountId: string, page: string, input: SavedViewInput): Promise<SavedView> {
    try {
      return await this.write(accountId, page, input);
    } catch (error) {
      // Another tab saved the same name at this moment: now it is there to be changed.
      if (isUniqueViolation(error)) return this.write(accountId, page, input);
      throw error;
    }
  }

  private write(accountId: string, page: string, { name, query }: SavedViewInput): Promise<SavedView> {
    return this.database.transaction(async (manager) => {
      const nameKey = keyOf(name);
      const found = await manager.findOneBy(SavedViewEntity, { accountId, page, nameKey });
      if (found) {
        await manager.update(SavedViewEntity, { id: found.id }, { name, query });
        return viewOf({ ...found, name, query });
      }
      if ((await manager.countBy(SavedViewEntity, { accountId, page })) >= mostSavedViews) throw tooManyViews();
      const row = { id: randomUUID(), accountId, page, name, nameKey, query, createdAt: new Date() };
      await manager.insert(SavedViewEntity, row);
      return viewOf(row);
    });
  }

  async remove(accountId: string, page: string, id: string): Promise<void> {
    const { affected } = await this.database.read.delete(SavedViewEntity, { id, accountId, page });
    if (!affected) throw viewNotFound();
  }
}
