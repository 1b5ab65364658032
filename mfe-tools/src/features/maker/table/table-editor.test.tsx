import {
  applyEdits,
  type BimDocument,
  check,
  columnsOf,
  type Edit,
  emptyDocument,
  explain,
  fromEir,
  newRow,
  type Row,
  sampleDocument,
  type TableName,
} from '@arcada/bim';
import { fakeApi, openableDialogs, renderInSite } from '@arcada/testing/render';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import en from '../../../locales/en.json' with { type: 'json' };
import { EditingContext } from '../editing/editing-context.ts';
import { useRecordedEdits } from '../editing/use-recorded-edits.ts';
import { TableEditor } from './table-editor.tsx';

const today = '2026-09-01';
const sample = sampleDocument('bep-post', 'en', today);
let now: BimDocument;
let applyOutside: (edits: readonly Edit[]) => void;
/** Shows the step with the table, or another one. */
let showStep: (isShown: boolean) => void;

interface HeldProps {
  table: TableName;
  start: BimDocument;
  issued?: readonly string[];
}

function Held({ table, start, issued = [] }: HeldProps) {
  const [isShown, setShown] = useState(true);
  const [document, setDocument] = useState(start);
  const replace = (next: BimDocument) => {
    now = next;
    setDocument(next);
  };
  const value = {
    document,
    ...useRecordedEdits({ current: () => now, replace, accept: () => undefined }),
    issued,
    findings: check(document, { today }).map((finding) => ({
      ...finding,
      message: explain(finding, 'en').message,
    })),
    goTo: () => undefined,
    onImported: () => undefined,
    keepBeforeImport: async () => undefined,
  };
  applyOutside = value.apply;
  showStep = setShown;
  return <EditingContext value={value}>{isShown && <TableEditor table={table} />}</EditingContext>;
}

async function show(table: TableName, start = sample, issued: readonly string[] = []) {
  now = start;
  await renderInSite(<Held table={table} start={start} issued={issued} />, { texts: { tools: en } });
  const grid = screen.getByRole('grid');
  grid.focus();
  return grid;
}
const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (element: HTMLElement, key: string, more = {}) => fireEvent.keyDown(element, { key, ...more });
const write = (name: string, value: string, key: string) => {
  fireEvent.change(input(name), { target: { value } });
  press(input(name), key);
};
const clipboard = (text = '') => {
  let data = text;
  return {
    getData: () => data,
    setData: (_type: string, value: string) => {
      data = value;
    },
  };
};

test('a changed code is changed wherever it is named, and back with one step', async () => {
  const grid = await show('parties');
  press(grid, 'F2');
  write('Code, row 1', 'NHT', 'Enter');
  expect(JSON.stringify(now.tables.responsibilities)).toContain('"NHT"');
  expect(check(now, { today })).toEqual([]);
  press(grid, 'z', { ctrlKey: true });
  expect(now).toEqual(sample);
  press(grid, 'y', { ctrlKey: true });
  expect(now.tables.parties[0]?.code).toBe('NHT');
  expect(check(now, { today })).toEqual([]);
});

test('the letters of a removed party leave the matrix with it, are told, and come back with one step', async () => {
  const grid = await show('parties');
  const named = () => JSON.stringify(now.tables.responsibilities).includes('"ARC"');
  for (const _ of sample.tables.parties.slice(
    0,
    sample.tables.parties.findIndex(({ code }) => code === 'ARC'),
  ))
    press(grid, 'ArrowDown');
  press(grid, 'Delete', { ctrlKey: true });
  expect(named()).toBe(false);
  expect(screen.getByText(/Also removed from the responsibility matrix: \d+ letters of ARC\./)).toBeTruthy();
  press(grid, 'z', { ctrlKey: true });
  expect(now).toEqual(sample);
  expect(screen.queryByText(/Also removed/)).toBeNull();
  press(grid, 'y', { ctrlKey: true });
  expect(named()).toBe(false);
});

test('letters of a party that is gone have a marked column, and its cells alone say so', async () => {
  const parties = sample.tables.parties.filter(({ code }) => code !== 'ARC');
  await show('responsibilities', { ...sample, tables: { ...sample.tables, parties } });
  const head = screen.getByRole('columnheader', { name: `ARC ${en.table.orphanMark}` });
  const faulty = await screen.findAllByTitle(/"ARC" in .* is not the code of a party/);
  const columns = new Set(faulty.map((cell) => cell.getAttribute('aria-colindex')));
  expect([...columns]).toEqual([head.getAttribute('aria-colindex')]);
});

