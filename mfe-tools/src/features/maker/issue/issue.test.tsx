import { applyEdits, type BimDocument, emptyDocument, sampleDocument } from '@arcada/bim';
import { type FakeApi, type FakeCall, fakeApi, openableDialogs, renderInSite } from '@arcada/testing/render';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import en from '../../../locales/en.json' with { type: 'json' };
import { localDay } from '../../../shared/local-day.ts';
import { Component as MakerPage } from '../maker.page.tsx';
import { storedDocument, testId } from '../saving/stored.fixture.ts';

const path = `/api/documents/${testId}`;
const sample = sampleDocument('bep-post', 'en', localDay());
const issued = {
  version: { number: 4, kind: 'issue', revision: 'P02', status: 'S2', createdAt: '2026-10-01T10:00:00.000Z' },
  findings: [],
};
let api: FakeApi;
beforeAll(openableDialogs);
beforeEach(() => {
  api = fakeApi({
    [`GET ${path}`]: { body: storedDocument(sample) },
    [`GET ${path}/versions`]: { body: [{ ...issued.version, number: 1, revision: sample.fields.revision }] },
    [`GET ${path}/versions/1`]: { body: { ...issued.version, number: 1, document: sample } },
    [`PUT ${path}`]: ({ body }: FakeCall) => ({ body: storedDocument(body as BimDocument, 'v2') }),
    [`POST ${path}/generate`]: { status: 201, body: issued },
  });
});
afterEach(() => api.restore());

async function openIssue() {
  const shown = await renderInSite(
    <Routes>
      <Route path="/tools/bep-maker-enhanced" element={<MakerPage />} />
    </Routes>,
    { texts: { tools: en }, path: `/tools/bep-maker-enhanced?document=${testId}&step=project-info` },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Generate' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Generate the document' }));
  await dialog.findByRole('textbox', { name: /^Revision/ });
  return { dialog, where: shown.path };
}
const submit = (dialog: Awaited<ReturnType<typeof openIssue>>['dialog']) =>
  fireEvent.click(dialog.getByRole('button', { name: 'Generate' }));
const called = (method: string, end = '') =>
  api.calls.filter((call) => call.method === method && call.path.endsWith(end));

test('the next revision is logged, saved, issued by its version, and its text is shown', async () => {
  const { dialog } = await openIssue();
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /^Revision/ }).value).toBe('P02');
  fireEvent.change(dialog.getByRole('textbox', { name: 'Checked by' }), { target: { value: 'I. Moss' } });
  submit(dialog);
  await dialog.findByText('Revision P02 has been issued');
  const saved = called('PUT')[0]?.body as BimDocument;
  expect(saved.fields).toMatchObject({ revision: 'P02', date: localDay() });
  expect(saved.tables.revisionLog.at(-1)).toMatchObject({
    revision: 'P02',
    change: 'Updated issue',
    checkedBy: 'I. Moss',
    approvedBy: '',
  });
  expect(called('POST', '/generate').map(({ headers }) => headers['if-match'])).toEqual(['"v2"']);
  expect(dialog.getByRole('article').textContent).toContain('Northgate Health Centre');
  fireEvent.click(within(dialog.getByRole('group', { name: 'Download P02' })).getByRole('button', { name: 'PDF' }));
  await waitFor(() =>
    expect(Object.fromEntries(called('GET', '/export')[0]?.search ?? [])).toMatchObject({
      format: 'pdf',
      version: '4',
    }),
  );
});

test('a revision that was issued is refused, and the next one is named', async () => {
  const { dialog } = await openIssue();
  const revision = dialog.getByRole('textbox', { name: /^Revision/ });
  fireEvent.change(revision, { target: { value: 'p01' } });
  await dialog.findByText('p01 has been issued already. The next revision is p02.');
  submit(dialog);
  fireEvent.submit(revision.closest('form') as HTMLFormElement);
  expect([called('PUT'), called('POST')]).toEqual([[], []]);
});

test('a date of issue before that of the last revision is refused, and that date is named', async () => {
  const { dialog } = await openIssue();
  const date = dialog.getByLabelText(/^Date of issue/);
  fireEvent.change(date, { target: { value: '2020-01-01' } });
  await dialog.findByText(/^Revision P01 is dated .+\. A later revision can’t be dated before that\.$/);
  fireEvent.submit(date.closest('form') as HTMLFormElement);
  expect([called('PUT'), called('POST')]).toEqual([[], []]);
});

