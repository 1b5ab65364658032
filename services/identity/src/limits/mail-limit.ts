import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AttemptLimit } from './attempt-limit.ts';
import { type MailPurpose, mailLimits } from './limits.ts';

/**
 * Limits the mails that anyone can trigger to one address: registration, recovery, confirmation.
 * Beyond the limit the caller proceeds as if the mail had been sent, because someone else may be
 * using this person's address.
 */
@Injectable()
export class MailLimit {
  constructor(private readonly attempts: AttemptLimit) {}

  /** Counts one mail, in the transaction that would send it. */
  async allows(manager: EntityManager, email: string, purpose: MailPurpose): Promise<boolean> {
    return (await this.attempts.count(mailLimits(email, purpose), manager)) === 0;
  }
}
