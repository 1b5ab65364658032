import { type FakeApi, fakeApi, surroundings } from '@arcada/testing/render';
import { jest } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { leaveNothing } from '../session/session.api.ts';
import { readCartId } from './cart-id.ts';
import { forgetSeenCart } from './seen-cart.ts';
import { useAddToCart, useCart, useClearCart } from './use-cart.ts';
import { useCartRecovery } from './use-cart-recovery.ts';

let api: FakeApi;

const line = (price: number, quantity: number) => ({
  id: crypto.randomUUID(),
  cartId: readCartId(),
  type: 'product',
  productId: 'level-guard',
  price,
  quantity,
});

beforeEach(() => {
  forgetSeenCart();
  jest.useFakeTimers();
  api = fakeApi({
    'GET /api/cart/*': { body: [line(19.99, 2), line(0.1, 3)] },
    'GET /api/products/level-guard': { body: { name: 'Level Guard' } },
    'POST /api/cart': { status: 201, body: {} },
    'DELETE /api/cart/clear/*': { status: 204 },
  });
});
afterEach(() => {
  jest.useRealTimers();
  api.restore();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const reads = () => api.names().filter((name) => name.startsWith('GET /api/cart/')).length;
const clears = () => api.names().filter((name) => name.startsWith('DELETE')).length;

test('count is the sum of quantities, total the sum of price times quantity to the cent', async () => {
  const { result } = renderHook(useCart, await surroundings());
  expect(result.current.status).toBe('loading');
  await pass(50);
  expect(result.current).toMatchObject({ status: 'ready', count: 5, total: 40.28 });
});

test('a cart that was not fetched and never seen has no lines, reports that, and isn’t cleared', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api.on('GET /api/cart/*', { status: 500, body: 'broken' });
  const { result } = renderHook(() => ({ cart: useCart(), clearing: useClearCart() }), await surroundings());
  await pass(50);
  expect(result.current.cart).toMatchObject({ status: 'failed', lines: [], count: 0, total: 0 });
  expect(logged).toHaveBeenCalledWith('The cart was not fetched:', '500: broken');
  await act(() => result.current.clearing.clear());
  expect(clears()).toBe(0);
  logged.mockRestore();
});

test('a cart seen earlier is shown when the response is late', async () => {
  const first = renderHook(useCart, await surroundings());
  await pass(50);
  first.unmount();
  let answer = (_: { body: unknown }): void => undefined;
  api.on(
    'GET /api/cart/*',
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const { result } = renderHook(useCart, await surroundings());
  await pass(900);
  expect(result.current).toMatchObject({ status: 'loading', count: 0 });
  await pass(200);
  expect(result.current).toMatchObject({ status: 'seen', count: 5, total: 40.28 });
  answer({ body: [line(5, 1)] });
  await pass(50);
  expect(result.current).toMatchObject({ status: 'ready', count: 1, total: 5 });
});

test('an unavailable cart is refetched every 5 seconds until it arrives, and isn’t changed meanwhile', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const first = renderHook(useCart, await surroundings());
  await pass(50);
  first.unmount();
  api.on('GET /api/cart/*', { status: 500, body: 'broken' });
  const use = () => ({ cart: useCart(), clearing: useClearCart(), recovery: useCartRecovery(useCart()) });
  const { result } = renderHook(use, await surroundings());
  await pass(50);
  expect(result.current.cart).toMatchObject({ status: 'seen', count: 5 });
  await act(() => result.current.clearing.clear());
  expect(clears()).toBe(0);
  const before = reads();
  await pass(10_100);
  expect(reads()).toBe(before + 2);
  expect(result.current.cart.status).toBe('seen');
  api.on('GET /api/cart/*', { body: [line(5, 1)] });
  await pass(5000);
  expect(result.current.cart).toMatchObject({ status: 'ready', count: 1 });
  await pass(20_000);
  expect(reads()).toBe(before + 3);
  logged.mockRestore();
});

test.each([403, 404])('a cart that is refused with %i is not shown as it was last seen', async (status) => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const first = renderHook(useCart, await surroundings());
  await pass(50);
  first.unmount();
  api.on('GET /api/cart/*', { status, body: {} });
  const { result } = renderHook(useCart, await surroundings());
  await pass(50);
  expect(result.current).toMatchObject({ status: 'failed', lines: [] });
  logged.mockRestore();
});

test('adding sends the reference, the price and quantity 1', async () => {
  const { result } = renderHook(useAddToCart, await surroundings());
  await act(() => result.current({ productId: 'level-guard', price: 19.99 }));
  expect(api.calls[0]).toMatchObject({
    method: 'POST',
    path: '/api/cart',
    body: { cartId: readCartId(), type: 'product', productId: 'level-guard', price: 19.99, quantity: 1 },
  });
});

test('clearing: one request at a time, refetch after 500 ms, every button locked for 1000 ms more', async () => {
  const { wrapper } = await surroundings();
  const first = renderHook(useClearCart, { wrapper });
  const second = renderHook(useClearCart, { wrapper });
  await pass(50);
  expect(reads()).toBe(1);
  await act(async () => {
    void first.result.current.clear();
    void first.result.current.clear();
    void second.result.current.clear();
    await jest.advanceTimersByTimeAsync(50);
  });
  expect(clears()).toBe(1);
  expect([first.result.current.locked, second.result.current.locked]).toEqual([true, true]);
  await pass(400);
  expect(reads()).toBe(1);
  await pass(120);
  expect(reads()).toBe(2);
  await act(async () => {
    await second.result.current.clear();
  });
  expect(clears()).toBe(1);
  await pass(880);
  expect(first.result.current.locked).toBe(true);
  await pass(100);
  expect([first.result.current.locked, second.result.current.locked]).toEqual([false, false]);
});

