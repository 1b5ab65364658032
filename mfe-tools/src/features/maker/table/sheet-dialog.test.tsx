import { applyEdits, type Edit, fromEir, sampleDocument, sheetOf, type WorkbookChanges } from '@arcada/bim';
import { type FakeApi, fakeApi, openableDialogs, renderInSite } from '@arcada/testing/render';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import en from '../../../locales/en.json' with { type: 'json' };
import { SheetDialog } from './sheet-dialog.tsx';

const document = sampleDocument('bep-post', 'en', '2026-09-01');
const [known] = document.tables.deliverables;
const rows = [
  ['Container name', 'Title', 'Due date'],
  [known?.containerName, 'Renamed', 'soon'],
  ['P-NEW-0001', 'Added', '2027-01-05'],
];
const alone = {
  issued: [],
  onApplyAll: () => {
    throw new Error('Only this table was to be imported.');
  },
};
let api: FakeApi;
beforeAll(openableDialogs);
beforeEach(() => {
  api = fakeApi({
    'POST /api/documents/sheets': {
      body: {
        sheets: [
          { name: 'Notes', rows: [['x']] },
          { name: 'TIDP', rows },
        ],
      },
    },
  });
});
afterEach(() => api.restore());

test('an import shows what changes and what can’t be read, and is applied as one step', async () => {
  const applied: (readonly Edit[])[] = [];
  let closed = 0;
  await renderInSite(
    <SheetDialog
      below={{ table: 'deliverables', onApply: (edits) => applied.push(edits) }}
      document={document}
      {...alone}
      onClose={() => {
        closed++;
      }}
    />,
    { texts: { tools: en } },
  );
  const apply = screen.getByRole<HTMLButtonElement>('button', { name: 'Apply' });
  expect(apply.disabled).toBe(true);
  fireEvent.change(screen.getByLabelText(/Excel file/), { target: { files: [new File(['PK'], 'tidp.xlsx')] } });
  expect(await screen.findByText('New rows: 1. Changed rows: 1. Unchanged rows: 0.')).toBeTruthy();
  expect(screen.getByText('Row 2, Due date:').closest('li')?.textContent).toContain('"soon" is not a date');
  expect(screen.getByText(known?.containerName ?? '').closest('li')?.textContent).toContain(
    `Title: ${known?.title} → Renamed`,
  );
  const addedRow = screen.getByText('P-NEW-0001').closest('li')?.textContent;
  expect(addedRow).toContain('new row');
  expect(addedRow).toContain('Title: Added');
  fireEvent.click(apply);
  await waitFor(() => expect(closed).toBe(1));
  expect(applied).toHaveLength(1);
  const { deliverables } = applyEdits(document, applied[0] ?? []).tables;
  expect(deliverables[0]).toMatchObject({ title: 'Renamed', dueDate: known?.dueDate });
  expect(deliverables.at(-1)).toMatchObject({ containerName: 'P-NEW-0001', dueDate: '2027-01-05' });
});

