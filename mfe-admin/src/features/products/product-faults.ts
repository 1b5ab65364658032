import { languages, missingTexts } from '@arcada/contracts';
import type { FieldErrors, Translate } from '@arcada/platform';
import { type ProductDraft, readPrice, writtenOf } from './product-draft.ts';

/** Errors by the path that the service names, too: `texts.en.name`. */
export function faultsOf(draft: ProductDraft, publishing: boolean, t: Translate): FieldErrors {
  const faults: FieldErrors = {};
  if (!(readPrice(draft.price) <= 100_000)) faults.price = t('products.priceFault');
  if (draft.version.trim() === '') faults.version = t('products.factFault');
  if (draft.compatibility.trim() === '') faults.compatibility = t('products.factFault');
  if (!/^([1-9]\d{0,2}|1000)?$/.test(draft.featuredPlace.trim())) faults.featuredPlace = t('products.featuredFault');
  for (const language of languages) {
    const { inside, changelog } = draft.texts[language];
    const isUsed = inside.some(({ name, text }) => name.trim() || text.trim());
    for (const [at, item] of inside.entries())
      for (const field of ['name', 'text'] as const)
        if (isUsed && item[field].trim() === '')
          faults[`texts.${language}.inside.${at}.${field}`] = t('products.itemFault');
    for (const [at, { version, date }] of changelog.entries()) {
      if (version.trim() === '') faults[`release.${at}.version`] = t('products.factFault');
      if (date === '') faults[`release.${at}.date`] = t('products.dateFault');
    }
  }
  if (publishing)
    for (const { language, field } of missingTexts(writtenOf(draft).texts))
      faults[`texts.${language}.${field}`] ??= t('products.missingFault');
  return faults;
}

/** The error of a field: its own, or that of a part of its list. */
export const errorAt = (errors: FieldErrors, path: string): string | undefined =>
  errors[path] ?? Object.entries(errors).find(([key]) => key.startsWith(`${path}.`))?.[1];
