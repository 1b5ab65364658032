import { applyEdits, type BimDocument, emptyDocument, sampleDocument } from '@arcada/bim';
import {
  chooseOption,
  type FakeAnswer,
  type FakeApi,
  type FakeCall,
  fakeApi,
  openableDialogs,
  renderInSite,
} from '@arcada/testing/render';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import en from '../../../locales/en.json' with { type: 'json' };
import { localDay } from '../../../shared/local-day.ts';
import { Component as MakerPage } from '../maker.page.tsx';
import { storedDocument, testId } from '../saving/stored.fixture.ts';
import { useKeepBeforeImport } from './use-keep-before-import.ts';

const path = `/api/documents/${testId}`;
const earlier = applyEdits(emptyDocument('bep-pre', 'en'), [
  { op: 'field', field: 'projectName', value: 'Old name' },
  {
    op: 'insert-row',
    table: 'risks',
    row: { ...sampleDocument('bep-pre', 'en', '2026-09-01').tables.risks[0], id: 'r1' },
  },
]);
const now = applyEdits(earlier, [
  { op: 'field', field: 'projectName', value: 'New name' },
  { op: 'remove-row', table: 'risks', row: 'r1' },
]);
const version = {
  number: 3,
  kind: 'autosave',
  revision: 'P01',
  status: 'S2',
  content: 'v0',
  createdAt: '2026-10-01T10:00:00.000Z',
};
let api: FakeApi;
beforeAll(openableDialogs);
beforeEach(() => {
  api = fakeApi({
    [`GET ${path}`]: { body: storedDocument(now) },
    [`GET ${path}/versions`]: { body: [version] },
    [`GET ${path}/versions/3`]: { body: { ...version, document: earlier } },
    [`POST ${path}/versions/3/restore`]: { body: storedDocument(earlier, 'v2') },
    [`PUT ${path}`]: ({ body }: FakeCall) => ({ body: storedDocument(body as BimDocument, 'v3') }),
  });
});
afterEach(() => api.restore());

const restores = () => api.calls.filter(({ path: called }) => called.endsWith('/restore'));

const openMaker = () =>
  renderInSite(
    <Routes>
      <Route path="/tools/bep-maker-enhanced" element={<MakerPage />} />
    </Routes>,
    { texts: { tools: en }, path: `/tools/bep-maker-enhanced?document=${testId}&step=project-info` },
  );
