import { sampleDocument } from '../sample/sample-document.ts';
import { taskOf, textBlocks } from './text-blocks.ts';

const sample = sampleDocument('bep-post', 'en', '2026-09-01');

test('paragraphs and lists are told apart', () => {
  const blocks = textBlocks(sample, 'First line\nsame paragraph\n\nSecond:\n- one {revision}\n- two\nAfter');
  expect(blocks.map((block) => (block.kind === 'list' ? block.items.length : block.kind))).toEqual([
    'paragraph',
    'paragraph',
    2,
    'paragraph',
  ]);
  expect(blocks[2]).toMatchObject({ items: [[{ text: 'one ' }, { kind: 'value', text: 'P01' }], [{ text: 'two' }]] });
});

test('tasks have the boxes that their brackets mean', () => {
  const text = '- [ ] Appoint {bimManager}\n- [x] done\n• [X] {revision}\n- [ ]\n- [y] no\n- see [ ] here';
  const [list] = textBlocks(sample, text);
  const items = list?.kind === 'list' ? list.items : [];
  expect(items.map((item) => [item[0]?.text, taskOf(item)?.isDone])).toEqual([
    ['☐ Appoint ', false],
    ['☑ done', true],
    ['☑ ', true],
    ['[ ]', undefined],
    ['[y] no', undefined],
    ['see [ ] here', undefined],
  ]);
  expect(taskOf(items[1] ?? [])?.parts).toEqual([{ kind: 'text', text: 'done' }]);
});
