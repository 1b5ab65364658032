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
  const after = applyEdits(before, renameCode(before, 'parties', 'CLI', 'NHT'));
  expect(check(before, { today }).map(({ rule }) => rule)).toContain('matrix-unknown-party');
  expect(check(after, { today })).toEqual([]);
  expect(JSON.stringify(after.tables.responsibilities)).not.toContain('"CLI"');
});

test('a renamed status is that of the document, too', () => {
  const before = change('statusCodes', 's3', 'S2A');
  const after = applyEdits(before, renameCode(before, 'statusCodes', 'S2', 'S2A'));
  expect(after.fields.status).toBe('S2A');
  expect(after.tables.revisionLog[0]?.status).toBe('S2A');
});

test('nothing follows while a row still has the code', () => {
  expect(renameCode(sample, 'parties', 'CLI', 'NHT')).toEqual([]);
  expect(renameCode(sample, 'parties', '', 'NHT')).toEqual([]);
});
