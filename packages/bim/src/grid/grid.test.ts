import { type Language, languages } from '@arcada/contracts';
import { documentSchema } from '../document/document.schema.ts';
import { fields } from '../document/fields.ts';
import { columnsOf, tableNames } from '../document/tables.ts';
import { applyEdits } from '../edits/apply-edits.ts';
import type { AnyRow } from '../edits/edit.ts';
import { noHistory, record, redo, undo } from '../edits/history.ts';
import { sampleDocument } from '../sample/sample-document.ts';
import { fromEir } from '../start/from-eir.ts';
import { editText } from './cell-text.ts';
import { gridColumns } from './grid-column.ts';
import { moveSelection } from './move-cell.ts';
import { parseBlock, writeBlock } from './parse-block.ts';
import { clearCells, copyBlock, paste, pasted, readBlock } from './paste.ts';
import { readCell } from './read-cell.ts';
import { dayOrderOf, readDay } from './read-day.ts';

const sample = sampleDocument('bep-post', 'en', '2026-09-01');
const topicOf = (title: string) =>
  ({ id: '', topic: '', category: 'processes', title, text: '', ownerRole: '', requiredFields: [] }) as const;
const at = (row: number, column: number) => ({ from: { row, column }, to: { row, column } });

test('blocks of spreadsheets are split at tabs and line ends, except in quotes', () => {
  expect(parseBlock('a\tb\r\nc\t"d\ne ""f"""\r\n')).toEqual([
    ['a', 'b'],
    ['c', 'd\ne "f"'],
  ]);
  for (const prose of [
    'Federated by zone, checked weekly',
    'One; two; three',
    'a,"b, c"',
    'x;y',
    '"Open" BIM, "closed"',
  ])
    expect([prose, parseBlock(prose), parseBlock(`${prose}\r\n`)]).toEqual([prose, [[prose]], [[prose]]]);
  expect(parseBlock('One, two\r\nThree; four, five\r\n')).toEqual([['One, two'], ['Three; four, five']]);
  expect(parseBlock('5" pipe\tx')).toEqual([['5" pipe', 'x']]);
  expect(parseBlock('"never closed\tx\n"y\t')).toEqual([
    ['"never closed', 'x'],
    ['"y', ''],
  ]);
  expect(parseBlock('\uFEFFa\u0000b\rc')).toEqual([['ab'], ['c']]);
  // Word breaks a line within a cell so.
  expect(parseBlock('a\u000Bb\tc\r\nd')).toEqual([['a\nb', 'c'], ['d']]);
  expect(parseBlock('')).toEqual([]);
  expect(parseBlock('\t\n\r\n')).toEqual([['', ''], ['']]);
});

test('what was copied is pasted as it was, also empty cells', () => {
  for (const rows of [
    [
      ['a "b"', 'c\td'],
      ['e\nf', ''],
    ],
    [['a; b, c'], ['"whole"'], ['']],
    [['']],
    [['', '']],
    [[''], ['']],
    [['"'], ['""'], ['"\n"'], ['\t']],
  ])
    expect(parseBlock(writeBlock(rows))).toEqual(rows);
});

test('a file of commas or semicolons is split where it begins with names of the columns', () => {
  const csv = (text: string) => readBlock(sample, 'milestones', text);
  expect(csv('Code;Name;Date\nM1;"Start; end";2026-09-30')).toEqual([
    ['Code', 'Name', 'Date'],
    ['M1', 'Start; end', '2026-09-30'],
  ]);
  expect(csv('Nome,Código\r\n"Early, late",M1\r\n')).toEqual([
    ['Nome', 'Código'],
    ['Early, late', 'M1'],
  ]);
  for (const prose of ['Code, name', 'Code, name, and so on\nM1, M2', 'Name;Date\tCode\nA;B\tC', 'Code\nM1, M2'])
    expect(csv(prose)).toEqual(prose.split('\n').map((line) => line.split('\t')));
});

