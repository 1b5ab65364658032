import { type Actor, ServiceClient } from '@arcada/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { z } from 'zod';

const accountSchema = z.object({ email: z.string(), fullName: z.string().nullish(), username: z.string() });

/** Names of people: identity knows them. */
@Injectable()
export class People {
  private readonly logger = new Logger('People');

  constructor(private readonly services: ServiceClient) {}

  /** The full name, else the name of the account. Throws ServiceError when identity can't tell. */
  async nameOf(userId: string): Promise<string> {
    const account = await this.services.call('identity', `internal/users/${userId}`, {
      answer: accountSchema,
      timeoutMilliseconds: 3000,
    });
    return (account.fullName || account.username).slice(0, 120);
  }

  /** A name to sign a text with: when identity can't tell, that of the session. */
  async signature(actor: Extract<Actor, { kind: 'user' }>): Promise<string> {
    try {
      return await this.nameOf(actor.id);
    } catch (error) {
      this.logger.warn(error);
      return actor.username;
    }
  }
}
