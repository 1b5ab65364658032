import { ServiceClient } from '@arcada/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { z } from 'zod';

const namesSchema = z.array(z.object({ id: z.string(), username: z.string() }));

/** Names of accounts, from identity. */
@Injectable()
export class ActorNames {
  private readonly logger = new Logger('ActorNames');

  constructor(private readonly services: ServiceClient) {}

  /** By id; without those that are gone, and empty while identity is unavailable: names only help reading. */
  async of(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    try {
      const found = await this.services.call('identity', `internal/users?ids=${ids.join(',')}`, {
        schema: namesSchema,
      });
      return new Map(found.map(({ id, username }) => [id, username]));
    } catch (error) {
      this.logger.warn(error);
      return new Map();
    }
  }
}
