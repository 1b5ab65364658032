import type { Language } from '@arcada/contracts';
import type { Passage } from '../passages/passage.ts';
import { EverydayWords } from './everyday-words.ts';
import { PassageIndex } from './passage-index.ts';
import { questionUnits } from './question.ts';
import { Synonyms } from './synonyms.ts';

const term = (id: string, language: Language, title: string, aliases: string[], text: string): Passage => ({
  id: `term:${id}`,
  kind: 'term',
  language,
  title,
  heading: '',
  aliases,
  text,
  href: '/',
});
const terms = [
  term('takeoff', 'en', 'Quantity takeoff', ['QTO'], 'Measuring for a price.'),
  term('takeoff', 'es', 'Mediciones', [], 'Medir para el precio.'),
  term('maintenance', 'en', 'Maintenance of a file', [], 'To replace parts, and georeferencing.'),
];

let index: PassageIndex;
const alike = ['swap replace', 'laptop notebook'];
beforeAll(async () => {
  const english = terms.filter(({ language }) => language === 'en');
  index = await PassageIndex.build('en', english, ({ id }) => (id === 'term:takeoff' ? ['how much concrete'] : []));
});

const unitsOf = (question: string) =>
  questionUnits(question, index, new Synonyms(terms, 'en'), new EverydayWords(alike, ['weather'], 'en'));
const stemsOf = (question: string) =>
  unitsOf(question).flatMap(({ choices }) => choices.map(({ stems }) => stems.join(' ')));

test.each([
  ['words that the texts write together', 'quantities take off', 'quantiti takeoff'],
  ['words that the texts write apart', 'quantitytakeoff', 'quantiti takeoff'],
  ['a word that people use for another', 'swap a fan', 'replac'],
  ['a stem of the same family', 'maintained', 'mainten'],
  ['a longer stem of the same family', 'georeference', 'georeferenc'],
  ['a typing mistake', 'replcae', 'replac'],
  ['the name in another language', 'mediciones', 'quantiti takeoff'],
])('finds %s', (_, question, stem) => {
  expect(stemsOf(question)).toContain(stem);
});

test('knows a source by a question that its own words do not have', () => {
  expect(stemsOf('concrete')).toEqual(['concret']);
});

test('a word of another field is outside, and a word that only resembles one is weaker', () => {
  const [weather, typed] = unitsOf('weather replcae');
  expect([weather?.outside, weather?.choices.length]).toEqual([true, 0]);
  expect([typed?.outside, typed?.choices[0]?.strength]).toEqual([false, 0.5]);
});

test('a name that no source has is outside, but not the first word and nothing that the texts have', () => {
  const outside = (question: string) => unitsOf(question).map((unit) => unit.outside);
  expect(outside('Swap a fan by Eurocode, or Replace it')).toEqual([false, false, true, false]);
  expect(outside('Eurocode replaces')).toEqual([false, false]);
  expect(outside('Maintain the file. Wobble')).toEqual([false, false, false]);
});

test('what the texts write with a capital within sentences is a name, however the question writes it', async () => {
  const text = 'Models come from Archicad or from Revit. A file of Archicad is a file. Open Archicad first.';
  const named = await PassageIndex.build('en', [term('tools', 'en', 'Tools', [], text)], () => []);
  const units = questionUnits('archicad file', named, new Synonyms([], 'en'), new EverydayWords([], [], 'en'));
  expect(units.map(({ word, name }) => [word, name])).toEqual([
    ['archicad', true],
    ['file', false],
  ]);
});