test('every cell of the samples comes back from a copy of its own', () => {
  for (const language of languages) {
    const document = sampleDocument('bep-post', language, '2026-09-01');
    for (const table of tableNames) {
      const columns = gridColumns(document, table);
      (document.tables[table] as AnyRow[]).forEach((_, row) => {
        for (const [column] of columns.entries()) {
          const here = at(row, column);
          const copied = copyBlock(document, table, here);
          const cleared = applyEdits(document, clearCells(document, table, here));
          const back = pasted(cleared, paste(cleared, table, here, readBlock(document, table, copied)));
          expect(copyBlock(back, table, here)).toBe(copied);
        }
      });
    }
  }
});

test('days are read as written in the language, and never guessed', () => {
  expect(readDay('2026-09-30', 'en')).toEqual({ day: '2026-09-30' });
  expect(readDay('30/9/2026', 'pt-BR')).toEqual({ day: '2026-09-30' });
  expect(readDay('03/04/2026', 'es')).toEqual({ day: '2026-04-03' });
  expect(readDay('03/04/2026', 'en')).toEqual({ fault: 'ambiguous-day' });
  expect(readDay('09/30/2026', 'en')).toEqual({ day: '2026-09-30' });
  expect(readDay('31/02/2026', 'es')).toEqual({ fault: 'not-a-day' });
  expect(readDay('30/09/26', 'es')).toEqual({ fault: 'not-a-day' });
});

test.each([
  ['30-Sep-2027', '2027-09-30'],
  ['15-Jan-27', '2027-01-15'],
  ['15/ago/27', '2027-08-15'],
  ['15-ene-99', '2099-01-15'],
  ['30 sept. 2027', '2027-09-30'],
  ['5th of May 2027', '2027-05-05'],
  ['September 30, 2027', '2027-09-30'],
  ['1º de março de 2027', '2027-03-01'],
  ['30/set/2027', '2027-09-30'],
  ['15 de diciembre de 2027', '2027-12-15'],
  ['2 ENE 2027', '2027-01-02'],
])('a day with its month in words, %s, is read in any language', (text, day) => {
  for (const language of languages) expect(readDay(text, language)).toEqual({ day });
});

test('a month that is cut too short, unknown or too short for its day is no day', () => {
  for (const text of ['30-Ju-2027', '30-Foo-2027', '31-Jun-2027', '30-Sep-7', 'Sep 2027'])
    expect(readDay(text, 'en')).toEqual({ fault: 'not-a-day' });
});

test('the days of a column say in which order they are written, unless they contradict each other', () => {
  expect(dayOrderOf(['10/12/2026', '20/12/2026', '31.12.2027', 'soon', ''])).toBe('day-first');
  expect(dayOrderOf(['10/12/2026', '12/20/2026'])).toBe('month-first');
  expect(dayOrderOf(['20/12/2026', '12/20/2026'])).toBeUndefined();
  expect(dayOrderOf(['10/12/2026', '2026-12-20', '31/02/2026', '12/12/2026'])).toBeUndefined();
  expect(readDay('10/12/2026', 'en', 'day-first')).toEqual({ day: '2026-12-10' });
  expect(readDay('10/12/2026', 'es', 'month-first')).toEqual({ day: '2026-10-12' });
  expect(readDay('2026-10-12', 'en', 'month-first')).toEqual({ day: '2026-10-12' });
  expect(readDay('20/12/2026', 'en', 'month-first')).toEqual({ fault: 'not-a-day' });
});

