import { answerList, createdRange, pageFields } from '../api/list.ts';
import { type Route, route } from '../api/route.ts';
import { emailAddress, mergeMetadata, metadata, solidText, text } from '../api/shape.ts';
import { newId } from '../data/ids.ts';
import { type Call, changes } from '../data/transactions.ts';
import type { Customer } from '../data/types.ts';

const path = '/v1/customers';
const fields = { description: text(), email: emailAddress, metadata, name: text(256), phone: text(20) };

interface NewCustomer {
  email?: string | undefined;
  name?: string | null | undefined;
  phone?: string | null | undefined;
  description?: string | null | undefined;
  metadata?: Record<string, string> | null | undefined;
}

export function createCustomer(call: Call, input: NewCustomer): Customer {
  const customer: Customer = {
    id: newId('cus', 14),
    object: 'customer',
    address: null,
    balance: 0,
    created: call.now,
    currency: null,
    default_source: null,
    delinquent: false,
    description: input.description ?? null,
    discount: null,
    email: input.email ?? null,
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: mergeMetadata({}, input.metadata),
    name: input.name ?? null,
    phone: input.phone ?? null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
  };
  call.objects.insert('customer', customer);
  call.emit('customer.created', customer);
  return customer;
}

export const customerRoutes: Route[] = [
  route('POST', path, fields, (call, input) => createCustomer(call, input)),
  route('GET', `${path}/:id`, {}, (call, _, { id = '' }) => call.objects.get('customer', id)),
  route('POST', `${path}/:id`, fields, (call, { metadata: change, ...input }, { id = '' }) => {
    const customer = call.objects.get('customer', id);
    const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
    const next: Customer = { ...customer, ...given, metadata: mergeMetadata(customer.metadata, change) };
    call.objects.save<'customer'>(next);
    call.emit('customer.updated', next, changes(customer, next));
    return next;
  }),
  route('GET', path, { ...pageFields, created: createdRange, email: solidText() }, (call, input) =>
    answerList(call, 'customer', path, input, { created: input.created, equal: { email: input.email } }),
  ),
];