test('empty cells clear only by choice, and text of the EIR that is left is listed', async () => {
  const bep = fromEir(sampleDocument('eir', 'en', '2026-09-01'), 'eir-1');
  const [first] = bep.tables.answers;
  const answer = { op: 'cell', table: 'answers', row: first?.id ?? '', column: 'answer', value: 'By M2' } as const;
  const place = { ...answer, column: 'place', value: 'table:milestones' };
  const sheet = [
    ['id', 'Title', 'Answer in words', 'Where in the plan'],
    [first?.id, 'Ours', null, 'Risks'],
  ];
  api.restore();
  api = fakeApi({ 'POST /api/documents/sheets': { body: { sheets: [{ name: 'x', rows: sheet }] } } });
  const applied: (readonly Edit[])[] = [];
  await renderInSite(
    <SheetDialog
      below={{ table: 'answers', onApply: (edits) => applied.push(edits) }}
      document={applyEdits(bep, [answer, place])}
      {...alone}
      onClose={() => undefined}
    />,
    { texts: { tools: en } },
  );
  fireEvent.change(screen.getByLabelText(/Excel file/), { target: { files: [new File(['PK'], 'old.xlsx')] } });
  expect(await screen.findByText('Where in the plan: Milestones → Risks')).toBeTruthy();
  expect(screen.getByText(/1 cell has other text than the EIR/)).toBeTruthy();
  expect(screen.getByText(/Title: not taken: Ours/)).toBeTruthy();
  expect(screen.queryByText('Answer in words: By M2 → (empty)')).toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Empty cells also clear what is filled' }));
  expect(screen.getByText('Answer in words: By M2 → (empty)')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(applied[0]).toEqual([
    { ...answer, value: '' },
    { ...place, value: 'table:risks' },
  ]);
});

test('headings of an own table are proposed, can be meant otherwise, and are remembered', async () => {
  const sheet = [['Our plan'], ['File name', 'Description', 'Colour'], ['P-NEW-0001', 'Added', 'red']];
  api.restore();
  api = fakeApi({ 'POST /api/documents/sheets': { body: { sheets: [{ name: 'Own', rows: sheet }] } } });
  let applied: readonly Edit[] = [];
  const show = () =>
    renderInSite(
      <SheetDialog
        below={{ table: 'deliverables', onApply: (edits) => (applied = edits) }}
        document={document}
        {...alone}
        onClose={() => undefined}
      />,
      { texts: { tools: en } },
    );
  const choose = () =>
    fireEvent.change(screen.getByLabelText(/Excel file/), { target: { files: [new File(['PK'], 'own.xlsx')] } });
  const { unmount } = await show();
  choose();
  expect(await screen.findByText('New rows: 1. Changed rows: 0. Unchanged rows: 0.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLSelectElement>('File name').value).toBe('containerName');
  expect(screen.getByLabelText<HTMLSelectElement>('Description').value).toBe('title');
  expect(screen.getByText('Row 2, Colour:')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Colour'), { target: { value: 'owner' } });
  expect(screen.queryByText('Row 2, Colour:')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(applyEdits(document, applied).tables.deliverables.at(-1)).toMatchObject({
    ...{ containerName: 'P-NEW-0001', title: 'Added', owner: 'red' },
  });
  unmount();
  await show();
  choose();
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Colour').value).toBe('owner'));
});

test('a whole workbook is shown sheet by sheet; one can be left out, and rows that it lacks go only by choice', async () => {
  const { headings, rows: risks } = sheetOf(document, 'risks');
  const milestones = [
    ['Code', 'Name', 'Date'],
    ['M9', 'Opening', 'soon'],
  ];
  const sheets = [
    { name: 'TIDP', rows },
    { name: 'Risks', rows: [headings, ...risks.slice(1)] },
    { name: 'Milestones', rows: milestones },
    { name: 'Notes', rows: [['x']] },
  ];
  api.restore();
  api = fakeApi({ 'POST /api/documents/sheets': { body: { sheets } } });
  const applied: WorkbookChanges[] = [];
  let fault: string | undefined = 'Nothing could be kept.';
  let closed = 0;
  await renderInSite(
    <SheetDialog
      below={{ table: 'deliverables', onApply: alone.onApplyAll }}
      document={document}
      issued={[]}
      onClose={() => {
        closed++;
      }}
      onApplyAll={async (workbook) => {
        if (fault === undefined) applied.push(workbook);
        return fault;
      }}
    />,
    { texts: { tools: en } },
  );
  fireEvent.change(screen.getByLabelText(/Excel file/), { target: { files: [new File(['PK'], 'all.xlsx')] } });
  fireEvent.click(await screen.findByRole('radio', { name: /^All 3 sheets/ }));
  const total = (added: number, changed: number, removed: number) =>
    `In all sheets chosen: new rows: ${added}; changed rows: ${changed}; removed rows: ${removed}.`;
  expect(screen.getByText(total(2, 1, 0))).toBeTruthy();
  expect(screen.getByText('Sheets that belong to no table of this document: Notes')).toBeTruthy();
  expect(screen.getByText('Row 2, Date:').closest('li')?.textContent).toContain('"soon" is not a date');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Milestones' }));
  expect(screen.queryByText('Row 2, Date:')).toBeNull();
  const part = screen.getByRole('checkbox', { name: 'Risks' }).closest('section') as HTMLElement;
  const remove = within(part).getByRole<HTMLInputElement>('checkbox', { name: /^Also remove the 1 row/ });
  expect([remove.checked, within(part).getByText(document.tables.risks[0]?.description ?? '').tagName]).toEqual([
    ...[false, 'LI'],
  ]);
  fireEvent.click(remove);
  expect(screen.getByText(total(1, 1, 1))).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: /^TIDP/ }));
  expect(screen.getByText(total(0, 0, 1))).toBeTruthy();
  const apply = screen.getByRole<HTMLButtonElement>('button', { name: 'Apply' });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Risks' }));
  expect(apply.disabled).toBe(true);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Risks' }));
  fireEvent.click(apply);
  expect(await screen.findByText('Nothing could be kept.')).toBeTruthy();
  expect([applied.length, closed]).toEqual([0, 0]);
  fault = undefined;
  fireEvent.click(apply);
  await waitFor(() => expect(closed).toBe(1));
  const [workbook] = applied;
  expect(workbook?.document).toEqual(
    applyEdits(document, [{ op: 'remove-row', table: 'risks', row: document.tables.risks[0]?.id ?? '' }]),
  );
});

test('the workbook of another document is named; its number, revisions and people are left out, a sheet without headings is said', async () => {
  const log = sheetOf(document, 'revisionLog');
  const parties = sheetOf(document, 'parties');
  const facts = [
    ['id', 'Field', 'Value'],
    ['type', 'Type', 'eir'],
    ['documentNumber', 'Document number', 'EIR-0001'],
  ];
  const sheets = [
    { name: 'Document', rows: facts },
    { name: 'Revision log', rows: [log.headings, [null, 'P09', '', '', 'Ana', 'Ours']] },
    { name: 'Parties and roles', rows: [parties.headings, [null, 'OUR', 'Our client']] },
    { name: 'Risks', rows: [['x']] },
  ];
  api.restore();
  api = fakeApi({ 'POST /api/documents/sheets': { body: { sheets } } });
  await renderInSite(
    <SheetDialog
      below={{ table: 'risks', onApply: alone.onApplyAll }}
      document={document}
      {...alone}
      onClose={() => undefined}
    />,
    { texts: { tools: en } },
  );
  fireEvent.change(screen.getByLabelText(/Excel file/), { target: { files: [new File(['PK'], 'eir.xlsx')] } });
  expect(await screen.findByText(/^This workbook is of another document: EIR-0001 · Exchange/)).toBeTruthy();
  expect(screen.getByText('The sheet has no row with the headings of this table.')).toBeTruthy();
  expect(screen.queryByText(/can’t be read/)).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: /^All 4 sheets/ }));
  expect(screen.getByRole('dialog', { name: 'Import a workbook' })).toBeTruthy();
  const isTaken = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked;
  const own = ['Document', 'Revision log', 'Parties and roles'];
  expect([...own, 'Risks'].map(isTaken)).toEqual([false, false, false, true]);
  expect(screen.getByText(new RegExp(`document and its parties is left out .+: ${own.join(', ')}\\.$`))).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Apply' }).disabled).toBe(true);
  // The choice stands for the next file, too.
  fireEvent.change(screen.getByLabelText(/Excel file/), { target: { files: [new File(['PK'], 'again.xlsx')] } });
  expect(await screen.findByText('File: again.xlsx')).toBeTruthy();
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /^All 4 sheets/ })).checked).toBe(true);
});

