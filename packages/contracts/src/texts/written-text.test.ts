import { oneLine, writtenLine, writtenText } from './written-text.ts';

test('leaves out what can’t be seen and can turn its surroundings', () => {
  expect(writtenText.parse('  An\u202eother\u200b text ')).toBe('Another text');
  expect(writtenText.min(1).safeParse('\u200b\u200b \u2066').success).toBe(false);
});

test('leaves out what can’t be printed, and keeps lines', () => {
  expect(writtenText.parse('An\u0000other\u000b text \ud800')).toBe('Another text \ufffd');
  expect(writtenText.parse('One\nline,\ttwo lines')).toBe('One\nline,\ttwo lines');
});

test.each([
  [
    'line ends and runs of white space become one space',
    ' A title\r\nof\t two\u2028\u00a0lines\u0085 ',
    'A title of two lines',
  ],
  ['control characters become spaces, too', 'A\u0000 \u0007title\u001b\ud800', 'A title \ufffd'],
  ['what turns or hides text is left out', 'A \u202e\u200b\ufeff title\u2066', 'A title'],
  ['a header of a mail can’t be added', 'Hello\r\nBcc: all@example.com', 'Hello Bcc: all@example.com'],
  ['letters are composed', 'Sa\u0303o Jose\u0301', 'São José'],
  ['signs of languages and faces stay', 'עירייה 👩\u200D💼 “§ 5” C:\\a/b', 'עירייה 👩\u200D💼 “§ 5” C:\\a/b'],
])('in a line %s', (_what, text, line) => {
  expect(oneLine(text)).toBe(line);
  expect(writtenLine.parse(text)).toBe(line);
});

test('what is stored can be saved again: the rule never makes a line longer, and leaves its own results alone', () => {
  // Of all letters, those whose composed form is longer than they are, too.
  for (let code = 0; code < 0x30000; code += 1) {
    const line = `a${String.fromCodePoint(code)}b`;
    const kept = oneLine(line);
    if (kept.length > line.length || oneLine(kept) !== kept) throw new Error(`U+${code.toString(16)}`);
  }
  expect('\u0958'.normalize('NFC')).toHaveLength(2);
  expect(writtenLine.max(1).parse('\u0958')).toBe('\u0958');
});

test('a line that is nothing but hidden signs is empty', () => {
  expect(writtenLine.min(1).safeParse('\u200b\u2066 \n').success).toBe(false);
});
