import { sampleDocument } from '@arcada/bim';
import type { Project } from '@arcada/contracts';
import { csvText } from '@arcada/platform';
import {
  catchSavedFiles,
  chooseOption,
  type FakeApi,
  fakeApi,
  openableDialogs,
  renderInSite,
} from '@arcada/testing/render';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { documentChoice } from '../../shared/document-choice.ts';
import { Component as NewProjectPage } from './new-project.page.tsx';
import { Component as ProjectPage } from './project.page.tsx';
import { projectRows } from './project-rows.ts';
import { Component as ProjectsPage } from './projects.page.tsx';

const id = '6c4f4c2a-9f5f-4a52-8c43-0b4f0e2a4444';
const address = `/api/projects/${id}`;
const project: Project = {
  id,
  name: 'Library',
  client: 'City',
  discipline: 'mep',
  value: 125_000.5,
  status: 'active',
  startMonth: '2026-01',
  endMonth: null,
  elements: { count: 1200, source: 'ifc', countedOn: '2026-11-20' },
  figures: [{ month: '2026-10', revenue: 1000, hours: 12.5 }],
  version: '3',
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
};
const { figures: _figures, ...summary } = { ...project, revenue: 1000 };
const pageOf = (...items: object[]) => ({ body: { items, total: items.length, page: 1, pageSize: 25 } });

let api: FakeApi;
beforeAll(() => openableDialogs());
beforeEach(() => {
  api = fakeApi({
    [`GET ${address}`]: { body: project },
    'GET /api/projects': pageOf(summary),
    'GET /api/documents': pageOf(),
  });
});
afterEach(() => api.restore());
const show = (path: string) =>
  renderInSite(
    <Routes>
      <Route path="/dashboard/projects" element={<ProjectsPage />} />
      <Route path="/dashboard/projects/new" element={<NewProjectPage />} />
      <Route path="/dashboard/projects/:id" element={<ProjectPage />} />
    </Routes>,
    { texts: { tools: en }, path },
  );
const type = (field: string, value: string) => fireEvent.change(screen.getByLabelText(field), { target: { value } });
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sent = (method: string) => api.calls.filter((call) => call.method === method);

test('the list has a link, period, value and revenue of each', async () => {
  await show('/dashboard/projects?q=lib&status=active');
  const row = (await screen.findByRole('link', { name: 'Library' })).closest('tr') as HTMLElement;
  expect(row.textContent).toContain('MEP');
  for (const text of ['Active', 'Jan 2026 – …', '$125,000.50', '$1,000.00', '1,200'])
    expect(within(row).getByText(text)).toBeTruthy();
  expect(Object.fromEntries(sent('GET').at(-1)?.search ?? [])).toMatchObject({ q: 'lib', status: 'active' });
  expect(screen.getByRole('link', { name: 'Archived' }).getAttribute('href')).toBe(
    '/dashboard/projects?q=lib&status=archived',
  );
});

test('a project is created with its months', async () => {
  api.on('POST /api/projects', { status: 201, body: project });
  const { path } = await show('/dashboard/projects/new');
  click('Save');
  expect(await screen.findByText('Please fill this in.')).toBeTruthy();
  expect(sent('POST')).toHaveLength(0);
  type('Name', ' Library ');
  type('Contract value (USD)', '125000,5');
  type('First month', '2026-10');
  chooseOption('Discipline', 'MEP');
  click('Add month');
  type('Revenue (USD), row 1', '1000');
  click('Add month');
  type('Hours, row 2', '12.5');
  click('Save');
  await waitFor(() => expect(path()).toBe(`/dashboard/projects/${id}`));
  expect(sent('POST')[0]?.body).toMatchObject({
    name: 'Library',
    discipline: 'mep',
    value: 125_000.5,
    elements: null,
    figures: [
      { month: '2026-10', revenue: 1000, hours: null },
      { month: '2026-11', revenue: 0, hours: 12.5 },
    ],
  });
});

