import { isWatched } from './watch.ts';

test('tests and build results trigger nothing', () => {
  expect(isWatched('store/src/cart/cart.service.ts')).toBe(true);
  expect(isWatched('store/dist/main.js')).toBe(false);
  expect(isWatched('dist/release/web/entry.js')).toBe(false);
  expect(isWatched('store/src/cart/cart.service.test.ts')).toBe(false);
  expect(isWatched('store/openapi.json')).toBe(false);
});
