import { type Language, languages } from '@arcada/contracts';
import { libraryFolder } from '../../library-folder.ts';
import { answerLocally } from '../local/answer-locally.ts';
import { factLines } from '../passages/fact-texts.ts';
import { libraryPassages } from '../passages/library-passages.ts';
import type { Passage } from '../passages/passage.ts';
import { Retriever } from './retriever.ts';

const products = {
  'Level Guard': 'Revit 2021–2026',
  'Headroom Check': 'Revit 2021–2026',
  'Delivery Plan Checker': 'Python 3.9+',
  'Container Name Checker': 'Python 3.9+',
};
const product = (language: Language, name: string, compatibility: string): Passage => ({
  id: `product:${name}`,
  kind: 'product',
  language,
  title: name,
  heading: '',
  aliases: [],
  text: factLines.product({ price: 199, version: '1.8.0', compatibility } as never, language).join('\n'),
  href: '/products/x',
});
const course = (title: string, softwareVersion: string, more: string): Passage => ({
  id: `course:${title}`,
  kind: 'course',
  language: 'en',
  title,
  heading: '',
  aliases: [],
  text: [
    'Read an exported schedule.',
    ...factLines.course(
      { price: 79, lessonCount: 12, durationMinutes: 60, instructorName: 'Nora Whitfield', softwareVersion } as never,
      'en',
    ),
    more,
  ].join('\n'),
  href: '/courses/x',
});

let retriever: Retriever;
beforeAll(async () => {
  retriever = await Retriever.build([
    ...libraryPassages(libraryFolder),
    ...languages.flatMap((language) =>
      Object.entries(products).map(([name, compatibility]) => product(language, name, compatibility)),
    ),
    course('Python for BIM', 'Python 3.13', 'At its end you know the same loop in Dynamo when you see it.'),
  ]);
});
const ask = (language: Language, ...questions: string[]) => {
  const [last = '', ...before] = questions.toReversed();
  const { refusal, texts } = answerLocally(retriever.find(last, language, before));
  return refusal ? 'refused' : texts.map(({ text }) => text).join(' ');
};

const askedIn: Record<Language, readonly ((name: string) => string)[]> = {
  en: [
    (name) => `Is ${name} compatible with Revit 2020?`,
    (name) => `Does ${name} run in Revit 2022?`,
    (name) => `Which Revit versions does ${name} support?`,
    (name) => `Does ${name} work with AutoCAD?`,
  ],
  'pt-BR': [
    (name) => `O ${name} é compatível com o Revit 2020?`,
    (name) => `O ${name} funciona com o Revit 2022?`,
    (name) => `Quais versões do Revit o ${name} suporta?`,
  ],
  es: [
    (name) => `¿El ${name} es compatible con Revit 2020?`,
    (name) => `¿${name} funciona en Revit 2022?`,
    (name) => `¿Con qué versiones de Revit funciona ${name}?`,
  ],
};
const works: Record<Language, string> = { en: 'works with', 'pt-BR': 'compatível com', es: 'compatible con' };

test.each(Object.entries(products))(
  'with what %s works is said however it is asked, and nothing else',
  (name, with_) => {
    for (const language of languages)
      for (const question of askedIn[language])
        expect([question(name), ask(language, question(name))]).toEqual([
          question(name),
          `${name}: ${works[language]} ${with_}.`,
        ]);
  },
);

test.each([
  ['Does Level Guard work together with Headroom Check?', 'refused'],
  ['What is the current version of Level Guard?', 'Level Guard: current version 1.8.0.'],
])('what asks something else of a product isn’t answered by it: %s', (question, answer) => {
  expect(ask('en', question)).toBe(answer);
});

test.each([
  ['en', 'Which Revit versions does Level Guard support?', 'And is there a trial version?', /have no trial version/],
  ['en', 'Is there a trial version of Level Guard?', undefined, /have no trial version/],
  ['es', '¿Hay una versión de prueba de Level Guard?', undefined, /no tienen versión de prueba/],
  ['en', 'Can I get a refund?', 'Within how many days?', /within 14 days/],
  ['pt-BR', 'Posso devolver uma compra?', 'Em quantos dias?', /14 dias/],
  ['en', 'How do I unlink the EIR?', undefined, /press Unlink/],
  ['en', 'How do I undo an import?', undefined, /Undo takes it all back/],
  ['en', 'Can I import an Excel workbook?', undefined, /^Change the rows in Excel/],
] as const)('the help is found: %s: %s %s', (language, first, then, answer) => {
  expect(ask(language, ...(then ? [first, then] : [first]))).toMatch(answer);
});