test('pasted days are read in the order of their own column', () => {
  const rows = (...days: string[]) => days.map((day, at) => [`N${at}`, 'New', day]);
  const datesOf = (...days: string[]) => {
    const result = paste(sample, 'milestones', at(0, 0), rows(...days));
    const dates = pasted(sample, result).tables.milestones.map(({ date }) => date);
    return { dates: dates.slice(0, days.length), errors: result.errors.map(({ text, fault }) => [text, fault]) };
  };
  expect(datesOf('10/12/2026', '20/12/2026')).toEqual({ dates: ['2026-12-10', '2026-12-20'], errors: [] });
  expect(datesOf('10/12/2026', '12/20/2026')).toEqual({ dates: ['2026-10-12', '2026-12-20'], errors: [] });
  expect(datesOf('10/12/2026', '20/12/2026', '12/20/2026')).toEqual({
    dates: ['', '2026-12-20', '2026-12-20'],
    errors: [['10/12/2026', 'ambiguous-day']],
  });
});

test('every cell of the samples is read back from its text', () => {
  for (const language of languages) {
    const { tables } = sampleDocument('bep-post', language, '2026-09-01');
    for (const table of tableNames) {
      for (const [name, column] of Object.entries(columnsOf(table))) {
        for (const row of tables[table] as AnyRow[]) {
          expect(readCell(column, editText(column, row[name], language), language)).toEqual({ value: row[name] });
        }
      }
    }
  }
});

test('lists are read back whole: one empty bound of a range, and entries with semicolons or quotes', () => {
  const { values } = columnsOf('informationNeeds');
  const { codes } = columnsOf('naming');
  if (!values || !codes) throw new Error('The tables have these columns');
  const back = (list: string[]) => readCell(values, editText(values, list, 'en'), 'en');
  for (const list of [
    ['', '0.24'],
    ['2', ''],
    ['0.1', '0.24'],
    ['EI30; EI60', 'EI90'],
    ['"EI" 30', '5" pipe', ' outer '],
    ['two\nlines'],
  ])
    expect(back(list)).toEqual({ value: list });
  expect(editText(values, ['', '0.24'], 'en')).toBe('; 0.24');
  expect(readCell(values, 'EI30;; EI60;\n', 'en')).toEqual({ value: ['EI30', 'EI60'] });
  expect(readCell(values, '5" pipe; 6" pipe', 'en')).toEqual({ value: ['5" pipe', '6" pipe'] });
  const list = [
    { code: 'A', meaning: 'Architecture; interiors' },
    { code: 'S', meaning: '' },
  ];
  expect(readCell(codes, editText(codes, list, 'en'), 'en')).toEqual({ value: list });
  expect(readCell(fields.software, 'Revit;', 'en')).toEqual({ value: ['Revit'] });
});

test('a comma or point is a mark of thousands only where it can be one', () => {
  const { tolerance } = columnsOf('clashPairs');
  if (!tolerance) throw new Error('The table has this column');
  const read = (text: string, language: Language) => readCell(tolerance, text, language);
  const faulty = { fault: 'not-a-number' };
  expect(['2,5', '0,5', '0,125', '1,250', '1,250.5', '1 250.5'].map((text) => read(text, 'en'))).toEqual(
    [2.5, 0.5, 0.125, 1250, 1250.5, 1250.5].map((value) => ({ value })),
  );
  expect(['2.5', '0.125', '12.3456', '1.250', '1.250,5'].map((text) => read(text, 'pt-BR'))).toEqual(
    [2.5, 0.125, 12.3456, 1250, 1250.5].map((value) => ({ value })),
  );
  expect(read('1.250,5', 'en')).toMatchObject(faulty);
  expect(read('1,250.5', 'es')).toMatchObject(faulty);
  expect(read('12,50,5', 'en')).toMatchObject(faulty);
});

