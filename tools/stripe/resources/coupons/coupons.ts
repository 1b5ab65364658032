import { badParameter, refused } from '../../api/failure.ts';
import { answerList, createdRange, pageFields } from '../../api/list.ts';
import { type Route, route } from '../../api/route.ts';
import { currency, integer, mergeMetadata, metadata, oneOf, type Reader, solidText, text } from '../../api/shape.ts';
import { newId } from '../../data/ids.ts';
import { changes } from '../../data/transactions.ts';
import type { Coupon } from '../../data/types.ts';
import { maximumAmount } from '../catalogue/catalogue.ts';

const path = '/v1/coupons';

const percent: Reader<number | undefined> = (value, param) => {
  if (value === undefined) return undefined;
  const number = Number(value);
  if (!(number > 0 && number <= 100))
    throw badParameter('Invalid percent_off: must be more than 0 and at most 100.', param);
  return number;
};

export const couponRoutes: Route[] = [
  route(
    'POST',
    path,
    {
      id: solidText(200),
      name: text(40),
      percent_off: percent,
      amount_off: integer(1, maximumAmount),
      currency,
      duration: oneOf('once', 'forever'),
      max_redemptions: integer(1),
      redeem_by: integer(),
      metadata,
    },
    (call, input) => {
      if ((input.percent_off === undefined) === (input.amount_off === undefined)) {
        throw badParameter('You must pass either percent_off or amount_off, and not both.', 'percent_off');
      }
      if (input.amount_off !== undefined && !input.currency) {
        throw badParameter('You must pass currency when passing amount_off', 'currency', 'parameter_missing');
      }
      const id = input.id ?? newId('coupon', 8);
      if (call.objects.any(id)) throw refused('Coupon already exists.', 'id', 'resource_already_exists');
      const coupon: Coupon = {
        id,
        object: 'coupon',
        amount_off: input.amount_off ?? null,
        created: call.now,
        currency: input.amount_off === undefined ? null : (input.currency ?? null),
        duration: input.duration ?? 'once',
        duration_in_months: null,
        livemode: false,
        max_redemptions: input.max_redemptions ?? null,
        metadata: mergeMetadata({}, input.metadata),
        name: input.name ?? null,
        percent_off: input.percent_off ?? null,
        redeem_by: input.redeem_by ?? null,
        times_redeemed: 0,
        valid: true,
      };
      call.objects.insert('coupon', coupon);
      call.emit('coupon.created', coupon);
      return coupon;
    },
  ),
  route('GET', `${path}/:id`, {}, (call, _, { id = '' }) => call.objects.get('coupon', id)),
  route('POST', `${path}/:id`, { name: text(40), metadata }, (call, input, { id = '' }) => {
    const coupon = call.objects.get('coupon', id);
    const next = {
      ...coupon,
      name: input.name === undefined ? coupon.name : input.name,
      metadata: mergeMetadata(coupon.metadata, input.metadata),
    };
    const previous = changes(coupon, next);
    if (Object.keys(previous).length === 0) return coupon;
    call.objects.save<'coupon'>(next);
    call.emit('coupon.updated', next, previous);
    return next;
  }),
  route('DELETE', `${path}/:id`, {}, (call, _, { id = '' }) => {
    const coupon = call.objects.get('coupon', id);
    call.objects.remove(id);
    call.emit('coupon.deleted', coupon);
    return { id, object: 'coupon', deleted: true };
  }),
  route('GET', path, { ...pageFields, created: createdRange }, (call, input) =>
    answerList(call, 'coupon', path, input, { created: input.created }),
  ),
];
