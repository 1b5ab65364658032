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
    return nameIn(await this.account(userId));
  }

  /** A name to sign a text with: when identity can't tell, that of the session. */
  async signature(actor: Extract<Actor, { kind: 'user' }>): Promise<string> {
    return (await this.sender(actor)).name;
  }

  /** The same with the address, where identity tells it: of one who writes to somebody. */
  async sender(actor: Extract<Actor, { kind: 'user' }>): Promise<{ name: string; email?: string }> {
    try {
      const account = await this.account(actor.id);
      return { name: nameIn(account), email: account.email };
    } catch (error) {
      this.logger.warn(error);
      return { name: actor.username };
    }
  }

  private account(userId: string) {
    return this.services.call('identity', `internal/users/${userId}`, {
      answer: accountSchema,
      timeoutMilliseconds: 3000,
    });
  }
}

const nameIn = ({ fullName, username }: z.infer<typeof accountSchema>) => (fullName || username).slice(0, 120);