test('wrong cells are named at the cell', async () => {
  await show(`/dashboard/projects/${id}`);
  await screen.findByLabelText('Name');
  click('Add month');
  type('Month, row 2', '2026-10');
  type('Revenue (USD), row 1', '1000.5.0');
  click('Save');
  expect(await screen.findByText('This month is already in the table.')).toBeTruthy();
  expect(screen.getByText('Enter an amount such as 1250.50 or 1,250.50.')).toBeTruthy();
  type('Revenue (USD), row 1', '1000.50');
  expect(screen.queryByText(/^Enter an amount/)).toBeNull();
  expect(sent('PATCH')).toHaveLength(0);
});

test('a change carries the version that it is based on; another’s change is offered, nothing is overwritten', async () => {
  api.on(`PATCH ${address}`, { status: 412, body: { code: 'tools.project.changed' } });
  await show(`/dashboard/projects/${id}`);
  await screen.findByLabelText('Name');
  type('Name', 'Mine');
  api.on(`GET ${address}`, { body: { ...project, name: 'Theirs', version: '4' } });
  click('Save');
  expect(await screen.findByText(/has been changed elsewhere/)).toBeTruthy();
  expect(sent('PATCH')[0]?.headers['if-match']).toBe('"3"');
  expect((screen.getByLabelText('Name') as HTMLInputElement).value).toBe('Mine');
  click('Keep my input');
  api.on(`PATCH ${address}`, { body: { ...project, name: 'Mine', version: '5' } });
  click('Save');
  await waitFor(() => expect(sent('PATCH')).toHaveLength(2));
  expect(sent('PATCH')[1]?.headers['if-match']).toBe('"4"');
});

const nameField = () => screen.getByLabelText('Name') as HTMLInputElement;

test('after saving the form has what was saved, and a further change is based on it', async () => {
  const refetch = Promise.withResolvers<object>();
  await show(`/dashboard/projects/${id}`);
  await screen.findByLabelText('Name');
  type('Name', 'First');
  api.on(`GET ${address}`, () => refetch.promise);
  api.on(`PATCH ${address}`, { body: { ...project, name: 'First', version: '4' } });
  click('Save');
  await screen.findByRole('button', { name: 'Archive' });
  expect(nameField().value).toBe('First');
  type('Client', 'Second');
  click('Save');
  await waitFor(() => expect(sent('PATCH')).toHaveLength(2));
  expect(sent('PATCH')[1]?.headers['if-match']).toBe('"4"');
  refetch.resolve({ body: { ...project, name: 'First', version: '4' } });
});

test('what is typed while a change is being saved is no conflict', async () => {
  const saved = Promise.withResolvers<object>();
  await show(`/dashboard/projects/${id}`);
  await screen.findByLabelText('Name');
  type('Name', 'First');
  api.on(`PATCH ${address}`, () => saved.promise);
  click('Save');
  type('Name', 'First and more');
  api.on(`GET ${address}`, { body: { ...project, name: 'First', version: '4' } });
  saved.resolve({ body: { ...project, name: 'First', version: '4' } });
  await screen.findByRole('heading', { name: 'First' });
  await waitFor(() => expect(screen.queryByText(/has been changed elsewhere/)).toBeNull());
  expect(nameField().value).toBe('First and more');
  click('Save');
  await waitFor(() => expect(sent('PATCH')).toHaveLength(2));
  expect(sent('PATCH')[1]?.headers['if-match']).toBe('"4"');
});

test('archived, and deleted after a question', async () => {
  api.on(`PATCH ${address}`, { body: { ...project, status: 'archived', version: '4' } });
  api.on(`DELETE ${address}`, { status: 204 });
  const { path } = await show(`/dashboard/projects/${id}`);
  await screen.findByLabelText('Name');
  click('Archive');
  await waitFor(() => expect(sent('PATCH')[0]?.body).toEqual({ status: 'archived' }));
  click('Delete');
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(sent('DELETE')).toHaveLength(0);
  click('Delete');
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(path()).toBe('/dashboard/projects'));
  expect(sent('DELETE')).toHaveLength(1);
});

