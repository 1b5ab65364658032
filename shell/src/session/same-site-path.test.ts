import { sameSitePath } from './same-site-path.ts';

test.each(['/order-history', '/products?type=plugin', '/checkout#pay'])('%s is kept', (path) => {
  expect(sameSitePath(path)).toBe(path);
});

test.each([
  null,
  '',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '/auth?next=/auth',
])('%j leads home', (path) => {
  expect(sameSitePath(path)).toBe('/');
});
