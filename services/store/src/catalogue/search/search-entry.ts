import { centsToDollars, type Language, links, type SearchEntry } from '@arcada/contracts';
import type { ProductRow, TextRow } from '../catalogue-rows.ts';
import { labelsOf } from './searched-text.ts';

/** A product as the site search knows it: its name, its one sentence, and the words that lead to it. */
export function searchEntry(row: ProductRow, text: TextRow, language: Language): SearchEntry {
  const inside = JSON.parse(text.inside) as { name: string }[];
  return {
    id: row.id,
    kind: 'product',
    title: text.name,
    summary: text.description,
    keywords: [labelsOf(row, language), ...inside.map(({ name }) => name)].join(' '),
    path: links.product(row.id),
    price: centsToDollars(row.price_cents),
  };
}
