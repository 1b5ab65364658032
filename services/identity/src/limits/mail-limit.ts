import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AttemptLimit } from './attempt-limit.ts';
import { mailLimits } from './limits.ts';

/**
 * How many mails that anybody can order reach one address, whatever for: registration, recovery, confirmation. Past it
 * the caller goes on as if the mail had been sent: somebody else may be ordering in this person's name.
 */
@Injectable()
export class MailLimit {
  constructor(private readonly attempts: AttemptLimit) {}

  /** Counts one mail, in the transaction that would send it. */
  async allows(manager: EntityManager, email: string): Promise<boolean> {
    return (await this.attempts.count(mailLimits(email), manager)) === 0;
  }
}