async function openVersions() {
  await openMaker();
  fireEvent.click(await screen.findByRole('button', { name: 'Versions' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Versions of this document' }));
  await dialog.findByText(/Revision P01/);
  return dialog;
}
const projectName = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Project name' }).value;

test('a version is compared with what is written now, field by field and row by row', async () => {
  const dialog = await openVersions();
  fireEvent.click(dialog.getByRole('button', { name: /^Compare/ }));
  await dialog.findByText('2 changes since this version:');
  const [field, row] = dialog.getAllByRole('listitem').slice(1);
  expect(field?.textContent).toBe('Project name changedOld name → New name');
  expect(row?.textContent).toMatch(/^Risks removed/);
});

test('two versions are compared, from the earlier to the later, whichever is opened', async () => {
  const issued = { ...version, number: 4, kind: 'issue', revision: 'P02' };
  const later = applyEdits(earlier, [{ op: 'field', field: 'projectName', value: 'Issued name' }]);
  const same = { ...version, number: 1 };
  api.on(`GET ${path}/versions`, { body: [issued, version, same] });
  api.on(`GET ${path}/versions/4`, { body: { ...issued, document: later } });
  api.on(`GET ${path}/versions/1`, { body: { ...same, document: earlier } });
  await openMaker();
  fireEvent.click(await screen.findByRole('button', { name: 'Versions' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Versions of this document' }));
  await dialog.findByText(/Revision P02/);
  const [open] = dialog.getAllByRole('button', { name: /^Compare the version/ });
  if (open) fireEvent.click(open);
  await dialog.findByText('2 changes since this version:');
  const titleOf = (number: number) =>
    [...document.querySelectorAll('.ant-select-item-option')]
      .map((option) => option.getAttribute('title') ?? '')
      .find((title) => title.includes(`Version ${number},`)) ?? '';
  fireEvent.mouseDown(dialog.getByRole('combobox', { name: 'Compared with' }));
  chooseOption('Compared with', titleOf(3));
  await dialog.findByText('1 change from version 3 · P01 to version 4 · P02:');
  expect(dialog.getByText('Old name').tagName).toBe('DEL');
  expect(dialog.getByText('Issued name').tagName).toBe('INS');
  chooseOption('Compared with', en.versions.now);
  await dialog.findByText('2 changes since this version:');
  fireEvent.click(dialog.getByRole('button', { name: 'Hide comparison' }));
  const [, other] = dialog.getAllByRole('button', { name: /^Compare the version/ });
  if (other) fireEvent.click(other);
  fireEvent.mouseDown(dialog.getByRole('combobox', { name: 'Compared with' }));
  chooseOption('Compared with', titleOf(1));
  await dialog.findByText('Versions 1 · P01 and 3 · P01 have the same content.');
});

test('a version is restored with the version that it replaces, and the restore is undone', async () => {
  const dialog = await openVersions();
  fireEvent.click(dialog.getByRole('button', { name: /^Restore/ }));
  await waitFor(() => expect(projectName()).toBe('Old name'));
  expect(restores().map(({ headers }) => headers['if-match'])).toEqual(['"v1"']);
  fireEvent.click(await screen.findByRole('button', { name: 'Undo the restore' }));
  expect(projectName()).toBe('New name');
  await waitFor(() => expect(api.calls.filter(({ method }) => method === 'PUT')).toHaveLength(1));
  const [put] = api.calls.filter(({ method }) => method === 'PUT');
  expect([put?.headers['if-match'], put?.body]).toEqual(['"v2"', now]);
});

test('what is typed after a restore stays when that is undone', async () => {
  const dialog = await openVersions();
  fireEvent.click(dialog.getByRole('button', { name: /^Restore/ }));
  await waitFor(() => expect(projectName()).toBe('Old name'));
  fireEvent.change(screen.getByRole('textbox', { name: 'Project name' }), { target: { value: 'Typed since' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Undo the restore' }));
  expect(projectName()).toBe('Typed since');
  await waitFor(() => expect(lastSaved()).toMatchObject({ fields: { projectName: 'Typed since' } }));
  expect((lastSaved() as BimDocument).tables.risks).toEqual([]);
});

/** A document whose second revision was issued after the version was kept, and the version. */
const logged = (...revisions: string[]) =>
  applyEdits(
    earlier,
    revisions.map((revision) => ({
      op: 'insert-row',
      table: 'revisionLog',
      row: { id: revision, revision, date: '2026-09-01', status: 'S2', author: 'A. Author', change: 'Issued' },
    })),
  );
const issue = (number: number, revision: string) => ({ ...version, number, kind: 'issue', revision });
const logOf = (document: unknown) => (document as BimDocument).tables.revisionLog.map(({ revision }) => revision);
const lastSaved = () => api.calls.filter(({ method }) => method === 'PUT').at(-1)?.body;

test('a restored version keeps the log of what was issued since then, and is written on', async () => {
  api.on(`GET ${path}`, { body: storedDocument(logged('P01', 'P02')) });
  api.on(`GET ${path}/versions`, { body: [issue(4, 'P02'), issue(3, 'P01')] });
  api.on(`GET ${path}/versions/3`, { body: { ...issue(3, 'P01'), document: logged('P01') } });
  const dialog = await openVersions();
  const [, first] = dialog.getAllByRole('button', { name: /^Restore/ });
  if (first) fireEvent.click(first);
  await screen.findByRole('button', { name: 'Undo the restore' });
  fireEvent.change(screen.getByRole('textbox', { name: 'Location' }), { target: { value: 'Porto' } });
  await waitFor(() => expect(lastSaved()).toMatchObject({ fields: { location: 'Porto' } }), { timeout: 5_000 });
  expect(logOf(lastSaved())).toEqual(['P01', 'P02']);
});

test('after a restore, an issue ends the offer to undo it', async () => {
  const sample = sampleDocument('bep-post', 'en', localDay());
  api.on(`GET ${path}`, { body: storedDocument(sample) });
  api.on(`GET ${path}/versions/3`, { body: { ...version, document: sample } });
  api.on(`POST ${path}/generate`, () => {
    api.on(`GET ${path}/versions`, { body: [issue(4, 'P02'), version] });
    return { status: 201, body: { version: issue(4, 'P02'), findings: [] } };
  });
  const dialog = await openVersions();
  fireEvent.click(dialog.getByRole('button', { name: /^Restore/ }));
  await screen.findByRole('button', { name: 'Undo the restore' });
  fireEvent.click(screen.getByRole('button', { name: 'Generate' }));
  const generate = within(await screen.findByRole('dialog', { name: 'Generate the document' }));
  fireEvent.change(await generate.findByRole('textbox', { name: /^Revision/ }), { target: { value: 'P02' } });
  fireEvent.click(generate.getByRole('button', { name: 'Generate' }));
  await generate.findByText('Revision P02 has been issued');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo the restore' })).toBeNull());
});

test('a log that lacks an issued revision gets it back when it is saved, and what was typed stays', async () => {
  api.on(`GET ${path}`, { body: storedDocument(logged('P01')) });
  api.on(`GET ${path}/versions`, { body: [issue(4, 'P02'), issue(3, 'P01')] });
  await openMaker();
  const location = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Location' });
  api.on(`GET ${path}`, { body: storedDocument(logged('P01', 'P02')) });
  api.on(`PUT ${path}`, ({ body }: FakeCall) =>
    logOf(body).length < 2
      ? { status: 409, body: { code: 'tools.document.issued-log', message: 'Issued rows are missing' } }
      : { body: storedDocument(body as BimDocument, 'v3') },
  );
  fireEvent.change(location, { target: { value: 'Porto' } });
  await screen.findByText(/^Saved/, {}, { timeout: 5_000 });
  await waitFor(() => expect(logOf(lastSaved())).toEqual(['P01', 'P02']));
  expect(lastSaved()).toMatchObject({ fields: { location: 'Porto' } });
});

test('what is typed while a version is restored stays', async () => {
  let answer: (response: FakeAnswer) => void = () => undefined;
  api.on(
    `POST ${path}/versions/3/restore`,
    () =>
      new Promise<FakeAnswer>((resolve) => {
        answer = resolve;
      }),
  );
  const dialog = await openVersions();
  fireEvent.click(dialog.getByRole('button', { name: /^Restore/ }));
  await waitFor(() => expect(restores()).toHaveLength(1));
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  const location = screen.getByRole<HTMLInputElement>('textbox', { name: 'Location' });
  fireEvent.change(location, { target: { value: 'Porto' } });
  answer({ body: storedDocument(earlier, 'v2') });
  await waitFor(() => expect(projectName()).toBe('Old name'));
  expect(location.value).toBe('Porto');
});

test('what was saved elsewhere meanwhile stops the restore', async () => {
  const theirs = storedDocument(applyEdits(now, [{ op: 'field', field: 'location', value: 'Lisbon' }]), 'v9');
  api.on(`POST ${path}/versions/3/restore`, {
    status: 412,
    body: { code: 'tools.document.changed', message: 'Changed', current: theirs },
  });
  const dialog = await openVersions();
  fireEvent.click(dialog.getByRole('button', { name: /^Restore/ }));
  await dialog.findByText(en.versions.changedElsewhere);
  expect(projectName()).toBe('New name');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Location' }).value).toBe('Lisbon');
});

test('an issued document that was changed since says so, and shows what has changed', async () => {
  const issued = { ...version, kind: 'issue' };
  api.on(`GET ${path}`, { body: { ...storedDocument(now), updatedAt: '2026-10-02T10:00:00.000Z' } });
  api.on(`GET ${path}/versions`, { body: [{ ...version, number: 4 }, issued] });
  await openMaker();
  expect((await screen.findByText(/^Changed since it was issued/)).textContent).toContain('(revision P01, 1 Oct 2026)');
  fireEvent.click(screen.getByRole('button', { name: 'Show what changed' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Versions of this document' }));
  await dialog.findByText('2 changes since this version:');
});

test('an issued document as it was issued says nothing', async () => {
  const stored = { ...storedDocument(now), updatedAt: '2026-10-02T10:00:00.000Z' };
  api.on(`GET ${path}`, { body: stored });
  api.on(`GET ${path}/versions`, { body: [{ ...version, kind: 'issue', content: stored.version }] });
  await openMaker();
  await waitFor(() => expect(api.names()).toContain(`GET ${path}/versions`));
  expect(screen.queryByText(/^Changed since it was issued/)).toBeNull();
  fireEvent.change(await screen.findByRole('textbox', { name: 'Project name' }), { target: { value: 'Another' } });
  await screen.findByText(/^Changed since it was issued/);
});

test('links for readers are made from the editor, too', async () => {
  api.on(`GET ${path}/shares`, { body: [] });
  await openMaker();
  fireEvent.click(await screen.findByRole('button', { name: 'Share' }));
  expect(await screen.findByRole('dialog', { name: /^Share/ })).toBeTruthy();
});

test('each version can be downloaded in each format', async () => {
  const dialog = await openVersions();
  fireEvent.click(dialog.getByRole('button', { name: /^Download/ }));
  const formats = within(dialog.getByRole('group', { name: /^Download/ }));
  expect(formats.getAllByRole('button')).toHaveLength(5);
  fireEvent.click(formats.getByRole('button', { name: en.files.docx }));
  await waitFor(() =>
    expect(Object.fromEntries(api.calls.find((call) => call.path.endsWith('/export'))?.search ?? [])).toMatchObject({
      format: 'docx',
      version: String(version.number),
    }),
  );
});

test('a version is kept by hand, with what was written last, and listed', async () => {
  const dialog = await openVersions();
  const kept = { ...version, number: 4, kind: 'manual' };
  api.on(`POST ${path}/versions`, () => {
    api.on(`GET ${path}/versions`, { body: [kept, version] });
    return { status: 201, body: kept };
  });
  fireEvent.click(dialog.getByRole('button', { name: 'Keep a version now' }));
  expect(await dialog.findByText('Kept by hand')).toBeTruthy();
  expect(dialog.getByText('The document as it is now is kept.')).toBeTruthy();
});

function Probe({ settle }: { settle: () => Promise<string | undefined> }) {
  const keep = useKeepBeforeImport(testId, { settle });
  const [said, setSaid] = useState('');
  return (
    <button type="button" onClick={() => void keep().then((fault) => setSaid(fault ?? 'Kept'))}>
      Import {said}
    </button>
  );
}

test('what is written is kept before a workbook is imported; where it cannot be saved nothing is asked for', async () => {
  api.on(`POST ${path}/versions`, { status: 201, body: { ...version, number: 4, kind: 'before-import' } });
  const keeps = () => api.calls.filter(({ method, path: called }) => method === 'POST' && called.includes('/versions'));
  const { unmount } = await renderInSite(<Probe settle={async () => undefined} />, { texts: { tools: en } });
  fireEvent.click(screen.getByRole('button', { name: /^Import/ }));
  await screen.findByRole('button', { name: /could not be saved, so nothing was imported/ });
  expect(keeps()).toEqual([]);
  unmount();
  await renderInSite(<Probe settle={async () => 'v7'} />, { texts: { tools: en } });
  fireEvent.click(screen.getByRole('button', { name: /^Import/ }));
  await screen.findByRole('button', { name: 'Import Kept' });
  expect(keeps().map(({ search }) => search.get('before'))).toEqual(['import']);
});
