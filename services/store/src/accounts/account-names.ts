import { ServiceClient } from '@arcada/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { z } from 'zod';

const accountSchema = z.object({ username: z.string() });

/** What accounts are called; the store knows only their ids. */
@Injectable()
export class AccountNames {
  private readonly logger = new Logger('AccountNames');

  constructor(private readonly services: ServiceClient) {}

  /** Null when the account is gone, or identity can't be asked now. */
  async find(id: string): Promise<string | null> {
    try {
      return (await this.services.call('identity', `internal/users/${id}`, { schema: accountSchema })).username;
    } catch (error) {
      this.logger.warn(error);
      return null;
    }
  }
}
