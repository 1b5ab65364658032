import { ServiceClient } from '@arcada/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { z } from 'zod';

const namesSchema = z.array(z.object({ id: z.string(), username: z.string() }));

/** That identity takes at once. */
const mostIds = 100;

/** Names of accounts, from identity. */
@Injectable()
export class ActorNames {
  private readonly logger = new Logger('ActorNames');

  constructor(private readonly services: ServiceClient) {}

  /** By id; without those that are gone, and empty while identity is unavailable: names only help reading. */
  async of(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    try {
      const parts = Array.from({ length: Math.ceil(ids.length / mostIds) }, (_, part) =>
        ids.slice(part * mostIds, (part + 1) * mostIds),
      );
      const found = await Promise.all(
        parts.map((part) =>
          this.services.call('identity', `internal/users?ids=${part.join(',')}`, { schema: namesSchema }),
        ),
      );
      return new Map(found.flat().map(({ id, username }) => [id, username]));
    } catch (error) {
      this.logger.warn(error);
      return new Map();
    }
  }
}