test('cells are edited by keyboard: typing, Tab, Enter, Escape, Delete and undo', async () => {
  const grid = await show('risks');
  press(grid, 'L');
  write('Description, row 1', 'Late survey', 'Tab');
  expect(now.tables.risks[0]?.description).toBe('Late survey');
  expect(document.activeElement).toBe(grid);
  press(grid, 'Tab');
  press(grid, 'Tab');
  press(grid, 'F2');
  expect(input('Owner, row 1').value).toBe(sample.tables.risks[0]?.owner);
  write('Owner, row 1', 'Nobody', 'Escape');
  expect(now.tables.risks[0]?.owner).toBe(sample.tables.risks[0]?.owner);
  press(grid, 'Delete');
  expect(now.tables.risks[0]?.owner).toBe('');
  press(grid, 'z', { ctrlKey: true });
  press(grid, 'z', { ctrlKey: true });
  expect(now.tables.risks).toEqual(sample.tables.risks);
  press(grid, 'y', { ctrlKey: true });
  expect(now.tables.risks[0]?.description).toBe('Late survey');
});

test('Tab in the last cell keeps its text and adds a row', async () => {
  const grid = await show('milestones');
  const { length } = sample.tables.milestones;
  press(grid, 'End', { ctrlKey: true });
  press(grid, '1');
  write(`Days for review, row ${length}`, '12', 'Tab');
  expect(now.tables.milestones.slice(length - 1)).toMatchObject([{ reviewDays: 12 }, { code: '' }]);
});

