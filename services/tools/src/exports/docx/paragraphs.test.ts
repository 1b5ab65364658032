import { limits } from '@arcada/bim';
import { mostParagraphs, paragraphsOf } from './paragraphs.ts';

test('every paragraph and cell counts, also those of headings', () => {
  const parts = [{ kind: 'text' as const, text: 'a' }];
  const item = { parts, lists: [] };
  const above = { parts, lists: [{ kind: 'list' as const, start: 1, items: [item] }] };
  expect(
    paragraphsOf({
      parts: [
        { kind: 'heading', level: 1, number: '1', text: 'Chapter' },
        { kind: 'paragraph', parts },
        { kind: 'list', items: [item, above, item] },
        { kind: 'facts', facts: [['Number', '1']] },
        {
          kind: 'table',
          columns: ['A', 'B'],
          rows: [
            ['1', '2'],
            ['3', '4'],
          ],
        },
      ],
    }),
  ).toBe(1 + 1 + 4 + 2 + 6);
});

test('topics of as many lines as they may have are few enough for Word', () => {
  expect(limits.filledTopics / limits.lineBreak).toBeLessThan(mostParagraphs);
});
