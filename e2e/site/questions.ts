import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type APIResponse, request as requests } from '@playwright/test';
import { register } from './accounts.ts';
import { ask, call } from './site-api.ts';
import { uniqueName } from './site-test.ts';

/** What visitors put into their carts. */
export const productId = 'parameter-bridge';

export interface Visitor {
  request: APIRequestContext;
  cartId: string;
}

/** Signed in, with a product and perhaps a course in the cart. */
export async function newVisitor(baseURL: string, courseId?: string): Promise<Visitor> {
  const request = await requests.newContext({ baseURL });
  await register(request);
  const cartId = randomUUID();
  const put = (line: object) => call(request, 'post', '/api/cart', { ...line, cartId, price: 0, quantity: 1 });
  await put({ type: 'product', productId });
  if (courseId) await put({ type: 'course', courseId });
  return { request, cartId };
}

/** What visitors ask for while something hangs, most of it under names that no cache has seen. */
export function questions(reader: Visitor, buyer: Visitor, leaver: Visitor) {
  const unseen = (path: string) => () => ask(reader.request, 'get', `${path}?q=${uniqueName('q')}`);
  return {
    home: () => reader.request.get('/'),
    'products page': unseen('/products'),
    'courses page': unseen('/courses'),
    'posts page': unseen('/blog'),
    products: unseen('/api/products'),
    courses: unseen('/api/courses'),
    posts: unseen('/api/blog'),
    cart: () => ask(reader.request, 'get', `/api/cart/${reader.cartId}`),
    'put into a cart': () =>
      ask(buyer.request, 'post', '/api/cart', {
        type: 'product',
        productId,
        price: 0,
        quantity: 1,
        cartId: randomUUID(),
      }),
    checkout: () => ask(buyer.request, 'post', '/api/checkout', { cartId: buyer.cartId }),
    'sign-out': () => ask(leaver.request, 'post', '/api/logout'),
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
export async function askAll(all: Record<string, () => Promise<APIResponse>>): Promise<Replies> {
  const replies = Object.entries(all).map(async ([name, question]) => {
    const begun = performance.now();
    const response = await question();
    return [name, { status: response.status(), text: await response.text(), milliseconds: performance.now() - begun }];
  });
  return Object.fromEntries(await Promise.all(replies)) as Replies;
}

export const statusesOf = (replies: Replies) =>
  Object.fromEntries(Object.entries(replies).map(([name, { status }]) => [name, status])) as Record<Question, number>;
export const slowestOf = (replies: Replies) =>
  Math.max(...Object.values(replies).map(({ milliseconds }) => milliseconds));

export const well: Record<Question, number> = {
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
