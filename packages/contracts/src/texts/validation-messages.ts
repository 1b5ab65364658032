import type { z } from 'zod';
import type { Language, Translated } from './languages.ts';
import { validationTextIn } from './validation-texts.ts';

type Issue = z.core.$ZodIssue;

const inAll = (en: string, pt: string, es: string): Translated => ({ en, 'pt-BR': pt, es });

const required = inAll('This is required.', 'Este campo é obrigatório.', 'Este campo es obligatorio.');
const wrong = inAll('This value is not valid here.', 'Este valor não é válido aqui.', 'Este valor no es válido aquí.');
const formats: Record<string, Translated> = {
  // The customer's own wording for an address.
  email: inAll(
    'Please enter a valid email address',
    'Informe um endereço de e-mail válido',
    'Introduce una dirección de correo válida',
  ),
  url: inAll(
    'Enter a full address (https://…).',
    'Informe um endereço completo (https://…).',
    'Introduce una dirección completa (https://…).',
  ),
  uuid: inAll('This is not an id.', 'Isto não é um identificador.', 'Esto no es un identificador.'),
  datetime: inAll(
    'Enter date and time such as 2026-05-31T10:00:00Z.',
    'Informe data e hora como 2026-05-31T10:00:00Z.',
    'Introduce fecha y hora como 2026-05-31T10:00:00Z.',
  ),
};

/** Of keys that no one knows: whoever sends thousands is helped by none. */
const mostKeys = 10;
const longestKey = 60;
const shortened = (key: string) => (key.length > longestKey ? `${key.slice(0, longestKey)}…` : key);

const plural = (count: number | bigint, one: string, many: string) => `${count} ${Number(count) === 1 ? one : many}`;

function tooSmall(least: number | bigint, origin: string): Translated {
  if (origin === 'string' && Number(least) === 1) return required;
  if (origin === 'string')
    return inAll(
      `Enter at least ${plural(least, 'character', 'characters')}.`,
      `Informe pelo menos ${plural(least, 'caractere', 'caracteres')}.`,
      `Introduce al menos ${plural(least, 'carácter', 'caracteres')}.`,
    );
  if (origin === 'array' || origin === 'set')
    return inAll(
      `Give at least ${plural(least, 'entry', 'entries')}.`,
      `Informe pelo menos ${plural(least, 'item', 'itens')}.`,
      `Indica al menos ${plural(least, 'elemento', 'elementos')}.`,
    );
  return inAll(`The least is ${least}.`, `O mínimo é ${least}.`, `El mínimo es ${least}.`);
}

function tooBig(most: number | bigint, origin: string): Translated {
  if (origin === 'string')
    return inAll(
      `Enter at most ${plural(most, 'character', 'characters')}.`,
      `Informe no máximo ${plural(most, 'caractere', 'caracteres')}.`,
      `Introduce como máximo ${plural(most, 'carácter', 'caracteres')}.`,
    );
  if (origin === 'array' || origin === 'set')
    return inAll(
      `Give at most ${plural(most, 'entry', 'entries')}.`,
      `Informe no máximo ${plural(most, 'item', 'itens')}.`,
      `Indica como máximo ${plural(most, 'elemento', 'elementos')}.`,
    );
  return inAll(`The most is ${most}.`, `O máximo é ${most}.`, `El máximo es ${most}.`);
}

function textOf(issue: Issue): Translated {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? required : wrong;
    case 'too_small':
      return tooSmall(issue.minimum, issue.origin);
    case 'too_big':
      return tooBig(issue.maximum, issue.origin);
    case 'invalid_format':
      return formats[issue.format] ?? wrong;
    case 'invalid_value': {
      const values = issue.values.map(String).join(', ');
      return inAll(`Choose one of: ${values}.`, `Escolha um destes: ${values}.`, `Elige uno de estos: ${values}.`);
    }
    case 'not_multiple_of':
      return inAll(
        `Use steps of ${issue.divisor}.`,
        `Use passos de ${issue.divisor}.`,
        `Usa pasos de ${issue.divisor}.`,
      );
    case 'unrecognized_keys': {
      const keys = issue.keys.slice(0, mostKeys).map(shortened).join(', ');
      const more = issue.keys.length - mostKeys;
      if (more <= 0) return inAll(`Unknown: ${keys}.`, `Desconhecido: ${keys}.`, `Desconocido: ${keys}.`);
      return inAll(
        `Unknown: ${keys} and ${more} more.`,
        `Desconhecido: ${keys} e mais ${more}.`,
        `Desconocido: ${keys} y ${more} más.`,
      );
    }
    default:
      return wrong;
  }
}

/**
 * Describes an invalid value in the reader's language: the schema's own message if it has one, else
 * ours for zod's kind of issue. The issue must come from a parse with `reportInput`.
 */
export const validationMessage = (issue: Issue, language: Language): string =>
  validationTextIn(issue.message, language) ?? textOf(issue)[language];