test('of a workbook of an earlier revision, fields and revisions are left out; what was issued is no unreadable cell', async () => {
  const log = sheetOf(document, 'revisionLog');
  const [issued = []] = log.rows;
  const redated = issued.map((value, at) => (log.headings[at] === 'Date' ? '2020-01-01' : value));
  const { documentNumber, revision } = document.fields;
  const facts = [
    ['id', 'Field', 'Value'],
    ['type', 'Type', 'bep-post'],
    ['documentNumber', 'Document number', documentNumber],
    ['revision', 'Revision', 'P00'],
  ];
  const sheets = [
    { name: 'Document', rows: facts },
    { name: 'Revision log', rows: [log.headings, redated] },
  ];
  api.restore();
  api = fakeApi({ 'POST /api/documents/sheets': { body: { sheets } } });
  await renderInSite(<SheetDialog document={document} {...alone} issued={[revision]} onClose={() => undefined} />, {
    texts: { tools: en },
  });
  fireEvent.change(screen.getByLabelText(/Excel file/), { target: { files: [new File(['PK'], 'old.xlsx')] } });
  expect(
    await screen.findByText('This workbook is of revision P00, which is older than the document’s P01'),
  ).toBeTruthy();
  const choice = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  expect([choice('Document').checked, choice('Revision log').checked]).toEqual([false, false]);
  fireEvent.click(choice('Revision log'));
  expect(await screen.findByText('1 value of the sheet is left out')).toBeTruthy();
  expect(screen.getByText('Row 2, Date:').closest('li')?.textContent).toContain('This revision has been issued');
  expect(screen.queryByText(/can’t be read/)).toBeNull();
});

