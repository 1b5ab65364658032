import { languages } from '@arcada/contracts';
import { jest } from '@jest/globals';
import { documentTypes } from '../document/families.ts';
import { tablesOf } from '../document/family-tables.ts';
import { tableNames } from '../document/tables.ts';
import { applyEdits } from '../edits/apply-edits.ts';
import { bare } from '../labels/fold.ts';
import { aliasesOf } from '../labels/heading-aliases.ts';
import { optionLabel } from '../labels/option-labels.ts';
import { columnHeadings, columnLabel, tableLabels } from '../labels/table-labels.ts';
import { sampleDocument } from '../sample/sample-document.ts';
import { emptyDocument } from '../start/empty-document.ts';
import { fromEir } from '../start/from-eir.ts';
import { headingKey, importSheet, type SheetRow, sheetOf, tableOfSheet } from './import-sheet.ts';
import { importWorkbook } from './import-workbook.ts';
import { readDocument, writeDocument } from './read-document.ts';

const today = '2026-09-01';
const sample = sampleDocument('bep-post', 'en', today);

test('a document comes back equal from its JSON', () => {
  for (const type of documentTypes) {
    for (const language of languages) {
      const document = sampleDocument(type, language, today);
      expect(readDocument(writeDocument(document), language)).toEqual({ document });
    }
  }
});

test('what is no document is refused with the places, in the reader’s language', () => {
  expect(readDocument('{', 'es')).toEqual({ faults: [{ path: '', message: 'El archivo no es un JSON válido.' }] });
  expect(readDocument('null', 'en')).toEqual({
    faults: [{ path: '', message: 'A value of another kind is expected: object.' }],
  });
  const wrong = { type: 'memo', language: 'en', fields: { colour: 1 }, tables: { parties: [{ id: 'p1', name: 4 }] } };
  expect(readDocument(JSON.stringify(wrong), 'pt-BR')).toEqual({
    faults: [
      { path: 'type', message: 'O valor não é um destes: bep-pre, bep-post, eir, pir, air, oir.' },
      { path: 'fields', message: 'Documentos não têm o campo colour.' },
      { path: 'tables.parties[0].name', message: 'Espera-se um valor de outro tipo: string.' },
    ],
  });
  const hostile = readDocument('{"type":"eir","language":"en","__proto__":{"polluted":1}}', 'en');
  expect(hostile).toMatchObject({ faults: [{ path: '' }] });
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
});

test('a file of a million nested arrays is refused like another that is no document', () => {
  const nested = '['.repeat(1_000_000) + ']'.repeat(1_000_000);
  const faults = (json: string) => {
    const read = readDocument(json, 'en');
    return 'faults' in read ? read.faults.map(({ path }) => path) : [];
  };
  expect(faults(nested)).toEqual(['']);
  const { fields, ...document } = emptyDocument('eir', 'en');
  const text = JSON.stringify(document).slice(0, -1);
  expect(faults(`${text},"fields":${JSON.stringify({ ...fields, projectName: 0 }).replace('0', nested)}}`)).toEqual([
    'fields.projectName',
  ]);
  expect(faults(`${text},"fields":${JSON.stringify(fields)},"more":${nested}}`)).toEqual(['']);
});

test('every table comes back unchanged from its sheet, in each language', () => {
  for (const language of languages) {
    const document = sampleDocument('bep-post', language, today);
    for (const table of tablesOf('bep-post')) {
      const { headings, rows } = sheetOf(document, table);
      if (rows.length === 0) continue;
      const result = importSheet(document, table, [headings, ...rows], { clears: true });
      expect(result).toEqual({
        edits: [],
        left: [],
        errors: [],
        words: [],
        headings: headings.slice(1).map((text) => ({ text, column: expect.any(String) })),
        met: new Set(rows.map(([id]) => id)),
        added: 0,
        changed: 0,
        unchanged: rows.length,
      });
    }
  }
});

test('where an answer stands is written in words and read back as a place, in each language', () => {
  for (const language of languages) {
    const answering = fromEir(sampleDocument('eir', language, today), 'eir');
    const [row] = answering.tables.answers;
    const edit = {
      op: 'cell',
      table: 'answers',
      row: row?.id ?? '',
      column: 'place',
      value: 'table:milestones',
    } as const;
    const document = applyEdits(answering, [edit]);
    const { headings, rows } = sheetOf(document, 'answers');
    expect(rows[0]).toContain(tableLabels.milestones[language]);
    expect(importSheet(document, 'answers', [headings, ...rows]).edits).toEqual([]);
  }
});

