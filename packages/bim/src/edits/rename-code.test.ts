import { check } from '../checker/check.ts';
import { sampleDocument } from '../sample/sample-document.ts';
import { applyEdits } from './apply-edits.ts';
import { renameCode } from './rename-code.ts';

const today = '2026-09-01';
const sample = sampleDocument('bep-post', 'en', today);
const change = (table: 'parties' | 'statusCodes', row: string, value: string) =>
  applyEdits(sample, [{ op: 'cell', table, row, column: 'code', value }]);

test('whatever names a renamed party names it by its new code', () => {
  const before = change('parties', 'p1', 'NHT');
  const after = applyEdits(before, renameCode(sample, before, 'parties'));
  expect(check(before, { today }).map(({ rule }) => rule)).toContain('matrix-unknown-party');
  expect(check(after, { today })).toEqual([]);
  expect(JSON.stringify(after.tables.responsibilities)).not.toContain('"CLI"');
});

test('a renamed status is that of the document, too', () => {
  const before = change('statusCodes', 's3', 'S2A');
  const after = applyEdits(before, renameCode(sample, before, 'statusCodes'));
  expect(after.fields.status).toBe('S2A');
  expect(after.tables.revisionLog[0]?.status).toBe('S2A');
});

test('nothing follows where another row has a code, it is emptied, or several are changed', () => {
  const follows = (after: typeof sample) => renameCode(sample, after, 'parties');
  expect(follows(change('parties', 'p1', 'ARC'))).toEqual([]);
  expect(follows(change('parties', 'p1', ''))).toEqual([]);
  const two = applyEdits(change('parties', 'p1', 'NHT'), [
    { op: 'cell', table: 'parties', row: 'p2', column: 'code', value: 'MNG' },
  ]);
  expect(follows(two)).toEqual([]);
  expect(renameCode(sample, change('parties', 'p1', 'NHT'), 'risks')).toEqual([]);
});