test('a text that a column can’t hold is not taken, and the reason is said', async () => {
  const grid = await show('milestones');
  press(grid, 'End');
  press(grid, '9');
  write('Days for review, row 1', '999', 'Enter');
  const refused = input('Days for review, row 1');
  expect(refused.getAttribute('aria-invalid')).toBe('true');
  const reason = document.getElementById(refused.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toBe('"999" is not allowed: a number from 0 to 365.');
  expect(reason?.closest('[role="status"]')).toBeTruthy();
  expect(now.tables.milestones).toEqual(sample.tables.milestones);
  write('Days for review, row 1', '12', 'Enter');
  expect(now.tables.milestones[0]?.reviewDays).toBe(12);
});

test('what a cell refuses is listed when its author turns to something else, until it is written well', async () => {
  const grid = await show('milestones');
  press(grid, 'End');
  press(grid, '9');
  fireEvent.change(input('Days for review, row 1'), { target: { value: '999' } });
  fireEvent.blur(input('Days for review, row 1'));
  expect(screen.getByRole('region', { name: '1 cell was not taken' }).textContent).toContain('"999" is not allowed');
  press(grid, '9');
  write('Days for review, row 1', '12', 'Enter');
  expect(screen.queryByRole('region', { name: '1 cell was not taken' })).toBeNull();
});

test('a cell that is being edited is written when the page or its part is left', async () => {
  const grid = await show('risks');
  press(grid, 'L');
  fireEvent.change(input('Description, row 1'), { target: { value: 'Late survey' } });
  fireEvent(window, new Event('pagehide'));
  expect(now.tables.risks[0]?.description).toBe('Late survey');
  fireEvent.change(input('Description, row 1'), { target: { value: 'Late survey of the site' } });
  cleanup();
  expect(now.tables.risks[0]?.description).toBe('Late survey of the site');
});

test('an edit stays with its row while others add rows above it, and leaves what they wrote', async () => {
  const grid = await show('risks');
  const row = { ...sample.tables.risks[0], id: 'new', description: 'Theirs' };
  const second = sample.tables.risks[1]?.id;
  press(grid, 'ArrowDown');
  press(grid, 'L');
  fireEvent.change(input('Description, row 2'), { target: { value: 'Mine' } });
  act(() => applyOutside([{ op: 'insert-row', table: 'risks', row, at: 0 }]));
  expect(input('Description, row 3').value).toBe('Mine');
  press(input('Description, row 3'), 'Enter');
  expect(now.tables.risks.find(({ description }) => description === 'Mine')?.id).toBe(second);
  press(grid, 'ArrowUp');
  press(grid, 'F2');
  act(() => applyOutside([{ op: 'cell', table: 'risks', row: second ?? '', column: 'description', value: 'Ours' }]));
  press(input('Description, row 3'), 'Enter');
  expect(now.tables.risks[2]?.description).toBe('Ours');
});

test('what is being written into a row that others remove is listed, also when its place is written to', async () => {
  const grid = await show('risks');
  press(grid, 'L');
  fireEvent.change(input('Description, row 1'), { target: { value: 'Late survey' } });
  act(() => applyOutside([{ op: 'remove-row', table: 'risks', row: sample.tables.risks[0]?.id ?? '' }]));
  const listed = () => screen.getByRole('region', { name: '1 cell was not taken' }).textContent;
  expect(listed()).toContain('The row was removed while this was being written.Late survey');
  press(grid, 'O');
  write('Description, row 1', 'Other', 'Enter');
  expect(listed()).toContain('Late survey');
});

test('a block of a spreadsheet is pasted, with new rows and reasons for what doesn’t fit', async () => {
  const grid = await show(
    'milestones',
    applyEdits(
      sample,
      sample.tables.milestones.map(({ id }) => ({ op: 'remove-row', table: 'milestones', row: id })),
    ),
  );
  fireEvent.paste(grid, { clipboardData: clipboard('M1\tConcept\t2026-10-01\nM2\tTwo lines\tsoon\n') });
  expect(now.tables.milestones).toMatchObject([
    { code: 'M1', name: 'Concept', date: '2026-10-01' },
    { code: 'M2', date: '' },
  ]);
  expect(screen.getByText(/Row 2, Date: .*soon/)).toBeTruthy();
  const copied = clipboard();
  fireEvent.copy(grid, { clipboardData: copied });
  expect(copied.getData()).toBe('M1\tConcept\t2026-10-01\nM2\tTwo lines\t');
});

test('a sentence with commas or semicolons stays in its cell', async () => {
  const grid = await show('milestones');
  for (const _ of [1, 2, 3]) press(grid, 'ArrowRight');
  const [first] = sample.tables.milestones;
  for (const text of ['Federated by zone, checked weekly', 'One; two; three', 'By "zone", weekly']) {
    fireEvent.paste(grid, { clipboardData: clipboard(`${text}\r\n`) });
    expect(now.tables.milestones).toEqual([{ ...first, acceptance: text }, ...sample.tables.milestones.slice(1)]);
  }
});

test('a block that is pasted while a cell is edited fills the cells from there', async () => {
  const grid = await show('milestones', emptyDocument('bep-post', 'en'));
  fireEvent.click(screen.getByRole('button', { name: 'Add row' }));
  press(grid, 'F2');
  fireEvent.paste(input('Code, row 1'), { clipboardData: clipboard('M1\tConcept\nM2\tDesign\n') });
  expect(now.tables.milestones).toMatchObject([
    { code: 'M1', name: 'Concept' },
    { code: 'M2', name: 'Design' },
  ]);
  expect(screen.queryByRole('textbox', { name: 'Code, row 1' })).toBeNull();
  press(grid, 'F2');
  fireEvent.paste(input('Code, row 1'), { clipboardData: clipboard('M1') });
  expect(now.tables.milestones).toHaveLength(2);
});

test('what a paste leaves out is listed with its text until dismissed, and can be copied', async () => {
  const grid = await show('parties');
  let written = '';
  const writeText = async (text: string) => {
    written = text;
  };
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  const row = ['ACU', 'Acoustics Ltd', 'Structural engineer', 'S', 'Ann', 'ann@example.com'];
  const odd = ['VIB', 'Vibrations Ltd', 'Wizard', 'Magic', 'Bob', 'bob@example.com', '', 'note'];
  fireEvent.paste(grid, { clipboardData: clipboard([row, odd].map((cells) => cells.join('\t')).join('\n')) });
  expect(now.tables.parties[0]).toMatchObject({ code: 'ACU', role: 'engineer', discipline: 'structure' });
  press(grid, 'ArrowDown');
  press(grid, 'Delete');
  press(grid, 'z', { ctrlKey: true });
  const list = screen.getByRole('region', { name: '3 cells were not taken' });
  expect(within(list).getByText(/^Row 2, Role: "Wizard" is not an option/)).toBeTruthy();
  expect(within(list).getByText(/^Row 2, Discipline: "Magic" is not an option/)).toBeTruthy();
  expect(within(list).getByText('note')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: en.leftOut.copy }));
  expect(await screen.findByText(en.leftOut.copied)).toBeTruthy();
  expect(written.split('\n')).toHaveLength(4);
  expect(written).toMatch(/^2\tDiscipline\tMagic\t/m);
  fireEvent.click(screen.getByRole('button', { name: en.leftOut.dismiss }));
  expect(screen.queryByText(/not taken/)).toBeNull();
});