test('an answer keeps its topic where another has the same title', () => {
  const answering = fromEir(sampleDocument('eir', 'en', today), 'eir');
  const { topics } = sample;
  const [title = '', place = ''] = [topics[0]?.title, topics[1]?.id];
  const [row] = answering.tables.answers;
  const document = applyEdits({ ...answering, topics: topics.map((topic) => ({ ...topic, title })) }, [
    { op: 'cell', table: 'answers', row: row?.id ?? '', column: 'place', value: place },
  ]);
  const { headings, rows } = sheetOf(document, 'answers');
  expect(rows[0]).toContain(title);
  expect(importSheet(document, 'answers', [headings, ...rows]).edits).toEqual([]);
});

test('a TIDP of a task team, with a title above and its own headings, changes and adds rows', () => {
  const sheet: SheetRow[] = [
    ['TIDP', null, 'Rev. 2'],
    [],
    ['Nome do contêiner', 'TITLE', 'Task team', 'Milestone', 'Due date', 'Remarks'],
    ['NHC-ARC-MB-ZZ-M3-A-0001', 'Architecture', 'ARC', 'M2', new Date('2026-12-01T00:00:00Z'), 'ok'],
    ['NHC-ARC-EX-ZZ-M3-A-0001', 'Site', 'ARC', 'M2', 'next week', null],
    [null, null, null, null, null, null],
    ['NHC-ARC-MB-ZZ-M3-A-0001', 'Again', 'ARC', 'M2', '', null],
  ];
  const result = importSheet(sample, 'deliverables', sheet);
  expect(result).toMatchObject({ added: 1, changed: 1, unchanged: 0 });
  expect(result.errors.map(({ row, heading, fault }) => [row, heading, fault])).toEqual([
    [3, 'Remarks', 'no-column'],
    [5, 'Due date', 'not-a-day'],
    [7, '', 'twice'],
  ]);
  const { deliverables } = applyEdits(sample, result.edits).tables;
  expect(deliverables[1]).toMatchObject({
    id: 'd2',
    title: 'Architecture',
    dueDate: '2026-12-01',
    owner: 'Sophie Lindqvist',
  });
  expect(deliverables.at(-1)).toMatchObject({ containerName: 'NHC-ARC-EX-ZZ-M3-A-0001', dueDate: '' });
});

test('an older file’s empty cells leave what was filled since, unless they are to clear it', () => {
  const sheet: SheetRow[] = [
    ['Container name', 'Title', 'Owner', 'LOD', 'Due date'],
    ['NHC-ARC-MB-ZZ-M3-A-0001', 'Architecture', '  ', null],
  ];
  const of = (clears: boolean) =>
    applyEdits(sample, importSheet(sample, 'deliverables', sheet, { clears }).edits).tables.deliverables[1];
  expect(of(false)).toEqual({ ...sample.tables.deliverables[1], title: 'Architecture' });
  expect(of(true)).toMatchObject({ title: 'Architecture', owner: '', levelOfDevelopment: '', dueDate: '' });
  const matrix: SheetRow[] = [
    ['Task', 'ARC', 'STR'],
    [sample.tables.responsibilities[2]?.task, '', 'I'],
  ];
  const raci = (clears: boolean) =>
    applyEdits(sample, importSheet(sample, 'responsibilities', matrix, { clears }).edits).tables.responsibilities[2]
      ?.assignments;
  expect(raci(false)).toContainEqual(expect.objectContaining({ party: 'ARC' }));
  expect(raci(true)).not.toContainEqual(expect.objectContaining({ party: 'ARC' }));
});

test('text of the EIR is left as it is by a sheet of its BEP, and what the sheet says otherwise is named', () => {
  const bep = fromEir(sampleDocument('eir', 'en', today), 'eir-1');
  const [first] = bep.tables.answers;
  const { headings, rows } = sheetOf(bep, 'answers');
  const at = (heading: string) => headings.indexOf(heading);
  const sheet = [headings, ...rows.map((row) => [...row])];
  const cells = sheet[1] ?? [];
  cells[at('Requirement in full')] = 'Whatever suits us';
  cells[at('Priority')] = null;
  cells[at('Answer in words')] = 'Yes, by M2';
  const result = importSheet(bep, 'answers', sheet, { clears: true });
  const cell = { op: 'cell', table: 'answers', row: first?.id };
  expect(result).toMatchObject({ changed: 1, edits: [{ ...cell, column: 'answer', value: 'Yes, by M2' }] });
  expect(result.left).toEqual([
    { ...cell, column: 'text', value: 'Whatever suits us' },
    { ...cell, column: 'priority', value: '' },
  ]);
  // Without a link the text is the plan's own copy.
  expect(importSheet({ ...bep, eir: null }, 'answers', sheet)).toMatchObject({ left: [], edits: [{}, {}] });
});

