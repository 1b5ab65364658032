import { afterAppointment, applyEdits, type BimDocument, emptyDocument, fromEir, sampleDocument } from '@arcada/bim';
import type { Language } from '@arcada/contracts';
import { LanguageContext } from '@arcada/platform';
import {
  chooseOption,
  endPage,
  type FakeApi,
  type FakeCall,
  fakeApi,
  openableDialogs,
  renderInSite,
} from '@arcada/testing/render';
import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import en from '../../locales/en.json' with { type: 'json' };
import { Component as MakerPage } from './maker.page.tsx';
import { storedDocument, testId } from './saving/stored.fixture.ts';

const path = `/api/documents/${testId}`;
const address = `/tools/bep-maker-enhanced?document=${testId}`;
let api: FakeApi;
beforeAll(openableDialogs);
beforeEach(() => {
  api = fakeApi({
    [`GET ${path}`]: { body: storedDocument() },
    'GET /api/topics': { body: { items: [], total: 0, page: 1, pageSize: 100 } },
  });
});
afterEach(() => {
  api.restore();
  jest.restoreAllMocks();
});

const show = (at = address) =>
  renderInSite(
    <Routes>
      <Route path="/tools/bep-maker-enhanced" element={<MakerPage />} />
    </Routes>,
    { texts: { tools: en }, path: at },
  );
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const write = (name: string, value: string) => fireEvent.change(box(name), { target: { value } });
const pressTwice = (name: string) => {
  const button = screen.getByRole('button', { name });
  fireEvent.click(button);
  fireEvent.click(button);
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** Attempts to save a project's name; the test before may still repeat its own. */
const puts = (projectName: string) =>
  api.calls.filter(({ method, body }) => method === 'PUT' && (body as BimDocument).fields.projectName === projectName);
const posted = () => api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
/** A window in which form and preview are side by side. */
function makeWide() {
  const { matchMedia } = window;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => Object.defineProperty(matchMedia(query), 'matches', { value: true }));
}
const opened = (step: string) => show(`${address}&step=${step}`);