test('cells that cannot be read say why', () => {
  const { likelihood, reviewDate } = columnsOf('risks');
  const { tolerance } = columnsOf('clashPairs');
  const { title } = columnsOf('deliverables');
  if (!likelihood || !reviewDate || !tolerance || !title) throw new Error('The tables have these columns');
  expect(readCell(likelihood, 'ALTA', 'en')).toEqual({ value: 'high' });
  expect(readCell(likelihood, 'huge', 'en')).toEqual({
    fault: 'not-an-option',
    parameters: { text: 'huge', options: 'Low, Medium, High' },
  });
  expect(readCell(reviewDate, 'soon', 'en')).toMatchObject({ fault: 'not-a-day' });
  expect(readCell(tolerance, '1.250,5', 'es')).toEqual({ value: 1250.5 });
  expect(readCell(tolerance, '1,250.5', 'en')).toEqual({ value: 1250.5 });
  expect(readCell(tolerance, '-1', 'en')).toMatchObject({ fault: 'out-of-range' });
  expect(readCell(tolerance, 'ten', 'en')).toMatchObject({ fault: 'not-a-number' });
  expect(readCell(title, 'x'.repeat(201), 'en')).toEqual({ fault: 'too-long', parameters: { max: 200 } });
  expect(readCell(title, ' two\nlines ', 'en')).toEqual({ value: 'two lines' });
});

test('a pasted block fills cells, adds rows and reports what it cannot read', () => {
  const block = parseBlock('M3\tTechnical\t2027-05-31\tNo clash\t10\nM9\tExtra\tsome day\tNone\t5\textra');
  const result = paste(sample, 'milestones', at(3, 0), block);
  const after = pasted(sample, result);
  expect(after.tables.milestones).toHaveLength(5);
  expect(after.tables.milestones[3]).toMatchObject({
    code: 'M3',
    name: 'Technical',
    date: '2027-05-31',
    reviewDays: 10,
  });
  expect(after.tables.milestones[4]).toMatchObject({ code: 'M9', date: '', reviewDays: 5 });
  const { id } = after.tables.milestones[4] ?? {};
  expect(result.errors).toEqual([
    {
      ...{ id, row: 4, column: 2, fault: 'not-a-day', text: 'some day' },
      message: '"some day" is not a date. Write it as 2026-09-30.',
    },
    { id, row: 4, column: 5, fault: 'no-column', message: 'There is no column for this value.', text: 'extra' },
  ]);
  expect(result.range).toEqual({ from: { row: 3, column: 0 }, to: { row: 4, column: 4 } });
  expect(documentSchema.safeParse(after).success).toBe(true);
});

test('a refused cell keeps nothing of the row that a block has replaced, and its own value in an unchanged row', () => {
  const [first] = sample.tables.risks;
  const replaced = paste(sample, 'risks', at(0, 0), [['Late survey', 'Certain', 'Alto', 'Ann']]);
  expect(pasted(sample, replaced).tables.risks[0]).toEqual({
    ...first,
    ...{ description: 'Late survey', likelihood: '', impact: 'high', owner: 'Ann' },
  });
  expect(replaced.errors).toMatchObject([{ row: 0, column: 1, id: first?.id, text: 'Certain' }]);
  const alone = paste(sample, 'risks', at(0, 1), [['Certain']]);
  const same = paste(sample, 'risks', at(0, 0), [[first?.description ?? '', 'Certain']]);
  for (const result of [alone, same]) {
    expect(pasted(sample, result)).toEqual(sample);
    expect(result.errors).toMatchObject([{ text: 'Certain' }]);
  }
});

test('a pasted block may begin with the headings, in any language', () => {
  const headings = (language: 'en' | 'es') => gridColumns(sample, 'milestones').map(({ heading }) => heading[language]);
  const row = ['M9', 'Extra', '2027-05-31'];
  const codesAfter = (...block: string[][]) =>
    pasted(sample, paste(sample, 'milestones', at(4, 0), block)).tables.milestones.map(({ code }) => code);
  for (const language of ['en', 'es'] as const) {
    const result = paste(sample, 'milestones', at(4, 0), [headings(language).map((text) => text.toUpperCase()), row]);
    expect(result.errors).toEqual([]);
    expect(result.range.to.row).toBe(4);
    expect(pasted(sample, result).tables.milestones.slice(4)).toMatchObject([{ code: 'M9', date: '2027-05-31' }]);
  }
  expect(codesAfter([headings('en')[0] ?? '', 'Another'], row).slice(4)).toEqual([headings('en')[0], 'M9']);
  // As sheets of answers were exported before.
  const former = paste(sample, 'answers', at(0, 4), [
    ['Response', 'Answer'],
    ['Met', 'Weekly'],
  ]);
  expect(former.errors).toEqual([]);
  expect(pasted(sample, former).tables.answers).toMatchObject([{ response: 'full', answer: 'Weekly' }]);
});

