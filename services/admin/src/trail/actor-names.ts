import { accountsById, ServiceClient } from '@arcada/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { z } from 'zod';
import { orUndefined } from '../or-undefined.ts';

const namedSchema = z.object({ id: z.string(), username: z.string() });

/** Names of accounts, from identity. */
@Injectable()
export class ActorNames {
  private readonly logger = new Logger('ActorNames');

  constructor(private readonly services: ServiceClient) {}

  /** By id; without those that are gone. Undefined while identity is unavailable: names only help reading. */
  async of(ids: readonly string[]): Promise<ReadonlyMap<string, string> | undefined> {
    const found = await orUndefined(this.logger, () => accountsById(this.services, ids, namedSchema));
    return found && new Map(found.map(({ id, username }) => [id, username]));
  }
}