let switchTo: (language: Language) => void;
function InLanguage({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState<Language>('en');
  switchTo = setLanguage;
  return <LanguageContext value={{ language, setLanguage }}>{children}</LanguageContext>;
}

test('a new document begins empty, in the chosen type', async () => {
  api.on('POST /api/documents', ({ body }: FakeCall) => ({ status: 201, body: storedDocument(body as never) }));
  const { path: where } = await show('/tools/bep-maker-enhanced');
  chooseOption('Type of document', 'Exchange information requirements (EIR)');
  pressTwice('Create document');
  await waitFor(() => expect(where()).toBe(address));
  expect(posted()).toEqual([emptyDocument('eir', 'en')]);
});

test('a new document is in the language of the page, also after it was switched, until one is chosen', async () => {
  api.on('POST /api/documents', ({ body }: FakeCall) => ({ status: 201, body: storedDocument(body as never) }));
  const { path: where } = await renderInSite(
    <InLanguage>
      <Routes>
        <Route path="/tools/bep-maker-enhanced" element={<MakerPage />} />
      </Routes>
    </InLanguage>,
    { texts: { tools: en }, path: '/tools/bep-maker-enhanced' },
  );
  const chosen = () =>
    screen.getByRole('combobox', { name: 'Language of the document' }).closest('.ant-select')?.textContent ?? '';
  act(() => switchTo('pt-BR'));
  expect(chosen()).toBe('Português');
  chooseOption('Language of the document', 'Español');
  act(() => switchTo('en'));
  expect(chosen()).toBe('Español');
  press('Create document');
  await waitFor(() => expect(where()).toBe(address));
  expect(posted()).toEqual([emptyDocument('bep-pre', 'es')]);
});

test('a plan begins with what its EIR decides, before or after appointment', async () => {
  const eir = sampleDocument('eir', 'en', '2026-09-01');
  api.on('GET /api/documents', { body: { items: [storedDocument(eir)], total: 1, page: 1, pageSize: 100 } });
  api.on(`GET ${path}/issued`, { body: storedDocument(eir) });
  const made = Promise.withResolvers<void>();
  api.on('POST /api/documents', async ({ body }: FakeCall) => {
    await made.promise;
    return { status: 201, body: storedDocument(body as never) };
  });
  const { path: where } = await show('/tools/bep-maker-enhanced');
  fireEvent.click(screen.getByRole('radio', { name: /^A BEP that answers an EIR/ }));
  await screen.findByRole('combobox', { name: 'EIR' });
  chooseOption('Type of document', 'BIM execution plan');
  press('Create document');
  await waitFor(() => expect(posted()).toHaveLength(1));
  // Again, before the service has responded.
  press('Creating…');
  made.resolve();
  await waitFor(() => expect(where()).toBe(address));
  expect(posted()).toEqual([fromEir(eir, testId, 'bep-post')]);
});

test('a tender’s plan goes on as the plan after appointment', async () => {
  const tender = sampleDocument('bep-pre', 'en', '2026-09-01');
  api.on('GET /api/documents', { body: { items: [storedDocument(tender)], total: 1, page: 1, pageSize: 100 } });
  api.on(`GET ${path}`, { body: storedDocument(tender) });
  api.on('POST /api/documents', ({ body }: FakeCall) => ({ status: 201, body: storedDocument(body as never) }));
  const { path: where } = await show('/tools/bep-maker-enhanced');
  fireEvent.click(screen.getByRole('radio', { name: /^One of your documents/ }));
  await screen.findByRole('combobox', { name: 'Begin as' });
  chooseOption('Begin as', 'The BEP after appointment, for the same project');
  press('Create document');
  await waitFor(() => expect(where()).toBe(address));
  expect(posted()).toEqual([afterAppointment(tender)]);
});

test('a step has its fields; a fault is shown once the step was left; Next and Back go through them', async () => {
  const { path: where } = await opened('project-info');
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Project name' })).value).toBe('');
  expect(screen.queryByText('Project name is empty.')).toBeNull();
  press('Next');
  await waitFor(() => expect(where()).toBe(`${address}&step=project-team`));
  press('Back');
  expect(await screen.findByText('Project name is empty.')).toBeTruthy();
  expect(box('Project name').getAttribute('aria-invalid')).toBe('true');
});

test('a document that was worked on before shows the faults of its steps at once', async () => {
  api.on(`GET ${path}`, { body: { ...storedDocument(), updatedAt: '2026-09-02T10:00:00.000Z' } });
  makeWide();
  await opened('project-team');
  await screen.findByRole('link', { name: /^Project info.*\(\d+ errors?\)/ });
  fireEvent.click(screen.getByRole('link', { name: /^Project info/ }));
  expect(await screen.findByText('Project name is empty.')).toBeTruthy();
});

test('a document that was imported shows the faults of its steps at once', async () => {
  const imported = {
    number: 1,
    kind: 'import',
    revision: '',
    status: '',
    content: 'v1',
    createdAt: '2026-09-01T10:00:00.000Z',
  };
  const broken = applyEdits(sampleDocument('bep-pre', 'en', '2026-09-01'), [
    { op: 'field', field: 'projectName', value: '' },
  ]);
  api.on(`GET ${path}`, { body: storedDocument(broken) });
  api.on(`GET ${path}/versions`, { body: [imported] });
  makeWide();
  await opened('project-team');
  await screen.findByRole('link', { name: /^Project info.*\(\d+ errors?\)/ });
});

test('what is typed is saved by itself with the version it is based on', async () => {
  api.on(`PUT ${path}`, ({ body }: FakeCall) => ({ body: storedDocument(body as never, 'v2') }));
  await opened('project-info');
  await screen.findByText('Saved');
  write('Project name', 'Hospital');
  expect(screen.getByText(en.saving.kept)).toBeTruthy();
  await screen.findByText('Saved');
  const [saved] = puts('Hospital');
  expect(saved?.headers['if-match']).toBe('"v1"');
  expect(saved?.body).toMatchObject({ fields: { projectName: 'Hospital' } });
});

test('a lost connection and a reload lose nothing', async () => {
  await opened('project-info');
  await screen.findByText('Saved');
  write('Project name', 'Hospital');
  expect(await screen.findByText(/not saved yet: The server did not respond/)).toBeTruthy();
  endPage();
  api.on(`PUT ${path}`, ({ body }: FakeCall) => ({ body: storedDocument(body as never, 'v2') }));
  await opened('project-info');
  await waitFor(() => expect(box('Project name').value).toBe('Hospital'));
  press('Save');
  await screen.findByText('Saved');
});

test('what a table has refused outlives a reload until it is dismissed', async () => {
  const sample = sampleDocument('bep-post', 'en', '2026-09-01');
  const { risks } = sample.tables;
  api.on(`GET ${path}`, { body: storedDocument(sample) });
  const shown = async () => {
    await opened('deliverables');
    return within(await screen.findByRole('region', { name: 'Risks' }));
  };
  const before = await shown();
  const grid = before.getByRole('grid');
  grid.focus();
  fireEvent.keyDown(grid, { key: 'ArrowRight' });
  const getData = () => 'Enormous\r\nHigh';
  fireEvent.paste(grid, { clipboardData: { getData } });
  expect(before.getByRole('region', { name: '1 cell was not taken' })).toBeTruthy();
  endPage();
  api.on(`GET ${path}`, { body: storedDocument({ ...sample, tables: { ...sample.tables, risks } }) });
  const after = await shown();
  expect(after.getByRole('region', { name: '1 cell was not taken' }).textContent).toContain('Enormous');
  fireEvent.click(after.getByRole('button', { name: 'Dismiss' }));
  endPage();
  expect((await shown()).queryByRole('region', { name: '1 cell was not taken' })).toBeNull();
});

const theirs = applyEdits(emptyDocument('bep-pre', 'en'), [
  { op: 'field', field: 'projectName', value: 'Theirs' },
  { op: 'field', field: 'location', value: 'Lisbon' },
]);
const savedElsewhere = () =>
  api.on(`PUT ${path}`, ({ headers, body }: FakeCall) =>
    headers['if-match'] === '"v2"'
      ? { body: storedDocument(body as never, 'v3') }
      : { status: 412, body: { code: 'tools.document.changed', current: storedDocument(theirs, 'v2') } },
  );

test('two tabs: what differs is shown field by field, and nothing is overwritten before a choice', async () => {
  savedElsewhere();
  await opened('project-info');
  await screen.findByText('Saved');
  write('Project name', 'Mine');
  const group = await screen.findByRole('group', { name: 'Project name' });
  expect(puts('Mine')).toHaveLength(1);
  expect(group.textContent).toContain('Theirs');
  fireEvent.click(within(group).getByRole('radio', { name: /This tab/ }));
  press('Save this choice');
  await screen.findByText(/^Saved/);
  const last = puts('Mine').at(-1)?.body as typeof theirs;
  expect([last.fields.projectName, last.fields.location]).toEqual(['Mine', 'Lisbon']);
});

test('a failure stays in view while the author types and saving is tried again', async () => {
  await opened('project-info');
  await screen.findByText('Saved');
  write('Project name', 'Hospital');
  const alert = await screen.findByRole('alert');
  write('Project name', 'Hospital of Porto');
  expect(alert.isConnected).toBe(true);
  api.on(`PUT ${path}`, () => new Promise(() => undefined));
  press('Save again');
  await waitFor(() => expect(puts('Hospital of Porto')).toHaveLength(1));
  expect(alert.isConnected).toBe(true);
});

test('characters that cannot be printed are gone as soon as they are pasted', async () => {
  api.on(`PUT ${path}`, ({ body }: FakeCall) => ({ body: storedDocument(body as never, 'v2') }));
  await opened('project-info');
  await screen.findByText('Saved');
  write('Project name', 'Line one\u000BLine two');
  expect(box('Project name').value).toBe('Line one Line two');
  write('Description', 'Line one\u000BLine two\u0000');
  expect(box('Description').value).toBe('Line one\nLine two');
  await waitFor(() => expect(puts('Line one Line two')).toHaveLength(1));
});

test('a draft with such characters, kept by an earlier edition of the site, is not lost', async () => {
  await opened('project-info');
  await screen.findByText('Saved');
  write('Project name', 'Hospital~of Porto');
  await screen.findByText(/not saved yet/);
  endPage();
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage))
      storage.setItem(key, (storage.getItem(key) ?? '').replaceAll('Hospital~of', String.raw`Hospital\u000bof`));
  await opened('project-info');
  await waitFor(() => expect(box('Project name').value).toBe('Hospital of Porto'));
});

