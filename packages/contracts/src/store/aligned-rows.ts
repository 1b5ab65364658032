import { forEachLanguage, type Language } from '../texts/languages.ts';
import type { ProductDraft, ProductTextDraft } from './product-draft.ts';

type Texts = ProductDraft['texts'];
type ListField = 'inside' | 'changelog';
type RowOf<F extends ListField> = ProductTextDraft[F][number];

/** Lists that have the same rows in every language: a row is added, changed and removed in all of them at once. */
export function alignedRows<F extends ListField>(texts: Texts, field: F) {
  const inEach = (change: (rows: RowOf<F>[], language: Language) => RowOf<F>[]): Texts =>
    forEachLanguage((language) => ({
      ...texts[language],
      [field]: change(texts[language][field] as RowOf<F>[], language),
    }));
  return {
    count: texts.en[field].length,
    added: (row: RowOf<F>, first: boolean) => inEach((rows) => (first ? [row, ...rows] : [...rows, row])),
    removed: (at: number) => inEach((rows) => rows.filter((_, place) => place !== at)),
    /** In one language, or in all. */
    changed: (at: number, change: Partial<RowOf<F>>, only?: Language) =>
      inEach((rows, language) =>
        only && only !== language ? rows : rows.map((row, place) => (place === at ? { ...row, ...change } : row)),
      ),
  };
}