test('elements are counted from a schedule; what is no schedule is refused', async () => {
  await show(`/dashboard/projects/${id}`);
  const input = await screen.findByLabelText('IFC file, or schedule as CSV');
  const choose = (file: File) => fireEvent.change(input, { target: { files: [file] } });
  const schedule = (text: string, name = 'walls.csv') =>
    Object.assign(new File([text], name), { text: async () => text });
  choose(schedule('Type,Count\nA,40\nB,2\n'));
  expect(await screen.findByText(/^42 elements in walls\.csv/)).toBeTruthy();
  expect((screen.getByLabelText('Number of elements') as HTMLInputElement).value).toBe('42');
  choose(schedule('x', 'model.rvt'));
  expect((await screen.findByRole('alert')).textContent).toContain('Choose an .ifc file');
  expect((screen.getByLabelText('Number of elements') as HTMLInputElement).value).toBe('42');
});

test('what was said about a counted file follows the language of the page', async () => {
  const { texts } = await show(`/dashboard/projects/${id}`);
  const input = await screen.findByLabelText('IFC file, or schedule as CSV');
  fireEvent.change(input, { target: { files: [new File([''], 'model.rvt')] } });
  expect((await screen.findByRole('alert')).textContent).toContain('Choose an .ifc file');
  texts.addResourceBundle('es', 'tools', es);
  await act(() => texts.changeLanguage('es'));
  expect((await screen.findByRole('alert')).textContent).toBe(es.elements.wrongFile);
});

test('what is typed while a file is counted stays', async () => {
  const text = Promise.withResolvers<string>();
  await show(`/dashboard/projects/${id}`);
  const input = await screen.findByLabelText('IFC file, or schedule as CSV');
  const file = Object.assign(new File([''], 'walls.csv'), { text: () => text.promise });
  fireEvent.change(input, { target: { files: [file] } });
  type('Name', 'Typed meanwhile');
  text.resolve('Type,Count\nA,40\n');
  expect(await screen.findByText(/^40 elements in walls\.csv/)).toBeTruthy();
  expect(nameField().value).toBe('Typed meanwhile');
});

test('another’s or a deleted project is said to be missing', async () => {
  api.on(`GET ${address}`, { status: 404, body: { code: 'tools.project.not-found' } });
  await show(`/dashboard/projects/${id}`);
  expect(await screen.findByText('This project does not exist')).toBeTruthy();
});

test('the list is saved as CSV, as it is filtered', async () => {
  const saved = catchSavedFiles();
  await show('/dashboard/projects?status=active');
  await screen.findByRole('link', { name: 'Library' });
  click('Download CSV');
  await waitFor(() => expect(saved.files).toHaveLength(1));
  expect(Object.fromEntries(sent('GET').at(-1)?.search ?? [])).toMatchObject({ status: 'active', pageSize: '100' });
  expect(csvText(projectRows([summary], (key) => key)).split('\r\n')[1]).toBe(
    'Library,City,projectStatus.active,discipline.mep,2026-01,,125000.5,1000,1200',
  );
});

const plan = sampleDocument('bep-post', 'en', '2026-09-01');
const documentId = '6c4f4c2a-9f5f-4a52-8c43-0b4f0e2a5555';
const listed = {
  id: documentId,
  type: plan.type,
  language: plan.language,
  number: plan.fields.documentNumber,
  title: plan.fields.projectName,
  status: 'S2',
  revision: 'P01',
  score: 90,
  archived: false,
  projectId: null as string | null,
  version: 'v1',
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  deletedAt: null,
  changedSinceIssue: false,
};

const choose = async (field: string, option: string) => {
  await screen.findByRole('combobox', { name: field });
  // The list of documents may still be loading.
  await waitFor(() => chooseOption(field, option));
};