test('a sheet that was exported when the columns of answers had other headings is read', () => {
  const bep = fromEir(sampleDocument('eir', 'en', today), 'eir-1');
  const [first] = bep.tables.answers;
  const [now] = sheetOf(bep, 'answers').rows;
  const former = {
    en: ['Response', 'Answer'],
    'pt-BR': ['Atendimento', 'Resposta'],
    es: ['Cumplimiento', 'Respuesta'],
  };
  for (const language of languages) {
    const { headings } = sheetOf({ ...bep, language }, 'answers');
    const at = headings.indexOf(columnLabel('answers', 'response')[language]);
    headings.splice(at, 2, ...former[language]);
    const row = now?.toSpliced(at, 2, optionLabel('response', 'partly')[language], 'Yes, by M2') ?? [];
    const { edits, errors } = importSheet({ ...bep, language }, 'answers', [headings, row]);
    const cell = { op: 'cell', table: 'answers', row: first?.id };
    expect(errors).toEqual([]);
    expect(edits).toContainEqual({ ...cell, column: 'response', value: 'partly' });
    expect(edits).toContainEqual({ ...cell, column: 'answer', value: 'Yes, by M2' });
  }
});

test('text days of a sheet are read in the order of their column', () => {
  const head: SheetRow = ['Code', 'Name', 'Date'];
  const datesOf = (...days: SheetRow) => {
    const { edits, errors } = importSheet(sample, 'milestones', [
      head,
      ...days.map((day, at) => [`N${at}`, 'New', day]),
    ]);
    const { milestones } = applyEdits(sample, edits).tables;
    return { dates: milestones.slice(-days.length).map(({ date }) => date), faults: errors.map(({ fault }) => fault) };
  };
  const real = new Date('2026-03-04T00:00:00Z');
  expect(datesOf('10/12/2026', '31/12/2027', real)).toEqual({
    dates: ['2026-12-10', '2027-12-31', '2026-03-04'],
    faults: [],
  });
  expect(datesOf('10/12/2026', real)).toEqual({ dates: ['', '2026-03-04'], faults: ['ambiguous-day'] });
});

test('a matrix has parties as headings, and unknown letters are reported', () => {
  const sheet = [
    ['Task', 'ARC', 'STR', 'LAN'],
    ['Model the architecture', 'A/R', 'i', 'C'],
    ['Survey the site', 'x', 'R', ''],
  ];
  const result = importSheet(sample, 'responsibilities', sheet);
  expect(result.errors.map(({ row, heading, fault }) => [row, heading, fault])).toEqual([
    [1, 'LAN', 'no-column'],
    [3, 'ARC', 'not-an-option'],
  ]);
  const { responsibilities } = applyEdits(sample, result.edits).tables;
  expect(responsibilities[2]?.assignments).toContainEqual({ party: 'STR', raci: 'I' });
  expect(responsibilities.at(-1)).toMatchObject({
    task: 'Survey the site',
    assignments: [{ party: 'STR', raci: 'R' }],
  });
});

test('a matrix of many parties below many lines folds each text once', () => {
  const parties = Array.from({ length: 100 }, (_, at) => ({
    ...sample.tables.parties[0],
    id: `p${at}`,
    code: `P${at}`,
  }));
  const document = { ...sample, tables: { ...sample.tables, parties: parties as typeof sample.tables.parties } };
  const lines = Array.from({ length: 19 }, () => Array.from({ length: 200 }, (_, at) => `Line ${at}`));
  const folded = jest.spyOn(String.prototype, 'normalize');
  const { added } = importSheet(document, 'responsibilities', [...lines, ['Task', 'p99'], ['Survey', 'R']]);
  expect(added).toBe(1);
  expect(folded.mock.calls.length).toBeLessThan(6000);
  folded.mockRestore();
});

test('requirements of an EIR come in, and a sheet without headings is refused', () => {
  const eir = sampleDocument('eir', 'es', today);
  const result = importSheet(eir, 'requirements', [
    ['Código', 'Título', 'Prioridad'],
    ['EIR-9', 'Nube de puntos', 'importante'],
  ]);
  expect(applyEdits(eir, result.edits).tables.requirements.at(-1)).toMatchObject({ code: 'EIR-9', priority: 'should' });
  expect(importSheet(eir, 'requirements', [['x', 1]]).errors).toMatchObject([{ fault: 'no-headings' }]);
  expect(tableOfSheet('Matriz de Responsabilidades')).toBe('responsibilities');
  expect(tableOfSheet('Sheet1')).toBeUndefined();
});

