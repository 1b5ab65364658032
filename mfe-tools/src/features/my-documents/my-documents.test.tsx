import { emptyDocument } from '@arcada/bim';
import {
  catchSavedFiles,
  type FakeApi,
  type FakeCall,
  fakeApi,
  openableDialogs,
  renderInSite,
} from '@arcada/testing/render';
import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import { Component as MyDocuments } from './my-documents.page.tsx';

const summary = {
  id: '7f6f3c51-5c57-4b5e-9d3a-0c7a0a4f9a10',
  type: 'eir',
  language: 'en',
  number: 'NHC-1',
  title: 'Hospital',
  status: 'S3',
  revision: 'P02',
  score: 62,
  archived: false,
  changedSinceIssue: false,
  version: 'v1',
  createdAt: '2026-09-01T10:00:00.000Z',
  updatedAt: '2026-09-01T10:00:00.000Z',
  projectId: null as string | null,
  deletedAt: null as string | null,
};
let listed = [summary];
let api: FakeApi;
beforeAll(openableDialogs);
beforeEach(() => {
  listed = [summary];
  api = fakeApi({
    'GET /api/documents': () => ({ body: { items: listed, total: listed.length, page: 1, pageSize: 20 } }),
  });
});
afterEach(() => api.restore());

const show = (search = '') =>
  renderInSite(<MyDocuments />, { texts: { tools: en }, path: `/tools/my-documents${search}` });
const choose = async (action: string) => {
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for Hospital' }));
  fireEvent.click(screen.getByRole('menuitem', { name: action }));
};

test('the list shows type, number, status and score, and searches by words and type', async () => {
  await show();
  const row = (await screen.findByRole('link', { name: 'Hospital' })).closest('li') as HTMLElement;
  expect(row.textContent).toContain('Exchange information requirements · NHC-1 · P02');
  expect(within(row).getByText('S3')).toBeTruthy();
  expect(within(row).getByText('62% complete')).toBeTruthy();
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search documents' }), { target: { value: 'clinic' } });
  await waitFor(() => expect(api.calls.at(-1)?.search.get('q')).toBe('clinic'));
  fireEvent.click(screen.getByRole('tab', { name: 'Archive' }));
  await waitFor(() => expect(api.calls.at(-1)?.search.get('place')).toBe('archived'));
});

test('words, type, place and page are in the address, and are read from it', async () => {
  const { path } = await show('?q=clinic&type=eir&place=archived&page=2');
  await waitFor(() => expect(api.calls.at(-1)?.search.get('page')).toBe('1'));
  expect(path()).toBe('/tools/my-documents?q=clinic&type=eir&place=archived');
  expect(Object.fromEntries(api.calls[0]?.search ?? [])).toMatchObject({
    q: 'clinic',
    type: 'eir',
    place: 'archived',
    page: '2',
  });
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search documents' });
  expect(field.value).toBe('clinic');
  fireEvent.change(field, { target: { value: 'clinic ' } });
  expect(field.value).toBe('clinic ');
  fireEvent.click(screen.getByRole('tab', { name: 'In use' }));
  await waitFor(() => expect(path()).toBe('/tools/my-documents?q=clinic&type=eir'));
});

test('when the only document of the last page leaves it, the page before is shown', async () => {
  let total = 21;
  api.on('GET /api/documents', ({ search }: FakeCall) => {
    const onPage = search.get('page') === '1' ? total : total - 20;
    return { body: { items: onPage > 0 ? [summary] : [], total, page: Number(search.get('page')), pageSize: 20 } };
  });
  api.on(`DELETE /api/documents/${summary.id}`, () => {
    total = 20;
    return { status: 204 };
  });
  const { path } = await show('?page=2');
  await choose('Delete');
  await waitFor(() => expect(path()).toBe('/tools/my-documents'));
  expect(await screen.findByRole('link', { name: 'Hospital' })).toBeTruthy();
  expect(screen.queryByText('You have no documents yet')).toBeNull();
});

