import type { SearchEntry } from '@arcada/contracts';
import { askedWords } from '../search-words.ts';
import { pickSuggestions, SearchIndex } from './search-index.ts';

const entry = (kind: string, title: string, summary = '', keywords = ''): SearchEntry => ({
  id: title,
  kind,
  title,
  summary,
  keywords,
  path: `/${kind}/${title.replaceAll(' ', '-')}`,
});
const entries = [
  entry('product', 'Advanced Dynamo Toolkit', 'Rotinas para coordenação semanal.', 'dynamo revit'),
  entry('product', 'Warning Ledger', 'Groups the warnings of a Revit model.', 'revit audit'),
  entry('product', 'Level Guard', 'Finds elements on the wrong level.', 'revit'),
  entry('course', 'Revit foundations', 'Levels, walls and sheets.'),
  entry('post', 'Sea level', 'Level by level.', 'level'),
  entry('post', 'Naming sheets', 'What a level of information need is.'),
];
let index: SearchIndex;
beforeAll(async () => {
  index = await SearchIndex.of(entries, 'en');
});
const titles = (words: string) => index.find(words).map(({ title }) => title);

test('finds words and prefixes, in any order, with and without accents', () => {
  expect(titles('toolkit dynamo')).toEqual(['Advanced Dynamo Toolkit']);
  expect(titles('coordenacao')).toEqual(['Advanced Dynamo Toolkit']);
  expect(titles('COORDENAÇÃO')).toEqual(['Advanced Dynamo Toolkit']);
  expect(titles('war led')).toEqual(['Warning Ledger']);
});

test('a title ranks above a mention, a title that begins with the words above all', () => {
  expect(titles('revit')[0]).toBe('Revit foundations');
  expect(titles('level')[0]).toBe('Level Guard');
  expect(titles('level').sort()).toEqual(['Level Guard', 'Naming sheets', 'Revit foundations', 'Sea level']);
});

test.each([
  ['dinamo tolkit', 'Advanced Dynamo Toolkit'],
  ['warnign', 'Warning Ledger'],
  ['reivt', 'Revit foundations'],
  ['levle gaurd', 'Level Guard'],
  ['foundatoins', 'Revit foundations'],
])('forgives typing mistakes: %s', (words, title) => {
  expect(titles(words)[0]).toBe(title);
});

test.each(['dinamo', 'tolkit', 'warnign', 'gaurd', 'foundatoins', 'cordenacao'])(
  'goes on finding while %s is typed, from the fourth letter on',
  (word) => {
    const [meant] = titles(word);
    for (let letters = 4; letters <= word.length; letters++) expect(titles(word.slice(0, letters))).toContain(meant);
  },
);

test('a prefix with a mistake ranks below a word with one', async () => {
  const some = await SearchIndex.of(
    [entry('post', 'Pythonic habits'), entry('post', 'About pyto'), entry('post', 'Snakes', 'Python')],
    'en',
  );
  expect(some.find('pyti').map(({ title }) => title)).toEqual(['About pyto', 'Pythonic habits', 'Snakes']);
});

test('a name and its number are found with and without a space, the spelling of the query first', async () => {
  const some = await SearchIndex.of(
    [
      entry('post', 'ISO 19650 in practice'),
      entry('post', 'Naming by ISO19650'),
      entry('product', 'IFC 4 export'),
      entry('product', 'Viewer of IFC4'),
      entry('course', '4D planning'),
    ],
    'en',
  );
  const found = (words: string) => some.find(words).map(({ title }) => title);
  for (const words of ['iso19650', 'iso1965', 'iso1', 'iso-19650', 'ISO 19650', 'iso19651']) {
    expect([words, found(words).sort()]).toEqual([words, ['ISO 19650 in practice', 'Naming by ISO19650']]);
  }
  expect(found('iso19650')[0]).toBe('Naming by ISO19650');
  expect(found('ifc4')).toEqual(['Viewer of IFC4', 'IFC 4 export']);
  expect(found('4d')).toEqual(['4D planning']);
});

test('mistakes are tolerated only when nothing matches exactly, and not in short words', () => {
  expect(titles('sheets')).toEqual(['Naming sheets', 'Revit foundations']);
  expect(titles('zzz')).toEqual([]);
  expect(titles('xylophone')).toEqual([]);
});

test.each(['', '   ', '<script>alert(1)</script>', '(.*)+[', '\\', '\u0000', '💡'.repeat(200), 'level '.repeat(5000)])(
  'takes any text: %#',
  (words) => {
    expect(Array.isArray(index.find(words))).toBe(true);
  },
);

test('the query is trimmed, bounded, and whole to its last character', () => {
  expect(askedWords(null)).toBe('');
  expect(askedWords('  a \n b  ')).toBe('a b');
  expect(askedWords('x'.repeat(10_000))).toHaveLength(100);
  expect(askedWords(`x${'💡'.repeat(60)}`).isWellFormed()).toBe(true);
});

describe('the suggestions shown', () => {
  const products = Array.from({ length: 8 }, (_, number) => entry('product', `P${number}`));
  const late = [...products, entry('course', 'C'), entry('post', 'A')];
  const shown = (...given: Parameters<typeof pickSuggestions>) =>
    pickSuggestions(...given).map((group) => group.map(({ title }) => title));

  test('are six at most, including every kind, the best kind first', () => {
    expect(shown(late, {})).toEqual([['P0', 'P1', 'P2', 'P3'], ['C'], ['A']]);
  });

  test('replace an area’s entries by its own search results', () => {
    expect(shown(late, { product: [entry('product', 'Own')] })).toEqual([['C'], ['A'], ['Own']]);
  });
});
