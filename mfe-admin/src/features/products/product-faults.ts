import { type ProductDraft, type ProductFault, productFaults } from '@arcada/contracts';
import type { FieldErrors, Translate } from '@arcada/platform';

const words: Record<ProductFault, string> = {
  price: 'products.priceFault',
  fact: 'products.factFault',
  compatibility: 'products.compatibilityFault',
  featured: 'products.featuredFault',
  item: 'products.itemFault',
  date: 'products.dateFault',
  notes: 'products.notesFault',
  missing: 'products.missingFault',
};

/** Errors by the path that the service names, too: `texts.en.name`. */
export const faultsOf = (draft: ProductDraft, publishing: boolean, t: Translate): FieldErrors =>
  Object.fromEntries(Object.entries(productFaults(draft, publishing)).map(([path, fault]) => [path, t(words[fault])]));

/** The error of a field: its own, or that of a part of its list. */
export const errorAt = (errors: FieldErrors, path: string): string | undefined =>
  errors[path] ?? Object.entries(errors).find(([key]) => key.startsWith(`${path}.`))?.[1];
