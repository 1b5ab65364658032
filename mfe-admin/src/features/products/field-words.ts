import { formatPrice } from '@arcada/contracts';
import type { Translate } from '@arcada/platform';

/** What a field is called, by its path: `price`, `texts.es.name`. */
export function labelOfField(path: string, t: Translate): string {
  const [, language, field] = path.split('.');
  return language ? `${t(`products.texts.${field}`)} (${t(`languages.${language}`)})` : t(`products.fields.${path}`);
}

const listsOfWords: Record<string, string> = { type: 'types', category: 'categories', status: 'statuses' };

/** Its value as people read it, with one line for each part of a list. */
export function wordsOfField(path: string, value: unknown, t: Translate): string {
  const words = listsOfWords[path];
  if (words) return t(`products.${words}.${value}`);
  if (path === 'price' && typeof value === 'number') return formatPrice(value);
  if (!Array.isArray(value)) return String(value ?? '');
  return value.map((item) => (typeof item === 'string' ? item : Object.values(item).flat().join(' · '))).join('\n');
}
