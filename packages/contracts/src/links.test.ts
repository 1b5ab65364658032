import { links } from './links.ts';

test('addresses carry the given query and no empty one', () => {
  expect(links.products()).toBe('/products');
  expect(links.products({ type: 'plugin', page: 2 })).toBe('/products?type=plugin&page=2');
  expect(links.auth('/orders?a=1&b=2')).toBe('/auth?next=%2Forders%3Fa%3D1%26b%3D2');
});
