import { centsToDollars, type Language, links, type SearchEntry } from '@arcada/contracts';
import type { ShelvedProduct, ShelvedText } from '../shelved-product.ts';
import { labelsOf } from './searched-text.ts';

/** A product as the site search sees it: its name, its one-sentence summary and its search words. */
export function searchEntry(product: ShelvedProduct, language: Language): SearchEntry {
  const text = product.texts[language] as ShelvedText;
  const inside = JSON.parse(text.inside) as { name: string }[];
  return {
    id: product.id,
    kind: 'product',
    title: text.name,
    summary: text.description,
    keywords: [labelsOf(product, language), ...inside.map(({ name }) => name)].join(' '),
    path: links.product(product.id),
    price: centsToDollars(product.priceCents),
  };
}
