import { readAmount } from '../texts/amounts.ts';
import { languages } from '../texts/languages.ts';
import { missingTexts } from './missing-texts.ts';
import { type ProductDraft, writtenProductOf } from './product-draft.ts';

/** What is wrong with a field as it is typed; each page has its words for it. */
export type ProductFault = 'price' | 'fact' | 'compatibility' | 'featured' | 'item' | 'date' | 'notes' | 'missing';

/** Faults by the path that the service names, too: `texts.en.name`. `complete`: it is to be sold, so all texts are needed. */
export function productFaults(draft: ProductDraft, complete: boolean): Record<string, ProductFault> {
  const faults: Record<string, ProductFault> = {};
  if (!(readAmount(draft.price) <= 100_000)) faults.price = 'price';
  if (draft.version.trim() === '') faults.version = 'fact';
  if (draft.compatibility.trim() === '') faults.compatibility = 'compatibility';
  if (!/^([1-9]\d{0,2}|1000)?$/.test(draft.featuredPlace.trim())) faults.featuredPlace = 'featured';
  const isNoted = (at: number) => languages.some((each) => draft.texts[each].changelog[at]?.notes.trim());
  for (const language of languages) {
    const { inside, changelog } = draft.texts[language];
    const isUsed = inside.some(({ name, text }) => name.trim() || text.trim());
    for (const [at, item] of inside.entries())
      for (const field of ['name', 'text'] as const)
        if (isUsed && item[field].trim() === '') faults[`texts.${language}.inside.${at}.${field}`] = 'item';
    for (const [at, { version, date, notes }] of changelog.entries()) {
      if (version.trim() === '') faults[`release.${at}.version`] = 'fact';
      if (date === '') faults[`release.${at}.date`] = 'date';
      // One without notes isn't stored, and would vanish without a word.
      const field = `texts.${language}.changelog.${at}.notes`;
      if (!isNoted(at)) faults[field] = 'notes';
      else if (complete && notes.trim() === '' && version.trim() === draft.version.trim()) faults[field] = 'missing';
    }
  }
  if (complete)
    for (const { language, field } of missingTexts(writtenProductOf(draft).texts))
      faults[`texts.${language}.${field}`] ??= 'missing';
  return faults;
}