const own: SheetRow[] = [
  ['Deliverables of the team'],
  [],
  [
    'File name',
    'Description',
    'Author',
    'Team',
    'Delivery date',
    'Milestone',
    'LOIN',
    'File type',
    'Suitability',
    'Sheet',
  ],
  ['NHC-ARC-EX-ZZ-M3-A-0009', 'Site', 'Ann', 'ARC', new Date('2026-12-01T00:00:00Z'), 'M2', 'N1', 'IFC', 'S0', 'A1'],
];

test('a team’s own table is read by the usual other names of its headings, which is said', () => {
  const { edits, errors, headings } = importSheet(sample, 'deliverables', own);
  expect(applyEdits(sample, edits).tables.deliverables.at(-1)).toMatchObject({
    containerName: 'NHC-ARC-EX-ZZ-M3-A-0009',
    title: 'Site',
    owner: 'Ann',
    taskTeam: 'ARC',
    dueDate: '2026-12-01',
    milestone: 'M2',
    informationNeed: 'N1',
    format: 'IFC',
    statusCode: 'S0',
  });
  expect(headings).toContainEqual({ text: 'File name', column: 'containerName', isMeant: true });
  expect(headings).toContainEqual({ text: 'Milestone', column: 'milestone' });
  expect(headings.at(-1)).toEqual({ text: 'Sheet' });
  expect(errors.map(({ heading, fault }) => [heading, fault])).toEqual([['Sheet', 'no-column']]);
});

test('what a reader says of a heading comes first, also where none is known', () => {
  const meant = new Map([
    [headingKey('Description'), 'purpose'],
    [headingKey('SHEET'), ''],
  ]);
  const { headings, errors } = importSheet(sample, 'deliverables', own, { meant });
  expect(headings[1]).toEqual({ text: 'Description', column: 'purpose', isMeant: true });
  expect(errors.map(({ heading, fault }) => [heading, fault])).toEqual([['Description', 'not-an-option']]);
  const odd: SheetRow[] = [['Our plan'], ['Ref', 'What'], ['NHC-ARC-EX-ZZ-M3-A-0009', 'Site']];
  const unread = importSheet(sample, 'deliverables', odd);
  expect(unread.headings).toEqual([{ text: 'Ref' }, { text: 'What' }]);
  expect([unread.edits, unread.errors.map(({ fault }) => fault)]).toEqual([[], ['no-headings']]);
  const told = new Map([[headingKey('ref'), 'containerName']]);
  expect(importSheet(sample, 'deliverables', odd, { meant: told }).added).toBe(1);
});

test('a heading of the table comes before another name, and a column is taken once', () => {
  const { headings } = importSheet(sample, 'deliverables', [
    ['Description', 'Title', 'File', 'File name'],
    ['a', 'b', 'c', 'd'],
  ]);
  expect(headings.map(({ column }) => column)).toEqual([undefined, 'title', 'containerName', undefined]);
});

test('a workbook of own tables is read by the names or the headings of its sheets', () => {
  const sheets = [
    { name: 'Our TIDP', rows: own },
    {
      name: 'Sheet2',
      rows: [
        ['Risk', 'Probability', 'Impact', 'Action'],
        ['Late survey', 'High', 'Low', 'Order now'],
      ],
    },
    {
      name: 'Notes',
      rows: [
        ['Called Ann', 'Date'],
        ['twice', 'Monday'],
      ],
    },
  ];
  const { document, ignored } = importWorkbook(sheets, 'en');
  expect(document.tables.deliverables).toMatchObject([{ containerName: 'NHC-ARC-EX-ZZ-M3-A-0009', title: 'Site' }]);
  expect(document.tables.risks).toMatchObject([{ description: 'Late survey', mitigation: 'Order now' }]);
  expect(ignored).toEqual(['Notes']);
  expect(tableOfSheet('Project RACI')).toBe('responsibilities');
});

test('no other name of a heading means two columns of a table, or is a heading of another', () => {
  for (const table of tableNames) {
    const columns = Object.keys(columnHeadings(table));
    const headings = columns.map((column) => languages.map((one) => bare(columnHeadings(table)[column]?.[one] ?? '')));
    const names = columns.map((column) => aliasesOf(table, column).map(bare));
    names.forEach((own, at) => {
      const others = [...headings, ...names].filter((_, place) => place % columns.length !== at).flat();
      expect([table, columns[at], own.filter((name) => others.includes(name))]).toEqual([table, columns[at], []]);
    });
  }
});
