import { check, explain } from '../checker/check.ts';
import { applyEdits } from '../edits/apply-edits.ts';
import { renameCode } from '../edits/rename-code.ts';
import { gridColumns, readGridText } from '../grid/grid-column.ts';
import { importSheet } from '../importing/import-sheet.ts';
import { sampleDocument } from '../sample/sample-document.ts';
import { namedCodes, withCodes } from './named-codes.ts';

const today = '2026-09-01';
const sample = sampleDocument('bep-post', 'en', today);
const naming = (informationNeed: string, document = sample) =>
  applyEdits(document, [
    { op: 'cell', table: 'deliverables', row: 'd2', column: 'informationNeed', value: informationNeed },
  ]);
const found = (document: typeof sample) => check(document, { today });

test.each([
  ['N1', ['N1']],
  ['N1, N3', ['N1', 'N3']],
  [' N1;N3 ,, N1 ', ['N1', 'N3']],
  [' , ', []],
  ['N1, walls', ['N1, walls']],
] as const)('%j names %j', (text, codes) => {
  expect(namedCodes(text, new Set(['N1, walls']))).toEqual(codes);
});

test('one of several codes is replaced, and nothing else of the text', () => {
  expect(withCodes('N1 ;N10,  N1', (code) => (code === 'N1' ? '$&' : code))).toBe('$& ;N10,  $&');
});

test('a deliverable may name several levels of information need', () => {
  expect(found(naming('N1, N3'))).toEqual([]);
  expect(found(naming(' , ')).map(({ rule }) => rule)).toEqual(['deliverable-without-information-need']);
});

test('each code is checked, and a fix mends all that are meant', () => {
  const document = naming('N1, n3, N99; n2');
  const findings = found(document);
  expect(findings.map(({ rule, parameters }) => [rule, parameters?.code])).toEqual([
    ['unknown-information-need', 'n3'],
    ['unknown-information-need', 'N99'],
    ['unknown-information-need', 'n2'],
  ]);
  expect(findings.map(({ edits }) => edits !== undefined)).toEqual([true, false, true]);
  const [first] = findings;
  expect(first && explain(first, 'en').fix).toContain('N3');
  const mended = applyEdits(document, first?.edits ?? []);
  expect(mended.tables.deliverables.find(({ id }) => id === 'd2')?.informationNeed).toBe('N1, N3, N99; N2');
});

test('a need that is named beside another is used', () => {
  const needs = sample.tables.deliverables.map(({ id, informationNeed }) => ({ id, informationNeed }));
  const only = needs.filter(({ informationNeed }) => informationNeed === 'N3');
  expect(only.length).toBeGreaterThan(0);
  const without = (text: string) =>
    applyEdits(
      sample,
      only.map(({ id }) => ({ op: 'cell', table: 'deliverables', row: id, column: 'informationNeed', value: text })),
    );
  const unused = (text: string) => found(without(text)).filter(({ rule }) => rule === 'information-need-unused');
  expect(unused('N1').map(({ parameters }) => parameters?.code)).toEqual(['N3']);
  expect(unused('N1, N3')).toEqual([]);
});

test('a purpose is proposed where all needs that are named share it', () => {
  const bare = (informationNeed: string) =>
    applyEdits(naming(informationNeed), [
      { op: 'cell', table: 'deliverables', row: 'd2', column: 'levelOfDevelopment', value: '300' },
      { op: 'cell', table: 'deliverables', row: 'd2', column: 'purpose', value: '' },
    ]);
  const purposes = new Map(sample.tables.informationNeeds.map(({ code, purpose }) => [code, purpose]));
  const fixed = (text: string) => found(bare(text)).find(({ rule }) => rule === 'lod-without-purpose')?.edits;
  const [one, ...others] = [...purposes.keys()];
  const other = others.find((code) => purposes.get(code) !== purposes.get(one ?? ''));
  expect(fixed(`${one}, ${one}`)).toMatchObject([{ value: purposes.get(one ?? '') }]);
  expect(fixed(`${one}, ${other}`)).toBeUndefined();
});

test('a renamed code is renamed among others', () => {
  const before = naming('N1, N3');
  const need = before.tables.informationNeeds.find(({ code }) => code === 'N3');
  const others = before.tables.informationNeeds.filter(({ id, code }) => code !== 'N3' || id === need?.id);
  const alone = { ...before, tables: { ...before.tables, informationNeeds: others } };
  const after = applyEdits(alone, [
    { op: 'cell', table: 'informationNeeds', row: need?.id ?? '', column: 'code', value: 'N-30' },
  ]);
  const renamed = applyEdits(after, renameCode(alone, after, 'informationNeeds'));
  expect(renamed.tables.deliverables.find(({ id }) => id === 'd2')?.informationNeed).toBe('N1, N-30');
  expect(found(renamed)).toEqual([]);
});

test('lines of a pasted cell and of a sheet are several codes', () => {
  const column = gridColumns(sample, 'deliverables').find(({ column }) => column === 'informationNeed');
  const row = sample.tables.deliverables.find(({ id }) => id === 'd2');
  if (!column || !row) throw new Error('the sample has no such cell');
  expect(readGridText(row, column, 'N1,\nN3', 'en')).toEqual({ value: 'N1, N3' });
  const sheet = [
    ['Container name', 'Level of information need'],
    [row.containerName, 'N1\nN3'],
  ];
  const { edits, errors } = importSheet(sample, 'deliverables', sheet);
  expect(errors).toEqual([]);
  expect(edits).toMatchObject([{ op: 'cell', row: 'd2', column: 'informationNeed', value: 'N1, N3' }]);
});
