import { languages } from '@arcada/contracts';
import { difference } from '../compare/difference.ts';
import type { BimDocument } from '../document/document.schema.ts';
import { tablesOf } from '../document/family-tables.ts';
import { fieldNames, fields } from '../document/fields.ts';
import type { TableName } from '../document/tables.ts';
import { applyEdits } from '../edits/apply-edits.ts';
import { noHistory, record, undo } from '../edits/history.ts';
import { editText } from '../grid/cell-text.ts';
import { typeLabels } from '../labels/document-labels.ts';
import { languageNames } from '../labels/language-names.ts';
import { columnHeadings, tableLabels } from '../labels/table-labels.ts';
import { sampleDocument } from '../sample/sample-document.ts';
import { fromEir } from '../start/from-eir.ts';
import { foreignWorkbook, olderWorkbook } from './foreign-workbook.ts';
import { type SheetCell, sheetOf } from './import-sheet.ts';
import { importWorkbook, type Sheet } from './import-workbook.ts';
import { workbookChanges } from './workbook-changes.ts';

const today = '2026-09-01';
const sample = sampleDocument('bep-post', 'en', today);
interface OwnSheet extends Sheet {
  rows: SheetCell[][];
}

/** The sheets of an export: single values, every table, and of the deliverables also those of a team. */
function exported(document: BimDocument): OwnSheet[] {
  const { language } = document;
  const facts = fieldNames.map((field): SheetCell[] => [
    ...[field, field, editText(fields[field], document.fields[field], language)],
  ]);
  const tables = tablesOf(document.type).map((table): OwnSheet => {
    const { headings, rows } = sheetOf(document, table);
    return { name: table === 'deliverables' ? 'MIDP' : tableLabels[table][language], rows: [headings, ...rows] };
  });
  const midp = tables.find(({ name }) => name === 'MIDP')?.rows ?? [];
  const team = document.tables.deliverables[0]?.taskTeam;
  const own = midp.filter((row, at) => at === 0 || row.includes(team));
  const kind: SheetCell[] = ['type', 'Type', typeLabels[document.type][language]];
  const spoken: SheetCell[] = ['language', 'Language', languageNames[language]];
  return [
    { name: 'Document', rows: [['id', 'Field', 'Value'], kind, spoken, ...facts] },
    ...tables,
    ...(midp.length > 0 ? [{ name: `TIDP ${team}`, rows: own.map((row) => [...row]) }] : []),
    { name: 'Answers to the EIR', rows: [['x']] },
  ];
}
const sheetNamed = (sheets: readonly OwnSheet[], name: string): OwnSheet => {
  const found = sheets.find((sheet) => sheet.name === name);
  if (!found) throw new Error(`No sheet ${name}`);
  return found;
};
/** Writes a cell, of a table's column, into a row from 1. */
function write(
  sheets: readonly OwnSheet[],
  name: string,
  [table, column]: [TableName, string],
  at: number,
  to: SheetCell,
) {
  const { rows } = sheetNamed(sheets, name);
  const heading = columnHeadings(table)[column];
  const place = (rows[0] ?? []).findIndex((text) =>
    languages.map((language) => heading?.[language]).includes(String(text)),
  );
  if (place < 0 || !rows[at]) throw new Error(`No cell ${name} ${column} ${at}`);
  rows[at][place] = to;
}
const cells = (before: BimDocument, after: BimDocument) =>
  difference(before, after).map((change) =>
    change.kind === 'cell' ? [change.table, change.column, change.after] : change.kind,
  );

test.each(languages)(
  'an exported workbook changes nothing, and then exactly what was changed in it (%s)',
  (language) => {
    const document = sampleDocument('bep-post', language, today);
    const sheets = exported(document);
    const same = workbookChanges(document, sheets);
    expect(difference(document, same.document)).toEqual([]);
    expect(same.ignored).toEqual(['Answers to the EIR']);
    expect(same.sheets.flatMap(({ result, missing }) => [...result.edits, ...result.errors, ...missing])).toEqual([]);

    const elsewhere: BimDocument = { ...document, language: language === 'es' ? 'en' : 'es' };
    expect(difference(elsewhere, workbookChanges(elsewhere, sheets).document)).toEqual([]);

    const label = (table: TableName) => tableLabels[table][language];
    write(sheets, 'MIDP', ['deliverables', 'title'], 2, 'Renamed');
    write(sheets, label('milestones'), ['milestones', 'name'], 1, 'Kick-off');
    write(sheets, label('risks'), ['risks', 'mitigation'], 1, 'Order now');
    const changed = workbookChanges(document, sheets);
    expect(cells(document, changed.document)).toEqual([
      ['deliverables', 'title', 'Renamed'],
      ['milestones', 'name', 'Kick-off'],
      ['risks', 'mitigation', 'Order now'],
    ]);
    // As one step of a history.
    const history = record(noHistory, document, changed.document);
    expect(history.past).toHaveLength(1);
    expect(undo(history, changed.document)?.document).toEqual(document);
  },
);

