import { type Language, matchLanguage, negotiateLanguage } from '@arcada/contracts';
import type { KitRequest } from './request.ts';

const known = new Map<string, Language>();

/**
 * `?lang=` before `Accept-Language`; read once per request, before the query is replaced by its
 * parsed form.
 */
export function languageOf(request: KitRequest): Language {
  request.language ??= readLanguage(request);
  return request.language;
}

function readLanguage({ query, headers }: KitRequest): Language {
  const wish = (query as { lang?: unknown } | undefined)?.lang;
  const explicit = typeof wish === 'string' ? matchLanguage(wish) : undefined;
  if (explicit) return explicit;
  const header = headers['accept-language'] ?? '';
  const before = known.get(header);
  if (before) return before;
  const language = negotiateLanguage({ acceptLanguage: header });
  if (known.size > 500) known.clear();
  if (header.length < 200) known.set(header, language);
  return language;
}
