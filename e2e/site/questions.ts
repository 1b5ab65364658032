import { randomUUID } from 'node:crypto';
import { type APIResponse, request as requests } from '@playwright/test';
import { password } from './accounts.ts';
import { ask, call, siteUrl } from './site-api.ts';
import { expect, uniqueName } from './site-test.ts';

/** What visitors put into their carts. */
export const productId = 'parameter-bridge';
/** Longest wait while a part of the site hangs, in milliseconds. */
export const promised = 2000;

export interface Visitor {
  ask: (method: 'get' | 'post', path: string, body?: object) => Promise<APIResponse>;
  cartId: string;
}
const item = { type: 'product', productId, price: 0, quantity: 1 };

/** Signed in at a site, with a product and perhaps a course in the cart. */
export async function newVisitor(site = siteUrl, courseId?: string): Promise<Visitor> {
  const request = await requests.newContext({ baseURL: site });
  const username = uniqueName('visitor');
  await call(request, 'post', '/api/register', { username, email: `${username}@example.com`, password }, site);
  const cartId = randomUUID();
  const lines = [item, ...(courseId ? [{ ...item, type: 'course', courseId, productId: undefined }] : [])];
  for (const line of lines) await call(request, 'post', '/api/cart', { ...line, cartId }, site);
  return { cartId, ask: (method, path, body) => ask(request, method, path, body, site) };
}
export const threeVisitors = async (site?: string) =>
  [await newVisitor(site), await newVisitor(site), await newVisitor(site)] as const;

/** Visitors' requests while something hangs, most of them for addresses that no cache has. */
export function questions(reader: Visitor, buyer: Visitor, leaver: Visitor) {
  const unseen = (path: string) => () => reader.ask('get', `${path}?q=${uniqueName('q')}`);
  return {
    home: () => reader.ask('get', '/'),
    'products page': unseen('/products'),
    'courses page': unseen('/courses'),
    'posts page': unseen('/blog'),
    products: unseen('/api/products'),
    courses: unseen('/api/courses'),
    posts: unseen('/api/blog'),
    cart: () => reader.ask('get', `/api/cart/${reader.cartId}`),
    'put into a cart': () => buyer.ask('post', '/api/cart', { ...item, cartId: randomUUID() }),
    checkout: () => buyer.ask('post', '/api/checkout', { cartId: buyer.cartId }),
    'sign-out': () => leaver.ask('post', '/api/logout'),
  };
}
export type Question = keyof ReturnType<typeof questions>;
interface Reply {
  status: number;
  text: string;
  milliseconds: number;
}
export type Replies = Record<Question, Reply>;

/** All at once, as visitors do. */
async function askAll(all: Record<string, () => Promise<APIResponse>>): Promise<Replies> {
  const replies = Object.entries(all).map(async ([name, question]) => {
    const begun = performance.now();
    const response = await question();
    return [name, { status: response.status(), text: await response.text(), milliseconds: performance.now() - begun }];
  });
  return Object.fromEntries(await Promise.all(replies)) as Replies;
}

/** Status of each; `told` when the site reports it as unavailable (503) or too late (504). */
const outcomesOf = (replies: Replies): Record<string, number | 'told'> =>
  Object.fromEntries(
    Object.entries(replies).map(([name, { status }]) => [name, status === 503 || status === 504 ? 'told' : status]),
  );
/** The outcomes when everything works except these. */
const wellBut = (missing: readonly Question[]) => ({
  ...well,
  ...Object.fromEntries(missing.map((question) => [question, 'told'])),
});
export const slowestOf = (replies: Replies) =>
  Math.max(...Object.values(replies).map(({ milliseconds }) => milliseconds));

const well: Record<Question, number> = {
  home: 200,
  'products page': 200,
  'courses page': 200,
  'posts page': 200,
  products: 200,
  courses: 200,
  posts: 200,
  cart: 200,
  'put into a cart': 201,
  checkout: 201,
  'sign-out': 204,
};

/**
 * Retries until the outcome is as expected: a site that has just started or recovered, or shares a
 * busy machine, may need a moment.
 */
export async function untilIs(
  missing: readonly Question[],
  all: ReturnType<typeof questions>,
  timeout = 30_000,
  holds = () => true,
): Promise<Replies> {
  let replies = {} as Replies;
  await expect(async () => {
    replies = await askAll(all);
    expect(holds()).toBe(true);
    expect(outcomesOf(replies)).toEqual(wellBut(missing));
  }).toPass({ timeout });
  return replies;
}
