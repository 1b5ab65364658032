import { JsonItems } from './json-items.ts';

const whole = '{"claims":[{"text":"a {b} \\"c\\" [d] \\\\","sources":[1,2]}, {"text":"ção 😀","sources":[]}]}';
const items = [
  { text: 'a {b} "c" [d] \\', sources: [1, 2] },
  { text: 'ção 😀', sources: [] },
];

test.each([1, 2, 7, 1000])('finds each object of the array, in parts of %i signs', (size) => {
  const reader = new JsonItems();
  const signs = [...whole];
  const found: unknown[] = [];
  for (let at = 0; at < signs.length; at += size) found.push(...reader.add(signs.slice(at, at + size).join('')));
  expect(found).toEqual(items);
});

test('an object is found as soon as it is complete', () => {
  const reader = new JsonItems();
  expect(reader.add('{"claims":[{"text":"a"')).toEqual([]);
  expect(reader.add('}')).toEqual([{ text: 'a' }]);
});

test.each(['I am sorry, I can’t.', '{"claims":[{text: 1}]}', ']]]}}}[[[{{{', '{"claims":"none"}'])(
  'text that is no JSON yields nothing: %s',
  (text) => {
    expect(new JsonItems().add(text)).toEqual([]);
  },
);
