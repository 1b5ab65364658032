/**
 * How the address of a page is written: without a slash at its end, and its fixed words as in the route's pattern;
 * undefined when it already is. Search engines take `/BLOG/` and `/blog` for two pages.
 */
export function tidyPath(pathname: string, pattern: string): string | undefined {
  if (pathname === '/' || pattern === '*') return undefined;
  const words = pattern.split('/');
  const isFixed = (word: string | undefined): word is string => word !== undefined && !/^[:*]/.test(word);
  const tidy = pathname
    .replace(/\/+$/, '')
    .split('/')
    .map((segment, at) => {
      const word = words[at];
      return isFixed(word) ? word : segment;
    })
    .join('/');
  return tidy === pathname ? undefined : tidy;
}
