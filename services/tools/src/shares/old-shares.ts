import { Database, deleteInBatches, type Housekeeper } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { ShareEntity } from './share.entity.ts';

/** Removes links that have expired. */
@Injectable()
export class OldShares implements Housekeeper {
  constructor(private readonly database: Database) {}

  run(now = Date.now()): Promise<unknown> {
    return deleteInBatches(this.database, ShareEntity, { expiresAt: LessThan(new Date(now)) });
  }
}
