import { sampleDocument } from '../sample/sample-document.ts';
import { applyEdits } from './apply-edits.ts';
import { newRow } from './new-row.ts';

const sample = sampleDocument('bep-post', 'en', '2026-09-01');

test('edits change what they name and share the rest', () => {
  const row = newRow('risks', { description: 'Late survey' });
  const after = applyEdits(sample, [
    { op: 'field', field: 'projectName', value: 'Other' },
    { op: 'cell', table: 'risks', row: 'k1', column: 'owner', value: 'ARC' },
    { op: 'insert-row', table: 'risks', row, at: 0 },
    { op: 'remove-row', table: 'risks', row: 'k2' },
    { op: 'order-rows', table: 'risks', rows: ['k3', 'k1'] },
    { op: 'topic', topic: 'o1', change: { title: 'New' } },
    { op: 'remove-topic', topic: 'o2' },
    { op: 'order-topics', topics: ['o5'] },
  ]);
  expect(after.fields.projectName).toBe('Other');
  expect(after.tables.risks.map(({ id }) => id)).toEqual(['k3', 'k1', row.id]);
  expect(after.tables.risks[1]?.owner).toBe('ARC');
  expect(after.topics.map(({ id, title }) => [id, title === 'New'])).toEqual([
    ['o5', false],
    ['o1', true],
    ['o3', false],
    ['o4', false],
  ]);
  expect(after.tables.deliverables).toBe(sample.tables.deliverables);
  expect(sample.fields.projectName).not.toBe('Other');
});

test('an edit of what no longer exists does nothing, and an id is inserted once', () => {
  const [first] = sample.tables.risks;
  if (!first) throw new Error('The sample has risks');
  expect(
    applyEdits(sample, [
      { op: 'cell', table: 'risks', row: 'gone', column: 'owner', value: 'ARC' },
      { op: 'remove-row', table: 'risks', row: 'gone' },
      { op: 'insert-row', table: 'risks', row: first },
      { op: 'remove-topic', topic: 'gone' },
    ]),
  ).toEqual(sample);
});
