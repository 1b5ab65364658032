import { type Language, languages } from '../texts/languages.ts';
import type { ProductText } from './product-admin.schema.ts';

export type ProductTextField = keyof ProductText;
export interface MissingText {
  language: Language;
  field: ProductTextField;
}

const always: readonly ProductTextField[] = ['name', 'description', 'body'];
const fields: readonly ProductTextField[] = [...always, 'inside', 'requirements', 'changelog'];

/**
 * What a product still lacks before it can be sold: name, description and body in every language, and the rest in
 * every language that one of them has it in.
 */
export function missingTexts(texts: Readonly<Record<Language, Partial<ProductText>>>): MissingText[] {
  const lengthOf = (language: Language, field: ProductTextField) => texts[language][field]?.length ?? 0;
  return fields.flatMap((field) => {
    const most = Math.max(...languages.map((language) => lengthOf(language, field)));
    const isNeeded = always.includes(field) || most > 0;
    return languages.flatMap((language) => (isNeeded && lengthOf(language, field) === 0 ? [{ language, field }] : []));
  });
}
