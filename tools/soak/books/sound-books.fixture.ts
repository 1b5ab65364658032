import type { Books } from './books.ts';

/** Two orders: a product, paid and delivered; two seats of a course, given back. */
export const soundBooks = (): Books => ({
  payments: [
    { id: 'pi-1', cents: 1000, orderId: 'order-1' },
    { id: 'pi-2', cents: 4000, orderId: 'order-2' },
  ],
  refunds: [{ id: 're-1', cents: 4000, orderId: 'order-2' }],
  bookedRefunds: [{ id: 're-1', cents: 4000, orderId: 'order-2' }],
  creditNotes: [{ number: 1, refundId: 're-1' }],
  open: [],
  orders: [
    { id: 'order-1', userId: 'user', status: 'fulfilled', cents: 1000, currency: 'USD', paymentId: 'pi-1' },
    { id: 'order-2', userId: 'user', status: 'refunded', cents: 4000, currency: 'USD', paymentId: 'pi-2' },
    { id: 'order-3', userId: 'user', status: 'pending', cents: 1000, currency: 'USD', paymentId: null },
  ],
  lines: [
    {
      id: 'line-1',
      orderId: 'order-1',
      type: 'product',
      ref: 'pack',
      quantity: 1,
      unitCents: 1000,
      discountCents: 0,
      refunded: false,
    },
    {
      id: 'line-2',
      orderId: 'order-2',
      type: 'course',
      ref: 'bim',
      quantity: 2,
      unitCents: 2000,
      discountCents: 0,
      refunded: true,
    },
    {
      id: 'line-3',
      orderId: 'order-3',
      type: 'product',
      ref: 'pack',
      quantity: 1,
      unitCents: 1000,
      discountCents: 0,
      refunded: false,
    },
  ],
  fulfilments: ['order-1', 'order-2'],
  rights: [
    { lineId: 'line-1', orderId: 'order-1', userId: 'user', ref: 'pack', seats: 1, revoked: false, keyed: true },
    { lineId: 'line-2', orderId: 'order-2', userId: 'user', ref: 'bim', seats: 2, revoked: true },
  ],
  enrolments: [{ lineId: 'line-2', orderId: 'order-2', userId: 'user', ref: 'bim', seats: 2, revoked: true }],
  invoices: [
    { number: 1, orderId: 'order-1' },
    { number: 2, orderId: 'order-2' },
  ],
  documents: [1, 2],
  mails: [
    { id: 'mail-1', topic: 'confirmed order-1' },
    { id: 'mail-2', topic: 'confirmed order-2' },
    { id: 'mail-3', topic: 'refunded order-2' },
    { id: 'mail-4', topic: 'welcome ada@example.com' },
  ],
  accounts: [{ username: 'ada', email: 'ada@example.com', confirmed: false }],
  carts: [['cart-9 product pack', '2']],
  undelivered: [],
  live: [['learning', '0.1.0-abc']],
});
