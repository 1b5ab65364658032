import type { SentMail } from '../mails.ts';

export interface Payment {
  id: string;
  cents: number;
  orderId: string;
}

export interface BookedOrder {
  id: string;
  userId: string;
  status: string;
  cents: number;
  currency: string;
  paymentId: string | null;
}

export interface BookedLine {
  id: string;
  orderId: string;
  type: string;
  ref: string;
  quantity: number;
  unitCents: number;
  /** What a coupon took off. */
  discountCents: number;
  refunded: boolean;
}

/** A licence of the store, or an enrolment of learning. */
export interface Right {
  lineId: string;
  orderId: string;
  userId: string;
  ref: string;
  seats: number;
  revoked: boolean;
  /** Whether it has a licence key. */
  keyed?: boolean;
}

/** Everything that the site and the local Stripe have recorded, as read at the end. */
export interface Books {
  /** Payments that succeeded. */
  payments: Payment[];
  /** Refunds that succeeded. */
  refunds: Payment[];
  /** The same in the store. */
  bookedRefunds: Payment[];
  creditNotes: { number: number; refundId: string }[];
  /** Payment pages that could still be paid. */
  open: { id: string; orderId: string }[];
  orders: BookedOrder[];
  lines: BookedLine[];
  /** Orders by each of their steps to `fulfilled`. */
  fulfilments: string[];
  rights: Right[];
  enrolments: Right[];
  invoices: { number: number; orderId: string }[];
  /** Numbers of the invoices whose document was made. */
  documents: number[];
  mails: SentMail[];
  accounts: { username: string; email: string; confirmed: boolean }[];
  /** `<cart> <type> <id>` and the quantity. */
  carts: (readonly [string, string])[];
  /** What was not delivered. */
  undelivered: string[];
  /** Version by remote. */
  live: (readonly [string, string])[];
}
