import { badParameter, refused } from '../../api/failure.ts';
import { answerList, createdRange, pageFields } from '../../api/list.ts';
import { type Route, route } from '../../api/route.ts';
import {
  currency,
  flag,
  integer,
  list,
  mergeMetadata,
  metadata,
  oneOf,
  required,
  shape,
  solidText,
  text,
} from '../../api/shape.ts';
import { changes } from '../../data/transactions.ts';
import type { Price } from '../../data/types.ts';
import { claimLookupKey, createPrice, createProduct, maximumAmount, productDataFields } from './catalogue.ts';

const path = '/v1/prices';
const changeable = { active: flag, lookup_key: text(200), metadata, nickname: text(), transfer_lookup_key: flag };
const behaviour = oneOf('exclusive', 'inclusive', 'unspecified');

export const priceRoutes: Route[] = [
  route(
    'POST',
    path,
    {
      ...changeable,
      currency: required(currency),
      unit_amount: required(integer(0, maximumAmount)),
      product: solidText(),
      product_data: shape({ ...productDataFields, id: solidText(), active: flag }),
      tax_behavior: behaviour,
      billing_scheme: oneOf('per_unit'),
    },
    (call, { product, product_data: productData, ...input }) => {
      if (product && productData) {
        throw badParameter('You may only specify one of these parameters: product, product_data.', 'product');
      }
      if (productData) return createPrice(call, { ...input, product: createProduct(call, productData).id });
      if (!product) throw badParameter('Missing required param: product.', 'product', 'parameter_missing');
      return createPrice(call, { ...input, product: call.objects.get('product', product, 'product').id });
    },
  ),
  route('GET', `${path}/:id`, {}, (call, _, { id = '' }) => call.objects.get('price', id)),
  route('POST', `${path}/:id`, { ...changeable, tax_behavior: behaviour }, (call, input, { id = '' }) => {
    const price = call.objects.get('price', id);
    if (input.active === false && call.objects.get('product', price.product).default_price === id) {
      throw refused('This price cannot be archived because it is the default price of its product.', 'active');
    }
    claimLookupKey(call, input.lookup_key, input.transfer_lookup_key, id);
    const next: Price = {
      ...price,
      active: input.active ?? price.active,
      lookup_key: input.lookup_key === undefined ? price.lookup_key : input.lookup_key,
      nickname: input.nickname === undefined ? price.nickname : input.nickname,
      tax_behavior: input.tax_behavior ?? price.tax_behavior,
      metadata: mergeMetadata(price.metadata, input.metadata),
    };
    const previous = changes(price, next);
    if (Object.keys(previous).length === 0) return price;
    call.objects.save<'price'>(next);
    call.emit('price.updated', next, previous);
    return next;
  }),
  route(
    'GET',
    path,
    {
      ...pageFields,
      active: flag,
      created: createdRange,
      currency,
      lookup_keys: list(solidText(), 10),
      product: solidText(),
      type: oneOf('one_time', 'recurring'),
    },
    (call, input) =>
      answerList(call, 'price', path, input, {
        created: input.created,
        ...(input.product ? { parent: input.product } : {}),
        equal: { active: input.active, currency: input.currency, type: input.type },
        oneOf: { lookup_key: input.lookup_keys },
      }),
  ),
];
