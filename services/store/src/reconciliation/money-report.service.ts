import {
  centsToDollars,
  type MoneyDifference,
  type MoneyMovement,
  type Reconciliation,
  type ReconciliationQuery,
} from '@arcada/contracts';
import { Database } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { And, In, IsNull, LessThan, MoreThanOrEqual, Not } from 'typeorm';
import { CreditNoteEntity } from '../invoices/credit-note.entity.ts';
import { InvoiceEntity } from '../invoices/invoice.entity.ts';
import { OrderEntity } from '../ledger/order.entity.ts';
import { creditNoteNumber, invoiceNumber, orderNumber } from '../ledger/order-number.ts';
import { paidCents } from '../ledger/paid-cents.ts';
import { RefundEntity } from '../ledger/refund.entity.ts';
import { type Charge, factsOfRefunds, hasFailed, type Refund } from '../stripe/payment-facts.ts';
import { Payments } from '../stripe/payments.ts';
import { PaymentUnavailable } from '../stripe/stripe-errors.ts';
import { comparisonUnavailable } from './reconciliation.errors.ts';

/** Rows of the store that are read at once. */
const atOnce = 200;
const second = 1000;
const dayOf = (date: Date) => date.toISOString().slice(0, 10);
/** Never -0, which compares as another number than 0. */
const negative = (cents: number) => 0 - centsToDollars(cents);
const orderOf = ({ id, number, reference }: OrderEntity) => ({ id, number: orderNumber(number), reference });
const timeOf = (created: number) => new Date(created * second);

interface OwnRows<T> {
  rows: T[];
  more: boolean;
}

/** Compares the store's books with the provider's, payment by payment and refund by refund. */
@Injectable()
export class MoneyReport {
  constructor(
    private readonly database: Database,
    private readonly payments: Payments,
  ) {}

  /** The newest part of the span that one page of each list covers. */
  async compare({ from, to }: ReconciliationQuery): Promise<Reconciliation> {
    const span = { from: Date.parse(from), to: Date.parse(to) };
    const seconds = { from: Math.floor(span.from / second), to: Math.ceil(span.to / second) };
    const [charges, refunds] = await this.ask(() =>
      Promise.all([this.payments.charges(seconds), this.payments.refunds(seconds)]),
    );
    const [orders, own] = await Promise.all([this.paidOrders(span), this.ownRefunds(span)]);
    const begin = Math.max(
      span.from,
      beginOf(charges, ({ created }) => created * second),
      beginOf(refunds, ({ created }) => created * second),
      beginOf(orders, ({ paidAt }) => paidAt?.getTime() ?? 0),
      beginOf(own, ({ at }) => at.getTime()),
    );
    const within = <T>(rows: T[], time: (row: T) => number) => rows.filter((row) => time(row) >= begin);
    const movements = [
      ...(await this.paymentsOf(
        within(charges.rows, ({ created }) => created * second),
        within(orders.rows, ({ paidAt }) => paidAt?.getTime() ?? 0),
      )),
      ...(await this.refundsOf(
        within(refunds.rows, ({ created }) => created * second),
        within(own.rows, ({ at }) => at.getTime()),
      )),
    ];
    return {
      from: new Date(begin).toISOString(),
      movements: movements.sort((one, other) => (one.at < other.at ? 1 : -1)),
    };
  }

  private async paymentsOf(charges: Charge[], paid: OrderEntity[]): Promise<MoneyMovement[]> {
    const taken = charges.filter(({ status }) => status === 'succeeded');
    const known = await this.ordersOf(taken, paid);
    const here = new Set(taken.map(({ payment_intent: id }) => id));
    const movements = taken.map((charge): MoneyMovement => {
      const order = known.find((one) => one.paymentIntentId === charge.payment_intent);
      const meant = order ?? known.find(({ id }) => id === charge.metadata?.order_id);
      const storeCents = order ? paidCents(order) : null;
      const missing = meant?.paymentIntentId ? 'second-payment' : 'missing-here';
      return {
        kind: 'payment',
        at: timeOf(charge.created).toISOString(),
        id: charge.payment_intent ?? charge.id,
        order: meant ? orderOf(meant) : null,
        document: null,
        note: null,
        currency: charge.currency.toUpperCase(),
        store: storeCents === null ? null : centsToDollars(storeCents),
        provider: centsToDollars(charge.amount_captured),
        difference: order
          ? differenceOf(charge.amount_captured, storeCents, charge.currency, charge.created, order.paidAt)
          : missing,
      };
    });
    for (const order of paid.filter(({ paymentIntentId: id }) => !here.has(id))) {
      const id = order.paymentIntentId ?? '';
      const found = await this.ask(() => this.payments.chargesOf(id));
      // Its charge has another time, and is compared at that.
      if (found.some(({ status }) => status === 'succeeded')) continue;
      movements.push({
        kind: 'payment',
        at: (order.paidAt ?? order.createdAt).toISOString(),
        id,
        order: orderOf(order),
        document: null,
        note: null,
        currency: order.currency,
        store: centsToDollars(paidCents(order)),
        provider: null,
        difference: 'missing-there',
      });
    }
    return this.withInvoices(movements);
  }

