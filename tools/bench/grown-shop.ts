import { createHash, randomUUID } from 'node:crypto';
import type { Row, RowWriter } from './row-writer.ts';

// A shop after years of trade, written as rows: through the API it would take hours.

const orders = 100_000;
const accounts = 50_000;
const days = 730;
const minutesOfADay = 1440;

/** By 100 orders; the rest is fulfilled. */
const statuses = ['pending', 'expired', 'expired', 'refunded', 'paid_late', 'mismatch', 'disputed', 'paid'] as const;
const names = ['Ana Souza', 'José Ñáñez', 'Marta Lima', 'Bo Li', 'Inês Prado', 'Tom Baker', 'Lucía Gil', 'Max Koch'];

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const nameOf = (number: number) => `${names[number % names.length]} ${number}`;
const emailOf = (number: number) => `reader-${number}@example.com`;
/** As the services' searches compare texts. */
const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
const statusOf = (number: number) => statuses[number % 100] ?? 'fulfilled';
const timeOf = (number: number, of: number) =>
  new Date(Date.now() - Math.floor(((of - number) / of) * days * minutesOfADay) * 60_000);
const centsOf = (number: number) => 1900 + (number % 40) * 700;

interface Sold {
  id: string;
  name: string;
}

function* orderRows(): Generator<Row & { id: string }> {
  for (let number = 1; number <= orders; number++) {
    const createdAt = timeOf(number, orders);
    const status = statusOf(number);
    const paid = status !== 'pending' && status !== 'expired';
    yield {
      id: randomUUID(),
      number: 1_000_000 + number,
      user_id: randomUUID(),
      buyer_name: nameOf(number % accounts),
      buyer_email: emailOf(number % accounts),
      search_text: folded(`${nameOf(number % accounts)}\n${emailOf(number % accounts)}`),
      language: 'en',
      status,
      currency: 'USD',
      total_cents: centsOf(number),
      cart_id: randomUUID(),
      fingerprint: sha256(String(number)),
      payment_intent_id: paid ? `pi_grown_${number}` : null,
      paid_cents: paid ? centsOf(number) : null,
      created_at: createdAt,
      paid_at: paid ? createdAt : null,
    };
  }
}

function* lineRows(rows: readonly (Row & { id: string })[], sold: readonly Sold[]): Generator<Row> {
  for (const [number, { id, total_cents }] of rows.entries()) {
    const product = sold[number % sold.length] as Sold;
    const line = { id: randomUUID(), order_id: id, place: 0, type: 'product', ref_id: product.id, name: product.name };
    yield { ...line, unit_cents: total_cents ?? 0, quantity: 1 };
  }
}

/** Adds 100,000 orders of two years, one line each. */
export async function addOrders(writer: RowWriter, sold: readonly Sold[]): Promise<void> {
  const rows = [...orderRows()];
  await writer.add('store_order', rows);
  await writer.add('order_line', lineRows(rows, sold));
}

/** Adds 50,000 accounts that have no password yet. */
export async function addAccounts(writer: RowWriter): Promise<void> {
  await writer.add('account', accountRows());
}

function* accountRows(): Generator<Row> {
  for (let number = 1; number <= accounts; number++) {
    const username = `reader-${number}`;
    const createdAt = timeOf(number, accounts);
    const words = folded(`${username} ${emailOf(number)} ${nameOf(number)}`);
    yield {
      id: randomUUID(),
      username,
      username_key: sha256(username),
      email: emailOf(number),
      email_key: sha256(emailOf(number)),
      email_confirmed_at: createdAt,
      full_name: nameOf(number),
      role: number % 500 === 0 ? 'producer' : 'customer',
      language: 'en',
      search_text: words,
      search_words: words,
      created_at: createdAt,
      updated_at: createdAt,
    };
  }
}

const sentMails = 100_000;
const keptMinutes = 29 * minutesOfADay;

function* sentRows(): Generator<Row> {
  for (let number = 1; number <= sentMails; number++) {
    const sentAt = Date.now() - Math.floor((number / sentMails) * keptMinutes) * 60_000;
    yield {
      id: randomUUID(),
      mail_kind: number % 3 ? 'order-confirmation' : 'order-credit-note',
      language: 'en',
      recipient: emailOf(number % accounts),
      recipient_key: sha256(emailOf(number % accounts)),
      created_at: sentAt - 60_000,
      sent_at: sentAt,
      attempts: 1,
    };
  }
}

/** The mails that went out in the 30 days for which their rows are kept. */
export const addSentMails = (writer: RowWriter): Promise<void> => writer.add('sent_mail', sentRows());
