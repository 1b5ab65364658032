import { readFileSync } from 'node:fs';
import { languages } from '@arcada/contracts';
import { libraryFolder } from '../../src/library-folder.ts';
import { readGlossary } from '../../src/read-glossary.ts';
import { readLibrary } from '../../src/read-library.ts';

interface Question {
  id: string;
  language: string;
  question: string;
  sources: string[];
}

const textOf = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const golden: Question[] = JSON.parse(textOf('golden.json'));

test.each(languages)('50 questions in %s, of which the sources answer 32', (language) => {
  const own = golden.filter((one) => one.language === language);
  expect(own).toHaveLength(50);
  expect(own.filter(({ sources }) => sources.length > 0)).toHaveLength(32);
});

test('each question has an id of its own, is asked once, and names each source once', () => {
  expect(new Set(golden.map(({ id }) => id)).size).toBe(150);
  expect(new Set(golden.map(({ question }) => plain(question))).size).toBe(150);
  expect(golden.filter(({ sources }) => new Set(sources).size < sources.length)).toEqual([]);
});

test('every kind of source answers at least two questions', () => {
  const kinds = golden.flatMap(({ sources }) => [...new Set(sources.map((source) => source.split(':')[0]))]);
  const seldom = ['term', 'topic', 'help', 'post', 'lesson', 'course', 'product', 'page'].filter(
    (kind) => kinds.filter((one) => one === kind).length < 2,
  );
  expect(seldom).toEqual([]);
});

test('terms and topics that it names are in the library', () => {
  const known = new Set([
    ...readGlossary(libraryFolder).map(({ id }) => `term:${id}`),
    ...readLibrary(libraryFolder).map(({ id }) => `topic:${id}`),
  ]);
  const named = golden.flatMap(({ sources }) => sources).filter((source) => /^(?:term|topic):/.test(source));
  expect(named.filter((source) => !known.has(source))).toEqual([]);
});

test.each([
  'tuning.json',
  'first.json',
  'near.json',
  'colloquial.json',
  'named.json',
  'versions.json',
  '../../library/everyday-questions.json',
])('the engine met none of its questions in %s', (file) => {
  const met = plain(textOf(file));
  expect(golden.filter(({ question }) => met.includes(plain(question))).map(({ id }) => id)).toEqual([]);
});
