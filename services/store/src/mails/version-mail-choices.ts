import { Database } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { VersionMailOffEntity } from './version-mail-off.entity.ts';

/** Owners are mailed about new versions unless they turn it off, product by product. */
@Injectable()
export class VersionMailChoices {
  constructor(private readonly database: Database) {}

  async isWanted(userId: string, productId: string): Promise<boolean> {
    return !(await this.database.read.existsBy(VersionMailOffEntity, { userId, productId }));
  }

  async choose(userId: string, productId: string, wanted: boolean): Promise<void> {
    await this.database.transaction(async (manager) => {
      if (wanted) await manager.delete(VersionMailOffEntity, { userId, productId });
      else await manager.upsert(VersionMailOffEntity, { userId, productId, at: new Date() }, ['userId', 'productId']);
    });
  }
}
