import { CONFIG, Database, guarded } from '@arcada/service-kit';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { In } from 'typeorm';
import { CheckoutClosing } from '../checkout/checkout-closing.ts';
import { Settlement } from '../fulfilment/settlement.service.ts';
import { PaymentAttemptEntity } from '../ledger/payment-attempt.entity.ts';
import { factsOf } from '../stripe/payment-facts.ts';
import { Payments } from '../stripe/payments.ts';
import type { Patience } from '../stripe/stripe-calls.ts';
import { PaymentUnavailable } from '../stripe/stripe-errors.ts';
import { DueAttempts } from './due-attempts.ts';

const atOnce = 8;
const longestWait = 15 * 60_000;

/** Asks Stripe about payments without an event: when the buyer returns, at intervals, and after a restart. */
@Injectable()
export class PaymentChecks implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('PaymentChecks');
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(
    private readonly database: Database,
    private readonly due: DueAttempts,
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

  /** One round over attempts that are due; `all`: every open one, regardless of its back-off. */
  async run(all = false): Promise<void> {
    if (!all) return void (await this.askAbout(await this.due.round()));
    for await (const page of this.due.all()) if (!(await this.askAbout(page))) return;
  }

  /**
   * False once Stripe hangs or is unreachable: the rest are left for the next round without being
   * postponed.
   */
  private async askAbout(attempts: readonly PaymentAttemptEntity[]): Promise<boolean> {
    const queue = attempts.values();
    let reachable = true;
    const ask = async () => {
      for (const attempt of queue) {
        if (this.stopped || !reachable) return;
        try {
          await this.postpone(attempt);
          await this.check(attempt, 'reconciler', 'background');
        } catch (error) {
          this.logger.warn(error);
          if (error instanceof PaymentUnavailable && error.kind === 'silent') reachable = false;
        }
      }
    };
    await Promise.all(Array.from({ length: atOnce }, ask));
    return reachable && !this.stopped;
  }

  /** Asks about one order now. While Stripe is unreachable the order stays as it is and is checked later. */
  async refresh(orderId: string): Promise<void> {
    const live = { orderId, status: In(['created', 'open']) };
    for (const attempt of await this.database.read.findBy(PaymentAttemptEntity, live)) {
      try {
        await this.check(attempt, 'return', 'request');
      } catch (error) {
        if (!(error instanceof PaymentUnavailable)) throw error;
        this.logger.warn(error);
      }
    }
  }

  private async check(attempt: PaymentAttemptEntity, cause: string, patience: Patience): Promise<void> {
    if (attempt.sessionId) {
      const facts = factsOf(await this.payments.readSession(attempt.sessionId, patience));
      if (facts) await this.database.transaction((manager) => this.settlement.settle(manager, facts, cause));
      return;
    }
    // The response to the create call never arrived. The buyer may still try again until the
    // attempt expires.
    if (attempt.expiresAt.getTime() <= Date.now()) await this.closing.close(attempt.orderId, cause, patience);
  }

  /** Written before Stripe is called, so that other replicas skip the attempt meanwhile. */
  private async postpone(attempt: PaymentAttemptEntity): Promise<void> {
    const wait = Math.min(longestWait, 30_000 * 2 ** Math.min(attempt.checks, 10));
    const next = { checks: attempt.checks + 1, nextCheckAt: new Date(Date.now() + wait) };
    await this.database.transaction((manager) => manager.update(PaymentAttemptEntity, { id: attempt.id }, next));
  }

  private schedule(delay: number, all: boolean): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      const next = () => this.schedule(this.config.RECONCILE_SECONDS * 1000, false);
      this.running = guarded(() => this.run(all), this.logger)().then(next);
    }, delay).unref();
  }
}
