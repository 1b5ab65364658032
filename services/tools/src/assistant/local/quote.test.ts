import type { Passage } from '../passages/passage.ts';
import { Retriever } from '../retrieval/retriever.ts';
import { quoteBest } from './quote.ts';
import { isWhole } from './whole-sentence.ts';

const passage: Omit<Passage, 'text'> = {
  id: 'topic:plan',
  kind: 'topic',
  language: 'en',
  title: 'Delivery plan',
  heading: '',
  aliases: [],
  href: '/tools',
};
const quotesOf = async (...lines: string[]) => {
  const retriever = await Retriever.build([{ ...passage, text: lines.join('\n') }]);
  return quoteBest(retriever.find('Who owns the delivery plan of the task teams?', 'en')).texts.map(({ text }) => text);
};

test('quotes what can be read by itself, though other sentences have more of the words', async () => {
  const quotes = await quotesOf(
    'The delivery plan gathers the plans of the task teams for [project name]. [lead appointed party] owns the plan.',
    'The owner of the delivery plan:',
    'brings the delivery plans of the task teams together;',
    'Every row of the plan has an owner.',
  );
  expect(quotes).toEqual(['Every row of the plan has an owner.']);
});

test('quotes fragments when a source has nothing else', async () => {
  expect(await quotesOf('an owner of the delivery plan;', 'a date;')).toEqual([
    'an owner of the delivery plan;',
    'a date;',
  ]);
});

test.each([
  ['{projectName} has one plan.', false],
  ['El plan es de [parte designada principal].', false],
  ['«programa de tareas» y su dueño.', false],
  ['é enviado pelo CDE.', false],
  ['buildingSMART publishes the standard.', true],
  ['bSDD lists properties.', true],
  ['¿Quién aprueba el plan?', true],
  ['10 working days pass before the milestone.', true],
  ['The index a[0] is the first.', true],
])('%s: can be read by itself: %s', (sentence, whole) => {
  expect(isWhole(sentence)).toBe(whole);
});
