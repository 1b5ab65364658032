import { intentsOf } from './intents.ts';

test.each([
  ['en', 'What is a CDE?'],
  ['en', 'CDE meaning'],
  ['pt-BR', 'O que é um contêiner de informação?'],
  ['pt-BR', 'o q é LOIN'],
  ['es', '¿Qué significa S4?'],
] as const)('%s: "%s" asks for a definition and nothing else', (language, question) => {
  const { kinds, ...asked } = intentsOf(question, language);
  expect(kinds).toEqual(new Set());
  expect(asked).toEqual({
    definition: true,
    comparison: false,
    price: false,
    quantity: false,
    elsewhere: false,
    command: false,
    ability: false,
    secret: false,
    matter: '',
  });
});

test.each([
  ['en', 'How long may a clash stay open?'],
  ['pt-BR', 'Qual é o prazo de aprovação?'],
  ['es', '¿Cuántos días dura la revisión?'],
] as const)('%s: "%s" asks for a number', (language, question) => {
  expect(intentsOf(question, language).quantity).toBe(true);
});

test.each([
  ['en', 'What does ISO 19650-5 require on penetration tests?', 'penetration tests?'],
  ['pt-BR', 'O que a NBR 15965 fala sobre classificação?', 'classificacao?'],
  ['es', '¿Qué dice la UNE-EN ISO 19650-2 acerca del CDE?', 'cde?'],
  ['en', 'Is there a course on ISO 19650?', ''],
] as const)('%s: "%s" asks a standard about "%s"', (language, question, matter) => {
  expect(intentsOf(question, language).matter).toBe(matter);
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
  ['en', 'rename my views', true],
  ['en', 'how do I rename my views', false],
  ['pt-BR', 'apague o meu projeto', true],
  ['pt-BR', 'quem pode apagar um arquivo?', false],
  ['es', 'tradúceme el contrato', true],
  ['es', '¿quién borra un archivo?', false],
] as const)('%s: "%s" wants something done: %s', (language, question, command) => {
  expect(intentsOf(question, language).command).toBe(command);
});

test.each([
  ['en', 'Does BricsCAD read IDS?', true],
  ['en', 'Does the lead party read every report?', false],
  ['pt-BR', 'o SketchUp abre IFC4?', true],
  ['es', '¿Rhino importa archivos RVT?', true],
  ['es', '¿Quién abre las incidencias?', false],
] as const)('%s: "%s" asks what a program can do: %s', (language, question, ability) => {
  expect(intentsOf(question, language).ability).toBe(ability);
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