test('a project begins with what a document says, and with that document', async () => {
  api.on('GET /api/documents', pageOf(listed));
  api.on(`GET /api/documents/${documentId}`, { body: { ...listed, document: plan } });
  api.on('POST /api/projects', { status: 201, body: project });
  await show('/dashboard/projects/new');
  await choose('From a document', documentChoice(listed, '', 'en'));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Client').value).toBe(plan.fields.clientName));
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe(plan.fields.projectName);
  type('Contract value (USD)', '1200');
  click('Save');
  await waitFor(() => expect(sent('POST')).toHaveLength(1));
  expect(sent('POST')[0]?.body).toMatchObject({
    documentId,
    name: plan.fields.projectName,
    client: plan.fields.clientName,
    value: 1200,
  });
});

test('a document fills in what was not typed, which can be undone; what was typed stays', async () => {
  const other = { ...plan, fields: { ...plan.fields, projectName: 'Other', clientName: '' } };
  const otherId = '6c4f4c2a-9f5f-4a52-8c43-0b4f0e2a6666';
  const second = { ...listed, id: otherId, title: 'Other' };
  api.on('GET /api/documents', pageOf(listed, second));
  api.on(`GET /api/documents/${documentId}`, { body: { ...listed, document: plan } });
  api.on(`GET /api/documents/${otherId}`, { body: { ...second, document: other } });
  await show('/dashboard/projects/new');
  type('Name', 'Mine');
  type('Contract value (USD)', '77000');
  click('Add month');
  type('Revenue (USD), row 1', '1000');
  const shownIn = (field: string) => screen.getByLabelText<HTMLInputElement>(field).value;
  await choose('From a document', documentChoice(listed, '', 'en'));
  await waitFor(() => expect(shownIn('Client')).toBe(plan.fields.clientName));
  expect(['Name', 'Contract value (USD)', 'Revenue (USD), row 1'].map(shownIn)).toEqual(['Mine', '77000', '1000']);
  expect(screen.getByText(/^Taken from the document: Client, /)).toBeTruthy();
  click('Undo');
  expect(['Name', 'Client', 'Contract value (USD)'].map(shownIn)).toEqual(['Mine', '', '77000']);
  type('Name', '');
  await choose('From a document', documentChoice(second, '', 'en'));
  await waitFor(() => expect(shownIn('Name')).toBe('Other'));
  expect(['Client', 'Contract value (USD)'].map(shownIn)).toEqual(['', '77000']);
});

test('a document that is gone says so, and a project can begin without it', async () => {
  api.on(`GET /api/documents/${documentId}`, { status: 404, body: { code: 'tools.document.not-found' } });
  await show(`/dashboard/projects/new?document=${documentId}`);
  expect(await screen.findByText('This document does not exist or was removed')).toBeTruthy();
  expect((await screen.findByLabelText<HTMLInputElement>('Client')).value).toBe('');
});

test('a project shows its documents, takes one in and gives one back', async () => {
  const own = { ...listed, projectId: id };
  const other = { ...listed, id: '6c4f4c2a-9f5f-4a52-8c43-0b4f0e2a6666', title: 'Other plan' };
  api.on('GET /api/documents', ({ search }) => (search.get('project') === id ? pageOf(own) : pageOf(own, other)));
  api.on(`PUT ${address}/documents/${other.id}`, { status: 204 });
  api.on(`DELETE ${address}/documents/${documentId}`, { status: 204 });
  await show(`/dashboard/projects/${id}`);
  const link = await screen.findByRole('link', { name: plan.fields.projectName });
  expect(link.getAttribute('href')).toContain(documentId);
  await choose('Add a document', documentChoice(other, '', 'en'));
  await waitFor(() => expect(sent('PUT').map(({ path }) => path)).toEqual([`${address}/documents/${other.id}`]));
  click(`Take ${plan.fields.projectName} · ${listed.number} out of the project`);
  await waitFor(() => expect(sent('DELETE').map(({ path }) => path)).toEqual([`${address}/documents/${documentId}`]));
});