test('below headings in any order, or of a part of the columns, cells are placed by name', () => {
  const [first, second] = sample.tables.risks;
  const block = [
    ['Impact', 'Description', 'Likelihood'],
    ['High', 'Late survey', 'Low'],
  ];
  const risks = paste(sample, 'risks', at(0, 3), block);
  expect(risks.errors).toEqual([]);
  expect(pasted(sample, risks).tables.risks.slice(0, 2)).toEqual([
    { ...first, description: 'Late survey', likelihood: 'low', impact: 'high' },
    second,
  ]);
  expect(risks.range).toEqual({ from: { row: 0, column: 0 }, to: { row: 0, column: 2 } });
  expect(risks.headings?.known.map(({ en }) => en)).toEqual(['Impact', 'Description', 'Likelihood']);
  const matrix = paste(sample, 'responsibilities', at(0, 0), [
    ['Task', 'MEP', 'STR', 'CLI'],
    ['Federate', 'A/R', 'R', 'I'],
  ]);
  expect(matrix.errors).toEqual([]);
  const [row] = pasted(sample, matrix).tables.responsibilities;
  const letters = new Map(row?.assignments.map(({ party, raci }) => [party, raci]));
  expect([row?.task, letters.get('MEP'), letters.get('STR'), letters.get('CLI')]).toEqual(['Federate', 'AR', 'R', 'I']);
  const columns = gridColumns(sample, 'responsibilities').map(({ id }) => id);
  expect(matrix.areas.flatMap(({ from, to }) => columns.slice(from.column, to.column + 1)).toSorted()).toEqual(
    ['task', 'party:MEP', 'party:STR', 'party:CLI'].toSorted(),
  );
});

test('what stands below an unknown heading is reported, and a column of ids is passed over', () => {
  const block = [
    ['id', 'Name', 'Colour', 'Code', ''],
    ['m1', 'Early', 'red', 'M0', 'more'],
  ];
  const result = paste(sample, 'milestones', at(0, 0), block);
  expect(pasted(sample, result).tables.milestones[0]).toMatchObject({ code: 'M0', name: 'Early' });
  expect(result.headings?.unknown).toEqual(['Colour']);
  expect(result.errors.map(({ text, fault }) => [text, fault])).toEqual([
    ['red', 'no-column'],
    ['more', 'no-column'],
  ]);
  for (const first of [['Name', 'Colour'], ['Name', 'Colour', 'Size'], ['Code', 'Code'], ['Name']]) {
    const { headings } = paste(sample, 'milestones', at(0, 0), [first, ['x', 'y', 'z']]);
    expect([first, headings]).toEqual([first, undefined]);
  }
});

test('values of an enumeration are read as such also before their restriction', () => {
  const result = paste(sample, 'informationNeeds', at(0, 0), [
    ['Values', 'Restriction'],
    ['E30 | E60', 'One of'],
  ]);
  expect(pasted(sample, result).tables.informationNeeds[0]).toMatchObject({
    restriction: 'one-of',
    values: ['E30', 'E60'],
  });
});

test('a row of letters is no row of headings where parties have such codes', () => {
  const [cli, pmg, ...others] = sample.tables.parties;
  if (!cli || !pmg) throw new Error('The sample has parties');
  const parties = [{ ...cli, code: 'A' }, { ...pmg, code: 'C' }, ...others];
  const document = { ...sample, tables: { ...sample.tables, parties } };
  const letters = [
    ['C', 'A'],
    ['I', 'R'],
  ];
  expect(paste(document, 'responsibilities', at(0, 2), letters).headings).toBeUndefined();
  expect(
    paste(document, 'responsibilities', at(0, 2), [
      ['Task', ...['C', 'A']],
      ['x', 'I', 'R'],
    ]).headings,
  ).toBeDefined();
});

