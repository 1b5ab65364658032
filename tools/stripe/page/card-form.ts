import { isEmail } from '../api/shape.ts';
import type { CardDetails } from '../resources/payments/payment-methods.ts';
import { passesLuhn } from '../resources/payments/test-cards.ts';
import type { Texts } from './texts.ts';

export const fieldNames = ['email', 'card', 'expiry', 'cvc', 'name'] as const;
export type FieldName = (typeof fieldNames)[number];
export type FieldValues = Partial<Record<FieldName, string>>;
export type FieldErrors = Partial<Record<FieldName, keyof Texts>>;

/** Checks the shopper's input; nothing that fails here counts as a payment attempt. */
export function readCardForm(
  values: FieldValues,
  now: Date,
  withCard: boolean,
): { errors: FieldErrors; card: CardDetails } {
  const errors: FieldErrors = {};
  const email = values.email?.trim() ?? '';
  const name = values.name?.trim() ?? '';
  const number = (values.card ?? '').replace(/[\s-]/g, '');
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*[/.\s-]?\s*(\d{2}|\d{4})\s*$/.exec(values.expiry ?? '') ?? [];
  const expMonth = Number(month);
  const expYear = year.length === 2 ? 2000 + Number(year) : Number(year);
  if (!isEmail(email) || email.length > 512) errors.email = 'needEmail';
  if (withCard) {
    if (name === '' || name.length > 256) errors.name = 'needName';
    if (number === '') errors.card = 'needCard';
    else if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) errors.card = 'incorrect_number';
    if (expMonth < 1 || expMonth > 12) errors.expiry = 'needExpiry';
    else if (expYear * 12 + expMonth < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1) errors.expiry = 'expiredDate';
    if (!/^\d{3,4}$/.test(values.cvc?.trim() ?? '')) errors.cvc = 'needCvc';
  }
  return { errors, card: { number, expMonth, expYear, name, email } };
}

/** Cards offered as links, each with what it demonstrates. */
export const offeredCards: readonly (readonly [number: string, label: keyof Texts])[] = [
  ['4242424242424242', 'cardSuccess'],
  ['4000002760003184', 'cardAuthenticate'],
  ['4000000000000002', 'cardDeclined'],
  ['4000000000009995', 'cardFunds'],
  ['4000000000000069', 'cardExpired'],
  ['4000000000000127', 'cardCvc'],
];

export const grouped = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ');
