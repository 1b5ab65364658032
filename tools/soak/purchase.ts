import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Dice } from './dice.ts';
import type { Goods, Journal } from './journal.ts';
import type { Visitor } from './visitor.ts';

export interface Catalogue {
  products: readonly string[];
  courses: readonly string[];
}

export interface Shopping {
  visitor: Visitor;
  journal: Journal;
  dice: Dice;
  catalogue: Catalogue;
}

const cards = { good: '4242424242424242', declined: '4000000000000002', authentication: '4000002760003184' } as const;
/** How long a buyer looks at the page that waits for the order. */
const patience = 60_000;

/** Fills a new cart with products, and courses with one to three seats; sometimes changes a line. */
export async function fillCart({ visitor, dice, catalogue }: Shopping) {
  const cartId = randomUUID();
  const lines = new Map<Goods, number>();
  const ids = new Map<Goods, string>();
  for (let left = dice.between(1, 3); left > 0; left -= 1) {
    const isCourse = dice.chance(0.4);
    const id = dice.pick(isCourse ? catalogue.courses : catalogue.products);
    const thing = isCourse ? { type: 'course', courseId: id } : { type: 'product', productId: id };
    for (let times = dice.between(1, isCourse ? 3 : 2); times > 0; times -= 1) {
      const response = await visitor.insist('POST', '/api/cart', { ...thing, cartId, quantity: 1 });
      if (response.status !== 201) throw new Error(`not added: ${response.status} ${response.text.slice(0, 300)}`);
      const goods = `${thing.type} ${id}`;
      lines.set(goods, (lines.get(goods) ?? 0) + 1);
      ids.set(goods, (JSON.parse(response.text) as { id: string }).id);
    }
  }
  const goods = dice.pick([...lines.keys()]);
  const path = `/api/cart/${ids.get(goods)}`;
  const turn = dice.next();
  if (turn < 0.2) {
    const quantity = dice.between(1, 5);
    const { status } = await visitor.insist('PATCH', path, { quantity });
    if (status !== 200) throw new Error(`the quantity was not changed: ${status}`);
    lines.set(goods, quantity);
  } else if (turn < 0.35 && lines.size > 1) {
    const { status } = await visitor.insist('DELETE', path);
    // Already gone when the first response was lost.
    if (status !== 204 && status !== 404) throw new Error(`the line was not removed: ${status}`);
    lines.delete(goods);
  }
  return { cartId, lines };
}

/** What the site's pages do after sign-in: the cart is merged with the account's own. */
export async function claimCart({ visitor }: Shopping, cartId: string): Promise<void> {
  const { status, text } = await visitor.insist('POST', `/api/cart/${cartId}/claim`, {});
  if (status !== 200) throw new Error(`the cart was not claimed: ${status} ${text.slice(0, 300)}`);
}

interface Checkout {
  orderId: string;
  url: string;
}

/**
 * Checks out, sometimes in two tabs at once; both must lead to the same order. Undefined when the
 * site refuses: an earlier order of the account's cart was paid at that moment, or the other tab
 * changed the cart that this one saw.
 */
export async function checkOut({ visitor, journal, dice }: Shopping, cartId: string): Promise<Checkout | undefined> {
  const tabs = dice.chance(0.15) ? 2 : 1;
  const responses = await Promise.all(
    Array.from({ length: tabs }, () => visitor.insist('POST', '/api/checkout', { cartId })),
  );
  const checkouts = responses.flatMap(({ status, text }) => {
    if (status === 409 && /store\.checkout\.(paid|changed)/.test(text)) return [];
    if (status !== 201) throw new Error(`no checkout: ${status} ${text.slice(0, 300)}`);
    return [JSON.parse(text) as Checkout];
  });
  for (const { orderId } of checkouts) journal.ordered.add(orderId);
  const orders = new Set(checkouts.map(({ orderId }) => orderId));
  if (orders.size > 1) journal.wrong.push(`one cart made several orders at once: ${[...orders].join(', ')}`);
  return checkouts[0];
}

/** Pays on the payment page: sometimes with a declined card first, sometimes with a double click. */
export async function pay({ visitor, journal, dice }: Shopping, { orderId, url }: Checkout): Promise<void> {
  const { pathname } = new URL(url);
  const turn = dice.next();
  if (turn < 0.2) await send(visitor, pathname, cards.declined);
  const doubled = dice.chance(0.15) ? 2 : 1;
  const response = await send(visitor, pathname, turn > 0.9 ? cards.authentication : cards.good, doubled);
  if (response.location?.endsWith('/authenticate'))
    await visitor.insist('POST', `${pathname}/authenticate`, new URLSearchParams({ answer: 'complete' }));
  journal.paid.add(orderId);
}

async function send(visitor: Visitor, pathname: string, card: string, clicks = 1) {
  const page = await visitor.insist('GET', pathname);
  const attempt = /name="attempt" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
  const values = { email: 'ada@example.com', card, expiry: '12/34', cvc: '123', name: 'Ada Buyer', attempt };
  const sent = Array.from({ length: clicks }, () => visitor.insist('POST', pathname, new URLSearchParams(values)));
  const [first] = await Promise.all(sent);
  if (!first || first.status >= 400) throw new Error(`the payment page returned ${first?.status}`);
  return first;
}

/** What the page does that the buyer returns to. False when the order isn't complete in time. */
export async function awaitOrder({ visitor, journal, dice }: Shopping, orderId: string): Promise<boolean> {
  const returns = dice.chance(0.6);
  for (const until = Date.now() + patience; Date.now() < until; await sleep(700)) {
    const path = `/api/orders/${orderId}`;
    const answer = returns ? await visitor.try('POST', `${path}/refresh`, {}) : await visitor.try('GET', path);
    if (answer?.status === 401) throw new Error(`signed out while waiting for order ${orderId}`);
    const status = answer?.status === 200 ? (JSON.parse(answer.text) as { status: string }).status : undefined;
    if (status === 'fulfilled') journal.fulfilled.add(orderId);
    if (status === 'fulfilled' || status === 'refunded') return true;
  }
  return false;
}
