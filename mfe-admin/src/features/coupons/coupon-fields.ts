import { type Coupon, couponCodeOf, type NewCoupon, newCouponSchema, readAmount } from '@arcada/contracts';
import type { FieldErrors, Translate } from '@arcada/platform';
import type { Fields } from '../../shared/fields.ts';
import { localTime } from '../../shared/local-time.ts';

export const wordsAt = (fields: Fields, path: string) => (fields[path] ?? '') as string;
export const idsAt = (fields: Fields, path: string) => (fields[path] ?? []) as readonly string[];

const timeOf = (time: string | null | undefined) => (time ? localTime(new Date(time)) : '');

/** Of a stored coupon; without one, of a new one. */
export function fieldsOf(coupon: Coupon | undefined): Fields {
  const idsOf = (type: 'product' | 'course') =>
    coupon?.items.filter((item) => item.type === type).map(({ id }) => id) ?? [];
  return {
    code: coupon?.code ?? '',
    kind: coupon?.kind ?? 'percent',
    value: coupon ? String(coupon.value) : '',
    appliesTo: coupon?.appliesTo ?? 'all',
    products: idsOf('product'),
    courses: idsOf('course'),
    startsAt: timeOf(coupon?.startsAt),
    endsAt: timeOf(coupon?.endsAt),
    mostUses: String(coupon?.mostUses ?? ''),
    mostPerAccount: String(coupon?.mostPerAccount ?? ''),
  };
}

/** Not a number: whatever could mean two, such as 1,000. */
const numberOf = (text: string) => {
  const words = text.trim();
  if (words === '') return null;
  return /^\d+([.,]\d{1,2})?$/.test(words) ? Number(words.replace(',', '.')) : Number.NaN;
};

/** What is sent. Times and numbers that can't be read are left as they are, for the fault. */
export function couponOf(fields: Fields): NewCoupon {
  const text = (path: string) => wordsAt(fields, path);
  const time = (path: string) => {
    const at = new Date(text(path));
    return text(path) === '' ? null : Number.isNaN(at.getTime()) ? text(path) : at.toISOString();
  };
  const ids = (type: 'product' | 'course') => idsAt(fields, `${type}s`).map((id) => ({ type, id }));
  return {
    code: couponCodeOf(text('code')),
    kind: text('kind') as NewCoupon['kind'],
    value: text('value').trim() === '' ? 0 : readAmount(text('value')),
    appliesTo: text('appliesTo') as NewCoupon['appliesTo'],
    items: text('appliesTo') === 'chosen' ? [...ids('product'), ...ids('course')] : [],
    startsAt: time('startsAt'),
    endsAt: time('endsAt'),
    mostUses: numberOf(text('mostUses')),
    mostPerAccount: numberOf(text('mostPerAccount')),
  };
}

/** The form's field of a path in the service's errors: chosen things are in two lists. */
export const fieldAt = (path: string, coupon: NewCoupon): string => {
  const [name = '', at] = path.split('.');
  if (name !== 'items') return name;
  return coupon.items[Number(at)]?.type === 'course' ? 'courses' : 'products';
};

/** By the same schema as the service's. */
export function faultsOf(fields: Fields, t: Translate): FieldErrors {
  const coupon = couponOf(fields);
  const { error } = newCouponSchema.safeParse(coupon);
  const names = error?.issues.map(({ path }) => fieldAt(path.join('.'), coupon)) ?? [];
  const nameOf = (name: string) => (name === 'value' ? `value_${coupon.kind}` : name);
  return Object.fromEntries(names.map((name) => [name, t(`coupons.faults.${nameOf(name)}`)]));
}
