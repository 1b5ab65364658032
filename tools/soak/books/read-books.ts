import fs from 'node:fs';
import path from 'node:path';
import { readMails } from '../mails.ts';
import { databaseUrlsOf, type SoakedSite } from '../soaked-site.ts';
import type { Books, Payment, Right } from './books.ts';
import { type Ask, type Row, reading } from './tables.ts';

const text = (value: Row[string] | undefined) => String(value ?? '');
const list = async <T>(ask: Ask, sql: string, shape: (row: Row) => T): Promise<T[]> => (await ask(sql)).map(shape);

const rightOf = (row: Row): Right => ({
  lineId: text(row.line_id),
  orderId: text(row.order_id),
  userId: text(row.user_id),
  ref: text(row.ref_id),
  seats: Number(row.seats),
  revoked: row.revoked_at !== null,
  keyed: Boolean(row.licence_key),
});

async function readStripe(dataDir: string) {
  const objects = (kind: string, field: string, wanted: string) =>
    reading(path.join(dataDir, 'stripe-local.sqlite'), (ask) =>
      list(
        ask,
        `SELECT body FROM object WHERE kind = '${kind}' AND json_extract(body, '$.${field}') = '${wanted}'`,
        ({ body }) => JSON.parse(text(body)),
      ),
    );
  const intents = await objects('payment_intent', 'status', 'succeeded');
  const refunds = await objects('refund', 'status', 'succeeded');
  const open = await objects('checkout.session', 'status', 'open');
  return {
    payments: intents.map(({ id, amount_received: cents, metadata }): Payment => {
      return { id, cents, orderId: metadata.order_id };
    }),
    refunds: refunds.map(({ id, amount: cents, metadata }): Payment => {
      return { id, cents, orderId: metadata.order_id };
    }),
    open: open.map(({ id, metadata }) => ({ id, orderId: metadata.order_id as string })),
  };
}

const readStore = (place: string) =>
  reading(place, async (ask) => ({
    orders: await list(ask, 'SELECT * FROM store_order', (row) => ({
      id: text(row.id),
      userId: text(row.user_id),
      status: text(row.status),
      cents: Number(row.total_cents),
      currency: text(row.currency),
      paymentId: row.payment_intent_id as string | null,
    })),
    lines: await list(ask, 'SELECT * FROM order_line', (row) => ({
      id: text(row.id),
      orderId: text(row.order_id),
      type: text(row.type),
      ref: text(row.ref_id),
      quantity: Number(row.quantity),
      unitCents: Number(row.unit_cents),
      discountCents: Number(row.discount_cents ?? 0),
      refunded: row.refund_id !== null,
    })),
    bookedRefunds: await list(ask, 'SELECT * FROM order_refund WHERE failed_at IS NULL', (row) => ({
      id: text(row.id),
      cents: Number(row.amount_cents),
      orderId: text(row.order_id),
    })),
    creditNotes: await list(ask, 'SELECT number, refund_id FROM credit_note', (row) => ({
      number: Number(row.number),
      refundId: text(row.refund_id),
    })),
    fulfilments: await list(ask, `SELECT order_id FROM order_step WHERE to_status = 'fulfilled'`, (row) =>
      text(row.order_id),
    ),
    rights: await list(ask, 'SELECT e.*, e.order_line_id AS line_id FROM entitlement e', rightOf),
    invoices: await list(ask, 'SELECT number, order_id FROM invoice', (row) => ({
      number: Number(row.number),
      orderId: text(row.order_id),
    })),
    documents: await list(ask, 'SELECT invoice_number FROM invoice_part WHERE part = 0', (row) =>
      Number(row.invoice_number),
    ),
    carts: await list(ask, 'SELECT * FROM cart_line', (row) => {
      return [`${row.cart_id} ${row.type} ${row.ref_id}`, text(row.quantity)] as const;
    }),
  }));

/** Pending and dead deliveries, with their reasons. */
export async function readUndelivered(site: Pick<SoakedSite, 'dataDir' | 'database'>): Promise<string[]> {
  const waiting = await Promise.all(
    Object.entries(databaseUrlsOf(site)).map(([service, place]) =>
      reading(place, (ask) =>
        list(ask, 'SELECT * FROM outbox', (row) => {
          const what = [service, row.kind, row.name, row.receiver, row.id].filter(Boolean).join(' ');
          const end = row.died_at === null ? 'waits' : 'given up';
          return `${what}: ${end}, ${row.attempts} attempts, ${row.last_error ?? 'no error'}`;
        }),
      ),
    ),
  );
  return waiting.flat();
}

/** Events that the local Stripe has yet to send. */
export const readUnsentEvents = (dataDir: string): Promise<string[]> =>
  reading(path.join(dataDir, 'stripe-local.sqlite'), (ask) =>
    list(ask, `SELECT event FROM delivery WHERE state = 'pending'`, (row) => `Stripe's event ${row.event}`),
  );

function readLive(dataDir: string): (readonly [string, string])[] {
  const file = path.join(dataDir, 'releases', 'live.json');
  const { remotes } = JSON.parse(fs.readFileSync(file, 'utf8')) as { remotes: Record<string, { version: string }> };
  return Object.entries(remotes).map(([remote, { version }]) => [remote, version] as const);
}

/** Of the course that the demo customer has begun (services/learning/src/seed/demo-people.ts): it was never ordered. */
const demoOrder = '0a7a0000-0000-4000-8000-000000000102';

/** Everything on record: from the databases themselves and the local Stripe's file. */
export async function readBooks(site: Pick<SoakedSite, 'dataDir' | 'database'>): Promise<Books> {
  const { dataDir } = site;
  const places = databaseUrlsOf(site);
  return {
    ...(await readStripe(dataDir)),
    ...(await readStore(places.store)),
    enrolments: await reading(places.learning, (ask) =>
      list(
        ask,
        `SELECT p.*, p.id AS line_id, p.course_id AS ref_id FROM purchase p WHERE p.order_id <> '${demoOrder}'`,
        rightOf,
      ),
    ),
    accounts: await reading(places.identity, (ask) =>
      list(ask, 'SELECT * FROM account', (row) => ({
        username: text(row.username),
        email: text(row.email),
        confirmed: row.email_confirmed_at !== null,
      })),
    ),
    mails: await readMails(dataDir),
    undelivered: await readUndelivered(site),
    live: readLive(dataDir),
  };
}