test('a workbook in another language is said to be that; sheets that would bring in its words are left out', async () => {
  const inSpanish = { ...document, language: 'es' as const };
  const milestones = sheetOf(inSpanish, 'milestones');
  const [first = [], ...others] = milestones.rows;
  const risks = sheetOf(inSpanish, 'risks');
  const [risk = [], ...otherRisks] = risks.rows;
  const reworded = first.map((value) => (value === document.tables.milestones[0]?.name ? 'Hito' : value));
  const redated = risk.map((value) => (value instanceof Date ? '2027-03-01' : value));
  const { headings, rows: deliverables } = sheetOf(inSpanish, 'deliverables');
  const retitled = deliverables.map((row) => row.map((value) => (value === known?.title ? 'Informe' : value)));
  const facts = [
    ['id', 'Campo', 'Valor'],
    ['type', 'Tipo', 'bep-post'],
    ['documentNumber', 'Número', document.fields.documentNumber],
    ['location', 'Ubicación', 'Oporto'],
  ];
  const sheets = [
    { name: 'Documento', rows: facts },
    { name: 'Hitos', rows: [milestones.headings, reworded, ...others] },
    { name: 'Riesgos', rows: [risks.headings, redated, ...otherRisks] },
    { name: 'MIDP', rows: [headings, ...retitled] },
    { name: `TIDP ${known?.taskTeam}`, rows: [headings, ...retitled.slice(0, 1)] },
  ];
  api.restore();
  api = fakeApi({ 'POST /api/documents/sheets': { body: { sheets } } });
  await renderInSite(<SheetDialog document={document} {...alone} onClose={() => undefined} />, {
    texts: { tools: en },
  });
  fireEvent.change(screen.getByLabelText(/Excel file/), { target: { files: [new File(['PK'], 'es.xlsx')] } });
  expect(await screen.findByText('This workbook is in Spanish, this document in English')).toBeTruthy();
  expect(
    screen.getByText(/^What would bring in texts in that language is left out .+: Hitos, MIDP, TIDP [A-Z]+\.$/),
  ).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: 'Documento (Document)' })).toBeTruthy();
  const isTaken = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked;
  expect([/^Hitos/, /^Riesgos/, /^MIDP/, /^TIDP/].map(isTaken)).toEqual([false, true, false, false]);
});

test('of the sheets that are left out only those that can be chosen are named', async () => {
  const log = sheetOf(document, 'revisionLog');
  // As the service reads them: days are texts.
  const written = log.rows.map((row) =>
    row.map((cell) => (cell instanceof Date ? cell.toISOString().slice(0, 10) : cell)),
  );
  const { documentNumber, revision } = document.fields;
  const facts = (location: string) => [
    ['id', 'Field', 'Value'],
    ['type', 'Type', 'bep-post'],
    ['documentNumber', 'Document number', documentNumber],
    ['revision', 'Revision', 'P00'],
    ['location', 'Location', location],
  ];
  const sheets = [
    { name: 'Document', rows: facts('Porto') },
    { name: 'Revision log', rows: [log.headings, ...written] },
  ];
  api.restore();
  api = fakeApi({ 'POST /api/documents/sheets': { body: { sheets } } });
  await renderInSite(<SheetDialog document={document} {...alone} issued={[revision]} onClose={() => undefined} />, {
    texts: { tools: en },
  });
  fireEvent.change(screen.getByLabelText(/Excel file/), { target: { files: [new File(['PK'], 'old.xlsx')] } });
  expect(await screen.findByText(/Left out unless you choose it below: Document\.$/)).toBeTruthy();
  expect(screen.getByText('Nothing to change in: Revision log')).toBeTruthy();
  expect(screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toContain('Document');
  expect(screen.queryByRole('checkbox', { name: 'Revision log' })).toBeNull();
});
