import { applyEdits, printedDocument, sampleDocument } from '@arcada/bim';
import { renderInSite } from '@arcada/testing/render';
import { screen } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import { DocumentPreview } from './document-preview.tsx';

const sample = sampleDocument('bep-post', 'en', '2026-09-01');
const shown = () => screen.getByRole('article').textContent ?? '';

test('topics follow their own text and the fields that they name', async () => {
  const { rerender } = await renderInSite(<DocumentPreview document={sample} />, { texts: { tools: en } });
  expect(shown()).toContain(sample.topics[0]?.title);
  const named = applyEdits(sample, [{ op: 'field', field: 'projectName', value: 'Riverside School' }]);
  rerender(<DocumentPreview document={named} />);
  expect(shown()).not.toContain('Northgate Health Centre');
  const written = applyEdits(named, [
    { op: 'topic', topic: sample.topics[0]?.id ?? '', change: { text: 'For {projectName} and {nobody}.' } },
  ]);
  rerender(<DocumentPreview document={written} />);
  expect(shown()).toContain('For Riverside School and {nobody}.');
  expect(screen.getByTitle(en.preview.unknown).textContent).toBe('{nobody}');
});

test('tables stand where the files have them: the revision log in front, the others in their chapters', async () => {
  await renderInSite(<DocumentPreview document={sample} />, { texts: { tools: en } });
  const { revisionLog, chapters } = printedDocument(sample);
  const inFiles = chapters.flatMap(({ heading, topics, tables }) => [
    ...(topics.length > 0 ? [heading] : []),
    ...tables.map((table) => table.heading),
  ]);
  const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(headings[0]).toBe(revisionLog?.heading);
  expect(headings.slice(-inFiles.length)).toEqual(inFiles);
});

test('the box of a task stands in the place of its bullet', async () => {
  const text = '- [ ] Appoint the manager\n- [x] Name the standard\n- plain';
  const written = applyEdits(sample, [{ op: 'topic', topic: sample.topics[0]?.id ?? '', change: { text } }]);
  await renderInSite(<DocumentPreview document={written} />, { texts: { tools: en } });
  const items = ['☐ Appoint the manager', '☑ Name the standard', 'plain'].map((item) => screen.getByText(item));
  expect(items.map(({ className }) => className)).toEqual(['tools-task', 'tools-task', '']);
});

test('numbered lists count from their first number, with their tasks and the lists within them', async () => {
  const text = 'Steps:\n3. [ ] Appoint\n   - by name\n4. Agree';
  const written = applyEdits(sample, [{ op: 'topic', topic: sample.topics[0]?.id ?? '', change: { text } }]);
  await renderInSite(<DocumentPreview document={written} />, { texts: { tools: en } });
  const list = screen.getByText('Agree').closest('ol');
  expect(list?.start).toBe(3);
  expect(list?.innerHTML).toBe('<li>☐ Appoint<ul><li>by name</li></ul></li><li>Agree</li>');
});

test('tables have short days as in print, and own uses by their name', async () => {
  const own = applyEdits(sample, [
    { op: 'cell', table: 'bimUses', row: 'u1', column: 'use', value: 'other' },
    { op: 'cell', table: 'bimUses', row: 'u1', column: 'ownUse', value: 'Wayfinding' },
  ]);
  await renderInSite(<DocumentPreview document={own} />, { texts: { tools: en } });
  expect(screen.getAllByRole('cell', { name: /^1\sSept\s2026$/ }).length).toBeGreaterThan(0);
  expect(screen.getByRole('cell', { name: 'Wayfinding' })).toBeTruthy();
  expect(screen.queryByRole('columnheader', { name: 'Own use' })).toBeNull();
});

test('what placeholders would make too long is shown as it is written, and says so', async () => {
  const field = { op: 'field', field: 'description', value: 'x'.repeat(5_000) } as const;
  const [first] = sample.topics;
  if (!first) throw new Error('The sample has no topic');
  const repeating = '{description}'.repeat(13);
  const one = applyEdits(sample, [field, { op: 'topic', topic: first.id, change: { text: repeating } }]);
  const { rerender } = await renderInSite(<DocumentPreview document={one} />, { texts: { tools: en } });
  expect(screen.getByText(en.preview.topicTooLong)).toBeTruthy();
  expect(screen.getByText(repeating)).toBeTruthy();
  const topics = Array.from({ length: 30 }, (_, at) => ({ ...first, id: `o${at}`, text: '{description}'.repeat(11) }));
  rerender(<DocumentPreview document={{ ...one, topics }} />);
  expect(screen.getByText(en.preview.tooLong)).toBeTruthy();
  expect(shown().length).toBeLessThan(40_000);
});
