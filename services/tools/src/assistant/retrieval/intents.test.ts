import { intentsOf } from './intents.ts';

test.each([
  ['en', 'What is a CDE?'],
  ['en', 'CDE meaning'],
  ['pt-BR', 'O que é um contêiner de informação?'],
  ['pt-BR', 'o q é LOIN'],
  ['es', '¿Qué significa S4?'],
] as const)('%s: "%s" asks for a definition and nothing else', (language, question) => {
  expect(intentsOf(question, language)).toEqual({ definition: true, price: false, elsewhere: false, kinds: new Set() });
});

test.each([
  ['en', 'How much is Level Guard?'],
  ['pt-BR', 'quanto custa o Level Guard'],
  ['es', '¿Cuánto vale Level Guard?'],
] as const)('%s: "%s" asks for a price', (language, question) => {
  expect(intentsOf(question, language).price).toBe(true);
});

test.each([
  ['en', 'Who invented the laser scanner?', true],
  ['en', 'Who owns the model?', false],
  ['pt-BR', 'quem descobriu o Brasil', true],
  ['pt-BR', 'quem aprova uma mudança?', false],
  ['es', '¿A qué hora abre la oficina?', true],
  ['es', '¿Dónde está el origen del proyecto?', false],
] as const)('%s: "%s" asks for what no source of this site says: %s', (language, question, elsewhere) => {
  expect(intentsOf(question, language).elsewhere).toBe(elsewhere);
});

test.each([
  ['en', 'which course is about clashes', ['course', 'lesson']],
  ['pt-BR', 'plugin para níveis', ['product']],
  ['es', '¿hay un artículo en el blog sobre nombres?', ['post']],
  ['en', 'who is behind Arcada', ['page']],
  ['en', 'How do I name a file?', []],
] as const)('%s: "%s" names kinds of source', (language, question, kinds) => {
  expect([...intentsOf(question, language).kinds]).toEqual(kinds);
});
