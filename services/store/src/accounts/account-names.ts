import { publicName, ServiceClient } from '@arcada/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { z } from 'zod';

const accountSchema = z.object({ username: z.string(), fullName: z.string().nullish() });

/** What accounts are called; the store knows only their ids. */
@Injectable()
export class AccountNames {
  private readonly logger = new Logger('AccountNames');

  constructor(private readonly services: ServiceClient) {}

  /** Null when the account is gone, or identity can't be asked now. */
  async find(id: string): Promise<string | null> {
    return (await this.account(id))?.username ?? null;
  }

  /** What others see of them, under the same conditions. */
  async publicName(id: string): Promise<string | null> {
    const account = await this.account(id);
    return account ? publicName(account) : null;
  }

  private async account(id: string) {
    try {
      return await this.services.call('identity', `internal/users/${id}`, { schema: accountSchema });
    } catch (error) {
      this.logger.warn(error);
      return null;
    }
  }
}
