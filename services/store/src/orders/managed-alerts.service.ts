import {
  centsToDollars,
  type KeysetPage,
  type PaymentAlert,
  type PaymentAlertDecision,
  type PaymentAlertsQuery,
} from '@arcada/contracts';
import { Database, type KeysetOrder, noteUnchanged, readKeyset, recordChange } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { PaymentAlertEntity } from '../alerts/payment-alert.entity.ts';
import { OrderEntity } from '../ledger/order.entity.ts';
import { orderNumber } from '../ledger/order-number.ts';
import { orderSubject } from '../ledger/order-subject.ts';
import { AdminNames } from './admin-names.ts';
import { alertDone, alertNotFound } from './order.errors.ts';

const orders: Record<PaymentAlertsQuery['sort'], KeysetOrder<PaymentAlertEntity>> = {
  createdAt: { by: 'alert.createdAt', valueOf: ({ createdAt }) => createdAt },
};

/** Payments that need a person, as a list that admins work off. */
@Injectable()
export class ManagedAlerts {
  constructor(
    private readonly database: Database,
    private readonly names: AdminNames,
  ) {}

  async list({ state, kind, ...request }: PaymentAlertsQuery): Promise<KeysetPage<PaymentAlert>> {
    const query = this.database.read
      .createQueryBuilder(PaymentAlertEntity, 'alert')
      .where(`alert.doneAt is ${state === 'open' ? '' : 'not '}null`);
    if (kind) query.andWhere('alert.kind = :kind', { kind });
    const { rows, ...page } = await readKeyset(query, request, orders);
    return { items: await this.views(rows), ...page };
  }

  /** Marks it as done or open again. What another admin has done is not overwritten. */
  async decide(id: string, { done, note: given }: PaymentAlertDecision, adminId: string): Promise<PaymentAlert> {
    const row = await this.database.transaction(async (manager) => {
      const query = manager.createQueryBuilder(PaymentAlertEntity, 'alert').where({ id });
      const alert = await this.database.forUpdate(query).getOne();
      if (!alert) throw alertNotFound();
      const note = given || null;
      const before = { done: alert.doneAt !== null, note: alert.note };
      if (before.done === done && before.note === note) {
        noteUnchanged();
        return alert;
      }
      if (before.done && done && alert.doneById !== adminId) throw alertDone();
      const after = { doneAt: done ? (alert.doneAt ?? new Date()) : null, doneById: done ? adminId : null, note };
      await manager.update(PaymentAlertEntity, { id }, after);
      const subject = await orderSubject(manager, alert.orderId);
      const action = done ? 'store.payment-alert.done' : 'store.payment-alert.reopened';
      // Notes may name a buyer, so they stay out of the trail.
      const entry = { before: { alert: alert.kind, done: before.done }, after: { alert: alert.kind, done } };
      await recordChange(manager, { action, subject, ...entry });
      return { ...alert, ...after };
    });
    const [view] = await this.views([row]);
    return view as PaymentAlert;
  }

  private async views(rows: readonly PaymentAlertEntity[]): Promise<PaymentAlert[]> {
    if (rows.length === 0) return [];
    const found = await this.database.read.findBy(OrderEntity, { id: In(rows.map(({ orderId }) => orderId)) });
    const causes = await this.names.causes(rows.flatMap(({ doneById }) => (doneById ? [`admin:${doneById}`] : [])));
    return rows.flatMap((row) => {
      const order = found.find(({ id }) => id === row.orderId);
      if (!order) return [];
      const { id, kind, ref, amountCents, currency, createdAt, doneAt, doneById, note } = row;
      return [
        {
          id,
          kind,
          order: { id: order.id, number: orderNumber(order.number), status: order.status },
          ref,
          amount: amountCents === null ? null : centsToDollars(amountCents),
          currency,
          createdAt: createdAt.toISOString(),
          done: doneAt && { at: doneAt.toISOString(), by: doneById && causes(`admin:${doneById}`).name },
          note,
        },
      ];
    });
  }
}
