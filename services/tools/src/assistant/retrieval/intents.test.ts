import { intentsOf } from './intents.ts';

test.each([
  ['en', 'What is a CDE?'],
  ['en', 'CDE meaning'],
  ['pt-BR', 'O que é um contêiner de informação?'],
  ['pt-BR', 'o q é LOIN'],
  ['es', '¿Qué significa S4?'],
] as const)('%s: "%s" asks for a definition and nothing else', (language, question) => {
  expect(intentsOf(question, language)).toEqual({ definition: true, price: false, kinds: new Set() });
});

test.each([
  ['en', 'How much is Level Guard?'],
  ['pt-BR', 'quanto custa o Level Guard'],
  ['es', '¿Cuánto vale Level Guard?'],
] as const)('%s: "%s" asks for a price', (language, question) => {
  expect(intentsOf(question, language).price).toBe(true);
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
