import { check, explain } from '../checker/check.ts';
import { applyEdits } from '../edits/apply-edits.ts';
import { newRow } from '../edits/new-row.ts';
import { paste, pasted } from '../grid/paste.ts';
import { importSheet, sheetOf } from '../importing/import-sheet.ts';
import { printedDocument } from '../print/printed-document.ts';
import { printedTable } from '../print/printed-table.ts';
import { shownDocument } from '../print/shown-document.ts';
import { sampleDocument } from '../sample/sample-document.ts';
import { emptyDocument } from '../start/empty-document.ts';
import { followEir, fromEir, linkEir } from '../start/from-eir.ts';
import { placeOfPrint, placeOfText } from './answer-place.ts';
import { unlinkEir } from './counted-answers.ts';
import { hasEirChanged, keepEirText } from './eir-text.ts';
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

test('a place that the plan does not have is printed as it was written, and marked; the checker names it', () => {
  const topic = 'k3v9x0q2m7ab';
  const lost = applyEdits(bep, [set(first, 'place', '9.9 Nomes'), set(second, 'place', topic)]);
  const marked = ['“9.9 Nomes” (não encontrado no plano)', 'Tópico removido do plano'];
  const { rows } = eirTrace(lost);
  expect(rows.map(({ place }) => place)).toEqual([...marked, '', '']);
  expect(rows.map(({ isPlaceMissing }) => isPlaceMissing)).toEqual([true, true, false, false]);
  const { columns = [], rows: printed = [] } = printedTable(lost, 'answers') ?? {};
  expect(printed.map((cells) => cells[columns.indexOf('Onde no plano')])).toEqual([...marked, '', '']);
  // A sheet has the same, and takes back what was written.
  const { headings, rows: sheet } = sheetOf(lost, 'answers');
  expect(sheet.map((cells) => cells[headings.indexOf('Onde no plano')])).toEqual([...marked, '', '']);
  expect(importSheet(lost, 'answers', [headings, ...sheet]).edits).toEqual([]);
  expect(importSheet({ ...lost, language: 'en' }, 'answers', [headings, ...sheet]).edits).toEqual([]);
  const found = check(lost, { today: '2026-09-01' }).filter(({ rule }) => rule === 'eir-place-unknown');
  expect(found.map(({ place }) => place)).toEqual(
    [first, second].map((row) => ({ kind: 'table', table: 'answers', row, column: 'place' })),
  );
  const said = found.map((finding) => explain(finding, 'pt-BR').message);
  expect(said[0]).toContain('A resposta a EIR-1 aponta para “9.9 Nomes”, que não existe no plano.');
  expect(said[1]).toContain('A resposta a EIR-2 aponta para um tópico que foi removido, que não existe no plano.');
});