test('a corrected paste clears what was said about its cells, and another step keeps the rest', async () => {
  const grid = await show('milestones');
  fireEvent.paste(grid, { clipboardData: clipboard('M1\tOne\tsoon\nM2\tTwo\tlater') });
  expect(screen.getByRole('region', { name: '2 cells were not taken' })).toBeTruthy();
  press(grid, 'ArrowUp');
  fireEvent.paste(grid, { clipboardData: clipboard('M1\tOne\t2026-10-01') });
  act(() => showStep(false));
  expect(screen.queryByRole('grid')).toBeNull();
  act(() => showStep(true));
  expect(screen.getByRole('region', { name: '1 cell was not taken' }).textContent).toContain('later');
});

test('a refused text stands at its cell in place of what the row was, to be corrected there', async () => {
  const grid = await show('milestones');
  fireEvent.paste(grid, { clipboardData: clipboard('M9\tNew gate\tsoon') });
  expect(now.tables.milestones[0]).toMatchObject({ code: 'M9', name: 'New gate', date: '' });
  const cell = within(grid).getByRole('gridcell', { name: 'soon' });
  expect(cell.getAttribute('aria-invalid')).toBe('true');
  expect(cell.title).toContain('"soon" is not a date');
  press(grid, 'z', { ctrlKey: true });
  expect(now).toEqual(sample);
  expect(screen.queryByRole('gridcell', { name: 'soon' })).toBeNull();
  expect(screen.queryByRole('region', { name: '1 cell was not taken' })).toBeNull();
  press(grid, 'y', { ctrlKey: true });
  expect(screen.getByRole('region', { name: '1 cell was not taken' })).toBeTruthy();
  press(grid, 'ArrowLeft');
  for (const _ of [1, 2]) press(grid, 'ArrowRight');
  expect(screen.getByText(/"soon" is not a date/, { selector: '[role="status"] p' })).toBeTruthy();
  press(grid, 'F2');
  expect(input('Date, row 1').value).toBe('soon');
  write('Date, row 1', '2027-05-06', 'Enter');
  expect(now.tables.milestones[0]?.date).toBe('2027-05-06');
  expect(screen.queryByText(/was not taken/)).toBeNull();
});

test('a refused text goes once its cell is changed by other means, and another cell’s stays', async () => {
  const grid = await show('milestones');
  fireEvent.paste(grid, { clipboardData: clipboard('M1\tOne\tsoon\nM2\tTwo\tlater') });
  const [first, second] = now.tables.milestones;
  const mend = (row: string | undefined, column: string, value: string) =>
    act(() => applyOutside([{ op: 'cell', table: 'milestones', row: row ?? '', column, value }]));
  mend(first?.id, 'name', 'Renamed');
  expect(screen.getByRole('region', { name: '2 cells were not taken' })).toBeTruthy();
  mend(first?.id, 'date', '2027-05-06');
  const left = screen.getByRole('region', { name: '1 cell was not taken' });
  expect(left.textContent).toContain('later');
  expect(within(grid).queryByTitle(/"soon" is not a date/)).toBeNull();
  mend(second?.id, 'date', '2027-06-07');
  expect(screen.queryByText(/not taken/)).toBeNull();
  expect(grid.querySelector('.tools-grid-refused')).toBeNull();
});

test('rows are added, moved and removed', async () => {
  const grid = await show('risks');
  const ids = sample.tables.risks.map(({ id }) => id);
  press(grid, 'ArrowDown', { altKey: true });
  expect(now.tables.risks.map(({ id }) => id)).toEqual([ids[1], ids[0], ...ids.slice(2)]);
  fireEvent.click(screen.getByRole('button', { name: en.table.remove }));
  expect(now.tables.risks.map(({ id }) => id)).toEqual([ids[1], ...ids.slice(2)]);
  fireEvent.click(screen.getByRole('button', { name: en.table.add }));
  expect(now.tables.risks).toHaveLength(ids.length);
  expect(now.tables.risks.at(-1)?.description).toBe('');
});

