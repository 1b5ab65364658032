import type { Journal } from '../journal.ts';
import type { BookedLine, BookedOrder, Books, Right } from './books.ts';
import { type Entry, type Tally, tally } from './tally.ts';

const keys = (list: Iterable<string>): Entry[] => [...list].map((key) => [key]);
/** States that only a payment leads to. */
const isPaid = ({ status }: BookedOrder) => !['pending', 'expired', 'cancelled'].includes(status);
const state = (revoked: boolean) => (revoked ? 'closed' : 'open');

/** What one paid line owes, and what the books contain for it. */
const owedRight = (order: BookedOrder, line: BookedLine) =>
  `${order.userId} ${line.ref} ${line.quantity} ${state(order.status !== 'fulfilled' || line.refunded)}`;
const foundRight = ({ userId, ref, seats, revoked }: Right) => `${userId} ${ref} ${seats} ${state(revoked)}`;

function moneyTallies(books: Books): Tally[] {
  const paid = books.orders.filter((order) => isPaid(order) && order.cents > 0);
  const refunded = books.orders.filter(({ status, paymentId }) => status === 'refunded' && paymentId);
  return [
    tally({
      name: 'payments at Stripe → paid orders',
      owed: books.payments.map(({ id, cents, orderId }) => [id, `order ${orderId} of ${cents}`]),
      found: paid.map(({ id, paymentId, cents }) => [paymentId ?? `nothing for ${id}`, `order ${id} of ${cents}`]),
    }),
    tally({
      name: 'paid orders → payments at Stripe',
      owed: paid.map(({ id, cents }) => [id, String(cents)]),
      found: books.payments.map(({ orderId, cents }) => [orderId, String(cents)]),
    }),
    tally({
      name: 'refunds at Stripe → refunds of orders',
      owed: books.refunds.map(({ id, cents, orderId }) => [id, `order ${orderId} of ${cents}`]),
      found: books.bookedRefunds.map(({ id, cents, orderId }) => [id, `order ${orderId} of ${cents}`]),
    }),
    tally({
      name: 'refunded orders → sums of their refunds',
      owed: refunded.map(({ id, cents }) => [id, String(cents)]),
      found: [...Map.groupBy(books.bookedRefunds, ({ orderId }) => orderId)]
        .filter(([id]) => refunded.some((order) => order.id === id))
        .map(([id, own]) => [id, String(own.reduce((sum, { cents }) => sum + cents, 0))]),
    }),
    tally({
      name: 'payable pages, one an order',
      owed: books.open.map(({ orderId }) => [orderId]),
      found: books.open.map(({ orderId }) => [orderId]),
    }),
  ];
}

/** Paid orders with their lines: each of them owes goods, an invoice and a mail. */
function goodsTallies(books: Books): Tally[] {
  const paid = books.orders.filter(isPaid);
  const byId = new Map(paid.map((order) => [order.id, order]));
  const lines = books.lines.flatMap((line) => {
    const order = byId.get(line.orderId);
    return order ? [{ line, order }] : [];
  });
  const sums = Map.groupBy(lines, ({ order }) => order.id);
  return [
    tally({ name: 'paid orders → fulfilments', owed: keys(byId.keys()), found: keys(books.fulfilments) }),
    tally({
      name: 'paid orders → sums of their lines',
      owed: paid.map(({ id, cents }) => [id, String(cents)]),
      found: [...sums].map(([id, own]) => [
        id,
        String(own.reduce((sum, { line }) => sum + line.unitCents * line.quantity - line.discountCents, 0)),
      ]),
    }),
    tally({
      name: 'paid lines → licences',
      owed: lines.map(({ line, order }) => [line.id, owedRight(order, line)]),
      found: books.rights.map((right) => [right.lineId, foundRight(right)]),
    }),
    tally({
      name: 'products → licence keys',
      owed: lines.filter(({ line }) => line.type === 'product').map(({ line }) => [line.id]),
      found: books.rights.filter(({ keyed }) => keyed).map(({ lineId }) => [lineId]),
    }),
    tally({
      name: 'paid courses → enrolments',
      owed: lines
        .filter(({ line }) => line.type === 'course')
        .map(({ line, order }) => [`${order.id} ${line.ref}`, owedRight(order, line)]),
      found: books.enrolments.map((right) => [`${right.orderId} ${right.ref}`, foundRight(right)]),
    }),
  ];
}

