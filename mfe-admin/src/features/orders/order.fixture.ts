import type { ManagedOrder } from '@arcada/contracts';

const right = { seats: 2, machines: 1, grantedAt: '2026-11-20T10:01:00.000Z', revokedAt: null };

/** A fulfilled order of a product (2 × $20) and a course ($10). */
export const orderOf = (changes: Partial<ManagedOrder> = {}): ManagedOrder => ({
  id: 'o1',
  number: 'A-000007',
  status: 'fulfilled',
  currency: 'USD',
  createdAt: '2026-11-20T10:00:00.000Z',
  paidAt: '2026-11-20T10:01:00.000Z',
  total: 50,
  discount: 0,
  coupon: null,
  reference: null,
  paid: 50,
  refunded: 0,
  itemCount: 2,
  seats: { product: 2, course: 1 },
  buyer: { id: 'u1', name: 'Ana Prado', email: 'ana@example.com', erased: false },
  language: 'pt-BR',
  company: null,
  invoiceNumber: 'INV-000003',
  paymentIntentId: 'pi_1',
  items: [
    {
      id: 'l1',
      type: 'product',
      productId: 'guard',
      name: 'Level Guard',
      unitPrice: 20,
      discount: 0,
      quantity: 2,
      refunded: false,
      right,
    },
    {
      id: 'l2',
      type: 'course',
      courseId: 'grids',
      name: 'Grids',
      unitPrice: 10,
      discount: 0,
      quantity: 1,
      refunded: false,
      right: { ...right, seats: 1, machines: 0 },
    },
  ],
  refunds: [],
  steps: [
    {
      at: '2026-11-20T10:01:00.000Z',
      from: 'pending',
      to: 'paid',
      cause: { kind: 'webhook', id: 'evt_1', name: null },
    },
  ],
  attempts: [{ id: 'a1', status: 'closed', sessionId: 'cs_1', expiresAt: '2026-11-20T11:00:00.000Z' }],
  mails: [{ id: 'm1', kind: 'confirmation', at: '2026-11-20T10:01:00.000Z', state: 'sent' }],
  ...changes,
});

/** The same after its course was refunded. */
export const partlyRefunded = (): ManagedOrder => {
  const order = orderOf({ refunded: 10 });
  const [product, course] = order.items as [ManagedOrder['items'][number], ManagedOrder['items'][number]];
  return {
    ...order,
    items: [
      product,
      { ...course, refunded: true, right: { ...right, seats: 1, revokedAt: '2026-11-21T10:00:00.000Z' } },
    ],
    refunds: [
      {
        id: 're_1',
        at: '2026-11-21T10:00:00.000Z',
        amount: 10,
        failedAt: null,
        cause: { kind: 'admin', id: 'u9', name: 'clara' },
        note: 'Bought twice',
        lineIds: ['l2'],
        creditNote: { number: 'CN-000001', issuedAt: '2026-11-21T10:00:00.000Z', amount: 10 },
      },
    ],
  };
};