test('single values, new rows and rows that can’t be read are told by sheet, and a sheet can be left out', () => {
  const sheets = exported(sample);
  sheetNamed(sheets, 'Document').rows.push(['projectName', '', 'Southgate']);
  const milestones = sheetNamed(sheets, 'Milestones');
  milestones.rows.push(['', 'M9', 'Opening', '2031-05-01']);
  write(sheets, 'Milestones', ['milestones', 'date'], 2, 'soon');
  write(sheets, 'Risks', ['risks', 'mitigation'], 1, 'Order now');
  const all = workbookChanges(sample, sheets);
  const found = all.sheets.find(({ table }) => table === 'milestones');
  expect(found?.result).toMatchObject({
    added: 1,
    changed: 0,
    errors: [{ row: 3, heading: 'Date', fault: 'not-a-day' }],
  });
  expect(all.facts?.edits).toEqual([{ op: 'field', field: 'projectName', value: 'Southgate' }]);
  expect(all.document.tables.milestones).toHaveLength(sample.tables.milestones.length + 1);
  expect(all.document.tables.milestones[1]).toEqual(sample.tables.milestones[1]);

  const part = workbookChanges(sample, sheets, { without: new Set(['Document', 'Milestones']) });
  expect(cells(sample, part.document)).toEqual([['risks', 'mitigation', 'Order now']]);
  // What is left out is still shown.
  expect(part.sheets.find(({ table }) => table === 'milestones')?.result.added).toBe(1);
});

test('rows that the workbook lacks go only where that is asked for, with the letters of their parties', () => {
  const sheets = exported(sample);
  const { rows } = sheetNamed(sheets, tableLabels.parties.en);
  const [lost] = rows.splice(2, 1);
  const kept = workbookChanges(sample, sheets);
  expect(kept.document.tables.parties).toEqual(sample.tables.parties);
  expect(kept.sheets.find(({ table }) => table === 'parties')?.missing).toMatchObject([{ id: lost?.[0] }]);
  const removed = workbookChanges(sample, sheets, { removes: new Set(['parties']) });
  expect(removed.document.tables.parties.map(({ id }) => id)).not.toContain(lost?.[0]);
  const code = sample.tables.parties[1]?.code;
  expect(removed.letters.map(({ party }) => party)).toContain(code);
  expect(JSON.stringify(removed.document.tables.responsibilities)).not.toContain(`"party":"${code}"`);
  // A sheet that is left out, or empty, says nothing of what is gone.
  const without = workbookChanges(sample, sheets, {
    without: new Set([tableLabels.parties.en]),
    removes: new Set(['parties']),
  });
  expect(without.document).toEqual(sample);
  const empty = workbookChanges(sample, [{ name: 'Risks', rows: [['x']] }], { removes: new Set(['risks']) });
  expect([empty.document.tables.risks.length, empty.sheets[0]?.missing]).toEqual([sample.tables.risks.length, []]);
});

test('a TIDP counts beside the MIDP: one of them changed is taken, both changed otherwise is told', () => {
  const sheets = exported(sample);
  const tidp = sheets.find(({ name }) => name.startsWith('TIDP'))?.name ?? '';
  write(sheets, tidp, ['deliverables', 'title'], 1, 'By the team');
  expect(cells(sample, workbookChanges(sample, sheets).document)).toEqual([['deliverables', 'title', 'By the team']]);
  const at = sheetNamed(sheets, 'MIDP').rows.findIndex(([id]) => id === sheetNamed(sheets, tidp).rows[1]?.[0]);
  write(sheets, 'MIDP', ['deliverables', 'title'], at, 'By the lead');
  write(sheets, 'MIDP', ['deliverables', 'owner'], at, 'Ann');
  const both = workbookChanges(sample, sheets);
  expect(both.document.tables.deliverables[at - 1]).toMatchObject({ title: 'By the lead', owner: 'Ann' });
  const errors = both.sheets.find(({ name }) => name === tidp)?.result.errors;
  expect(errors).toMatchObject([{ row: 2, heading: 'Title', fault: 'twice-in-sheets' }]);
});