test('the matrix has a column for each party, and a full table takes no more rows', () => {
  const columns = gridColumns(sample, 'responsibilities').map(({ id }) => id);
  expect(columns.slice(0, 4)).toEqual(['task', 'milestone', 'party:CLI', 'party:PMG']);
  const result = paste(sample, 'responsibilities', at(0, 2), [['a', 'i', 'x']]);
  expect(pasted(sample, result).tables.responsibilities[0]?.assignments).toEqual([
    { party: 'ARC', raci: 'C' },
    { party: 'STR', raci: 'C' },
    { party: 'MEP', raci: 'C' },
    { party: 'CLI', raci: 'A' },
    { party: 'PMG', raci: 'I' },
  ]);
  expect(result.errors).toMatchObject([{ row: 0, column: 4, fault: 'not-an-option' }]);
  const parties = sample.tables.parties.filter(({ code }) => code !== 'ARC');
  const left = { ...sample, tables: { ...sample.tables, parties } };
  expect(gridColumns(left, 'responsibilities').filter(({ isOrphan }) => isOrphan)).toMatchObject([{ id: 'party:ARC' }]);
  const full = paste(sample, 'naming', at(19, 0), [['A'], ['B', 'C']]);
  expect(full.errors).toMatchObject([{ row: 20, fault: 'table-full', text: 'B\tC' }]);
});

test('one cell fills a selection; a copy pastes back equal; a cleared selection is empty', () => {
  const range = { from: { row: 2, column: 4 }, to: { row: 0, column: 4 } };
  const filled = pasted(sample, paste(sample, 'milestones', range, [['7']]));
  expect(filled.tables.milestones.map(({ reviewDays }) => reviewDays)).toEqual([7, 7, 7, 15]);
  const all = { from: { row: 0, column: 0 }, to: { row: 11, column: 11 } };
  const text = copyBlock(sample, 'deliverables', all);
  const cleared = applyEdits(sample, clearCells(sample, 'deliverables', all));
  expect(cleared.tables.deliverables[0]).toMatchObject({ containerName: '', purpose: '', dueDate: '' });
  expect(pasted(cleared, paste(cleared, 'deliverables', at(0, 0), parseBlock(text)))).toEqual(sample);
});

test('keys move and extend the selection as in a spreadsheet', () => {
  const size = { rows: 5, columns: 3, page: 2 };
  const move = (key: string, row: number, column: number, more = {}) =>
    moveSelection(at(row, column), { key, ...more }, size);
  expect(move('ArrowDown', 4, 1)).toEqual(at(4, 1));
  expect(move('ArrowRight', 0, 0)).toEqual(at(0, 1));
  expect(move('PageDown', 1, 1)).toEqual(at(3, 1));
  expect(move('End', 1, 0, { ctrl: true })).toEqual(at(4, 2));
  expect(move('Enter', 1, 1)).toEqual(at(2, 1));
  expect(move('Enter', 1, 1, { shift: true })).toEqual(at(0, 1));
  expect(move('Tab', 1, 2)).toEqual(at(2, 0));
  expect(move('Tab', 4, 2)).toBeUndefined();
  expect(move('Tab', 0, 0, { shift: true })).toBeUndefined();
  expect(move('ArrowDown', 1, 1, { shift: true })).toEqual({ from: { row: 1, column: 1 }, to: { row: 2, column: 1 } });
  expect(move('x', 1, 1)).toBeUndefined();
  expect(moveSelection(at(0, 0), { key: 'ArrowDown' }, { rows: 0, columns: 3, page: 2 })).toBeUndefined();
});

