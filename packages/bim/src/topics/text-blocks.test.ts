import { sampleDocument } from '../sample/sample-document.ts';
import type { TextPart } from './fill-text.ts';
import { mostListLevels, type TextBlock, type TextList, taskOf, textBlocks } from './text-blocks.ts';

const sample = sampleDocument('bep-post', 'en', '2026-09-01');

test('paragraphs and lists are told apart', () => {
  const blocks = textBlocks(sample, 'First line\nsame paragraph\n\nSecond:\n- one {revision}\n- two\nAfter');
  expect(blocks.map((block) => (block.kind === 'list' ? block.items.length : block.kind))).toEqual([
    'paragraph',
    'paragraph',
    2,
    'paragraph',
  ]);
  expect(blocks[2]).toMatchObject({
    items: [{ parts: [{ text: 'one ' }, { kind: 'value', text: 'P01' }] }, { parts: [{ text: 'two' }] }],
  });
});

test('tasks have the boxes that their brackets mean', () => {
  const text = '- [ ] Appoint {bimManager}\n- [x] done\n• [X] {revision}\n- [ ]\n- [y] no\n- see [ ] here';
  const [list] = textBlocks(sample, text);
  const items = list?.kind === 'list' ? list.items : [];
  expect(items.map((item) => [item.parts[0]?.text, taskOf(item)?.isDone])).toEqual([
    ['☐ Appoint ', false],
    ['☑ done', true],
    ['☑ ', true],
    ['[ ]', undefined],
    ['[y] no', undefined],
    ['see [ ] here', undefined],
  ]);
  expect(taskOf(items[1] ?? { parts: [] })?.parts).toEqual([{ kind: 'text', text: 'done' }]);
});

const wordsOf = ({ parts }: { parts: readonly TextPart[] }) => parts.map(({ text }) => text).join('');
/** Blocks in short: a paragraph as its text, a list as its first number or bullet and its items, each with the lists in it. */
const shortOf = (block: TextBlock): unknown => {
  if (block.kind === 'paragraph') return wordsOf(block);
  return [block.start ?? '•', ...block.items.flatMap((item) => [wordsOf(item), ...item.lists.map(shortOf)])];
};

test.each<[string, unknown[]]>([
  ['Steps:\n1. one\n2. two\nAfter', ['Steps:', [1, 'one', 'two'], 'After']],
  ['3) three\n\n4) four', [[3, 'three', 'four']]],
  ['1. one\n1. two\n4. three', [[1, 'one', 'two', 'three']]],
  [
    '1. one\n2. two\n\n1. other',
    [
      [1, 'one', 'two'],
      [1, 'other'],
    ],
  ],
  ['1. one\nIts words\n2. two', [[1, 'one'], 'Its words', [2, 'two']]],
  ['2026. A year\n1.2 A section\n1.none', ['2026. A year\n1.2 A section\n1.none']],
  ['* one\n+ two\n• three', [['•', 'one', 'two', 'three']]],
  [
    '- one\n1. first',
    [
      ['•', 'one'],
      [1, 'first'],
    ],
  ],
  ['1. {contractors}\n2. two', [[2, 'two']]],
])('numbers and bullets begin items: %j', (text, blocks) => {
  const fields = { ...sample.fields, contractors: [] };
  const open = { ...sample, fields, tables: { ...sample.tables, parties: [] } };
  expect(textBlocks(open, text).map(shortOf)).toEqual(blocks);
});

test.each<[string, unknown[]]>([
  ['1. one\n   - a\n   - b\n2. two', [[1, 'one', ['•', 'a', 'b'], 'two']]],
  ['- one\n  1. a\n  2. b\n- two\n  1. c', [['•', 'one', [1, 'a', 'b'], 'two', [1, 'c']]]],
  ['- one\n\t- a\n  - b\n - two', [['•', 'one', ['•', 'a', 'b'], 'two']]],
  ['  - one\n- two\n  - a', [['•', 'one', 'two', ['•', 'a']]]],
  ['- 1\n  - 2\n    - 3\n      - 4', [['•', '1', ['•', '2', ['•', '3', ['•', '4']]]]]],
  ['- one\n\nWords\n  - two', [['•', 'one'], 'Words', ['•', 'two']]],
])('items that are indented further are within the one above: %j', (text, blocks) => {
  expect(textBlocks(sample, text).map(shortOf)).toEqual(blocks);
});

test('lists are within each other as deep as Word has levels for', () => {
  const lines = Array.from({ length: mostListLevels + 2 }, (_, at) => `${' '.repeat(2 * at)}- ${at + 1}`);
  const depthOf = (lists: readonly TextList[]): number =>
    lists.length === 0 ? 0 : 1 + depthOf(lists.flatMap(({ items }) => items.flatMap((item) => item.lists)));
  const blocks = textBlocks(sample, lines.join('\n')).filter((block) => block.kind === 'list');
  expect(depthOf(blocks)).toBe(mostListLevels);
  expect(JSON.stringify(blocks)).toContain(`"${mostListLevels + 2}"`);
});

test('a numbered item can be a task, too', () => {
  const [list] = textBlocks(sample, '1. [ ] Appoint\n2. [x] Agree\n3. [ ]');
  expect(list?.kind === 'list' && list.items.map((item) => taskOf(item)?.isDone)).toEqual([false, true, undefined]);
});