test('a new row of a TIDP is its team’s, where it doesn’t say whose it is', () => {
  const sheets = exported(sample);
  const { name, rows } = sheets.find((sheet) => sheet.name.startsWith('TIDP')) as OwnSheet;
  const team = sample.tables.deliverables[0]?.taskTeam ?? '';
  const other = sample.tables.parties.find(({ code }) => code !== team)?.code ?? '';
  const added = (title: string, taskTeam: SheetCell) =>
    (rows[0] ?? []).map((heading): SheetCell => ({ Title: title, 'Task team': taskTeam })[String(heading)] ?? null);
  rows.push(added('Ours', null), added('Theirs', other));
  for (const clears of [false, true]) {
    const { document, sheets: read } = workbookChanges(sample, sheets, { clears });
    expect(document.tables.deliverables.slice(-2).map(({ title, taskTeam }) => [title, taskTeam])).toEqual([
      ['Ours', team],
      ['Theirs', other],
    ]);
    // As the preview shows it.
    const inserted = read.find((sheet) => sheet.name === name)?.result.edits;
    expect(inserted?.map((edit) => edit.op === 'insert-row' && edit.row.taskTeam)).toEqual([team, other]);
  }
  expect(importWorkbook(sheets, 'en').document.tables.deliverables.at(-2)?.taskTeam).toBe(team);
});

test('rows that are in sheets that are left out, or of other teams than a TIDP, are not missing from a workbook', () => {
  const sheets = exported(sample);
  const tidp = sheets.find(({ name }) => name.startsWith('TIDP'))?.name ?? '';
  const missingOf = (read: ReturnType<typeof workbookChanges>) =>
    read.sheets.find(({ name }) => name === tidp)?.missing.map(({ id }) => id);
  expect(missingOf(workbookChanges(sample, sheets, { without: new Set(['MIDP']) }))).toEqual([]);
  const alone = sheets.filter(({ name }) => name === tidp);
  expect(missingOf(workbookChanges(sample, alone))).toEqual([]);
  const id = String(sheetNamed(alone, tidp).rows[1]?.[0]);
  sheetNamed(alone, tidp).rows.splice(1, 1);
  expect(missingOf(workbookChanges(sample, alone))).toEqual([id]);
});

test('a row that was removed from the MIDP and that a TIDP repeats goes where that is asked for', () => {
  const sheets = exported(sample);
  const tidp = sheets.find(({ name }) => name.startsWith('TIDP'))?.name ?? '';
  const id = String(sheetNamed(sheets, tidp).rows[1]?.[0]);
  const { rows } = sheetNamed(sheets, 'MIDP');
  rows.splice(
    rows.findIndex(([one]) => one === id),
    1,
  );
  const kept = workbookChanges(sample, sheets);
  expect(kept.document).toEqual(sample);
  expect(kept.sheets.find(({ name }) => name === 'MIDP')).toMatchObject({ missing: [{ id }], repeating: [tidp] });
  const removes = new Set(['deliverables'] as const);
  const removed = workbookChanges(sample, sheets, { removes }).document.tables.deliverables;
  expect(removed).toEqual(sample.tables.deliverables.filter((row) => row.id !== id));
  // Nor does it need the TIDP.
  const alone = workbookChanges(sample, sheets, { removes, without: new Set([tidp]) }).document.tables.deliverables;
  expect(alone.map((row) => row.id)).not.toContain(id);
  // What the team has changed is still wanted.
  write(sheets, tidp, ['deliverables', 'title'], 1, 'By the team');
  const changed = workbookChanges(sample, sheets, { removes }).document.tables.deliverables;
  expect(changed.find((row) => row.id === id)?.title).toBe('By the team');
});

test('an answer to an older wording of a requirement doesn’t say that the new one is met', () => {
  const eir = sampleDocument('eir', 'en', today);
  const row = eir.tables.requirements[0]?.id ?? '';
  const bep = applyEdits(fromEir(eir, 'eir-1'), [
    { op: 'cell', table: 'answers', row, column: 'response', value: 'full' },
  ]);
  const old = exported(bep);
  write(old, tableLabels.answers.en, ['answers', 'answer'], 1, 'Weekly');
  const reworded = applyEdits(bep, [
    { op: 'cell', table: 'answers', row, column: 'text', value: 'Other words' },
    { op: 'cell', table: 'answers', row, column: 'response', value: 'review' },
  ]);
  const { document, sheets } = workbookChanges(reworded, old);
  expect(document.tables.answers[0]).toMatchObject({ text: 'Other words', response: 'review', answer: 'Weekly' });
  expect(sheets.find(({ table }) => table === 'answers')?.result.errors).toMatchObject([
    { row: 2, heading: 'Compliance', fault: 'old-eir-text' },
  ]);
  // Of the same wording it does.
  const same = applyEdits(bep, [{ op: 'cell', table: 'answers', row, column: 'response', value: 'review' }]);
  expect(workbookChanges(same, old).document.tables.answers[0]?.response).toBe('full');
});

