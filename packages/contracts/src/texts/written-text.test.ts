import { writtenLine, writtenText } from './written-text.ts';

test('leaves out what can’t be seen and can turn its surroundings', () => {
  expect(writtenText.parse('  An\u202eother\u200b text ')).toBe('Another text');
  expect(writtenText.min(1).safeParse('\u200b\u200b \u2066').success).toBe(false);
});

test('leaves out what can’t be printed, and keeps lines', () => {
  expect(writtenText.parse('An\u0000other\u000b text \ud800')).toBe('Another text \ufffd');
  expect(writtenText.parse('One\nline,\ttwo lines')).toBe('One\nline,\ttwo lines');
});

test('a line is one line', () => {
  expect(writtenLine.parse(' A title\r\nof two\u2028lines ')).toBe('A title of two lines');
});
