import { tidyPath } from './tidy-path.ts';

test.each([
  ['/BLOG', '/blog', '/blog'],
  ['/blog/', '/blog', '/blog'],
  ['/About//', '/about', '/about'],
  ['/Blog/IFC-export/', '/blog/:postId', '/blog/IFC-export'],
  ['/%61bout', '/about', '/about'],
  ['/Admin/Users-Manager/', '/admin/*', '/admin/Users-Manager'],
])('%s of %s is written %s', (pathname, pattern, tidy) => {
  expect(tidyPath(pathname, pattern)).toBe(tidy);
});

test.each([
  ['/', '/'],
  ['/blog', '/blog'],
  ['/certificates/AB12', '/certificates/:code'],
  ['/Nothing/Here/', '*'],
])('%s of %s is left alone', (pathname, pattern) => {
  expect(tidyPath(pathname, pattern)).toBeUndefined();
});