test('what the service has refused is named by its field; an edit is tried after the usual pause', async () => {
  const errors = [{ path: 'fields.description', message: 'Too odd.' }];
  api.on(`PUT ${path}`, {
    status: 400,
    body: { code: 'common.invalid', message: 'Some of the information is not valid.', errors },
  });
  await opened('project-info');
  await screen.findByText('Saved');
  write('Project name', 'Refused');
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('Project info › Description: Too odd.')).toBeTruthy();
  expect(alert.textContent).toContain('did not accept the last changes');
  api.on(`PUT ${path}`, ({ body }: FakeCall) => ({ body: storedDocument(body as never, 'v2') }));
  write('Project name', 'Mended');
  await waitFor(() => expect(puts('Mended')).toHaveLength(1), { timeout: 4_000 });
  await screen.findByText('Saved');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a revision and a status lose their blanks when their field is left', async () => {
  await opened('basic-information');
  const revision = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Revision/ });
  fireEvent.change(revision, { target: { value: 'P02 ' } });
  expect(revision.value).toBe('P02 ');
  fireEvent.blur(revision);
  expect(revision.value).toBe('P02');
});

test('where the browser keeps nothing, the page says so and warns before it is closed', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  const leaves = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
  await opened('project-info');
  await screen.findByText('Saved');
  expect(leaves()).toBe(true);
  write('Project name', 'Hospital');
  expect(await screen.findByText(en.saving.unkept)).toBeTruthy();
  expect(await screen.findByText(/This browser couldn’t keep them either/)).toBeTruthy();
  expect(leaves()).toBe(false);
  full.mockRestore();
  api.on(`PUT ${path}`, ({ body }: FakeCall) => ({ body: storedDocument(body as never, 'v2') }));
  press('Save again');
  await screen.findByText('Saved');
  expect(leaves()).toBe(true);
});

