import type { IncomingMessage } from 'node:http';
import { isPageRead } from '../edge/page-reads.ts';

export type HeaderMap = Record<string, string | string[] | undefined>;

export const headerText = (headers: HeaderMap, name: string): string => {
  const value = headers[name];
  return Array.isArray(value) ? value.join(', ') : (value ?? '');
};

const statuses = new Set([200, 301, 308, 404, 410]);

/** Seconds that a response may be shared for: only when its owner says so, and never with a cookie in it. */
export function sharedSeconds(status: number, headers: HeaderMap): number {
  const control = headerText(headers, 'cache-control').toLowerCase();
  if (!statuses.has(status) || headers['set-cookie'] !== undefined) return 0;
  if (!control.includes('public') || /no-store|private|no-cache/.test(control)) return 0;
  return Number(/s-maxage=(\d+)/.exec(control)?.[1] ?? 0);
}

/**
 * The page server renders pages from responses, so its pages must carry their tags; otherwise no
 * change would reach them.
 */
export const tagsFor = (request: IncomingMessage, tags: readonly string[]): string[] =>
  isPageRead(request) ? ['surrogate-key', tags.join(' ')] : [];

export const tagsOf = (headers: HeaderMap): string[] =>
  headerText(headers, 'surrogate-key')
    .split(/[\s,]+/)
    .filter(Boolean);
