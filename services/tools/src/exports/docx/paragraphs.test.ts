import { limits } from '@arcada/bim';
import { mostParagraphs, paragraphsOf } from './paragraphs.ts';

test('every paragraph and cell counts, also those of headings', () => {
  const item = [{ kind: 'text' as const, text: 'a' }];
  expect(
    paragraphsOf({
      parts: [
        { kind: 'heading', level: 1, number: '1', text: 'Chapter' },
        { kind: 'paragraph', parts: item },
        { kind: 'list', items: [item, item, item] },
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
  ).toBe(1 + 1 + 3 + 2 + 6);
});

test('topics of as many lines as they may have are few enough for Word', () => {
  expect(limits.filledTopics / limits.lineBreak).toBeLessThan(mostParagraphs);
});
