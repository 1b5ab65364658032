import { badParameter, refused } from '../../api/failure.ts';
import { integer, list, metadata, shape, solidText } from '../../api/shape.ts';
import { newId } from '../../data/ids.ts';
import type { Call } from '../../data/transactions.ts';
import type { LineItem, Price } from '../../data/types.ts';
import { createPrice, createProduct, priceDataFields, productDataFields } from '../catalogue/catalogue.ts';

const lineShape = shape({
  price: solidText(),
  price_data: shape({ ...priceDataFields, product: solidText(), product_data: shape(productDataFields) }),
  quantity: integer(1, 999_999),
  metadata,
});
export const linesReader = list(lineShape);
type LineInput = NonNullable<ReturnType<typeof lineShape>>;

/**
 * The lines of a session with their totals; inline prices and products are created on the way,
 * archived as at Stripe.
 */
export function buildLines(call: Call, inputs: readonly LineInput[]): LineItem[] {
  if (inputs.length === 0) {
    throw badParameter(
      'You must provide at least one line item with `mode: payment`.',
      'line_items',
      'parameter_missing',
    );
  }
  const lines = inputs.map((input, index) => buildLine(call, input, `line_items[${index}]`));
  const odd = lines.findIndex((line) => line.currency !== lines[0]?.currency);
  if (odd > 0) {
    const message = `All line items must have the same currency: '${lines[odd]?.currency}' differs from '${lines[0]?.currency}'.`;
    throw refused(message, `line_items[${odd}]`);
  }
  return lines;
}

function buildLine(call: Call, input: LineInput, param: string): LineItem {
  const price = input.price ? offeredPrice(call, input.price, `${param}[price]`) : inlinePrice(call, input, param);
  if (input.price && input.price_data) {
    throw badParameter('You may only specify one of these parameters: price, price_data.', `${param}[price_data]`);
  }
  if (input.quantity === undefined) {
    throw badParameter(
      'Quantity is required. Add `quantity` to `line_items`.',
      `${param}[quantity]`,
      'parameter_missing',
    );
  }
  const amount = price.unit_amount * input.quantity;
  return {
    id: newId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description: call.objects.get('product', price.product).name,
    metadata: input.metadata ?? {},
    price,
    quantity: input.quantity,
  };
}

function offeredPrice(call: Call, id: string, param: string): Price {
  const price = call.objects.get('price', id, param);
  if (!price.active) throw refused('The price specified is inactive. This field only accepts active prices.', param);
  if (!call.objects.get('product', price.product).active) {
    throw refused(`Price \`${id}\` is not available to be purchased because its product is not active.`, param);
  }
  return price;
}

function inlinePrice(call: Call, input: LineInput, param: string): Price {
  const data = input.price_data;
  if (!data) throw badParameter(`Missing required param: ${param}[price].`, `${param}[price]`, 'parameter_missing');
  const { product, product_data: productData, ...price } = data;
  if (Boolean(product) === Boolean(productData)) {
    throw badParameter(
      'You must specify either `product` or `product_data` when creating a price.',
      `${param}[price_data][product]`,
    );
  }
  const owner = productData
    ? createProduct(call, { ...productData, active: false })
    : call.objects.get('product', product ?? '', `${param}[price_data][product]`);
  return createPrice(call, { ...price, product: owner.id }, true);
}