test('a date of issue after today is refused: no one could correct it afterwards', async () => {
  const { dialog } = await openIssue();
  const date = dialog.getByLabelText(/^Date of issue/);
  fireEvent.change(date, { target: { value: '2062-11-30' } });
  await dialog.findByText(/^The date of issue can’t be after today \(/);
  fireEvent.submit(date.closest('form') as HTMLFormElement);
  expect([called('PUT'), called('POST')]).toEqual([[], []]);
});

test('errors refuse the issue before anything is changed, and lead to their places', async () => {
  const broken = applyEdits(sample, [{ op: 'field', field: 'projectName', value: '' }]);
  api.on(`GET ${path}`, { body: storedDocument(broken) });
  const { dialog, where } = await openIssue();
  submit(dialog);
  fireEvent.click(await dialog.findByRole('button', { name: 'Project name is empty.' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Project name' })));
  expect(where()).toContain('step=project-info');
  expect([called('PUT'), called('POST')]).toEqual([[], []]);
});

test('a refusal of the service shows its findings', async () => {
  const message = 'Client name is empty.';
  const finding = { rule: 'field-empty', severity: 'error', place: { kind: 'field', field: 'clientName' }, message };
  api.on(`POST ${path}/generate`, {
    status: 422,
    body: { code: 'tools.document.not-issuable', message: 'No', findings: [finding] },
  });
  const { dialog } = await openIssue();
  submit(dialog);
  await dialog.findByText('Not generated: 1 error');
  fireEvent.click(dialog.getByRole('button', { name: message }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Client name' })));
});

test('many errors are counted by rule, and more of each are shown on request', async () => {
  const milestones = sample.tables.milestones[0];
  const broken = applyEdits(
    sample,
    Array.from({ length: 60 }, (_, at) => ({
      op: 'insert-row',
      table: 'milestones',
      row: { ...milestones, id: `again${at}` },
    })),
  );
  api.on(`GET ${path}`, { body: storedDocument(broken) });
  const { dialog } = await openIssue();
  submit(dialog);
  await dialog.findByText(/^Not generated: \d+ errors/);
  const heading = dialog.getByRole('heading', { name: /\(60 errors\)$/ });
  const group = within(heading.parentElement as HTMLElement);
  expect(group.getAllByRole('listitem')).toHaveLength(3);
  fireEvent.click(group.getByRole('button', { name: 'Show 50 more' }));
  expect(group.getAllByRole('listitem')).toHaveLength(53);
  fireEvent.click(group.getByRole('button', { name: 'Show 7 more' }));
  expect(group.getAllByRole('listitem')).toHaveLength(60);
});

test('without a connection nothing is issued, and what was written can be tried again', async () => {
  api.on(`PUT ${path}`, { status: 500, body: { code: 'broken', message: '' } });
  const { dialog } = await openIssue();
  submit(dialog);
  await dialog.findByText(/was not generated: its last changes could not be saved/);
  expect(called('POST')).toEqual([]);
  api.on(`PUT ${path}`, ({ body }: FakeCall) => ({ body: storedDocument(body as BimDocument, 'v2') }));
  submit(dialog);
  await dialog.findByText('Revision P02 has been issued');
});

test('an issue from a tab that is behind goes on after a choice: its row is the last one, and the failure is gone', async () => {
  const row = { op: 'insert-row', table: 'revisionLog' } as const;
  const theirs = applyEdits(sample, [
    { op: 'field', field: 'revision', value: 'P02' },
    { ...row, row: { ...(sample.tables.revisionLog[0] as object), id: 'theirs', revision: 'P02', date: localDay() } },
  ]);
  api.on(`GET ${path}/versions`, {
    body: ['P02', sample.fields.revision].map((revision, at) => ({ ...issued.version, number: 2 - at, revision })),
  });
  api.on(`GET ${path}/versions/2`, { body: { ...issued.version, number: 2, document: theirs } });
  api.on(`PUT ${path}`, ({ body, headers }: FakeCall) =>
    headers['if-match'] === '"v9"'
      ? { body: storedDocument(body as BimDocument, 'v10') }
      : { status: 412, body: { code: 'tools.document.changed', message: '', current: storedDocument(theirs, 'v9') } },
  );
  const { dialog } = await openIssue();
  await dialog.findByDisplayValue('P03');
  submit(dialog);
  await dialog.findByText(/its last changes could not be saved/);
  const choice = within(await screen.findByRole('dialog', { name: 'Two versions of this document' }));
  fireEvent.click(choice.getByRole('radio', { name: /This tab/ }));
  fireEvent.click(choice.getByRole('button', { name: 'Save this choice' }));
  await waitFor(() => expect(dialog.queryByText(/its last changes could not be saved/)).toBeNull(), { timeout: 5_000 });
  const saved = called('PUT').at(-1)?.body as BimDocument;
  expect(saved.tables.revisionLog.map(({ revision }) => revision)).toEqual([sample.fields.revision, 'P02', 'P03']);
  submit(dialog);
  await dialog.findByText('Revision P02 has been issued');
});

test('a draft may be generated with errors, and says so; what is missing of the issue is focused', async () => {
  api.on(`GET ${path}`, { body: storedDocument(emptyDocument('bep-pre', 'en')) });
  api.on(`POST ${path}/generate`, {
    status: 201,
    body: { ...issued, findings: [{ rule: 'a', severity: 'error', place: {}, message: 'b' }] },
  });
  const { dialog } = await openIssue();
  expect(dialog.getByText(en.issue.draft)).toBeTruthy();
  const author = dialog.getByRole('textbox', { name: /^Prepared by/ });
  submit(dialog);
  await waitFor(() => expect(document.activeElement).toBe(author));
  expect(author.getAttribute('aria-invalid')).toBe('true');
  expect(called('POST')).toEqual([]);
  fireEvent.change(author, { target: { value: 'Ana' } });
  expect(author.getAttribute('aria-invalid')).not.toBe('true');
  submit(dialog);
  await dialog.findByText('It was issued as work in progress, with 1 error.');
});

test('what has changed since the last issue is proposed for the revision log', async () => {
  const earlier = applyEdits(sample, [{ op: 'field', field: 'cde', value: 'Another' }]);
  api.on(`GET ${path}/versions/1`, { body: { ...issued.version, number: 1, document: earlier } });
  const { dialog } = await openIssue();
  const change = await dialog.findByDisplayValue('Changed fields: Common data environment.');
  fireEvent.change(change, { target: { value: 'Another CDE' } });
  expect(dialog.getByDisplayValue('Another CDE')).toBeTruthy();
});
