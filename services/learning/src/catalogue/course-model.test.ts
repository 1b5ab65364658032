import { textIn } from './course-model.ts';

it.each([
  [{ en: 'en', 'pt-BR': 'pt', es: 'es' }, 'pt'],
  [{ en: 'en', 'pt-BR': '', es: 'es' }, 'en'],
  [{ en: '', 'pt-BR': '', es: 'es' }, 'es'],
  [{ es: 'es' }, 'es'],
  [{}, ''],
])('a text is read in another language where its author left one empty: %j', (texts, read) => {
  expect(textIn(texts, 'pt-BR')).toBe(read);
});
