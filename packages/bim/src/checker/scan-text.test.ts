import { limits } from '../document/limits.ts';
import { TextScans } from './scan-text.ts';

test('texts are remembered, up to a number of characters', () => {
  const texts = new TextScans();
  const first = texts.of('{cde} TBC');
  expect(first).toEqual({ placeholders: ['cde'], leftover: 'TBC' });
  expect(texts.of('{cde} TBC')).toBe(first);
  for (let at = 0; at < 2 * limits.topics; at++) texts.of(`${at}`.padEnd(limits.topicText));
  expect(texts.of('{cde} TBC')).not.toBe(first);
});

test.each([
  ['Steps:\n- [ ] Appoint\n  - [ ] Agree\n- [x] Name', undefined],
  ['1. [ ] Appoint\n  2) [ ] Agree\n* [ ] Name\n+ [ ] Send\n• [ ] Keep', undefined],
  ['- [ ] ', '[ ]'],
  ['1. [ ]', '[ ]'],
  ['In 2026. [ ] weeks', '[ ]'],
  ['- []', '[]'],
  ['- [...] of the model', '[...]'],
  ['By [ ] weeks', '[ ]'],
])('the box of a task is nothing that was left to be written: %j', (text, leftover) => {
  expect(new TextScans().of(text).leftover).toBe(leftover);
});
