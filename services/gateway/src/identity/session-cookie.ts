import { sessionCookieName } from '@arcada/contracts';
import { readCookie } from '@arcada/service-kit/process';

/** The session's opaque value; undefined without a plausible one. */
export function cookieValue(header: string | undefined, siteUrl: string): string | undefined {
  const value = readCookie(header, sessionCookieName(siteUrl));
  return value && value.length <= 512 ? value : undefined;
}
