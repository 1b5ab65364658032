import { type FakeApi, fakeApi, surroundings } from '@arcada/testing/render';
import { jest } from '@jest/globals';
import { act, fireEvent, renderHook } from '@testing-library/react';
import { cartApi } from '../cart/cart.api.ts';
import { useCart } from '../cart/use-cart.ts';

let api: FakeApi;
beforeEach(() => {
  jest.useFakeTimers();
  api = fakeApi({ 'GET /api/products/a': { body: { name: 'A' } }, 'GET /api/cart/*': { body: [] } });
});
afterEach(() => {
  jest.useRealTimers();
  api.restore();
});
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
const useProduct = () => cartApi.useStoreCartLineDetailsQuery({ type: 'product', id: 'a' });

/** Mounts a hook, waits for its result and unmounts it. */
async function visit(use: () => unknown, wrapper: Awaited<ReturnType<typeof surroundings>>['wrapper']) {
  const { unmount } = renderHook(use, { wrapper });
  await pass(0.1);
  unmount();
}

test('data is fresh for 5 minutes', async () => {
  const { wrapper } = await surroundings();
  await visit(useProduct, wrapper);
  await pass(290);
  await visit(useProduct, wrapper);
  expect(api.calls.length).toBe(1);
  await pass(20);
  await visit(useProduct, wrapper);
  expect(api.calls.length).toBe(2);
});

test('unused data is discarded after 10 minutes', async () => {
  const { store, wrapper } = await surroundings();
  const kept = () => Object.keys(store.getState().api.queries).length;
  await visit(useProduct, wrapper);
  await pass(590);
  expect(kept()).toBe(1);
  await pass(20);
  expect(kept()).toBe(0);
});

test('the cart is fresh for 5 seconds', async () => {
  const { wrapper } = await surroundings();
  await visit(useCart, wrapper);
  await pass(4);
  await visit(useCart, wrapper);
  expect(api.calls.length).toBe(1);
  await pass(2);
  await visit(useCart, wrapper);
  expect(api.calls.length).toBe(2);
});

test('nothing is refetched automatically: not after a while, not when the window gets the focus', async () => {
  const { wrapper } = await surroundings();
  renderHook(() => [useProduct(), useCart()], { wrapper });
  await pass(1);
  const before = api.calls.length;
  fireEvent.focus(window);
  fireEvent(document, new Event('visibilitychange'));
  fireEvent(window, new Event('online'));
  await pass(1200);
  expect(api.calls.length).toBe(before);
});