test('clearing that fails unlocks at once, reports why and fetches nothing', async () => {
  api.on('DELETE /api/cart/clear/*', { status: 409, body: { message: 'Not now', code: 'x' } });
  const { result } = renderHook(useClearCart, await surroundings());
  await pass(50);
  await act(async () => {
    await result.current.clear();
  });
  expect(result.current).toMatchObject({ locked: false, error: { message: 'Not now' } });
  await pass(2000);
  expect(reads()).toBe(1);
});

test('clearing continues when the page that started it is left', async () => {
  const { wrapper } = await surroundings();
  const stays = renderHook(useCart, { wrapper });
  const leaves = renderHook(useClearCart, { wrapper });
  await pass(50);
  await act(async () => {
    void leaves.result.current.clear();
    await jest.advanceTimersByTimeAsync(50);
  });
  leaves.unmount();
  api.on('GET /api/cart/*', { body: [] });
  await pass(600);
  expect(stays.result.current.count).toBe(0);
});

test('signing out leaves the cart to the account: this browser starts another', async () => {
  jest.useRealTimers();
  const { store, wrapper } = await surroundings();
  const { result } = renderHook(useCart, { wrapper });
  await waitFor(() => expect(localStorage.getItem('cartSeen')).toContain('level-guard'));
  const before = result.current.cartId;
  act(() => leaveNothing(store.dispatch));
  expect(localStorage.getItem('cartSeen')).toBeNull();
  await waitFor(() => expect(result.current.cartId).not.toBe(before));
  expect(localStorage.getItem('cartId')).toBe(result.current.cartId);
});

test('a cart id changed in another tab is adopted', async () => {
  const { result } = renderHook(useCart, await surroundings());
  const other = crypto.randomUUID();
  localStorage.setItem('cartId', other);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'cartId', newValue: other }));
  });
  expect(result.current.cartId).toBe(other);
});

describe('a cart of an account that is not signed in in this browser any more', () => {
  const refused = { status: 403, body: { code: 'store.cart.not-yours', message: 'Not yours.' } };
  let old: string;

  beforeEach(() => {
    jest.useRealTimers();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    old = readCartId();
    api.on('GET /api/cart/*', ({ path }) => (path.endsWith(old) ? refused : { body: [] }));
    api.on('POST /api/cart', ({ body }) =>
      (body as { cartId: string }).cartId === old ? refused : { status: 201, body: {} },
    );
  });
  afterEach(() => {
    hint('; Max-Age=0');
    jest.restoreAllMocks();
  });
  const hint = (rest = '') => {
    // biome-ignore lint/suspicious/noDocumentCookie: the hint that identity sets.
    document.cookie = `arcada_signed_in=1${rest}`;
  };

  test('is left for a new, empty one', async () => {
    const { result } = renderHook(useCart, await surroundings());
    await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', lines: [] }));
    expect(result.current.cartId).not.toBe(old);
    expect(localStorage.getItem('cartId')).toBe(result.current.cartId);
    expect(api.names().filter((name) => name.includes(old))).toEqual([`GET /api/cart/${old}`]);
  });

  test('accepts nothing: what is added goes into the new one, once', async () => {
    const { result } = renderHook(useAddToCart, await surroundings());
    let error: unknown;
    await act(async () => {
      error = await result.current({ productId: 'level-guard', price: 19.99 });
    });
    expect(error).toBeUndefined();
    expect(api.calls.filter(({ path }) => path === '/api/cart').map(({ body }) => body)).toMatchObject([
      { cartId: old },
      { cartId: readCartId() },
    ]);
    expect(readCartId()).not.toBe(old);
  });

  test('is bound again when signed in', async () => {
    hint();
    api.on('POST /api/cart/*', { body: [] });
    const { result } = renderHook(useCart, await surroundings());
    await waitFor(() => expect(api.names()).toContain(`POST /api/cart/${readCartId()}/claim`));
    expect(readCartId()).not.toBe(old);
    const bound = api.names().findIndex((name) => name.endsWith('/claim'));
    await waitFor(() => expect(api.names().slice(bound)).toContain(`GET /api/cart/${readCartId()}`));
    await waitFor(() => expect(result.current.status).toBe('ready'));
  });

  test('keeps the cart that another call has switched to', async () => {
    let refuse: () => void = () => undefined;
    const late = new Promise<typeof refused>((resolve) => {
      refuse = () => resolve(refused);
    });
    const { result } = renderHook(useAddToCart, await surroundings());
    const add = () => result.current({ productId: 'level-guard', price: 19.99 });
    api.on('POST /api/cart', () => late);
    await act(async () => {
      const slow = add();
      await waitFor(() => expect(api.names()).toContain('POST /api/cart'));
      api.on('POST /api/cart', ({ body }) =>
        (body as { cartId: string }).cartId === old ? refused : { status: 201, body: {} },
      );
      await add();
      const now = readCartId();
      refuse();
      await slow;
      expect([now, old]).toEqual([readCartId(), expect.not.stringMatching(now)]);
    });
  });
});