test('undo takes back a fix or another edit from outside the table by itself, and redo brings it back', async () => {
  const grid = await show('risks');
  const before = now.tables.risks;
  press(grid, 'End', { ctrlKey: true });
  fireEvent.paste(grid, { clipboardData: clipboard('One\nTwo\nThree') });
  const pasted = now.tables.risks;
  const last = pasted.at(-1)?.id ?? '';
  const write = (value: string) =>
    act(() => applyOutside([{ op: 'cell', table: 'risks', row: last, column: 'description', value }]));
  write('F');
  write('Fixed');
  act(() => applyOutside([{ op: 'field', field: 'location', value: 'Lisbon' }]));
  press(grid, 'z', { ctrlKey: true });
  expect(now.tables.risks).toEqual(pasted);
  press(grid, 'y', { ctrlKey: true });
  expect(now.tables.risks.find(({ id }) => id === last)?.description).toBe('Fixed');
  press(grid, 'z', { ctrlKey: true });
  press(grid, 'z', { ctrlKey: true });
  expect(now.tables.risks).toEqual(before);
  expect(now.fields.location).toBe('Lisbon');
  for (const _ of [1, 2]) press(grid, 'y', { ctrlKey: true });
  expect(now.tables.risks.map(({ description }) => description).slice(-1)).toEqual(['Fixed']);
});

test('the responsibility matrix has a column for each party', async () => {
  const grid = await show('responsibilities');
  const party = sample.tables.parties[1]?.code ?? '';
  const heading = within(grid).getByRole('columnheader', { name: party });
  expect(heading).toBeTruthy();
});

test('only the rows in sight are drawn, and the grid tells their number', async () => {
  const rows = Array.from({ length: 500 }, (_, at) => ({ ...sample.tables.risks[0], id: `x${at}` }));
  const many = { ...sample, tables: { ...sample.tables, risks: rows as typeof sample.tables.risks } };
  const grid = await show('risks', many);
  expect(grid.getAttribute('aria-rowcount')).toBe('501');
  expect(within(grid).getAllByRole('row').length).toBeLessThan(60);
  press(grid, 'End', { ctrlKey: true });
  expect(grid.getAttribute('aria-activedescendant')).toMatch(/-499-6$/);
  expect(document.getElementById(grid.getAttribute('aria-activedescendant') ?? '')).toBeTruthy();
});

test('the place of an answer is chosen and shown in words', async () => {
  const bep = fromEir(sampleDocument('eir', 'en', today), 'e1');
  const grid = await show('answers', bep);
  const column = screen.getAllByRole('columnheader').findIndex(({ title }) => title === 'Where in the plan');
  for (let at = 1; at < column; at += 1) press(grid, 'ArrowRight');
  press(grid, 'Enter');
  const choice = screen.getByRole('combobox', { name: /^Where in the plan/ });
  fireEvent.change(choice, { target: { value: 'table:exchangeFormats' } });
  press(choice, 'Enter');
  expect(now.tables.answers[0]?.place).toBe('table:exchangeFormats');
  expect(screen.getByRole('gridcell', { name: 'Exchange formats' })).toBeTruthy();
  const row = now.tables.answers[1]?.id ?? '';
  act(() => applyOutside([{ op: 'cell', table: 'answers', row, column: 'place', value: '9.9' }]));
  expect(screen.getByRole('gridcell', { name: '“9.9” (not found in the plan)' })).toBeTruthy();
  press(grid, 'F2');
  const kept = screen.getByRole<HTMLSelectElement>('combobox', { name: /^Where in the plan/ });
  expect(kept.selectedOptions[0]?.textContent).toBe('“9.9” (not found in the plan)');
  press(kept, 'Enter');
  expect(now.tables.answers[1]?.place).toBe('9.9');
  press(grid, 'ArrowUp');
  press(grid, 'F2');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /^Where in the plan/ }).value).toBe('9.9');
  fireEvent.change(screen.getByRole('combobox', { name: /^Where in the plan/ }), { target: { value: '' } });
  press(screen.getByRole('combobox', { name: /^Where in the plan/ }), 'Enter');
  expect(now.tables.answers[1]?.place).toBe('');
});

test('an import from a sheet is undone as one step', async () => {
  openableDialogs();
  const rows = [
    ['Code', 'Name', 'Date'],
    ['M1', 'Renamed', '2027-05-06'],
    ['M9', 'New', ''],
  ];
  const api = fakeApi({ 'POST /api/documents/sheets': { body: { sheets: [{ name: 'Milestones', rows }] } } });
  await show('milestones');
  fireEvent.click(screen.getByRole('button', { name: 'Import from Excel' }));
  fireEvent.change(await screen.findByLabelText(/Excel file/), { target: { files: [new File(['PK'], 'm.xlsx')] } });
  await screen.findByText('New rows: 1. Changed rows: 1. Unchanged rows: 0.');
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(now.tables.milestones.at(-1)?.code).toBe('M9');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(now).toEqual(sample);
  api.restore();
});