test('a choice that is put off includes what was written since', async () => {
  savedElsewhere();
  await opened('project-info');
  await screen.findByText('Saved');
  write('Project name', 'Mine');
  await screen.findByRole('group', { name: 'Project name' });
  press('Decide later');
  write('Location', 'Porto');
  press('Compare and choose');
  const group = await screen.findByRole('group', { name: 'Location' });
  fireEvent.click(within(group).getByRole('radio', { name: /Saved elsewhere/ }));
  fireEvent.click(within(screen.getByRole('group', { name: 'Project name' })).getByRole('radio', { name: /This tab/ }));
  press('Save this choice');
  await screen.findByText(/^Saved/);
  const last = puts('Mine').at(-1)?.body as typeof theirs;
  expect([last.fields.projectName, last.fields.location]).toEqual(['Mine', 'Lisbon']);
});

test('a reload keeps the cell that is being edited', async () => {
  const sample = sampleDocument('bep-post', 'en', '2026-09-01');
  api.on(`GET ${path}`, { body: storedDocument(sample) });
  await opened('deliverables');
  const milestones = within(await screen.findByRole('region', { name: 'Milestones' }));
  milestones.getByRole('grid').focus();
  fireEvent.keyDown(milestones.getByRole('grid'), { key: 'M' });
  fireEvent.change(milestones.getByRole('textbox'), { target: { value: 'M-new' } });
  fireEvent(window, new Event('pagehide'));
  expect(Object.values(localStorage).join(' ')).toContain('M-new');
});

