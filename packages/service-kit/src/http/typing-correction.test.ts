import { changedTexts, correctedWords } from './typing-correction.ts';

const isTypingCorrection = (before: string, after: string) => correctedWords(before, after) !== undefined;
const areTypingCorrections = (before: object | undefined, after: object | null | undefined) =>
  changedTexts('en', before, after).every((text) => isTypingCorrection(text.before, text.after));

const sentence =
  'Rooms of a model are counted here, level by level, and written to a table that opens in a spreadsheet.';

test.each([
  ['nothing', sentence],
  ['a letter', sentence.replace('counted', 'countet')],
  ['two words of twenty', sentence.replace('Rooms', 'Spaces').replace('table', 'list')],
  ['a word more', sentence.replace('Rooms', 'All rooms')],
  ['spaces', sentence.replaceAll(' ', '\n')],
])('a correction changes %s', (_, after) => {
  expect(isTypingCorrection(sentence, after)).toBe(true);
});

test.each([
  ['a link', sentence.replace('table', '[table](/other)')],
  ['an address', sentence.replace('table', 'https://evil.example')],
  ['the name of a site', sentence.replace('table', 'evil.example')],
  ['a mail address', sentence.replace('table', 'me@localhost')],
  ['a text without spaces', sentence.replace('table', 'x'.repeat(41))],
  ['three words of twenty', sentence.replace('Rooms of a', 'Walls in any')],
  ['three words more', `${sentence} Call us now`],
  ['three words less', sentence.replace('level by level, ', '')],
  ['the order', sentence.replace('Rooms of a model', 'model of a Rooms')],
  ['all', ''],
])('what changes %s is no correction', (_, after) => {
  expect(isTypingCorrection(sentence, after)).toBe(false);
});

test('a link that was there may stay, and the words around it be mended', () => {
  const linked = 'See [the manual](https://docs.example/manual) befor you begin with it.';
  expect(isTypingCorrection(linked, linked.replace('befor', 'before'))).toBe(true);
  expect(isTypingCorrection(linked, linked.replace('docs.example', 'evil.example'))).toBe(false);
});

test.each([
  ['is another', 'Revit 2021 to 2026', 'Revit 2014 to 2026'],
  ['goes', 'Revit 2021 or later', 'Revit or later'],
  ['comes', 'Revit or later', 'Revit 2021 or later'],
  ['takes the place of a word', 'Five days to return it', '30 days to return it'],
  ['is in a word', 'Reads IFC4 files only', 'Reads IFC2x3 files only'],
  ['is part of a sum', `Costs $49.00. ${sentence}`, `Costs $48.00. ${sentence}`],
])('a number that %s is no typing error', (_, before, after) => {
  expect(isTypingCorrection(before, after)).toBe(false);
});

test('the words around a number are mended', () => {
  expect(isTypingCorrection('Revit 2021 too 2026', 'Revit 2021 to 2026')).toBe(true);
});

test('of a short text one word is corrected, of one word none', () => {
  expect(isTypingCorrection('Room Datta', 'Room Data')).toBe(true);
  expect(isTypingCorrection('Room Data', 'Wall Counter')).toBe(false);
  expect(isTypingCorrection('Room', 'Wall')).toBe(false);
  expect(isTypingCorrection('', 'Wall')).toBe(false);
});

test('each field is a text of its own, and lists are texts, too', () => {
  const before = { name: 'Room Data', body: [sentence, sentence], notes: [{ text: sentence }] };
  expect(areTypingCorrections(before, { body: [sentence, sentence.replace('table', 'list')] })).toBe(true);
  expect(areTypingCorrections(before, { notes: [{ text: sentence.replace('table', 'list') }] })).toBe(true);
  expect(areTypingCorrections(before, { ...before, name: 'Wall Counter' })).toBe(false);
  expect(areTypingCorrections(before, { body: [sentence] })).toBe(false);
  expect(areTypingCorrections(before, undefined)).toBe(true);
  expect(changedTexts('en', before, { name: 'Room' })).toEqual([
    { path: 'en.name', before: 'Room Data', after: 'Room' },
  ]);
  for (const [one, other] of [
    [before, null],
    [undefined, before],
  ] as const)
    expect(areTypingCorrections(one, other)).toBe(false);
});

test('what was corrected before counts, too', () => {
  const once = sentence.replace('Rooms', 'Spaces');
  expect(correctedWords(sentence, once)).toBe(1);
  expect(correctedWords(sentence, once, 1)).toBe(1);
  expect(correctedWords(sentence, once, 2)).toBeUndefined();
  // Nothing more is changed.
  expect(correctedWords(sentence, sentence.replaceAll(' ', '\n'), 2)).toBe(0);
});
