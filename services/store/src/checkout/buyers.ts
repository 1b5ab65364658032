import { ServiceClient, ServiceError } from '@arcada/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { z } from 'zod';

const accountSchema = z.object({
  email: z.string(),
  emailConfirmed: z.boolean(),
  fullName: z.string().nullish(),
  username: z.string(),
});

export interface Buyer {
  name: string | null;
  email: string | null;
  /** Whether the account has shown that this address is its own. */
  confirmed: boolean;
}

/** Name and address of a buyer. */
@Injectable()
export class Buyers {
  private readonly logger = new Logger('Buyers');

  constructor(private readonly services: ServiceClient) {}

  /**
   * If identity is unavailable, the purchase goes ahead: Stripe asks for the e-mail and reports it
   * with the payment.
   */
  async find(userId: string): Promise<Buyer> {
    try {
      const account = await this.call(userId);
      return { name: account.fullName || account.username, email: account.email, confirmed: account.emailConfirmed };
    } catch (error) {
      this.logger.warn(error);
      return { name: null, email: null, confirmed: false };
    }
  }

  /** Undefined when there is none (any more). */
  async account(userId: string): Promise<z.infer<typeof accountSchema> | undefined> {
    try {
      return await this.call(userId);
    } catch (error) {
      if (error instanceof ServiceError && error.status === 404) return undefined;
      throw error;
    }
  }

  private call(userId: string) {
    return this.services.call('identity', `internal/users/${userId}`, { schema: accountSchema });
  }
}
