import { refused } from '../../api/failure.ts';
import { currency, integer, list, mergeMetadata, metadata, oneOf, required, solidText, text } from '../../api/shape.ts';
import { newId } from '../../data/ids.ts';
import type { Call } from '../../data/transactions.ts';
import type { Price, Product } from '../../data/types.ts';

export const maximumAmount = 99_999_999;

/** A price inside another object: `default_price_data`, and `price_data` of a line. */
export const priceDataFields = {
  currency: required(currency),
  unit_amount: required(integer(0, maximumAmount)),
  tax_behavior: oneOf('exclusive', 'inclusive', 'unspecified'),
  metadata,
};
export const productDataFields = {
  name: required(text(250)),
  description: solidText(40_000),
  images: list(solidText(), 8),
  metadata,
  tax_code: solidText(),
};

interface NewPrice {
  currency: string;
  unit_amount: number;
  product: string;
  active?: boolean | undefined;
  lookup_key?: string | null | undefined;
  metadata?: Record<string, string> | null | undefined;
  nickname?: string | null | undefined;
  tax_behavior?: 'exclusive' | 'inclusive' | 'unspecified' | undefined;
  transfer_lookup_key?: boolean | undefined;
}

/** A lookup key belongs to one price: refuse, or move it on request. */
export function claimLookupKey(
  call: Call,
  key: string | null | undefined,
  transfer: boolean | undefined,
  own?: string,
): void {
  if (!key) return;
  const holder = call.objects.list('price', { equal: { lookup_key: key } }, { limit: 1 }).data[0];
  if (!holder || holder.id === own) return;
  if (!transfer) {
    throw refused(`A price (\`${holder.id}\`) already uses that lookup key.`, 'lookup_key', 'resource_already_exists');
  }
  const released = { ...holder, lookup_key: null };
  call.objects.save<'price'>(released);
  call.emit('price.updated', released, { lookup_key: key });
}

export function createPrice(call: Call, input: NewPrice, inline = false): Price {
  claimLookupKey(call, input.lookup_key, input.transfer_lookup_key);
  const price: Price = {
    id: newId('price'),
    object: 'price',
    active: input.active ?? !inline,
    billing_scheme: 'per_unit',
    created: call.now,
    currency: input.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: input.lookup_key ?? null,
    metadata: mergeMetadata({}, input.metadata),
    nickname: input.nickname ?? null,
    product: input.product,
    recurring: null,
    tax_behavior: input.tax_behavior ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'one_time',
    unit_amount: input.unit_amount,
    unit_amount_decimal: String(input.unit_amount),
  };
  call.objects.insert('price', price, price.product, { inline });
  call.emit('price.created', price);
  return price;
}

interface NewProduct {
  id?: string | undefined;
  name: string;
  active?: boolean | undefined;
  description?: string | null | undefined;
  images?: string[] | undefined;
  marketing_features?: { name: string }[] | undefined;
  metadata?: Record<string, string> | null | undefined;
  shippable?: boolean | undefined;
  statement_descriptor?: string | null | undefined;
  tax_code?: string | null | undefined;
  unit_label?: string | null | undefined;
  url?: string | null | undefined;
}

export function createProduct(call: Call, input: NewProduct): Product {
  const id = input.id ?? newId('prod', 14);
  if (call.objects.any(id)) throw refused('Product already exists.', 'id', 'resource_already_exists');
  const product: Product = {
    id,
    object: 'product',
    active: input.active ?? true,
    created: call.now,
    default_price: null,
    description: input.description ?? null,
    images: input.images ?? [],
    livemode: false,
    marketing_features: input.marketing_features ?? [],
    metadata: mergeMetadata({}, input.metadata),
    name: input.name,
    package_dimensions: null,
    shippable: input.shippable ?? null,
    statement_descriptor: input.statement_descriptor ?? null,
    tax_code: input.tax_code ?? null,
    tax_details: null,
    type: 'service',
    unit_label: input.unit_label ?? null,
    updated: call.now,
    url: input.url ?? null,
  };
  call.objects.insert('product', product);
  call.emit('product.created', product);
  return product;
}