test('undo and redo go back and forth, typing is one step, and what was merged in stays', () => {
  const type = (value: string) => applyEdits(sample, [{ op: 'field', field: 'projectName', value }]);
  const [one, two] = [type('N'), type('New')];
  let history = record(noHistory, sample, one, 'projectName');
  history = record(history, one, two, 'projectName');
  const removed = applyEdits(two, [{ op: 'remove-row', table: 'risks', row: 'k2' }]);
  history = record(history, two, removed);
  expect(history.past).toHaveLength(2);
  const merged = applyEdits(removed, [{ op: 'field', field: 'location', value: 'Elsewhere' }]);
  const back = undo(history, merged);
  expect(back?.document.tables.risks.map(({ id }) => id)).toEqual(['k1', 'k2', 'k3']);
  const start = back && undo(back.history, back.document);
  expect(start?.document.fields).toMatchObject({ projectName: sample.fields.projectName, location: 'Elsewhere' });
  expect(start && undo(start.history, start.document)).toBeUndefined();
  const again = start && redo(start.history, start.document);
  expect(again?.document.fields.projectName).toBe('New');
  expect(record(history, merged, merged).future).toEqual([]);
});

test('the place of an answer is copied and pasted in words', () => {
  const plan = applyEdits(fromEir(sampleDocument('eir', 'en', '2026-09-01'), 'e1'), [
    { op: 'insert-topic', topic: { ...topicOf('Clash rules'), id: 't1', requiredFields: [] } },
  ]);
  const column = gridColumns(plan, 'answers').findIndex(({ id }) => id === 'place');
  const block = parseBlock('Exchange formats\nClash rules\nFormatos de troca\nGone');
  const filled = pasted(plan, paste(plan, 'answers', at(0, column), block));
  expect(filled.tables.answers.slice(0, 4).map(({ place }) => place)).toEqual([
    'table:exchangeFormats',
    't1',
    'table:exchangeFormats',
    'Gone',
  ]);
  const range = { from: { row: 0, column }, to: { row: 3, column } };
  expect(copyBlock(filled, 'answers', range)).toBe(
    'Exchange formats\nClash rules\nExchange formats\n“Gone” (not found in the plan)',
  );
});

test('a pasted name, contact or role of one party is taken for its code, and a role of none or several is refused', () => {
  const columns = gridColumns(sample, 'bimUses').map(({ id }) => id);
  const owners = (texts: string[], document = sample) => {
    const result = paste(document, 'bimUses', at(0, columns.indexOf('owner')), parseBlock(texts.join('\n')));
    return {
      codes: pasted(document, result)
        .tables.bimUses.slice(0, texts.length)
        .map(({ owner }) => owner),
      refused: result.errors.map(({ text, fault }) => [text, fault]),
      words: result.words.map(({ text, as, heading }) => [text, as.en, heading.en]),
    };
  };
  expect(owners(['bim manager', 'Harbour Architects', 'Martin Hale', 'arc'])).toEqual({
    codes: ['BIM', 'ARC', 'STR', 'ARC'],
    refused: [],
    words: [
      ['bim manager', 'BIM', 'Owner (party)'],
      ['Martin Hale', 'STR', 'Owner (party)'],
    ],
  });
  // Two engineers; no asset manager; codes that may be listed later.
  expect(owners(['Engineer', 'Asset manager', 'MEP', 'QS'])).toEqual({
    codes: [...sample.tables.bimUses.slice(0, 2).map(({ owner }) => owner), 'MEP', 'QS'],
    refused: [
      ['Engineer', 'not-a-party'],
      ['Asset manager', 'not-a-party'],
    ],
    words: [],
  });
  const none = applyEdits(
    sample,
    sample.tables.parties.map(({ id }) => ({ op: 'remove-row', table: 'parties', row: id })),
  );
  expect(owners(['Gerente BIM'], none).refused).toEqual([['Gerente BIM', 'not-a-party']]);
});