test('a deleted document leaves the list, and Undo brings it back', async () => {
  const path = `/api/documents/${summary.id}`;
  api.on(`DELETE ${path}`, () => {
    listed = [];
    return { status: 204 };
  });
  api.on(`POST ${path}/restore`, () => {
    listed = [summary];
    return { body: summary };
  });
  await show();
  await choose('Delete');
  expect(await screen.findByText('You have no documents yet')).toBeTruthy();
  const list = screen.getByRole('list', { name: 'My documents' });
  expect(document.activeElement).toBe(list);
  const undo = screen.getByRole('button', { name: 'Undo' });
  undo.focus();
  fireEvent.click(undo);
  expect(await screen.findByRole('link', { name: 'Hospital' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(document.activeElement).toBe(list);
});

test('the list says a document’s language, and that it was changed since its issue', async () => {
  listed = [{ ...summary, language: 'es', changedSinceIssue: true }];
  await show();
  const item = within(await screen.findByRole('listitem'));
  expect(item.getByText(/Español/)).toBeTruthy();
  expect(item.getByText('Changed since issue')).toBeTruthy();
});

test('an archived document is named, and Undo takes it out of the archive', async () => {
  api.on(`PATCH /api/documents/${summary.id}`, ({ body }: FakeCall) => {
    const { archived } = body as { archived: boolean };
    listed = archived ? [] : [summary];
    return { body: { ...summary, archived } };
  });
  await show();
  await choose('Archive');
  expect(await screen.findByText('“Hospital” is in the archive.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'Hospital' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('“Hospital” is in the archive.')).toBeNull());
});

test('the notice of a deleted document goes once the document is taken out of the bin', async () => {
  const path = `/api/documents/${summary.id}`;
  api.on(`DELETE ${path}`, () => {
    listed = [{ ...summary, deletedAt: summary.updatedAt }];
    return { status: 204 };
  });
  api.on(`POST ${path}/restore`, () => {
    listed = [];
    return { body: summary };
  });
  await show();
  await choose('Delete');
  expect(await screen.findByText(/is in the bin for 30 days/)).toBeTruthy();
  fireEvent.click(screen.getByRole('tab', { name: 'Bin' }));
  await choose('Restore');
  await waitFor(() => expect(screen.queryByText(/is in the bin for 30 days/)).toBeNull());
});

test('after a document of several has left the list, the keyboard goes on at the next', async () => {
  const clinic = { ...summary, id: '7f6f3c51-5c57-4b5e-9d3a-0c7a0a4f9a13', title: 'Clinic' };
  listed = [summary, clinic];
  api.on(`PATCH /api/documents/${summary.id}`, () => {
    listed = [clinic];
    return { body: summary };
  });
  await show();
  await choose('Archive');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Hospital' })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Clinic' }));
});

test('a duplicate is opened, and a document is archived', async () => {
  const copy = { ...summary, id: '7f6f3c51-5c57-4b5e-9d3a-0c7a0a4f9a11', document: emptyDocument('eir', 'en') };
  api.on(`GET /api/documents/${summary.id}`, { body: { ...copy, id: summary.id } });
  api.on('POST /api/documents', { status: 201, body: copy });
  api.on(`PATCH /api/documents/${summary.id}`, ({ body }: FakeCall) => ({ body: { ...summary, ...(body as object) } }));
  const { path } = await show();
  await choose('Archive');
  await waitFor(() => expect(api.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ archived: true }));
  await choose('Duplicate');
  await waitFor(() => expect(path()).toBe(`/tools/bep-maker-enhanced?document=${copy.id}`));
  expect(api.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ fields: { projectName: '(copy)' } });
});

test('a document is duplicated once, however often it is asked for meanwhile', async () => {
  const found = Promise.withResolvers<object>();
  api.on(`GET /api/documents/${summary.id}`, () => found.promise);
  await show();
  await choose('Duplicate');
  expect(await screen.findByText('Creating…')).toBeTruthy();
  await choose('Duplicate');
  found.resolve({ status: 500, body: {} });
  await waitFor(() => expect(screen.queryByText('Creating…')).toBeNull());
  expect(api.names().filter((name) => name === `GET /api/documents/${summary.id}`)).toHaveLength(1);
});

test('a file that is no document is refused with the place of the fault', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Import' }));
  const input = screen.getByLabelText(en.import.label);
  const file = new File([''], 'plan.json', { type: 'application/json' });
  // jsdom's files can't be read as text.
  Object.assign(file, { text: async () => '{"type":"eir","language":"xx"}' });
  fireEvent.change(input, { target: { files: [file] } });
  expect(await screen.findByText('Language: Choose one of: English, Português, Español.')).toBeTruthy();
});

