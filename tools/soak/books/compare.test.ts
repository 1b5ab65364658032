import { Journal } from '../journal.ts';
import type { Books } from './books.ts';
import { compareBooks } from './compare.ts';
import { soundBooks } from './sound-books.fixture.ts';
import { sumOf } from './tally.ts';

const journal = new Journal();
journal.registered.add('ada');
journal.paid.add('order-1');
journal.live.set('learning', '0.1.0-abc');
journal.carts.push({ cartId: 'cart-9', lines: new Map([['product pack', 2]]) });

const found = (change: (books: Books) => void) => {
  const books = soundBooks();
  change(books);
  const tallies = compareBooks(books, journal);
  const cases = tallies.flatMap(({ name, lost, double, wrong }) => [
    ...lost.map((id) => `${name}: lost ${id}`),
    ...double.map((id) => `${name}: double ${id}`),
    ...wrong.map((id) => `${name}: wrong ${id}`),
  ]);
  expect(cases).toHaveLength(sumOf(tallies, 'lost') + sumOf(tallies, 'double') + sumOf(tallies, 'wrong'));
  return cases;
};

test('books that agree show nothing', () => {
  expect(found(() => undefined)).toEqual([]);
});

test('a lost licence is found by its line', () => {
  expect(found((books) => books.rights.splice(0, 1))).toEqual([
    'paid lines → licences: lost line-1',
    'products → licence keys: lost line-1',
  ]);
});

test('a duplicate enrolment is found under any id, and a duplicate mail by its order', () => {
  const cases = found((books) => {
    books.enrolments.push(...books.enrolments.map((one) => ({ ...one, lineId: 'another' })));
    books.mails.push({ id: 'mail-9', topic: 'confirmed order-1' });
  });
  expect(cases).toEqual([
    'paid courses → enrolments: double order-2 bim 2 times',
    'paid orders → confirmation mails: double order-1 2 times',
  ]);
});

test.each<[string, (books: Books) => void, string]>([
  [
    'a payment without its order',
    (books) => books.payments.push({ id: 'pi-9', cents: 500, orderId: 'order-9' }),
    'payments at Stripe → paid orders: lost pi-9',
  ],
  [
    'an order paid twice',
    (books) => books.payments.push({ id: 'pi-9', cents: 1000, orderId: 'order-1' }),
    'paid orders → payments at Stripe: double order-1 2 times',
  ],
  [
    'a payment of another sum',
    (books) => Object.assign(books.payments[0] ?? {}, { cents: 999 }),
    'payments at Stripe → paid orders: wrong pi-1 is "order order-1 of 1000" instead of "order order-1 of 999"',
  ],
  [
    'goods without a payment',
    (books) => books.payments.splice(0, 1),
    'payments at Stripe → paid orders: wrong pi-1 is not owed (order order-1 of 1000)',
  ],
  [
    'an order that was never fulfilled',
    (books) => books.fulfilments.splice(0, 1),
    'paid orders → fulfilments: lost order-1',
  ],
  ['a gap in the invoices', (books) => books.invoices.splice(0, 1), 'invoice numbers without a gap: lost 1'],
  [
    'an enrolment that a refund left open',
    (books) => Object.assign(books.enrolments[0] ?? {}, { revoked: false }),
    'paid courses → enrolments: wrong order-2 bim is "user bim 2 open" instead of "user bim 2 closed"',
  ],
  [
    'a refund without money',
    (books) => books.refunds.pop(),
    'refunds at Stripe → refunds of orders: wrong re-1 is not owed (order order-2 of 4000)',
  ],
  [
    'a line refund that left its licence',
    (books) => Object.assign(books.lines[0] ?? {}, { refunded: true }),
    'paid lines → licences: wrong line-1 is "user pack 1 open" instead of "user pack 1 closed"',
  ],
  ['a refund without a credit note', (books) => books.creditNotes.pop(), 'refunds → credit notes: lost re-1'],
  [
    'two payment pages that are open',
    (books) => books.open.push({ id: 'cs-1', orderId: 'order-3' }, { id: 'cs-2', orderId: 'order-3' }),
    'payable pages, one an order: double order-3 2 times',
  ],
  [
    'a cart write that counted twice',
    (books) => books.carts.splice(0, 1, ['cart-9 product pack', '3']),
    'acknowledged: cart writes: wrong cart-9 product pack is "3" instead of "2"',
  ],
  ['a lost account', (books) => books.accounts.pop(), 'acknowledged: registrations: lost ada'],
  [
    'a release that fell back',
    (books) => books.live.splice(0, 1, ['learning', '0.1.0-old']),
    'acknowledged: live releases: wrong learning is "0.1.0-old" instead of "0.1.0-abc"',
  ],
])('%s is found', (_what, change, expected) => {
  expect(found(change)).toContain(expected);
});
