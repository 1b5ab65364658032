import { type CheckoutAnswer, links, type OrderStatus } from '@arcada/contracts';
import { CONFIG, Database } from '@arcada/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Offers } from '../cart/offers.ts';
import { CheckoutClosing } from '../checkout/checkout-closing.ts';
import { PaymentSessions } from '../checkout/payment-sessions.ts';
import { Settlement } from '../fulfilment/settlement.service.ts';
import { OrderEntity, OrderLineEntity } from '../ledger/order.entity.ts';
import { isUnpaid } from '../ledger/order-states.ts';
import { PaymentAttemptEntity } from '../ledger/payment-attempt.entity.ts';
import { PaymentChecks } from '../reconciliation/payment-checks.service.ts';
import { noLongerOnSale, notPayable, paymentProcessing } from './order.errors.ts';

const isPaid = (status: OrderStatus | undefined) => status === 'paid' || status === 'fulfilled';

/** What a buyer can do with an order that awaits its payment (decision 37). What Stripe knows comes first, always. */
@Injectable()
export class UnpaidOrders {
  constructor(
    private readonly database: Database,
    private readonly checks: PaymentChecks,
    private readonly sessions: PaymentSessions,
    private readonly closing: CheckoutClosing,
    private readonly settlement: Settlement,
    private readonly offers: Offers,
    @Inject(CONFIG) private readonly config: { SITE_URL: string },
  ) {}

  /**
   * The same payment page as at checkout, so that there is never a second one to pay. Its price is agreed for as long as
   * it is open; what has been taken off sale since isn't offered again, and the page is closed with the refusal.
   */
  async resume(orderId: string): Promise<CheckoutAnswer> {
    await this.checks.refresh(orderId);
    // Placed by an earlier release, which completed such orders on a page of Stripe.
    if (await this.isFree(orderId))
      await this.database.transaction((manager) => this.settlement.settleFree(manager, orderId));
    const order = await this.read(orderId);
    const { status } = order;
    if (isPaid(status)) return this.success(orderId);
    if (status !== 'pending') throw notPayable();
    const attempt = await this.attempt(orderId);
    if (attempt?.submittedAt) throw paymentProcessing();
    if (!attempt || attempt.expiresAt.getTime() <= Date.now()) throw notPayable();
    const refusal = await this.offSale(order);
    if (refusal) return this.refuse(orderId, refusal);
    return { orderId, url: attempt.url ?? (await this.sessions.open(attempt)) };
  }

  /** Closes the payment page first. A payment that was faster counts, and the order is then not cancelled. */
  async cancel(orderId: string): Promise<void> {
    if ((await this.read(orderId)).status !== 'pending') return;
    const status = await this.closing.close(orderId, 'buyer', 'request');
    if (status === 'pending') throw paymentProcessing();
    if (status === 'expired') await this.database.transaction((manager) => this.settlement.cancel(manager, orderId));
  }

  /** Who has the payment page open can't pay what is refused either. A payment that was faster counts. */
  private async refuse(orderId: string, refusal: Error): Promise<CheckoutAnswer> {
    const status = await this.closing.close(orderId, 'checkout', 'request');
    if (isPaid(status)) return this.success(orderId);
    if (status === 'pending') throw paymentProcessing();
    throw isUnpaid(status) ? refusal : notPayable();
  }

  private async offSale({ id, language }: OrderEntity): Promise<Error | undefined> {
    const lines = await this.database.read.find(OrderLineEntity, { where: { orderId: id }, order: { place: 'ASC' } });
    // Of what can't be found out now the agreement holds.
    const gone = await this.offers.offSale(lines, language);
    if (gone.length === 0) return undefined;
    return noLongerOnSale(
      gone.map(({ name }) => name),
      gone.length < lines.length,
    );
  }

  private success(orderId: string): CheckoutAnswer {
    return { orderId, url: new URL(links.checkoutSuccess(orderId), this.config.SITE_URL).href };
  }

  private async isFree(orderId: string): Promise<boolean> {
    const { status, totalCents } = await this.read(orderId);
    return status === 'pending' && totalCents === 0;
  }

  private attempt(orderId: string): Promise<PaymentAttemptEntity | null> {
    return this.database.read.findOneBy(PaymentAttemptEntity, { orderId, status: In(['created', 'open']) });
  }

  private read(id: string): Promise<OrderEntity> {
    return this.database.read.findOneByOrFail(OrderEntity, { id });
  }
}
