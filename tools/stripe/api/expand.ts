import type { Call } from '../data/transactions.ts';
import { badParameter } from './failure.ts';
import { answerList } from './list.ts';

/** Which fields contain the id of another object, by kind. */
const expandable: Record<string, readonly string[]> = {
  product: ['default_price'],
  price: ['product'],
  'checkout.session': ['payment_intent', 'customer', 'line_items'],
  payment_intent: ['latest_charge', 'customer', 'payment_method'],
  payment_method: ['customer'],
  charge: ['payment_intent', 'customer', 'refunds'],
  refund: ['charge', 'payment_intent'],
};

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Replaces ids by objects along paths such as `payment_intent.latest_charge` or `data.product`. */
export function expand(call: Call, body: object, paths: readonly string[]): object {
  for (const path of paths) {
    const keys = path.split('.');
    if (keys.length > 4) {
      throw badParameter(`You cannot expand more than 4 levels of a property (${path}).`, 'expand');
    }
    walk(call, body as Node, keys, path);
  }
  return body;
}

function walk(call: Call, node: Node, keys: readonly string[], path: string): void {
  const [key, ...rest] = keys;
  if (key === undefined) return;
  if (node.object === 'list') {
    if (key !== 'data') {
      const hint = `You may want to try expanding 'data.${path}'.`;
      throw badParameter(`This property cannot be expanded (${path}). ${hint}`, 'expand');
    }
    for (const element of node.data as Node[]) walk(call, element, rest, path);
    return;
  }
  const allowed = expandable[String(node.object)]?.includes(key);
  if (allowed && !isNode(node[key])) node[key] = resolve(call, node, key);
  const value = node[key];
  if (!allowed && !isNode(value)) throw badParameter(`This property cannot be expanded (${path}).`, 'expand');
  if (isNode(value)) walk(call, value, rest, path);
}

function resolve(call: Call, node: Node, key: string): unknown {
  const id = String(node.id);
  if (key === 'line_items') {
    return answerList(call, 'item', `/v1/checkout/sessions/${id}/line_items`, {}, { parent: id, ascending: true });
  }
  if (key === 'refunds') return answerList(call, 'refund', `/v1/charges/${id}/refunds`, {}, { parent: id });
  const value = node[key];
  return typeof value === 'string' ? (call.objects.any(value) ?? value) : value;
}
