import type { Language } from '@arcada/contracts';
import { applyEdits } from '../edits/apply-edits.ts';
import type { Edit } from '../edits/edit.ts';
import { newRow } from '../edits/new-row.ts';
import { cellFaultWords } from '../grid/cell-faults.ts';
import { emptyDocument } from '../start/empty-document.ts';
import { isIssuedFact, keepIssued } from './issued-rows.ts';

const rowOf = (revision: string, more = {}) =>
  newRow('revisionLog', { revision, date: '2026-09-01', author: 'Ana', change: 'First', ...more });
const [first, second] = [rowOf('P01'), rowOf('P02')];
const empty = emptyDocument('eir', 'en');
const before = { ...empty, tables: { ...empty.tables, revisionLog: [first, second] } };
const cell = (row: string, column: string, value: string): Edit => ({
  op: 'cell',
  table: 'revisionLog',
  row,
  column,
  value,
});
const logAfter = (edits: readonly Edit[], issued = ['p01 ']) =>
  keepIssued(before, applyEdits(before, edits), issued).tables.revisionLog;

test('what an issued revision says of itself stays; the description of its change is corrected', () => {
  const edits = ['revision', 'date', 'author'].map((column) => cell(first.id, column, '2026-10-02'));
  expect(logAfter([...edits, cell(first.id, 'change', 'Corrected')])).toEqual([
    { ...first, change: 'Corrected' },
    second,
  ]);
});

test('a row of an issued revision is not removed, and comes back to its place', () => {
  expect(logAfter([first, second].map(({ id }) => ({ op: 'remove-row', table: 'revisionLog', row: id })))).toEqual([
    first,
  ]);
});

test('a fact that the issue left empty can be filled once', () => {
  expect(logAfter([cell(first.id, 'status', 'S2')])[0]).toMatchObject({ status: 'S2' });
  expect(['status', 'date', 'change'].map((column) => isIssuedFact(before, ['P01'], first.id, column))).toEqual([
    false,
    true,
    false,
  ]);
});

test('the reason why a cell stays names whatever stays', () => {
  const filled = rowOf('P01', { status: 'S2', checkedBy: 'Ben', approvedBy: 'Cleo' });
  const log = { ...before, tables: { ...before.tables, revisionLog: [filled] } };
  const locked = Object.keys(filled).filter((column) => isIssuedFact(log, ['P01'], filled.id, column));
  expect(locked).toEqual(['revision', 'date', 'status', 'author', 'checkedBy', 'approvedBy']);
  for (const [language, names] of Object.entries({
    en: ['number', 'date', 'status', 'author', 'checked', 'approved'],
    'pt-BR': ['número', 'data', 'status', 'autor', 'verificou', 'aprovou'],
    es: ['número', 'fecha', 'estado', 'autor', 'revisó', 'aprobó'],
  }))
    for (const name of names) expect(cellFaultWords.issued[language as Language]).toMatch(new RegExp(`${name}.*\\.`));
});

test('rows of revisions that were not issued, and second rows of issued ones, are free', () => {
  const again = rowOf('P01');
  const doubled = { ...before, tables: { ...before.tables, revisionLog: [first, second, again] } };
  const after = applyEdits(doubled, [
    cell(second.id, 'date', '2026-10-02'),
    { op: 'remove-row', table: 'revisionLog', row: again.id },
  ]);
  expect(keepIssued(doubled, after, ['P01'])).toBe(after);
  expect(logAfter([{ op: 'order-rows', table: 'revisionLog', rows: [second.id, first.id] }])).toEqual([second, first]);
});