test('a link for readers is made for some days, shown once, and revoked', async () => {
  const path = `/api/documents/${summary.id}/shares`;
  const at = '2026-09-30T10:00:00.000Z';
  const share = {
    id: '7f6f3c51-5c57-4b5e-9d3a-0c7a0a4f9a12',
    createdAt: summary.createdAt,
    expiresAt: at,
    shows: 'issued',
    downloads: false,
  };
  const issue = { number: 1, kind: 'issue', revision: 'P01', status: 'S2', content: 'v0', createdAt: at };
  const autosave = { ...issue, number: 2, kind: 'autosave', revision: 'P02' };
  api.on(`GET /api/documents/${summary.id}/versions`, { body: [autosave, issue] });
  let shares: object[] = [];
  api.on(`GET ${path}`, () => ({ body: shares }));
  api.on(`POST ${path}`, () => {
    shares = [share];
    return { status: 201, body: { ...share, token: 'secret' } };
  });
  api.on(`DELETE ${path}/${share.id}`, () => {
    shares = [];
    return { status: 204 };
  });
  await show();
  await choose('Share');
  fireEvent.click(await screen.findByRole('checkbox', { name: /Word, Excel, IDS, and JSON to answer it/ }));
  expect(await screen.findByText('The last issued revision (now P01)')).toBeTruthy();
  expect(screen.getByText(en.share.showsText.issued)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Create link' }));
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link' })).value).toMatch(
    /\/tools\/shared\?token=secret$/,
  );
  expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({
    days: 30,
    shows: 'issued',
    downloads: false,
  });
  expect(await screen.findByText(/ · shows the last issued revision · no download$/)).toBeTruthy();
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  Object.assign(navigator, { clipboard: { writeText: () => Promise.reject(new Error('denied')) } });
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText(en.share.copyFailed)).toBeTruthy();
  warned.mockRestore();
  fireEvent.click(await screen.findByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Revoke' })).toBeNull());
});

test('of other documents than an EIR readers get no file to answer it', async () => {
  listed = [{ ...summary, type: 'bep-pre' }];
  api.on(`GET /api/documents/${summary.id}/versions`, { body: [] });
  api.on(`GET /api/documents/${summary.id}/shares`, { body: [] });
  await show();
  await choose('Share');
  expect(await screen.findByRole('checkbox', { name: /Word, Excel, IDS\)$/ })).toBeTruthy();
});

test('a document that was never issued is shared as the working copy, which the dialog says', async () => {
  const path = `/api/documents/${summary.id}`;
  api.on(`GET ${path}/versions`, { body: [] });
  api.on(`GET ${path}/shares`, { body: [] });
  api.on(`POST ${path}/shares`, { status: 201, body: {} });
  await show();
  await choose('Share');
  expect(await screen.findByText(en.share.notIssued)).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: /, while what they see is issued, JSON to answer it\)$/ })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Create link' }));
  await waitFor(() =>
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ shows: 'working' }),
  );
});

/** What jsdom's Blob can't tell by itself; the mark at its start is decoded away. */
test('the list is saved as CSV, with all its pages', async () => {
  const saved = catchSavedFiles();
  const many = Array.from({ length: 101 }, (_, at) => ({ ...summary, id: `d${at}`, title: `Hospital ${at}` }));
  api.on('GET /api/documents', ({ search }: FakeCall) => {
    const [page, size] = [Number(search.get('page')), Number(search.get('pageSize'))];
    const items = many.slice((page - 1) * size, page * size);
    return { body: { items, total: many.length, page, pageSize: size } };
  });
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(saved.files).toHaveLength(1));
  const lines = (await saved.text()).split('\r\n');
  expect(lines).toHaveLength(102);
  expect(lines[0]).toBe('Project name,Type of document,Document number,Revision,Status,Completeness (%),Last change');
  expect(lines[101]).toBe('Hospital 100,Exchange information requirements,NHC-1,P02,S3,62,2026-09-01');
  api.on('GET /api/documents', { status: 500, body: {} });
  fireEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
  await screen.findByText(en.listCsv.failed);
});

test('a project begins with a document, or is the one that it belongs to', async () => {
  const { path, unmount } = await show();
  await choose('Create project from this document');
  expect(path()).toBe(`/dashboard/projects/new?document=${summary.id}`);
  unmount();
  listed = [{ ...summary, projectId: 'p1' }];
  const again = await show();
  await choose('Open project');
  expect(again.path()).toBe('/dashboard/projects/p1');
});
