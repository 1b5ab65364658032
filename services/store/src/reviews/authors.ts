import { publicName, ServiceClient, type UserActor } from '@arcada/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { z } from 'zod';

const accountSchema = z.object({ fullName: z.string().nullish(), username: z.string() });

/** The names that reviews are signed with, from identity. */
@Injectable()
export class Authors {
  private readonly logger = new Logger('Authors');

  constructor(private readonly services: ServiceClient) {}

  /** The full name, else the account's; when identity is unavailable, the session's. */
  async signature({ id, username }: UserActor): Promise<string> {
    try {
      const options = { schema: accountSchema, timeoutMilliseconds: 3000 };
      const account = await this.services.call('identity', `internal/users/${id}`, options);
      return publicName(account);
    } catch (error) {
      this.logger.warn(error);
      return username;
    }
  }
}
