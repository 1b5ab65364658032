import { areaPaths, remoteDomains } from './domains.ts';
import { isBelow, ownsPath, shellPaths } from './paths.ts';
import { foreignRoutes, pathFault } from './registry/manifest-faults.ts';

test('no two areas share an address, and none has one of the shell', () => {
  const all = remoteDomains.flatMap((domain) => areaPaths[domain].map((path) => ({ domain, path })));
  for (const { domain, path } of all) {
    expect(path).toMatch(/^(\/[a-z0-9-]+)+$/);
    expect(shellPaths).not.toContain(path);
    for (const other of all) {
      if (other.path === path) expect(other.domain).toBe(domain);
      // An area lists an address below its own only to say that it is another's.
      else if (other.domain === domain) expect([path, isBelow(other.path, path)]).toEqual([path, false]);
    }
  }
});

test('an address that an area lists below another’s is its own', () => {
  expect(pathFault('blog', '/dashboard/content/posts/:postId')).toBeUndefined();
  expect(pathFault('learning', '/dashboard/content/posts')).toContain('belongs to blog');
  expect(pathFault('blog', '/dashboard/content/:courseId')).toContain('belongs to learning');
  expect(pathFault('learning', '/dashboard/content/:courseId')).toBeUndefined();
});

test.each(['/cart', '/products', '/products/:productId', '/products/new', '/products/:productId/versions/*'])(
  '%s may be a page of the store',
  (path) => {
    expect(pathFault('store', path)).toBeUndefined();
  },
);

test.each([
  ['/', 'belongs to the shell'],
  ['/auth', 'belongs to the shell'],
  ['/dashboard', 'belongs to the shell'],
  ['/courses', 'belongs to learning'],
  ['/courses/:id/learn', 'belongs to learning'],
  ['/dashboard/content/x', 'belongs to learning'],
  ['/:page', 'outside of the paths'],
  ['/dashboard/:section', 'outside of the paths'],
  ['*', 'outside of the paths'],
  ['/*', 'outside of the paths'],
  ['/login', 'outside of the paths'],
  ['/AUTH', 'outside of the paths'],
  ['/api/products', 'outside of the paths'],
  ['/products-old', 'outside of the paths'],
  ['//products', 'outside of the paths'],
  ['/products?', 'outside of the paths'],
  ['/products/../auth', 'no plain path'],
  ['/products/:id?', 'no plain path'],
  ['/products/', 'no plain path'],
  ['/products/*/x', 'no plain path'],
  ['/products/%2e%2e', 'no plain path'],
])('%s may not be a page of the store: %s', (path, why) => {
  expect(pathFault('store', path)).toContain(why);
  expect(ownsPath('store', path)).toBe(false);
});

test('the faults of a manifest name their position', () => {
  const route = { access: 'public', render: 'server', listed: false } as const;
  const routes = [
    { path: '/blog', ...route },
    { path: '/auth', ...route },
  ];
  expect(foreignRoutes({ domain: 'blog', routes })).toEqual([
    { path: 'manifest.routes.1.path', message: '/auth belongs to the shell' },
  ]);
});