  private async refundsOf(refunds: Refund[], own: RefundEntity[]): Promise<MoneyMovement[]> {
    const { read } = this.database;
    const missing = refunds.filter(({ id }) => !own.some((row) => row.id === id)).map(({ id }) => id);
    const rows = missing.length ? [...own, ...(await read.findBy(RefundEntity, { id: In(missing) }))] : own;
    const meant = new Map(refunds.map((refund) => [refund.id, factsOfRefunds([refund])?.orderId]));
    const orderIds = new Set([...rows.map(({ orderId }) => orderId), ...[...meant.values()].flatMap((id) => id ?? [])]);
    const orders = await read.findBy(OrderEntity, { id: In([...orderIds]) });
    const notes = await read.findBy(CreditNoteEntity, { refundId: In(rows.map(({ id }) => id)) });
    const here = new Map(refunds.map((refund) => [refund.id, refund]));
    const both = [
      ...refunds.map((refund) => ({ refund, row: rows.find(({ id }) => id === refund.id) })),
      ...own.filter(({ id }) => !here.has(id)).map((row) => ({ refund: undefined, row })),
    ];
    return both.flatMap(({ refund, row }): MoneyMovement[] => {
      const gone = refund !== undefined && !hasFailed(refund);
      const booked = row !== undefined && !row.failedAt;
      const order = orders.find(({ id }) => id === (row?.orderId ?? meant.get(refund?.id ?? '')));
      const note = notes.find(({ refundId }) => refundId === row?.id);
      // It failed, and both know.
      const isFailed = !gone && !booked;
      if (isFailed && !note) return [];
      const isDispute = refund === undefined && /^d[pu]_/.test(row?.id ?? '');
      const storeCents = isFailed ? 0 : booked ? row.amountCents : null;
      const provider = isFailed ? 0 : gone ? negative(refund.amount) : null;
      return [
        {
          kind: isFailed ? 'failed-refund' : isDispute ? 'dispute' : 'refund',
          at: (refund ? timeOf(refund.created) : (row?.at ?? new Date(0))).toISOString(),
          id: refund?.id ?? row?.id ?? '',
          order: order ? orderOf(order) : null,
          document: note ? creditNoteNumber(note.number) : null,
          note: row?.note ?? null,
          currency: (refund?.currency ?? 'usd').toUpperCase(),
          store: storeCents === null ? null : negative(storeCents),
          provider: isDispute ? negative(storeCents ?? 0) : provider,
          difference: isDispute || isFailed ? null : refundDifference(refund, row),
        },
      ];
    });
  }

  /** Orders that these charges paid or were meant for. */
  private async ordersOf(charges: Charge[], known: OrderEntity[]): Promise<OrderEntity[]> {
    const paymentIntentId = In(charges.flatMap(({ payment_intent: id }) => id ?? []));
    const id = In(charges.flatMap(({ metadata }) => metadata?.order_id ?? []));
    const found = charges.length
      ? await this.database.read.find(OrderEntity, { where: [{ paymentIntentId }, { id }] })
      : [];
    return [...known, ...found];
  }

  private async withInvoices(movements: MoneyMovement[]): Promise<MoneyMovement[]> {
    const orderId = In(movements.flatMap(({ order }) => order?.id ?? []));
    const invoices = movements.length
      ? await this.database.read.find(InvoiceEntity, { where: { orderId }, select: { number: true, orderId: true } })
      : [];
    const numbers = new Map(invoices.map((invoice) => [invoice.orderId, invoiceNumber(invoice.number)]));
    return movements.map((movement) => ({
      ...movement,
      document: movement.store === null ? null : (numbers.get(movement.order?.id ?? '') ?? null),
    }));
  }

  private async paidOrders({ from, to }: { from: number; to: number }): Promise<OwnRows<OrderEntity>> {
    const paidAt = And(MoreThanOrEqual(new Date(from)), LessThan(new Date(to)));
    return pageOf(
      await this.database.read.find(OrderEntity, {
        where: { paidAt, paymentIntentId: Not(IsNull()) },
        order: { paidAt: 'DESC', id: 'DESC' },
        take: atOnce + 1,
      }),
    );
  }

  private async ownRefunds({ from, to }: { from: number; to: number }): Promise<OwnRows<RefundEntity>> {
    const at = And(MoreThanOrEqual(new Date(from)), LessThan(new Date(to)));
    return pageOf(
      await this.database.read.find(RefundEntity, {
        where: { at },
        order: { at: 'DESC', id: 'DESC' },
        take: atOnce + 1,
      }),
    );
  }

  private async ask<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      if (error instanceof PaymentUnavailable) throw comparisonUnavailable();
      throw error;
    }
  }
}

const pageOf = <T>(rows: T[]): OwnRows<T> => ({ rows: rows.slice(0, atOnce), more: rows.length > atOnce });

/** From when on a list is complete: the last second of an incomplete one is left to the next part. */
function beginOf<T>({ rows, more }: OwnRows<T>, time: (row: T) => number): number {
  const last = rows.at(-1);
  return more && last ? (Math.floor(time(last) / second) + 1) * second : 0;
}

function differenceOf(
  there: number,
  here: number | null,
  currency: string,
  created: number,
  at: Date | null,
): MoneyDifference | null {
  if (currency !== 'usd') return 'currency';
  if (there !== here) return 'amount';
  return at && dayOf(at) !== dayOf(timeOf(created)) ? 'day' : null;
}

function refundDifference(refund: Refund | undefined, row: RefundEntity | undefined): MoneyDifference | null {
  if (!row) return 'missing-here';
  if (!refund) return 'missing-there';
  if (hasFailed(refund) !== (row.failedAt !== null)) return 'status';
  return differenceOf(refund.amount, row.amountCents, refund.currency, refund.created, row.at);
}