test('a click on a finding leads to its field, and its fix is applied', async () => {
  await opened('project-info');
  fireEvent.click(await screen.findByRole('tab', { name: /^Findings/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Set it to P01.' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Set it to P01.' })).toBeNull());
  press('Document number is empty.');
  await waitFor(() => expect(document.activeElement).toBe(box('Document number')));
  expect(box('Revision').value).toBe('P01');
});

test('a click on a finding of a table selects its cell, also in another step', async () => {
  const sample = sampleDocument('bep-post', 'en', '2026-09-01');
  const rows = Array.from({ length: 60 }, (_, at) => ({
    ...sample.tables.milestones[0],
    id: `m${at}`,
    code: `M${at}`,
  }));
  const many = { ...sample, tables: { ...sample.tables, milestones: rows as typeof sample.tables.milestones } };
  const faulty = applyEdits(many, [{ op: 'cell', table: 'milestones', row: 'm50', column: 'code', value: 'M49' }]);
  api.on(`GET ${path}`, { body: storedDocument(faulty) });
  await opened('project-info');
  fireEvent.click(await screen.findByRole('tab', { name: /^Findings/ }));
  fireEvent.click(await screen.findByRole('button', { name: /the code "M49" is already used/ }));
  const region = within(await screen.findByRole('region', { name: 'Milestones' }));
  const grid = region.getByRole('grid');
  await waitFor(() => expect(document.activeElement).toBe(grid));
  const cell = document.getElementById(grid.getAttribute('aria-activedescendant') ?? '');
  expect([cell?.dataset.row, cell?.dataset.column]).toEqual(['50', '0']);
  expect(grid.scrollTop).toBeGreaterThan(0);
  press('Back');
  await screen.findByRole('region', { name: 'Exchange formats' });
  press('Next');
  const again = within(await screen.findByRole('region', { name: 'Milestones' })).getByRole('grid');
  expect(document.getElementById(again.getAttribute('aria-activedescendant') ?? '')?.dataset.row).toBe('0');
});

test('a finding of a table without a row leads to the table, when it is empty to the button that adds a row', async () => {
  const sample = sampleDocument('bep-post', 'en', '2026-09-01');
  const found = async (naming: typeof sample.tables.naming, message: RegExp) => {
    api.on(`GET ${path}`, { body: storedDocument({ ...sample, tables: { ...sample.tables, naming } }) });
    await opened('project-info');
    fireEvent.click(await screen.findByRole('tab', { name: /^Findings/ }));
    fireEvent.click(await screen.findByRole('button', { name: message }));
    return within(await screen.findByRole('region', { name: 'Naming fields' }));
  };
  const part = await found(sample.tables.naming.slice(1), /^No naming field is for/);
  await waitFor(() => expect(document.activeElement).toBe(part.getByRole('grid')));
  endPage();
  const none = await found([], /^There are no naming fields/);
  await waitFor(() => expect(document.activeElement).toBe(none.getByRole('button', { name: 'Add row' })));
});

test('beside the form, a tab that the document’s new type doesn’t have gives way to the preview', async () => {
  makeWide();
  await opened('basic-information');
  fireEvent.click(await screen.findByRole('tab', { name: en.trace.tab }));
  chooseOption('Type of document', 'Exchange information requirements (EIR)');
  expect(screen.getByRole('tab', { name: 'Preview' }).getAttribute('aria-selected')).toBe('true');
  expect(screen.getByRole('article', { name: 'Preview of the document' })).toBeTruthy();
});

test('the preview has the topics with their placeholders filled', async () => {
  api.on(`GET ${path}`, { body: storedDocument(sampleDocument('bep-post', 'en', '2026-09-01')) });
  await show();
  fireEvent.click(await screen.findByRole('tab', { name: 'Preview' }));
  const preview = screen.getByRole('article', { name: 'Preview of the document' });
  expect(preview.textContent).toContain('Northgate Health Centre');
  expect(preview.textContent).not.toMatch(/\{\w+\}/);
});

