import { limits } from '../document/limits.ts';
import { applyEdits } from '../edits/apply-edits.ts';
import { sampleDocument } from '../sample/sample-document.ts';
import { filledText } from './fill-text.ts';
import { filledLengths, isFilledTooLong, isTooLongToPrint } from './filled-length.ts';
import { spokenText } from './spoken-text.ts';

const sample = sampleDocument('bep-post', 'en', '2026-09-01');
const written = (text: string, description = 'x'.repeat(5_000)) => {
  const [topic] = sample.topics;
  const topics = topic ? [{ ...topic, text }] : [];
  return { ...sample, topics, fields: { ...sample.fields, description } };
};

test.each([
  'For {projectName} in {location}, on {date} by {nobody}: {software}.',
  '{additionalRequirements} {cde} {cde}',
  'Without any.',
])('counts as many characters as there are in %s once it is filled', (text) => {
  for (const document of [written(text), applyEdits(written(text), [{ op: 'field', field: 'cde', value: '' }])])
    expect(filledLengths(document).total).toBe(filledText(document, text).length);
});

test('line breaks count as many characters, in the text and in what fills it', () => {
  expect(filledLengths(written('a\nb\n{description}', 'c\nd')).total).toBe(4 + 3 * limits.lineBreak);
  expect(isTooLongToPrint(written('{description}'.repeat(4), 'a\n'.repeat(2_500)))).toBe(true);
});

test('follows the fields, though the topic stays the same', () => {
  const document = written('{description}');
  const shorter = applyEdits(document, [{ op: 'field', field: 'description', value: 'short' }]);
  expect(shorter.topics[0]).toBe(document.topics[0]);
  expect([filledLengths(document).total, filledLengths(shorter).total]).toEqual([5_000, 5]);
});

test('the longest text without placeholders may be printed, and one that repeats a long field may not', () => {
  expect(isTooLongToPrint(written('x'.repeat(20_000)))).toBe(false);
  const twelve = written('{description}'.repeat(12));
  expect([isTooLongToPrint(twelve), isFilledTooLong(twelve, '{description}'.repeat(12))]).toEqual([false, false]);
  const more = `${'{description}'.repeat(12)}.`;
  expect([isTooLongToPrint(written(more)), isFilledTooLong(written(more), more)]).toEqual([true, true]);
});

test('many topics that may each be printed are together too long', () => {
  const { topics, ...document } = written('{description}'.repeat(12));
  const many = (count: number) => ({ ...document, topics: Array.from({ length: count }, () => topics).flat() });
  expect([isTooLongToPrint(many(25)), isTooLongToPrint(many(26))]).toEqual([false, true]);
});

/** Processor time of this thread, whatever else the machine does: the least of some runs. */
function cost(work: () => unknown): number {
  const costs = Array.from({ length: 5 }, () => {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    return user + system;
  });
  return Math.min(...costs);
}

// V8 doesn't tell how many steps a regular expression takes. As many characters in lines eight times as long cost eight
// times as much when each space is a new beginning, and no more than before when it isn't.
test('a long line of spaces costs no more than short ones with as many', () => {
  const open = applyEdits(sample, [{ op: 'field', field: 'additionalRequirements', value: '' }]);
  const spoken = (lines: number, spaces: number) => () => {
    const text = `${' '.repeat(spaces)}{additionalRequirements}`;
    for (let line = 0; line < lines; line++) spokenText(open, text);
  };
  const [short, long] = [cost(spoken(80, 2_400)), cost(spoken(10, 19_200))];
  // Microseconds: both may be less than the clock tells.
  expect(long).toBeLessThan(4 * short + 50_000);
});
