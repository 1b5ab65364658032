import { defaultLanguage, type Language, languages } from '@arcada/contracts';
import { type Actor, accountsById, emailKey, publicName, ServiceClient, ServiceError } from '@arcada/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { z } from 'zod';

const accountSchema = z.object({
  email: z.string(),
  emailConfirmed: z.boolean(),
  mailName: z.string().nullable(),
  fullName: z.string().nullish(),
  username: z.string(),
  language: z.enum(languages).default(defaultLanguage),
});
const namedSchema = z.object({
  id: z.uuid(),
  fullName: z.string().nullish(),
  username: z.string(),
  mailName: z.string().nullish(),
  confirmedEmail: z.string().nullish(),
});

/** How an account is called, and its address once it has shown that it is its own. */
export interface Known {
  name: string;
  /** As others may be told who don't know the person: free text could be advertising. */
  mailName: string | null;
  confirmedEmail: string | null;
}
const holderSchema = z.object({ known: z.boolean(), userId: z.uuid().nullish() });
const adminsSchema = z.array(z.object({ id: z.uuid() }));

/** Names of people, from identity. */
@Injectable()
export class People {
  private readonly logger = new Logger('People');

  constructor(private readonly services: ServiceClient) {}

  /** The full name, unless it has an address, else the account's name. Throws ServiceError when identity is unavailable. */
  async nameOf(userId: string): Promise<string> {
    return publicName(await this.account(userId));
  }

  /** The same; undefined when the account is gone. */
  async nameIfKnown(userId: string): Promise<string | undefined> {
    try {
      return await this.nameOf(userId);
    } catch (error) {
      if (error instanceof ServiceError && error.status === 404) return undefined;
      throw error;
    }
  }

  /** A name to sign a text with: when identity is unavailable, the session's. */
  async signature(actor: Extract<Actor, { kind: 'user' }>): Promise<string> {
    return (await this.sender(actor)).name;
  }

  /**
   * The same with the e-mail address, if identity returns it, for someone who sends a mail; `mailName` is what a mail to
   * somebody else may call them: free text could be advertising.
   * `confirmed`: it has.
   */
  async sender(
    actor: Extract<Actor, { kind: 'user' }>,
  ): Promise<{ name: string; mailName?: string | undefined; email?: string; confirmed: boolean }> {
    try {
      const account = await this.account(actor.id);
      const { email, emailConfirmed: confirmed } = account;
      return { name: publicName(account), mailName: account.mailName ?? undefined, email, confirmed };
    } catch (error) {
      this.logger.warn(error);
      return { name: actor.username, confirmed: false };
    }
  }

  /** The address of who is signed in; null for anyone else. Throws ServiceError when identity is unavailable. */
  async addressOf(actor: Actor): Promise<string | null> {
    return actor.kind === 'user' ? (await this.account(actor.id)).email : null;
  }

  /** By id, without accounts that are gone; empty when identity is unavailable. */
  async names(userIds: readonly string[]): Promise<Map<string, string>> {
    return new Map([...(await this.known(userIds))].map(([id, { name }]) => [id, name]));
  }

  /** The same with their confirmed addresses. */
  async known(userIds: readonly string[]): Promise<Map<string, Known>> {
    try {
      const found = await accountsById(this.services, userIds, namedSchema);
      return new Map(
        found.map((one) => {
          const { id, mailName = null, confirmedEmail = null } = one;
          return [id, { name: publicName(one), mailName, confirmedEmail }];
        }),
      );
    } catch (error) {
      this.logger.warn(error);
      return new Map();
    }
  }

  /** Whether an account has confirmed this address. */
  async hasAccount(email: string): Promise<boolean> {
    return (await this.holder(email)).known;
  }

  /** The account that has confirmed this address; undefined where none has. */
  async accountWith(email: string): Promise<string | undefined> {
    return (await this.holder(email)).userId ?? undefined;
  }

  /** Who to write to, and in which language; undefined when the account is gone. */
  async reader(userId: string): Promise<{ email: string; emailConfirmed: boolean; language: Language } | undefined> {
    try {
      return await this.account(userId);
    } catch (error) {
      if (error instanceof ServiceError && error.status === 404) return undefined;
      throw error;
    }
  }

  /** Ids of the admins. */
  async admins(): Promise<string[]> {
    const rows = await this.services.call('identity', 'internal/admins', { schema: adminsSchema });
    return rows.map(({ id }) => id);
  }

  private holder(email: string) {
    return this.services.call('identity', `internal/addresses/${emailKey(email)}`, { schema: holderSchema });
  }

  private account(userId: string) {
    return this.services.call('identity', `internal/users/${userId}`, {
      schema: accountSchema,
      timeoutMilliseconds: 3000,
    });
  }
}