test('the price of a course is of what it teaches, not of what it mentions', () => {
  expect(ask('en', 'How much is the Dynamo course?')).toBe('refused');
  expect(ask('en', 'How much is the Python course?')).toMatch(/\$79\.00/);
});

const pricesAsked: Record<Language, readonly string[]> = {
  en: ['And how much is it?', 'And what does it cost?', 'How much?'],
  'pt-BR': ['E quanto custa?', 'Qual é o preço dele?'],
  es: ['¿Y cuánto cuesta?', '¿Cuánto?'],
};

test.each(languages)('after that, its price is said when it is asked for, in %s', (language) => {
  for (const asked of askedIn[language])
    for (const next of pricesAsked[language]) {
      const said = ask(language, asked('Level Guard'), next);
      expect([asked('Level Guard'), next, said]).toEqual([
        asked('Level Guard'),
        next,
        expect.stringMatching(/^Level Guard: \$199/),
      ]);
    }
});

test.each<[Language, string, string]>([
  ['en', 'I still have Revit 2019. Can I use Level Guard?', 'Level Guard: works with Revit 2021–2026.'],
  ['en', 'We are on Revit 2019. Would Level Guard do?', 'Level Guard: works with Revit 2021–2026.'],
  ['en', 'Does Container Name Checker need Revit?', 'Container Name Checker: works with Python 3.9+.'],
  ['pt-BR', 'Uso Revit 2019. O Level Guard serve?', 'Level Guard: compatível com Revit 2021–2026.'],
  ['pt-BR', 'O Container Name Checker precisa do Revit?', 'Container Name Checker: compatível com Python 3.9+.'],
  ['es', '¿Container Name Checker necesita Revit?', 'Container Name Checker: compatible con Python 3.9+.'],
])('%s: "%s" is asked with what it works, too', (language, question, said) => {
  expect(ask(language, question)).toBe(said);
});

test.each<[Language, string]>([
  ['en', 'Does Level Guard work with Revit LT?'],
  ['en', 'Can Level Guard run on Revit LT 2024?'],
  ['pt-BR', 'O Level Guard funciona no Revit LT?'],
  ['es', '¿Level Guard funciona con Revit LT?'],
])('%s: nothing is said of another edition of the program: "%s"', (language, question) => {
  expect(ask(language, question)).toBe('refused');
});

test('what it does in a program is no question for versions', () => {
  expect(retriever.find('What does Level Guard do in Revit 2024?', 'en').software).toBeUndefined();
});

test.each<[Language, string]>([
  ['en', 'And that of Headroom Check?'],
  ['en', 'And what about Headroom Check?'],
  ['pt-BR', 'E o do Headroom Check?'],
  ['es', '¿Y el de Headroom Check?'],
])('%s: after a price, "%s" asks for another', (language, next) => {
  const first = {
    en: 'What does Level Guard cost?',
    'pt-BR': 'Quanto custa o Level Guard?',
    es: '¿Cuánto cuesta Level Guard?',
  };
  expect(ask(language, first[language], next)).toMatch(/^Headroom Check: \$199/);
});

const ofSold: Record<Language, readonly [string, RegExp][]> = {
  en: [
    ['Can I try Level Guard before buying?', /no trial version/],
    ['Is there a trial of Level Guard?', /no trial version/],
    ['Can Level Guard be returned?', /within 14 days/],
    ['How long is a licence of Level Guard valid?', /no expiry date/],
  ],
  'pt-BR': [
    ['Posso testar o Level Guard antes de comprar?', /não têm versão de teste/],
    ['Posso devolver o Level Guard?', /em até 14 dias/],
  ],
  es: [
    ['¿Puedo probar Level Guard antes de comprarlo?', /no tienen versión de prueba/],
    ['¿Se puede devolver Level Guard?', /14 días/],
  ],
};

test.each(languages)('what is true of every product is said when one is named, in %s', (language) => {
  for (const [question, said] of ofSold[language])
    expect([question, ask(language, question)]).toEqual([question, expect.stringMatching(said)]);
});

test('"within how many days" goes on with the return that was asked for last', () => {
  const returned = ['¿Cuánto cuesta Level Guard?', '¿Y se puede devolver?'];
  expect(ask('es', ...returned)).toContain('14 días');
  expect(ask('es', ...returned, '¿En cuántos días?')).toContain('14 días');
});
