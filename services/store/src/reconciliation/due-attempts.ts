import { Database } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { In, LessThan, LessThanOrEqual } from 'typeorm';
import { PaymentAttemptEntity } from '../ledger/payment-attempt.entity.ts';

const perRound = 200;
const perPage = 100;
const live = In(['created', 'open'] as const);

/** Chooses the payments to ask Stripe about next. */
@Injectable()
export class DueAttempts {
  constructor(private readonly database: Database) {}

  /**
   * One round: half are the newest, because their buyers are waiting, and half have waited longest,
   * so that no flood of checkouts starves an order.
   */
  async round(now = new Date()): Promise<PaymentAttemptEntity[]> {
    const due = { status: live, nextCheckAt: LessThanOrEqual(now) };
    const half = perRound / 2;
    const [newest, longest] = await Promise.all([
      this.database.read.find(PaymentAttemptEntity, {
        where: due,
        order: { expiresAt: 'DESC', id: 'ASC' },
        take: half,
      }),
      this.database.read.find(PaymentAttemptEntity, {
        where: due,
        order: { nextCheckAt: 'ASC', id: 'ASC' },
        take: half,
      }),
    ]);
    const known = new Set(newest.map(({ id }) => id));
    return [...newest, ...longest.filter(({ id }) => !known.has(id))];
  }

  /** All of them, newest first, page by page. */
  async *all(): AsyncGenerator<PaymentAttemptEntity[]> {
    let last: PaymentAttemptEntity | undefined;
    do {
      const page: PaymentAttemptEntity[] = await this.database.read.find(PaymentAttemptEntity, {
        where: last
          ? [
              { status: live, expiresAt: LessThan(last.expiresAt) },
              { status: live, expiresAt: last.expiresAt, id: LessThan(last.id) },
            ]
          : { status: live },
        order: { expiresAt: 'DESC', id: 'DESC' },
        take: perPage,
      });
      if (page.length > 0) yield page;
      last = page.length === perPage ? page.at(-1) : undefined;
    } while (last);
  }
}
