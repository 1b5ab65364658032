/**
 * A path of this site or `/`: never another origin, not even by `//host`, `/\host` or
 * a control character.
 */
export function sameSitePath(wanted: string | null): string {
  if (!wanted?.startsWith('/')) return '/';
  const base = 'https://same.site.invalid';
  const target = new URL(wanted, base);
  const path = `${target.pathname}${target.search}${target.hash}`;
  return target.origin === base && !path.startsWith('//') && target.pathname !== '/auth' ? path : '/';
}
