import { afterCommit, Metrics } from '@arcada/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import type { OrderEntity } from '../ledger/order.entity.ts';
import { orderNumber } from '../ledger/order-number.ts';

export type AlertKind =
  | 'mismatch'
  | 'paid-late'
  | 'paid-twice'
  | 'refund-failed'
  | 'refund-without-line'
  | 'dispute'
  | 'dispute-closed';

/** Cases that need a person: logged with the word ALERT, and counted in the metrics. */
@Injectable()
export class PaymentAlerts {
  private readonly logger = new Logger('PaymentAlerts');
  private readonly alerts;
  private readonly mismatches;

  constructor(metrics: Metrics) {
    this.alerts = metrics.counter('payment_alert_total', 'Payments that need a person', ['kind']);
    this.mismatches = metrics.counter('order_mismatch_total', 'Orders that were paid with another amount or currency');
  }

  /** Call it in the transaction that detected the case: it is counted once, after the commit. */
  raise(kind: AlertKind, order: OrderEntity, what: string): void {
    const text = `ALERT order ${orderNumber(order.number)} ${what}`;
    afterCommit(() => {
      this.alerts.inc({ kind });
      if (kind === 'mismatch') this.mismatches.inc();
      this.logger.error(text);
    });
  }
}