function paperTallies(books: Books): Tally[] {
  const paid = books.orders.filter(isPaid);
  const numbers = books.invoices.map(({ number }) => number);
  const topics = (word: string) =>
    books.mails
      .filter(({ topic }) => topic.startsWith(`${word} `))
      .map(({ topic }): Entry => [topic.slice(word.length + 1)]);
  return [
    tally({
      name: 'paid orders → invoices',
      owed: keys(paid.map(({ id }) => id)),
      found: keys(books.invoices.map(({ orderId }) => orderId)),
    }),
    tally({
      name: 'invoice numbers without a gap',
      owed: keys(Array.from({ length: Math.max(0, ...numbers) }, (_, at) => String(at + 1))),
      found: keys(numbers.map(String)),
    }),
    tally({
      name: 'refunds → credit notes',
      owed: keys(books.bookedRefunds.map(({ id }) => id)),
      found: keys(books.creditNotes.map(({ refundId }) => refundId)),
    }),
    tally({
      name: 'credit note numbers without a gap',
      owed: keys(Array.from({ length: books.creditNotes.length }, (_, at) => String(at + 1))),
      found: keys(books.creditNotes.map(({ number }) => String(number))),
    }),
    tally({ name: 'invoices → documents', owed: keys(numbers.map(String)), found: keys(books.documents.map(String)) }),
    tally({
      name: 'paid orders → confirmation mails',
      owed: keys(paid.map(({ id }) => id)),
      found: topics('confirmed'),
    }),
    tally({
      name: 'refunded orders → refund mails',
      owed: keys(paid.filter(({ status }) => status === 'refunded').map(({ id }) => id)),
      found: topics('refunded'),
    }),
    tally({ name: 'deliveries left or given up', owed: [], found: keys(books.undelivered) }),
  ];
}

/** What people were told has happened. */
function acknowledgedTallies(books: Books, journal: Journal): Tally[] {
  const orders = (fits: (order: BookedOrder) => boolean) => keys(books.orders.filter(fits).map(({ id }) => id));
  const carts = new Set(journal.carts.map(({ cartId }) => cartId));
  const more = true;
  return [
    tally({ name: 'acknowledged: orders', owed: keys(journal.ordered), found: orders(() => true), more }),
    tally({ name: 'acknowledged: payments', owed: keys(journal.paid), found: orders(isPaid), more }),
    tally({ name: 'acknowledged: fulfilled orders', owed: keys(journal.fulfilled), found: orders(isPaid), more }),
    tally({
      name: 'acknowledged: refunds',
      owed: keys(journal.refunded),
      found: orders(({ status }) => status === 'refunded'),
      more,
    }),
    tally({
      name: 'acknowledged: registrations',
      owed: keys(journal.registered),
      found: books.accounts.map(({ username }) => [username]),
      more,
    }),
    tally({
      name: 'acknowledged: confirmed addresses',
      owed: keys(journal.confirmed),
      found: keys(books.accounts.filter(({ confirmed }) => confirmed).map(({ email }) => email)),
      more,
    }),
    tally({
      name: 'registrations → welcome mails',
      owed: books.accounts
        .filter(({ username }) => journal.registered.has(username))
        .map(({ email }) => [`welcome ${email}`]),
      found: books.mails.filter(({ topic }) => topic.startsWith('welcome ')).map(({ topic }) => [topic]),
      more,
    }),
    tally({
      name: 'acknowledged: cart writes',
      owed: journal.carts.flatMap(({ cartId, lines }) =>
        [...lines].map(([goods, quantity]): Entry => [`${cartId} ${goods}`, String(quantity)]),
      ),
      found: books.carts.filter(([key]) => carts.has(key.split(' ')[0] ?? '')),
    }),
    tally({ name: 'acknowledged: live releases', owed: journal.live, found: books.live, more }),
  ];
}

/** Everything that must match, line by line. */
export const compareBooks = (books: Books, journal: Journal): Tally[] => [
  ...moneyTallies(books),
  ...goodsTallies(books),
  ...paperTallies(books),
  ...acknowledgedTallies(books, journal),
];