test('the revision log is corrected by hand, but for what was issued', async () => {
  const [first] = sample.tables.revisionLog;
  const revision = first?.revision ?? '';
  const grid = await show('revisionLog', sample, [revision]);
  const kept = screen.getByText.bind(screen, /^This revision has been issued/);
  press(grid, 'F2');
  write('Revision, row 1', 'P07', 'Enter');
  expect(kept()).toBeTruthy();
  press(input('Revision, row 1'), 'Escape');
  press(grid, 'Delete');
  expect(kept()).toBeTruthy();
  expect(now.tables.revisionLog[0]).toEqual(first);
  fireEvent.click(screen.getByRole('button', { name: 'Remove row' }));
  expect(now).toEqual(sample);
  press(grid, 'End');
  press(grid, 'ArrowLeft');
  press(grid, 'ArrowLeft');
  press(grid, 'F2');
  write('Change, row 1', 'Corrected by hand', 'Enter');
  expect(now.tables.revisionLog[0]).toEqual({ ...first, change: 'Corrected by hand' });
  expect(screen.queryByText(/^This revision has been issued/)).toBeNull();
  press(grid, 'z', { ctrlKey: true });
  expect(now).toEqual(sample);
});

test('an undo takes back no row that was issued meanwhile', async () => {
  const start = emptyDocument('eir', 'en');
  now = start;
  const texts = { texts: { tools: en } };
  const { rerender } = await renderInSite(<Held table="revisionLog" start={start} />, texts);
  fireEvent.click(screen.getByRole('button', { name: 'Add row' }));
  const grid = screen.getByRole('grid');
  grid.focus();
  press(grid, 'F2');
  write('Revision, row 1', 'P01', 'Enter');
  rerender(<Held table="revisionLog" start={start} issued={['P01']} />);
  press(screen.getByRole('grid'), 'z', { ctrlKey: true });
  press(screen.getByRole('grid'), 'z', { ctrlKey: true });
  expect(now.tables.revisionLog.map(({ revision }) => revision)).toEqual(['P01']);
});

test.each([
  ['property', en.table.needHint.set, en.table.needHint.property],
  ['classification', en.table.needHint.system, en.table.needHint.empty],
  ['geometry', en.table.needHint.empty, en.table.needHint.geometry],
])('a need of the kind %s has hints of its own', async (kind, setHint, nameHint) => {
  const row = { ...sample.tables.informationNeeds[0], id: 'x', kind };
  const grid = await show(
    'informationNeeds',
    applyEdits(sample, [{ op: 'insert-row', table: 'informationNeeds', at: 0, row }]),
  );
  for (const _ of ['code', 'purpose', 'milestone', 'actor', 'entity', 'predefinedType', 'kind'])
    fireEvent.keyDown(grid, { key: 'ArrowRight' });
  expect(screen.getByText(setHint)).toBeTruthy();
  fireEvent.keyDown(grid, { key: 'ArrowRight' });
  const hint = screen.getByText(nameHint);
  fireEvent.keyDown(grid, { key: 'F2' });
  // What is usual of a wall is proposed, and said after the hint.
  const isProposed = kind === 'property';
  const usual = screen.queryByText(/^Often asked of IfcWall: /);
  expect(usual !== null).toBe(isProposed);
  const cell = within(grid).getByRole(isProposed ? 'combobox' : 'textbox');
  expect(cell.getAttribute('aria-describedby')).toBe([hint.id, usual?.id].filter(Boolean).join(' '));
});

