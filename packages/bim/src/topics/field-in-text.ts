import type { Language, Translated } from '@arcada/contracts';
import type { BimDocument } from '../document/document.schema.ts';
import type { FieldName } from '../document/fields.ts';
import { say } from '../labels/translated.ts';
import { fieldText } from '../labels/value-text.ts';

/** Units as a sentence names them; the form's labels have the abbreviation. */
const units: Readonly<Record<string, Translated>> = {
  mm: say('millimetres', 'milímetros', 'milímetros'),
  cm: say('centimetres', 'centímetros', 'centímetros'),
  m: say('metres', 'metros', 'metros'),
  imperial: say('feet and inches', 'pés e polegadas', 'pies y pulgadas'),
};

/** Choices that are common nouns: within a sentence their label begins with a small letter. */
const nouns: ReadonlySet<FieldName> = new Set(['projectType', 'projectSize', 'coordinationMethod']);

/** A field as the text of a topic says it, in the document's language; empty while it isn't filled in. */
export function fieldInText({ fields, language }: BimDocument, field: FieldName): string {
  const value = fields[field];
  if (field === 'bimStandard' && value === 'custom') return fields.customStandard;
  if (field === 'measurementUnits') return units[fields.measurementUnits]?.[language] ?? '';
  const text = fieldText(field, value, language);
  return nouns.has(field) ? lowerFirst(text, language) : text;
}

const lowerFirst = (text: string, language: Language) => text.slice(0, 1).toLocaleLowerCase(language) + text.slice(1);
