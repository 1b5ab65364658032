import { languages } from '@arcada/contracts';
import { check } from '../checker/check.ts';
import { documentSchema } from '../document/document.schema.ts';
import { applyEdits } from '../edits/apply-edits.ts';
import { newRow } from '../edits/new-row.ts';
import { disciplineCodes } from '../grid/read-option.ts';
import { sampleDocument } from '../sample/sample-document.ts';
import { emptyDocument } from './empty-document.ts';
import { exampleCodeEdits, exampleTables } from './example-codes.ts';

const filled = (document = emptyDocument('bep-post', 'en')) =>
  exampleTables.reduce((now, table) => applyEdits(now, exampleCodeEdits(now, table)), document);

test('an empty plan gets codes that the checker accepts, in each language', () => {
  for (const language of languages) {
    const document = filled(emptyDocument('bep-post', language));
    expect(documentSchema.safeParse(document).success).toBe(true);
    const { statusCodes, naming } = document.tables;
    expect(statusCodes.map(({ code }) => code).slice(0, 7)).toEqual(['S0', 'S1', 'S2', 'S3', 'S4', 'S5', 'A1']);
    expect(naming.map(({ part }) => part)).toEqual([
      ...['project', 'originator', 'functional', 'spatial', 'form', 'discipline', 'number'],
    ]);
    const faults = check(document, { today: '2026-09-01' }).filter(
      ({ place }) => place.kind === 'table' && (place.table === 'statusCodes' || place.table === 'naming'),
    );
    expect([language, faults]).toEqual([language, []]);
    expect(exampleTables.flatMap((table) => exampleCodeEdits(document, table))).toEqual([]);
  }
});

test('what a project has stays: its codes, and the codes of its parties as originators', () => {
  const sample = sampleDocument('bep-post', 'pt-BR', '2026-09-01');
  const after = filled(sample);
  expect(after.tables.naming).toEqual(sample.tables.naming);
  expect(after.tables.statusCodes.slice(0, sample.tables.statusCodes.length)).toEqual(sample.tables.statusCodes);
  const own = applyEdits(emptyDocument('eir', 'es'), [
    { op: 'insert-row', table: 'parties', row: newRow('parties', { code: 'ARQ', name: 'Estudio' }) },
    { op: 'insert-row', table: 'naming', row: newRow('naming', { field: 'Rol', part: 'discipline', rule: 'codes' }) },
  ]);
  const { naming } = filled(own).tables;
  expect(naming.find(({ part }) => part === 'originator')?.codes).toEqual([{ code: 'ARQ', meaning: 'Estudio' }]);
  expect(naming.filter(({ part }) => part === 'discipline')).toMatchObject([{ field: 'Rol' }]);
  expect(disciplineCodes(filled(own)).get('s')).toBe('structure');
});
