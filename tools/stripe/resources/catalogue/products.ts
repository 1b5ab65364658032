import { refused } from '../../api/failure.ts';
import { answerList, createdRange, pageFields } from '../../api/list.ts';
import { type Route, route } from '../../api/route.ts';
import { flag, list, mergeMetadata, metadata, required, shape, solidText, text, webAddress } from '../../api/shape.ts';
import { type Call, changes } from '../../data/transactions.ts';
import type { Product } from '../../data/types.ts';
import { createPrice, createProduct, priceDataFields } from './catalogue.ts';

const path = '/v1/products';
const details = {
  active: flag,
  description: text(40_000),
  images: list(webAddress, 8),
  marketing_features: list(shape({ name: required(text(80)) }), 15),
  metadata,
  shippable: flag,
  statement_descriptor: text(22),
  tax_code: text(),
  unit_label: text(12),
  url: text(),
};

export function changeProduct(call: Call, product: Product, change: Partial<Product>): Product {
  const next = { ...product, ...change };
  const previous = changes(product, next);
  if (Object.keys(previous).length === 0) return product;
  next.updated = call.now;
  call.objects.save<'product'>(next);
  call.emit('product.updated', next, { ...previous, updated: product.updated });
  return next;
}

function defaultPrice(call: Call, product: Product, id: string): string {
  const price = call.objects.get('price', id, 'default_price');
  if (price.product !== product.id) {
    throw refused(
      `The price '${id}' belongs to another product; default_price must be one of '${product.id}'.`,
      'default_price',
    );
  }
  if (!price.active) throw refused('The default price must be active.', 'default_price');
  return id;
}

/** Values that were sent; the rest is unchanged. */
function sent<T extends object>(input: T): Partial<T> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as Partial<T>;
}

export const productRoutes: Route[] = [
  route(
    'POST',
    path,
    { ...details, id: solidText(), name: required(text(250)), default_price_data: shape(priceDataFields) },
    (call, { default_price_data: priceData, ...input }) => {
      const product = createProduct(call, input);
      if (!priceData) return product;
      const price = createPrice(call, { ...priceData, product: product.id });
      const withPrice = { ...product, default_price: price.id };
      call.objects.save<'product'>(withPrice);
      return withPrice;
    },
  ),
  route('GET', `${path}/:id`, {}, (call, _, { id = '' }) => call.objects.get('product', id)),
  route(
    'POST',
    `${path}/:id`,
    { ...details, name: solidText(250), default_price: text() },
    (call, { metadata: change, default_price: price, ...input }, { id = '' }) => {
      const product = call.objects.get('product', id);
      return changeProduct(call, product, {
        ...(sent(input) as Partial<Product>),
        metadata: mergeMetadata(product.metadata, change),
        ...(price === undefined ? {} : { default_price: price === null ? null : defaultPrice(call, product, price) }),
      });
    },
  ),
  route('DELETE', `${path}/:id`, {}, (call, _, { id = '' }) => {
    const product = call.objects.get('product', id);
    if (call.objects.list('price', { parent: id }, { limit: 1 }).data.length > 0) {
      throw refused('This product cannot be deleted because it has one or more user-created prices.');
    }
    call.objects.remove(id);
    call.emit('product.deleted', product);
    return { id, object: 'product', deleted: true };
  }),
  route(
    'GET',
    path,
    { ...pageFields, active: flag, created: createdRange, ids: list(solidText()), shippable: flag, url: solidText() },
    (call, input) =>
      answerList(call, 'product', path, input, {
        created: input.created,
        equal: { active: input.active, shippable: input.shippable, url: input.url },
        oneOf: { id: input.ids },
      }),
  ),
];