test('an enumeration takes bars, and the cell says how several values are written', async () => {
  const need = {
    op: 'insert-row',
    table: 'informationNeeds',
    at: 0,
    row: { ...sample.tables.informationNeeds[0], id: 'x', restriction: 'one-of', values: [] },
  } as const;
  const grid = await show('informationNeeds', applyEdits(sample, [need]));
  const at = ['End', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft'];
  for (const key of at) fireEvent.keyDown(grid, { key });
  const hint = screen.getByText(/^Values: a semicolon or a new line/);
  fireEvent.keyDown(grid, { key: 'F2' });
  const cell = within(grid).getByRole('textbox');
  expect(cell.getAttribute('aria-describedby')).toBe(hint.id);
  fireEvent.change(cell, { target: { value: 'REI 60|REI 120' } });
  fireEvent.keyDown(cell, { key: 'Enter' });
  expect(now.tables.informationNeeds[0]?.values).toEqual(['REI 60', 'REI 120']);
});

test('in a plan that is linked to an EIR the client’s text and rows stay, and the reason is said', async () => {
  const bep = fromEir(sampleDocument('eir', 'en', today), 'e1');
  const grid = await show('answers', bep);
  const ofClient = screen.getByText.bind(screen, /^This is the client’s text/);
  expect(screen.getByText(en.table.eirHint).id).toBe(grid.getAttribute('aria-describedby')?.split(' ')[0]);
  expect(within(grid).getAllByRole('gridcell')[0]?.getAttribute('aria-readonly')).toBe('true');
  press(grid, 'ArrowRight');
  press(grid, 'F2');
  expect(within(grid).queryByRole('textbox')).toBeNull();
  expect(ofClient().closest('[role="status"]')).toBeTruthy();
  press(grid, 'ArrowLeft');
  expect(screen.queryByText(/^This is the client’s text/)).toBeNull();
  press(grid, 'Delete');
  fireEvent.cut(grid, { clipboardData: clipboard() });
  expect(ofClient()).toBeTruthy();
  fireEvent.paste(grid, { clipboardData: clipboard('EIR-1\tEasier') });
  expect(screen.getByRole('region', { name: '1 cell was not taken' }).textContent).toContain('Easier');
  press(grid, 'Delete', { ctrlKey: true });
  expect(screen.getByText(/^The rows are the requirements of the linked EIR/)).toBeTruthy();
  press(grid, 'Insert');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: en.table.add }).disabled).toBe(true);
  expect(now.tables.answers).toEqual(bep.tables.answers);
});

test('an undo does not bring back words from before the link', async () => {
  const bep = fromEir(sampleDocument('eir', 'en', today), 'e1');
  const [first] = bep.tables.answers;
  const grid = await show('answers', { ...bep, eir: null });
  press(grid, 'ArrowRight');
  press(grid, 'O');
  write('Title, row 1', 'Own words', 'Enter');
  act(() =>
    applyOutside([
      { op: 'property', name: 'eir', value: bep.eir },
      { op: 'cell', table: 'answers', row: first?.id ?? '', column: 'title', value: first?.title },
    ]),
  );
  press(grid, 'z', { ctrlKey: true });
  press(grid, 'z', { ctrlKey: true });
  expect(now.tables.answers).toEqual(bep.tables.answers);
});

test('codes to begin with are added as an example, and taken back as one step', async () => {
  const start = emptyDocument('bep-post', 'en');
  await show('statusCodes', start);
  fireEvent.click(screen.getByRole('button', { name: en.table.example }));
  expect(await screen.findByText(en.table.exampleAdded)).toBeTruthy();
  expect(now.tables.statusCodes.map(({ code }) => code)).toContain('A1');
  fireEvent.click(screen.getByRole('button', { name: en.table.example }));
  expect(await screen.findByText(en.table.exampleNone)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(now).toEqual(start);
  cleanup();
  await show('risks');
  expect(screen.queryByRole('button', { name: en.table.example })).toBeNull();
});

test('what was refused goes with its row, and comes back with it', async () => {
  const grid = await show('milestones');
  press(grid, 'End');
  fireEvent.paste(grid, { clipboardData: clipboard('999') });
  const listed = () => screen.queryByRole('region', { name: '1 cell was not taken' });
  expect(listed()).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: en.table.remove }));
  expect(listed()).toBeNull();
  press(grid, 'z', { ctrlKey: true });
  expect(listed()).toBeTruthy();
});

test('a paste says which words it took for options, until it is dismissed or undone', async () => {
  const grid = await show('clashPairs');
  press(grid, 'ArrowRight');
  press(grid, 'ArrowRight');
  press(grid, 'ArrowRight');
  fireEvent.paste(grid, { clipboardData: clipboard('High\r\nHigh\r\nMinor') });
  const said = () => screen.queryByText('2 cells were written in other words');
  expect(said()).toBeTruthy();
  expect(screen.getByText('Severity: “High” was taken as “Critical” (2 cells)')).toBeTruthy();
  press(grid, 'z', { ctrlKey: true });
  expect(said()).toBeNull();
  fireEvent.paste(grid, { clipboardData: clipboard('High\r\nHigh') });
  fireEvent.click(screen.getByRole('button', { name: en.takenWords.dismiss }));
  expect(said()).toBeNull();
});

