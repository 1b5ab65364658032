import { applyEdits } from '../edits/apply-edits.ts';
import { printedDocument } from '../print/printed-document.ts';
import { printedTable } from '../print/printed-table.ts';
import { sampleDocument } from '../sample/sample-document.ts';
import { fromEir } from '../start/from-eir.ts';
import { placeOfText } from './answer-place.ts';
import { eirTrace } from './eir-trace.ts';

const eir = sampleDocument('eir', 'pt-BR', '2026-09-01');
const [first, second, third, fourth] = eir.tables.requirements.map(({ id }) => id);
const set = (row = '', column: string, value: string) =>
  ({ op: 'cell', table: 'answers', row, column, value }) as const;
const bep = applyEdits(fromEir(eir, 'eir-1'), [
  set(first, 'response', 'full'),
  set(first, 'place', 'table:exchangeFormats'),
  set(second, 'response', 'partly'),
  set(second, 'answer', 'Só na estrutura'),
  set(third, 'response', 'none'),
  set(third, 'answer', 'Não ofertado'),
]);

test('a requirement is in the state that its answer declares, with the place in words', () => {
  const { rows, counts } = eirTrace(bep);
  expect(rows.map(({ state }) => state)).toEqual(['full', 'partly', 'none', 'open']);
  expect(rows[0]?.place).toBe('Formatos de troca');
  expect(counts).toEqual({ full: 1, partly: 1, none: 1, review: 0, open: 1 });
  expect(rows.every(({ drift }) => drift === '')).toBe(true);
});

test('what changed in the EIR since is named', () => {
  const newer = applyEdits(eir, [
    { op: 'cell', table: 'requirements', row: first ?? '', column: 'text', value: 'Novo texto' },
    { op: 'remove-row', table: 'requirements', row: fourth ?? '' },
    { op: 'insert-row', table: 'requirements', row: { ...eir.tables.requirements[0], id: 'new', code: 'EIR-9' } },
  ]);
  const { rows } = eirTrace(bep, newer);
  expect(rows.map(({ requirement, drift }) => [requirement, drift])).toEqual([
    ['EIR-1', 'changed'],
    ['EIR-2', ''],
    ['EIR-3', ''],
    ['EIR-4', 'dropped'],
    ['EIR-9', 'new'],
  ]);
});

test('the places of answers are printed in words', () => {
  const { columns = [], rows = [] } = printedTable(bep, 'answers') ?? {};
  expect(rows[0]?.[columns.indexOf('Onde no plano')]).toBe('Formatos de troca');
});

test('a place is meant by its number, alone or before a title, as well as by its title', () => {
  const plan = sampleDocument('bep-post', 'en', '2026-09-01');
  const { chapters } = printedDocument(plan);
  const at = chapters.findIndex(({ category }) => category === 'technical_standards');
  const { topics = [], tables = [] } = chapters[at] ?? {};
  const [naming] = topics;
  const number = `${at + 1}.1`;
  for (const text of [number, `${number} Naming`, ` § ${number}.`, `Section ${number}`, `Capítulo ${number}`])
    expect(placeOfText(plan, text)).toBe(naming?.id);
  expect(placeOfText(plan, `${at + 1}.${topics.length + 1}`)).toBe(`table:${tables[0]?.table}`);
  // The title counts where the number has moved.
  expect(placeOfText(plan, `9.9 ${naming?.title}`)).toBe(naming?.id);
  for (const text of ['9.9', '9.9 Naming', '4', 'see above']) expect(placeOfText(plan, text)).toBe(text);
});

test('a chapter in print and a step of the form are places, too, in any language and case', () => {
  const plan = sampleDocument('bep-post', 'pt-BR', '2026-09-01');
  expect(placeOfText(plan, 'Normas BIM')).toBe('field:bimStandard');
  expect(placeOfText(plan, 'normas bim')).toBe('field:bimStandard');
  expect(placeOfText(plan, 'Software and tools')).toBe('field:software');
  expect(placeOfText(plan, 'Padrões técnicos')).toBe(
    plan.topics.find((one) => one.category === 'technical_standards')?.id,
  );
  expect(placeOfText(plan, 'Nowhere')).toBe('Nowhere');
});
