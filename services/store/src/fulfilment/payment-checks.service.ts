import { CONFIG, Database } from '@arcada/service-kit';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { In, LessThanOrEqual } from 'typeorm';
import { CheckoutClosing } from '../checkout/checkout-closing.ts';
import { PaymentAttemptEntity } from '../checkout/payment-attempt.entity.ts';
import { factsOf } from '../stripe/payment-facts.ts';
import { Payments, PaymentUnavailable } from '../stripe/payments.ts';
import { Settlement } from './settlement.service.ts';

const atOnce = 50;
const longestWait = 15 * 60_000;

/** Asks Stripe about payments that nobody has told us of: at the buyer's return, at intervals, and after a restart. */
@Injectable()
export class PaymentChecks implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('PaymentChecks');
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(
    private readonly database: Database,
    private readonly payments: Payments,
    private readonly settlement: Settlement,
    private readonly closing: CheckoutClosing,
    @Inject(CONFIG) private readonly config: { RECONCILE_SECONDS: number },
  ) {}

  onApplicationBootstrap(): void {
    this.schedule(0, true);
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  /** One round over the attempts that are due; `all`: over every open one, whatever its back-off. */
  async run(all = false): Promise<void> {
    const due = await this.database.read.find(PaymentAttemptEntity, {
      where: { status: In(['created', 'open']), ...(!all && { nextCheckAt: LessThanOrEqual(new Date()) }) },
      order: { nextCheckAt: 'ASC' },
      ...(!all && { take: atOnce }),
    });
    for (const attempt of due) {
      if (this.stopped) return;
      try {
        await this.postpone(attempt);
        await this.check(attempt, 'reconciler');
      } catch (error) {
        this.logger.warn(error);
      }
    }
  }

  /** Asks about one order now. While Stripe can't be reached the order stays as it is, and is asked about later. */
  async refresh(orderId: string): Promise<void> {
    const live = { orderId, status: In(['created', 'open']) };
    for (const attempt of await this.database.read.findBy(PaymentAttemptEntity, live)) {
      try {
        await this.check(attempt, 'return');
      } catch (error) {
        if (!(error instanceof PaymentUnavailable)) throw error;
        this.logger.warn(error);
      }
    }
  }

  private async check(attempt: PaymentAttemptEntity, cause: string): Promise<void> {
    if (attempt.sessionId) {
      const facts = factsOf(await this.payments.readSession(attempt.sessionId));
      if (facts) await this.database.transaction((manager) => this.settlement.settle(manager, facts, cause));
      return;
    }
    // The answer to the create call never arrived. The buyer may still try again until the attempt runs out.
    if (attempt.expiresAt.getTime() <= Date.now()) await this.closing.close(attempt.orderId, cause);
  }

  /** Written before Stripe is asked: other replicas leave the attempt alone meanwhile. */
  private async postpone(attempt: PaymentAttemptEntity): Promise<void> {
    const wait = Math.min(longestWait, 30_000 * 2 ** Math.min(attempt.checks, 10));
    const next = { checks: attempt.checks + 1, nextCheckAt: new Date(Date.now() + wait) };
    await this.database.transaction((manager) => manager.update(PaymentAttemptEntity, { id: attempt.id }, next));
  }

  private schedule(delay: number, all: boolean): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.running = this.run(all)
        .catch((error: unknown) => this.logger.error(error))
        .then(() => this.schedule(this.config.RECONCILE_SECONDS * 1000, false));
    }, delay).unref();
  }
}
