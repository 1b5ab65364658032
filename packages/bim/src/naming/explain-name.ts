import type { Language } from '@arcada/contracts';
import type { BimDocument } from '../document/document.schema.ts';
import { fillWords } from '../labels/fill-words.ts';
import { say } from '../labels/translated.ts';
import { checkName, type NamePart, separatorOf } from './container-name.ts';
import { closeCodes } from './naming-field.ts';

const words = {
  missing: say('{field} is missing.', '{field}: falta este campo.', '{field}: falta este campo.'),
  'unknown-code': say(
    '{field}: "{value}" is not in the code list. Codes that fit: {codes}.',
    '{field}: "{value}" não está na lista de códigos. Códigos possíveis: {codes}.',
    '{field}: "{value}" no está en la lista de códigos. Códigos posibles: {codes}.',
  ),
  case: say(
    '{field}: "{value}" has the wrong case. Write {code}.',
    '{field}: "{value}" está com maiúsculas ou minúsculas erradas. Escreva {code}.',
    '{field}: "{value}" tiene mal las mayúsculas o minúsculas. Escribe {code}.',
  ),
  'no-codes': say(
    '{field}: the code list is empty.',
    '{field}: a lista de códigos está vazia.',
    '{field}: la lista de códigos está vacía.',
  ),
  letters: say(
    '{field}: "{value}" may have letters only.',
    '{field}: "{value}" só pode ter letras.',
    '{field}: "{value}" solo puede tener letras.',
  ),
  digits: say(
    '{field}: "{value}" may have digits only.',
    '{field}: "{value}" só pode ter dígitos.',
    '{field}: "{value}" solo puede tener dígitos.',
  ),
  'letters-digits': say(
    '{field}: "{value}" may have letters and digits only.',
    '{field}: "{value}" só pode ter letras e dígitos.',
    '{field}: "{value}" solo puede tener letras y dígitos.',
  ),
  exact: say(
    '{field}: "{value}" must have {min} characters.',
    '{field}: "{value}" deve ter {min} caracteres.',
    '{field}: "{value}" debe tener {min} caracteres.',
  ),
  between: say(
    '{field}: "{value}" must have {min} to {max} characters.',
    '{field}: "{value}" deve ter de {min} a {max} caracteres.',
    '{field}: "{value}" debe tener entre {min} y {max} caracteres.',
  ),
  atLeast: say(
    '{field}: "{value}" must have at least {min} characters.',
    '{field}: "{value}" deve ter pelo menos {min} caracteres.',
    '{field}: "{value}" debe tener al menos {min} caracteres.',
  ),
  separator: say(
    'The fields are separated by "{separator}", not by "{found}": {meant}.',
    'Os campos são separados por "{separator}", não por "{found}": {meant}.',
    'Los campos se separan con "{separator}", no con "{found}": {meant}.',
  ),
  extra: say(
    'After the last field there is more: "{value}".',
    'Há texto a mais depois do último campo: "{value}".',
    'Sobra texto después del último campo: "{value}".',
  ),
} as const;

function explainPart({ field, value, fault }: NamePart, language: Language): string | undefined {
  if (!fault) return undefined;
  const tell = (key: keyof typeof words, more: Record<string, string | number> = {}) =>
    fillWords(words[key], { field: field.field, value, ...more }, language);
  if (fault.kind === 'missing') return tell('missing');
  if (fault.kind === 'unknown-code') {
    const close = closeCodes(field, value);
    return close.length > 0 ? tell('unknown-code', { codes: close.join(', ') }) : tell('no-codes');
  }
  if (fault.kind === 'case') return tell('case', { code: fault.code });
  if (fault.kind === 'characters')
    return tell(field.rule === 'codes' || field.rule === '' ? 'letters-digits' : field.rule);
  const { min, max } = fault;
  if (min === max) return tell('exact', { min });
  return Number.isFinite(max) ? tell('between', { min, max }) : tell('atLeast', { min });
}

/** A name that has another mark where the project's separator belongs; undefined when it has none. */
function otherSeparator(document: BimDocument, name: string): { found: string; meant: string } | undefined {
  const separator = separatorOf(document);
  if (document.tables.naming.length < 2 || name.includes(separator)) return undefined;
  const [found] = /[-_.–—\s]/.exec(name.trim()) ?? [];
  return found === undefined
    ? undefined
    : {
        found,
        meant: name
          .trim()
          .split(/[-_.–—\s]+/)
          .join(separator),
      };
}

/** What is wrong with a name, a sentence for each field that fails; empty when it fits. */
export function explainName(document: BimDocument, name: string, language: Language): string[] {
  // Split by another mark, all its fields but the first would be missing.
  const other = otherSeparator(document, name);
  if (other) {
    const sentence = fillWords(words.separator, { ...other, separator: separatorOf(document) }, language);
    return [sentence, ...explainName(document, other.meant, language)];
  }
  const { parts, extra } = checkName(document, name);
  const sentences = parts.map((part) => explainPart(part, language)).filter((sentence) => sentence !== undefined);
  return extra.length > 0 ? [...sentences, fillWords(words.extra, { value: extra.join(' ') }, language)] : sentences;
}
