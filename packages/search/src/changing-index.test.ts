import { FullTextSearch, type SearchedText } from './full-text-search.ts';

const vocabulary = 'door doors window iso19650 iso 19650 ifc4 python pyto level guard sheet sheets wall walls'.split(
  ' ',
);
const questions = [...vocabulary, 'dor', 'iso 1965', 'level guard', 'shet', 'python wall door', 'wal', 'xylophone'];

/** The same numbers for the same seed. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
}

test.each([1, 2, 3])('an index whose documents come and go finds what a new one finds (seed %i)', (seed) => {
  const random = randomFrom(seed);
  const some = (count: number) =>
    Array.from({ length: random(count) + 1 }, () => vocabulary[random(vocabulary.length)]).join(' ');
  const text = (): SearchedText => ({ name: some(3), labels: some(2), description: some(5), details: some(5) });
  const kept = new Map<number, SearchedText>();
  const changing = new FullTextSearch('en');
  for (let step = 0; step < 100; step++) {
    const document = random(12);
    const before = kept.get(document);
    if (before) changing.remove(document, before);
    kept.delete(document);
    if (random(3) > 0) {
      const after = text();
      kept.set(document, after);
      changing.add(document, after);
    }
    const numbers = [...kept.keys()].sort((left, right) => left - right);
    const fresh = new FullTextSearch(
      'en',
      numbers.map((number) => kept.get(number) as SearchedText),
    );
    const answers = (index: FullTextSearch, numberOf: (document: number) => number | undefined) =>
      questions.map((question) => {
        const found = index.search(question);
        return [question, found.count, found.best(0, 20).map(numberOf)];
      });
    expect(answers(changing, (number) => number)).toEqual(answers(fresh, (at) => numbers[at]));
  }
});