test('the words for a place that was lost mean what was written, also in another row', () => {
  const [at, topic] = ['9.9 Naming', 'k3v9x0q2m7ab'];
  expect(placeOfPrint(bep, '“9.9 Naming” (not found in the plan)', '')).toBe(at);
  expect(placeOfPrint(bep, '«9.9 Naming» (no encontrado en el plan)', topic)).toBe(at);
  expect(placeOfPrint(bep, '“Milestones” (not found in the plan)', '')).toBe('table:milestones');
  expect(placeOfPrint(bep, 'Topic removed from the plan', topic)).toBe(topic);
  expect(placeOfPrint(bep, 'Topic removed from the plan', 'table:milestones')).toBe('');
  expect(placeOfPrint(bep, '“Quoted”', '')).toBe('“Quoted”');
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

const reworded = (text: string) =>
  applyEdits(eir, [{ op: 'cell', table: 'requirements', row: first ?? '', column: 'text', value: text }]);
const overwritten = applyEdits(bep, [set(first, 'text', 'Menos')]);
const driftOfFirst = (plan: typeof bep, against: typeof eir) => eirTrace(plan, against).rows[0]?.drift;

test('a copy that was overwritten differs; only what the EIR rewords has changed there', () => {
  expect([driftOfFirst(overwritten, eir), hasEirChanged(overwritten.eir, eir)]).toEqual(['differs', false]);
  expect([driftOfFirst(overwritten, reworded('Mais')), hasEirChanged(bep.eir, reworded('Mais'))]).toEqual([
    'changed',
    true,
  ]);
  expect([driftOfFirst(overwritten, reworded('Menos')), driftOfFirst(bep, eir)]).toEqual(['', '']);
  const followed = followEir(overwritten, eir, 'eir-1');
  expect(followed.tables.answers[0]).toMatchObject({ text: eir.tables.requirements[0]?.text, response: 'review' });
});

test('a link of before knows the revision only, and blames no one for a text', () => {
  const { asked: _, ...old } = bep.eir ?? { documentId: '', documentNumber: '', revision: '', projectName: '' };
  const plan = { ...bep, eir: old };
  expect([driftOfFirst(plan, reworded('Mais')), hasEirChanged(old, reworded('Mais'))]).toEqual(['differs', false]);
  const later = applyEdits(eir, [{ op: 'field', field: 'revision', value: 'P09' }]);
  expect(hasEirChanged(old, later)).toBe(true);
});

test('in a linked plan edits leave the client’s text and rows as they are; the answers are free', () => {
  const edits = [set(first, 'text', 'Menos'), set(first, 'answer', 'Sim'), set(second, 'priority', 'could')];
  const removed = { op: 'remove-row', table: 'answers', row: second ?? '' } as const;
  const own = { op: 'insert-row', table: 'answers', row: newRow('answers', { requirement: 'X-1' }) } as const;
  const kept = keepEirText(bep, applyEdits(bep, [...edits, removed, own]));
  expect(kept.tables.answers).toEqual(applyEdits(bep, [set(first, 'answer', 'Sim')]).tables.answers);
  const free = applyEdits(bep, [set(first, 'answer', 'Sim')]);
  expect(keepEirText(bep, free)).toBe(free);
  const unlinked = { ...bep, eir: null };
  const after = applyEdits(unlinked, [...edits, removed, own]);
  expect(keepEirText(unlinked, after)).toBe(after);
});

test('a paste over the client’s text is refused cell by cell, also in new rows', () => {
  const block = [
    ['EIR-1', 'Outro título', bep.tables.answers[0]?.text ?? '', 'Obrigatório', 'Atende', 'Sempre'],
    ...bep.tables.answers.slice(1).map(({ requirement }) => [requirement]),
    ['EIR-99', 'Novo'],
  ];
  const at = { row: 0, column: 0 };
  const result = paste(bep, 'answers', { from: at, to: at }, block);
  expect(result.errors.map(({ row, column, fault, text }) => [row, column, fault, text])).toEqual([
    [0, 1, 'of-eir', 'Outro título'],
    [bep.tables.answers.length, 0, 'eir-rows', 'EIR-99\tNovo'],
  ]);
  const after = pasted(bep, result).tables.answers;
  expect(after).toHaveLength(bep.tables.answers.length);
  expect(after[0]).toEqual({ ...bep.tables.answers[0], response: 'full', answer: 'Sempre' });
});

test('a sheet adds no row to the answers of a linked plan', () => {
  const { headings } = sheetOf(bep, 'answers');
  const result = importSheet(bep, 'answers', [headings.slice(1, 3), ['EIR-99', 'Novo']]);
  expect([result.added, result.edits.length, result.errors.map(({ fault }) => fault)]).toEqual([0, 0, ['eir-rows']]);
});

test('an unlink takes back the rows of the link in which nothing is written', () => {
  const empty = emptyDocument('bep-pre', 'pt-BR');
  expect(unlinkEir(linkEir(empty, eir, 'eir-1')).tables.answers).toEqual([]);
  const written = applyEdits(bep, [set(third, 'response', ''), set(third, 'answer', ''), set(third, 'owner', 'ARC')]);
  const left = unlinkEir(written);
  expect([left.eir, left.tables.answers]).toEqual([null, written.tables.answers.slice(0, 3)]);
  // A row of the author's own, from before the link, is no copy.
  const own = newRow('answers', { requirement: 'X-1', title: 'Nosso' });
  const linked = linkEir({ ...empty, tables: { ...empty.tables, answers: [own] } }, eir, 'eir-1');
  expect(unlinkEir(linked).tables.answers).toEqual([own]);
  const { asked: _, ...old } = bep.eir ?? { documentId: '', documentNumber: '', revision: '', projectName: '' };
  expect(unlinkEir({ ...bep, eir: old }).tables.answers).toEqual(bep.tables.answers.slice(0, 3));
});

test('a plan without a link owes no answer: only rows in which something is written are checked and printed', () => {
  const ruleOf = (plan: typeof bep) =>
    check(plan, { today: '2026-09-01' }).filter(({ rule }) => rule === 'eir-unanswered').length;
  const tableOf = (plan: typeof bep) =>
    printedDocument(plan)
      .chapters.flatMap(({ tables }) => tables)
      .find(({ table }) => table === 'answers')?.rows.length;
  const unlinked = { ...bep, eir: null };
  expect([ruleOf(bep), eirTrace(bep).rows.length, tableOf(bep)]).toEqual([1, 4, 4]);
  expect([ruleOf(unlinked), eirTrace(unlinked).rows.length, tableOf(unlinked)]).toEqual([0, 3, 3]);
  const begun = applyEdits(unlinked, [set(fourth, 'place', 'table:milestones')]);
  expect([ruleOf(begun), eirTrace(begun).rows.length, tableOf(begun)]).toEqual([1, 4, 4]);
  const none = { ...fromEir(eir, 'eir-1'), eir: null };
  expect([ruleOf(none), eirTrace(none).rows.length, tableOf(none)]).toEqual([0, 0, undefined]);
  expect(shownDocument(bep).tables.answers).toEqual(bep.tables.answers);
  expect(shownDocument(none).tables.answers).toEqual([]);
});