test('a new code of a party is followed, whether other sheets say the old or the new one', () => {
  const code = sample.tables.deliverables[0]?.taskTeam ?? '';
  const at = sample.tables.parties.findIndex((party) => party.code === code) + 1;
  for (const [every, wanted] of [
    [false, 'ZZZ'],
    [true, 'ZZZ'],
  ] as const) {
    const sheets = exported(sample);
    write(sheets, tableLabels.parties.en, ['parties', 'code'], at, wanted);
    const renamed = every
      ? sheets.map(({ name, rows }) => ({
          name,
          rows: rows.map((row) => row.map((one) => (one === code ? wanted : one))),
        }))
      : sheets;
    const { document, sheets: read } = workbookChanges(sample, renamed);
    expect(read.flatMap(({ result }) => result.errors)).toEqual([]);
    expect(document.tables.deliverables[0]?.taskTeam).toBe(wanted);
    const letters = document.tables.responsibilities.flatMap(({ assignments }) =>
      assignments.map(({ party }) => party),
    );
    expect([letters.includes(code), letters.includes(wanted)]).toEqual([false, true]);
  }
});

test('what the EIR asks and what was issued stay', () => {
  const bep = fromEir(sampleDocument('eir', 'en', today), 'eir-1');
  const answers = exported(bep);
  write(answers, tableLabels.answers.en, ['answers', 'title'], 1, 'Ours');
  sheetNamed(answers, tableLabels.answers.en).rows.splice(2, 1);
  const read = workbookChanges(bep, answers, { removes: new Set(['answers']) });
  expect(read.document.tables.answers).toEqual(bep.tables.answers);
  expect(read.sheets.find(({ table }) => table === 'answers')).toMatchObject({ missing: [], result: { left: [{}] } });

  const [first] = sample.tables.revisionLog;
  const log = exported(sample);
  write(log, tableLabels.revisionLog.en, ['revisionLog', 'author'], 1, 'Somebody else');
  const issued = workbookChanges(sample, log, { issued: [first?.revision ?? ''] });
  expect(issued.document).toEqual(applyEdits(sample, []));
  expect(issued.sheets.find(({ table }) => table === 'revisionLog')?.result.errors).toMatchObject([
    { row: 2, fault: 'issued' },
  ]);
  sheetNamed(log, tableLabels.revisionLog.en).rows.splice(1, 1, ['', '', '']);
  expect(
    workbookChanges(sample, log, { issued: [first?.revision ?? ''], removes: new Set(['revisionLog']) }).document.tables
      .revisionLog,
  ).toContainEqual(first);
});

test('the workbook of another document is known by its number, or by the family of its type', () => {
  const eir = sampleDocument('eir', 'en', today);
  const own = ['Document', tableLabels.revisionLog.en, tableLabels.parties.en];
  expect(foreignWorkbook(sample, exported(eir))).toEqual({ type: 'eir', number: eir.fields.documentNumber, own });
  expect(foreignWorkbook(sample, exported(sample))).toBeUndefined();
  const numbered = (documentNumber: string) => ({ ...sample, fields: { ...sample.fields, documentNumber } });
  expect(foreignWorkbook(numbered('OTHER-1'), exported(sample))).toMatchObject({ type: 'bep-post', own });
  expect(foreignWorkbook(numbered(''), exported(sample))).toBeUndefined();
  expect(foreignWorkbook(numbered(''), exported(eir))).toMatchObject({ type: 'eir' });
  expect(foreignWorkbook({ ...sample, type: 'bep-pre' }, exported(sample))).toBeUndefined();
  expect(foreignWorkbook(sample, [{ name: 'Risks', rows: [['x']] }])).toBeUndefined();
});

test('the document’s own workbook of an earlier revision is known, by the code or by what was issued', () => {
  const at = (revision: string) => ({ ...sample, fields: { ...sample.fields, revision } });
  const own = ['Document', tableLabels.revisionLog.en];
  expect(olderWorkbook(at('P04'), exported(at('P01')), [])).toEqual({ revision: 'P01', own });
  expect(olderWorkbook(at('X'), exported(at('P01')), ['P01'])).toMatchObject({ revision: 'P01' });
  expect(olderWorkbook(at('P04'), exported(at('P04')), ['P04'])).toBeUndefined();
  expect(olderWorkbook(at('P04'), exported(at('P05')), ['P04'])).toBeUndefined();
  expect(olderWorkbook(at('P04'), [{ name: 'Risks', rows: [['x']] }], ['P04'])).toBeUndefined();
  // Another document's is said to be that.
  const other = { ...at('P04'), fields: { ...at('P04').fields, documentNumber: 'OTHER-1' } };
  expect(olderWorkbook(other, exported(at('P01')), [])).toBeUndefined();
});
