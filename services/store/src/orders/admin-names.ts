import { causeKinds, type OrderCause } from '@arcada/contracts';
import { ServiceClient } from '@arcada/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { z } from 'zod';

const accountSchema = z.object({ username: z.string() });

/** Causes of steps and refunds with the names of the admins in them. */
@Injectable()
export class AdminNames {
  private readonly logger = new Logger('AdminNames');

  constructor(private readonly services: ServiceClient) {}

  async causes(causes: readonly string[]): Promise<(cause: string) => OrderCause> {
    const admins = new Set(causes.filter((cause) => cause.startsWith('admin:')).map((cause) => cause.slice(6)));
    const names = new Map(await Promise.all([...admins].map(async (id) => [id, await this.name(id)] as const)));
    return (cause) => {
      const [kind = '', id = null] = cause.split(':');
      return {
        kind: causeKinds.find((one) => one === kind) ?? 'webhook',
        id,
        name: kind === 'admin' ? (names.get(id ?? '') ?? null) : null,
      };
    };
  }

  /** Null when the account is gone, or identity can't be asked now. */
  private async name(id: string): Promise<string | null> {
    try {
      return (await this.services.call('identity', `internal/users/${id}`, { schema: accountSchema })).username;
    } catch (error) {
      this.logger.warn(error);
      return null;
    }
  }
}