test('what a table has undone and can undo outlasts a visit to another step', async () => {
  await opened('deliverables');
  const milestones = () => within(screen.getByRole('region', { name: 'Milestones' }));
  await screen.findByRole('region', { name: 'Milestones' });
  fireEvent.click(milestones().getByRole('button', { name: 'Add row' }));
  expect(milestones().getByText('1 row')).toBeTruthy();
  press('Back');
  await screen.findByRole('region', { name: 'Exchange formats' });
  press('Next');
  await screen.findByRole('region', { name: 'Milestones' });
  fireEvent.click(milestones().getByRole('button', { name: 'Undo' }));
  expect(milestones().getByText('0 rows')).toBeTruthy();
});

test('without its worker the page checks by itself and says so; the worker can be started again', async () => {
  await opened('project-info');
  expect(await screen.findByText(en.checker.failed)).toBeTruthy();
  expect(await screen.findByRole('tab', { name: /^Findings \([1-9]/ })).toBeTruthy();
  const ended: string[] = [];
  class SilentWorker {
    postMessage() {}
    terminate() {
      ended.push('worker');
    }
  }
  Object.assign(globalThis, { Worker: SilentWorker });
  press('Start it again');
  await waitFor(() => expect(screen.queryByText(en.checker.failed)).toBeNull());
  endPage();
  Reflect.deleteProperty(globalThis, 'Worker');
  expect(ended).toEqual(['worker']);
});

test('a page that is left sends what is unsaved, and offers nothing afterwards that was saved', async () => {
  api.on(`PUT ${path}`, ({ body }: FakeCall) => ({ body: storedDocument(body as never, 'v2') }));
  await opened('project-info');
  await screen.findByText('Saved');
  write('Project name', 'Hospital');
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(puts('Hospital')).toHaveLength(1));
  Reflect.deleteProperty(document, 'visibilityState');
  const [sent] = puts('Hospital');
  endPage();
  api.on(`GET ${path}`, { body: storedDocument(sent?.body as never, 'v2') });
  await opened('project-info');
  await screen.findByText('Saved');
  expect(screen.queryByText(en.saving.leftTitle)).toBeNull();
});

test('an ended session keeps what is typed, and leads to sign-in and back', async () => {
  api.on(`PUT ${path}`, { status: 401, body: { code: 'auth.required', message: 'Please sign in.' } });
  await opened('project-info');
  await screen.findByText('Saved');
  write('Project name', 'Hospital');
  const link = await screen.findByRole('link', { name: 'Sign in' });
  expect(link.getAttribute('href')).toBe(`/auth?next=${encodeURIComponent(`${address}&step=project-info`)}`);
  endPage();
  await opened('project-info');
  await waitFor(() => expect(box('Project name').value).toBe('Hospital'));
});

test('a workbook is imported from beside the document, as one step', async () => {
  const sheets = [
    {
      name: 'Milestones',
      rows: [
        ['Code', 'Name'],
        ['M9', 'Opening'],
      ],
    },
  ];
  api.on('POST /api/documents/sheets', { body: { sheets } });
  api.on(`GET ${path}/versions`, { body: [] });
  api.on(`PUT ${path}`, ({ body }: FakeCall) => ({ body: storedDocument(body as BimDocument, 'v2') }));
  api.on(`POST ${path}/versions`, { status: 201, body: {} });
  await opened('deliverables');
  fireEvent.click(await screen.findByRole('button', { name: 'Import a workbook' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import a workbook' }));
  expect(dialog.queryByText(/^In all sheets chosen/)).toBeNull();
  fireEvent.change(dialog.getByLabelText(/Excel file/), { target: { files: [new File(['PK'], 'all.xlsx')] } });
  expect(await dialog.findByText(/^In all sheets chosen: new rows: 1;/)).toBeTruthy();
  expect(dialog.queryByRole('radio')).toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('The workbook was imported.')).toBeTruthy();
});