test('a paste below headings in another order says by which it placed its cells, until dismissed or undone', async () => {
  const grid = await show('risks');
  const block = 'Impact\tColour\tDescription\nHigh\tred\tLate survey';
  fireEvent.paste(grid, { clipboardData: clipboard(block) });
  const [first] = sample.tables.risks;
  expect(now.tables.risks[0]).toEqual({ ...first, impact: 'high', description: 'Late survey' });
  const said = () => screen.queryByText(/Columns: Impact and Description\. The table has no column Colour:/);
  expect(said()).toBeTruthy();
  expect(screen.getByRole('region', { name: '1 cell was not taken' }).textContent).toContain('red');
  press(grid, 'z', { ctrlKey: true });
  expect(now).toEqual(sample);
  expect(said()).toBeNull();
  fireEvent.paste(grid, { clipboardData: clipboard(block) });
  fireEvent.click(screen.getByRole('button', { name: en.takenWords.dismiss }));
  expect(said()).toBeNull();
});

test('refused words are taken as other in one step, and listed again once that is undone', async () => {
  const grid = await show('bimUses');
  fireEvent.paste(grid, { clipboardData: clipboard('Crane planning\nWayfinding') });
  const listed = () => screen.queryByRole('region', { name: '2 cells were not taken' });
  expect(listed()).toBeTruthy();
  const before = now;
  fireEvent.click(screen.getByRole('button', { name: 'Take 2 as “Other” with their texts' }));
  expect(now.tables.bimUses.slice(0, 2)).toMatchObject([
    { use: 'other', ownUse: 'Crane planning' },
    { use: 'other', ownUse: 'Wayfinding' },
  ]);
  expect(listed()).toBeNull();
  press(grid, 'z', { ctrlKey: true });
  expect(now).toEqual(before);
  expect(listed()).toBeTruthy();
});

test('a deliverable names several levels of information need, whose codes are proposed one after another', async () => {
  const grid = await show('deliverables');
  for (let column = 0; column < 7; column += 1) press(grid, 'ArrowRight');
  expect(screen.getByText(en.table.severalHint)).toBeTruthy();
  press(grid, 'F2');
  const cell = () => within(grid).getByRole<HTMLInputElement>('combobox', { name: 'Level of information need, row 1' });
  const proposed = () => [...(cell().list?.options ?? [])].map(({ value }) => value);
  const codes = [...new Set(sample.tables.informationNeeds.map(({ code }) => code))];
  fireEvent.change(cell(), { target: { value: 'N' } });
  expect(proposed()).toEqual(codes);
  fireEvent.change(cell(), { target: { value: 'N1, ' } });
  expect(proposed()).toEqual(codes.filter((code) => code !== 'N1').map((code) => `N1, ${code}`));
  fireEvent.change(cell(), { target: { value: 'N1, N3' } });
  press(cell(), 'Enter');
  expect(now.tables.deliverables[0]?.informationNeed).toBe('N1, N3');
  expect(check(now, { today })).toEqual([]);
});

test('a property of a door is proposed with what it says, and its set and type follow', async () => {
  const door = { ...newRow('informationNeeds'), code: 'N9', entity: 'IfcDoor', kind: 'property' };
  const start = { ...sample, tables: { ...sample.tables, informationNeeds: [door as Row<'informationNeeds'>] } };
  const grid = await show('informationNeeds', start);
  const columns = Object.keys(columnsOf('informationNeeds'));
  const goTo = (column: string) => {
    press(grid, 'Home');
    for (let at = columns.indexOf(column); at > 0; at -= 1) press(grid, 'ArrowRight');
    press(grid, 'F2');
  };
  const cell = () => within(grid).getByRole<HTMLInputElement>('combobox');
  const proposed = () => [...(cell().list?.options ?? [])].map(({ value, label }) => [value, label]);
  goTo('name');
  expect(screen.getByText(/Often asked of IfcDoor: FireRating \(fire rating\), AcousticRating/)).toBeTruthy();
  expect(proposed()).toContainEqual(['FireRating', 'fire rating']);
  fireEvent.change(cell(), { target: { value: 'FireRating' } });
  press(cell(), 'Enter');
  goTo('set');
  expect(proposed().map(([value]) => value)).toEqual(['Pset_DoorCommon']);
  press(cell(), 'Escape');
  goTo('dataType');
  expect(proposed().map(([value]) => value)).toEqual(['IfcLabel']);
});
