import type { Language, Translated } from '@arcada/contracts';
import type { z } from 'zod';
import { cleanDocument } from '../document/clean-document.ts';
import { type BimDocument, documentSchema } from '../document/document.schema.ts';
import { fillWords } from '../labels/fill-words.ts';
import { say } from '../labels/translated.ts';

/** Why a JSON file is no document, at a path such as `tables.parties[3].name`. */
export interface ImportFault {
  path: string;
  message: string;
}

type Issue = z.core.$ZodIssue;
const words = {
  syntax: say('The file is not valid JSON.', 'O arquivo não é um JSON válido.', 'El archivo no es un JSON válido.'),
  invalid_type: say(
    'A value of another kind is expected: {expected}.',
    'Espera-se um valor de outro tipo: {expected}.',
    'Se espera un valor de otro tipo: {expected}.',
  ),
  invalid_value: say(
    'The value is not one of: {values}.',
    'O valor não é um destes: {values}.',
    'El valor no es uno de estos: {values}.',
  ),
  too_big: say(
    'The value is too long or too large: at most {maximum}.',
    'O valor é longo ou grande demais: no máximo {maximum}.',
    'El valor es demasiado largo o grande: como máximo {maximum}.',
  ),
  too_small: say(
    'The value is too short or too small: at least {minimum}.',
    'O valor é curto ou pequeno demais: no mínimo {minimum}.',
    'El valor es demasiado corto o pequeño: como mínimo {minimum}.',
  ),
  unrecognized_keys: say(
    'Documents have no field named {keys}.',
    'Documentos não têm o campo {keys}.',
    'Los documentos no tienen el campo {keys}.',
  ),
  other: say(
    'The value does not have the expected form.',
    'O valor não tem a forma esperada.',
    'El valor no tiene la forma esperada.',
  ),
} as const satisfies Record<string, Translated>;

const listed = (items: readonly unknown[]) =>
  items
    .slice(0, 20)
    .map((item) => String(item) || '""')
    .join(', ');

function explainIssue(issue: Issue, language: Language): string {
  switch (issue.code) {
    case 'invalid_type':
      return fillWords(words.invalid_type, { expected: issue.expected }, language);
    case 'invalid_value':
      return fillWords(words.invalid_value, { values: listed(issue.values) }, language);
    case 'too_big':
      return fillWords(words.too_big, { maximum: String(issue.maximum) }, language);
    case 'too_small':
      return fillWords(words.too_small, { minimum: String(issue.minimum) }, language);
    case 'unrecognized_keys':
      return fillWords(words.unrecognized_keys, { keys: listed(issue.keys).slice(0, 200) }, language);
    default:
      return words.other[language];
  }
}

const pathText = (path: readonly PropertyKey[]) =>
  path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`;
    return text === '' ? String(part) : `${text}.${String(part)}`;
  }, '');

const mostFaults = 50;

/** A document from the text of a JSON file, or why it is none, in a language; at most the first 50 faults. */
export function readDocument(
  json: string,
  language: Language,
): { document: BimDocument } | { faults: readonly ImportFault[] } {
  let value: unknown;
  try {
    value = JSON.parse(json.replace(/^\uFEFF/, ''));
  } catch {
    return { faults: [{ path: '', message: words.syntax[language] }] };
  }
  const parsed = documentSchema.safeParse(cleanDocument(value));
  if (parsed.success) return { document: parsed.data };
  const issues = parsed.error.issues.slice(0, mostFaults);
  return { faults: issues.map((issue) => ({ path: pathText(issue.path), message: explainIssue(issue, language) })) };
}

/** The text of a document's JSON file: `readDocument` reads it back as the same document. */
export const writeDocument = (document: BimDocument): string => `${JSON.stringify(document, null, 2)}\n`;
