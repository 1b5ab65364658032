import { z } from 'zod';
import { languages } from './languages.ts';
import { validationMessage } from './validation-messages.ts';
import { validationText } from './validation-texts.ts';

const own = validationText({ en: 'Mark one.', 'pt-BR': 'Marque um.', es: 'Marca uno.' });
const schema = z.strictObject({
  name: z.string().min(3).max(5),
  title: z.string().min(1),
  email: z.email(),
  kind: z.enum(['plugin', 'script']),
  count: z.int().min(1).max(9),
  tags: z.array(z.string()).min(2),
  price: z.number().multipleOf(0.5),
  marked: z.boolean().refine(Boolean, own),
  code: z.string().regex(/^x$/),
});
const good = {
  name: 'abc',
  title: 'a',
  email: 'a@b.co',
  kind: 'plugin',
  count: 1,
  tags: ['a', 'b'],
  price: 1,
  marked: true,
  code: 'x',
};

function messagesOf(change: object, language: (typeof languages)[number]) {
  const { error } = schema.safeParse({ ...good, ...change }, { reportInput: true });
  return error?.issues.map((issue) => validationMessage(issue, language));
}

test.each<[what: string, change: object, en: string, pt: string, es: string]>([
  ['missing', { name: undefined }, 'This is required.', 'Este campo é obrigatório.', 'Este campo es obligatorio.'],
  ['empty', { title: '' }, 'This is required.', 'Este campo é obrigatório.', 'Este campo es obligatorio.'],
  [
    'of another type',
    { name: 7 },
    'This value is not valid here.',
    'Este valor não é válido aqui.',
    'Este valor no es válido aquí.',
  ],
  [
    'too short',
    { name: 'ab' },
    'Enter at least 3 characters.',
    'Informe pelo menos 3 caracteres.',
    'Introduce al menos 3 caracteres.',
  ],
  [
    'too long',
    { name: 'abcdef' },
    'Enter at most 5 characters.',
    'Informe no máximo 5 caracteres.',
    'Introduce como máximo 5 caracteres.',
  ],
  [
    'no address',
    { email: 'x' },
    'Please enter a valid email address',
    'Informe um endereço de e-mail válido',
    'Introduce una dirección de correo válida',
  ],
  [
    'none of the choices',
    { kind: 'x' },
    'Choose one of: plugin, script.',
    'Escolha um destes: plugin, script.',
    'Elige uno de estos: plugin, script.',
  ],
  ['too small', { count: 0 }, 'The least is 1.', 'O mínimo é 1.', 'El mínimo es 1.'],
  ['too large', { count: 10 }, 'The most is 9.', 'O máximo é 9.', 'El máximo es 9.'],
  [
    'too few',
    { tags: ['a'] },
    'Give at least 2 entries.',
    'Informe pelo menos 2 itens.',
    'Indica al menos 2 elementos.',
  ],
  ['between two steps', { price: 0.3 }, 'Use steps of 0.5.', 'Use passos de 0.5.', 'Usa pasos de 0.5.'],
  ['refused in own words', { marked: false }, 'Mark one.', 'Marque um.', 'Marca uno.'],
  [
    'of another form',
    { code: 'y' },
    'This value is not valid here.',
    'Este valor não é válido aqui.',
    'Este valor no es válido aquí.',
  ],
  ['unknown', { more: 1 }, 'Unknown: more.', 'Desconhecido: more.', 'Desconocido: more.'],
  [
    'one of many that are unknown',
    Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`k${at}`, 1])),
    'Unknown: k0, k1, k2, k3, k4, k5, k6, k7, k8, k9 and 2 more.',
    'Desconhecido: k0, k1, k2, k3, k4, k5, k6, k7, k8, k9 e mais 2.',
    'Desconocido: k0, k1, k2, k3, k4, k5, k6, k7, k8, k9 y 2 más.',
  ],
])('a value that is %s is told in three languages', (_what, change, ...texts) => {
  expect(languages.map((language) => messagesOf(change, language))).toEqual(texts.map((text) => [text]));
});
