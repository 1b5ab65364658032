import { documentSchema } from './document.schema.ts';
import { categories, documentTypes, familyCategories } from './families.ts';
import { fieldNames } from './fields.ts';
import { linkLimits } from './link-limits.ts';
import { type Step, stepOf, steps, stepsOf } from './steps.ts';
import { tableNames } from './tables.ts';

const start = { type: 'bep-pre', language: 'en' };
const faultsOf = (document: unknown) =>
  documentSchema.safeParse(document).error?.issues.map(({ path, code }) => `${path.join('.')}: ${code}`);

test('reads missing values as empty and keeps the document equal through JSON', () => {
  const document = documentSchema.parse(start);
  expect(document.fields.projectName).toBe('');
  expect(document.tables.deliverables).toEqual([]);
  expect(documentSchema.parse(JSON.parse(JSON.stringify(document)))).toEqual(document);
});

test('refuses wrong shapes with the path to them', () => {
  expect(faultsOf({ ...start, fields: { date: '30/02/2026' } })).toEqual(['fields.date: invalid_format']);
  expect(faultsOf({ ...start, fields: { colour: 'red' } })).toEqual(['fields: unrecognized_keys']);
  expect(faultsOf({ ...start, fields: { projectType: 'castle' } })).toEqual(['fields.projectType: invalid_value']);
  expect(faultsOf({ ...start, tables: { parties: [{ id: 'a', name: 4 }] } })).toEqual([
    'tables.parties.0.name: invalid_type',
  ]);
  expect(faultsOf({ ...start, tables: { parties: [{ id: 'a' }, { id: 'a' }] } })).toEqual(['tables.parties: custom']);
  expect(faultsOf({ ...start, tables: { parties: [{ id: 'a b' }] } })).toEqual(['tables.parties.0.id: invalid_format']);
});

test('bounds texts and lists', () => {
  expect(faultsOf({ ...start, fields: { projectName: 'x'.repeat(201) } })).toEqual(['fields.projectName: too_big']);
  const rows = (count: number) => Array.from({ length: count }, (_, row) => ({ id: `d${row}` }));
  expect(faultsOf({ ...start, tables: { deliverables: rows(2000) } })).toBeUndefined();
  expect(faultsOf({ ...start, tables: { deliverables: rows(2001) } })).toEqual(['tables.deliverables: too_big']);
});

test('bounds what a link keeps of its EIR', () => {
  const link = { documentId: 'e1', documentNumber: '', revision: '', projectName: '' };
  const linked = (marks: number, keys: number) => ({
    ...start,
    eir: {
      ...link,
      asked: Object.fromEntries(Array.from({ length: marks }, (_, row) => [`r${row}`, 'a1'])),
      differs: Array.from({ length: keys }, () => 'field cde'),
    },
  });
  expect(faultsOf(linked(linkLimits.asked, linkLimits.differs))).toBeUndefined();
  expect(faultsOf(linked(linkLimits.asked + 1, 0))).toEqual(['eir.asked: custom']);
  expect(faultsOf(linked(0, linkLimits.differs + 1))).toEqual(['eir.differs: too_big']);
});

test('refuses what XML cannot hold', () => {
  expect(faultsOf({ ...start, fields: { projectName: 'a\u0000b' } })).toEqual(['fields.projectName: custom']);
  expect(faultsOf({ ...start, fields: { projectName: 'a\ud800b' } })).toEqual(['fields.projectName: custom']);
  expect(faultsOf({ ...start, fields: { description: 'a\n\tb 🏗️' } })).toBeUndefined();
});

test('keeps texts without what turns or hides text', () => {
  const fields = { projectName: '\u202Elatipsoh\u2069 soft\u00ADly', description: 'a\n\tb\u200B 🏗️' };
  const parties = [{ id: 'a', name: '\u200FAcme\uFEFF' }];
  const document = documentSchema.parse({ ...start, fields, tables: { parties } });
  expect(document.fields).toMatchObject({ projectName: 'latipsoh softly', description: 'a\n\tb 🏗️' });
  expect(document.tables.parties[0]?.name).toBe('Acme');
});

test('accepts a logo as a bounded picture only', () => {
  const logo = { type: 'image/png', data: 'iVBORw0KGgo=', width: 10, height: 10 };
  expect(faultsOf({ ...start, logo })).toBeUndefined();
  expect(faultsOf({ ...start, logo: { ...logo, type: 'image/svg+xml' } })).toEqual(['logo.type: invalid_value']);
});

test('puts each field and table on one step', () => {
  expect(steps.flatMap((step: Step) => step.fields).toSorted()).toEqual(fieldNames.toSorted());
  expect(steps.flatMap((step: Step) => step.tables).toSorted()).toEqual(tableNames.toSorted());
  expect(stepOf('deliverables', 'table')).toBe('deliverables');
  expect(stepOf('topics')).toBe('topics');
  const tables = (type: (typeof documentTypes)[number]) => stepsOf(type).flatMap((step) => step.tables);
  expect(tables('eir')).toContain('requirements');
  expect(tables('bep-post')).not.toContain('requirements');
});

test('has 24 categories in five families', () => {
  expect(categories).toHaveLength(24);
  expect(Object.values(familyCategories).map(({ length }) => length)).toEqual([5, 4, 5, 5, 5]);
});
