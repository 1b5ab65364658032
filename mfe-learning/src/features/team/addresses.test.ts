import { peopleOf, written } from './addresses.ts';

test.each([
  ['ana@example.com', ['ana@example.com']],
  [' a@example.com,b@example.com;\n\nc@example.com\t', ['a@example.com', 'b@example.com', 'c@example.com']],
  [
    'a@example.com b@example.com\tc@example.com  d@example.com',
    ['a', 'b', 'c', 'd'].map((one) => `${one}@example.com`),
  ],
  ['Ana Lima <ana@example.com>; "Leo" <leo@example.com>', ['Ana Lima <ana@example.com>', 'Leo <leo@example.com>']],
  ['"Lima, Ana" <ana@example.com> leo@example.com', ['Lima, Ana <ana@example.com>', 'leo@example.com']],
  [
    "leo@example.com Ana Lima <ana@example.com>\n'Bia'<bia@example.com>",
    ['leo@example.com', 'Ana Lima <ana@example.com>', 'Bia <bia@example.com>'],
  ],
  ['not an address', ['not an address']],
  ['not one leo@example.com', ['not one', 'leo@example.com']],
  ['Ana <ana@example.com', ['Ana', '<ana@example.com']],
  ['Ana <nobody>', ['Ana <nobody>']],
  [' ;\n', []],
])('%j is %j', (text, expected) => {
  expect(peopleOf(text)).toEqual({ people: expect.anything(), repeated: 0 });
  expect(peopleOf(text).people.map(written)).toEqual(expected);
});

test('an address that comes again is merged with the first, whose name is kept', () => {
  const text = 'ana@example.com\nLeo <leo@example.com>\nAna <ANA@example.com>, Leo B <leo@example.com>';
  expect(peopleOf(text)).toEqual({
    people: [
      { email: 'ana@example.com', name: 'Ana' },
      { email: 'leo@example.com', name: 'Leo' },
    ],
    repeated: 2,
  });
});

test('a long text is read in no time', () => {
  const started = performance.now();
  expect(peopleOf('word '.repeat(20_000)).people).toHaveLength(1);
  expect(peopleOf(`${'a'.repeat(50_000)} ${'b '.repeat(20_000)}`).people).toHaveLength(1);
  expect(performance.now() - started).toBeLessThan(2000);
});
