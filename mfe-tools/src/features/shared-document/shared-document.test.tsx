import { type BimDocument, idsScopesOf, readDocument, type SharedContent, sampleDocument } from '@arcada/bim';
import { links } from '@arcada/contracts';
import {
  catchSavedFiles,
  type FakeApi,
  fakeApi,
  hintSignedIn,
  openableDialogs,
  renderInSite,
} from '@arcada/testing/render';
import { notifications } from '@arcada/ui';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import en from '../../locales/en.json' with { type: 'json' };
import { Component as SharedDocument } from './shared-document.page.tsx';

let api: FakeApi;
beforeAll(openableDialogs);
beforeEach(() => {
  api = fakeApi();
});
afterEach(() => api.restore());
const show = (more = '') =>
  renderInSite(
    <Routes>
      <Route path="/tools/shared" element={<SharedDocument />} />
    </Routes>,
    { texts: { tools: en }, path: `/tools/shared?token=abc${more}` },
  );

const at = '2026-12-01T10:00:00.000Z';
const shared = (downloads: boolean, issued = true) => {
  const shows: SharedContent = issued ? 'issued' : 'working';
  const document = sampleDocument('eir', 'en', '2026-09-01');
  return { body: { document, issued, shows, updatedAt: at, expiresAt: at, downloads } };
};

test('the holder of a link reads the document, and search engines are told to keep out', async () => {
  api.on('GET /api/shared-documents', shared(false));
  await show();
  expect(await screen.findByRole('heading', { level: 2, name: 'Northgate Health Centre' })).toBeTruthy();
  expect(screen.getByText('Revision P01, issued 1 Dec 2026 · Shared until 1 Dec 2026')).toBeTruthy();
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  expect(screen.queryByRole('button')).toBeNull();
});

test('what has not been issued is marked as a draft, and what has been says who made it', async () => {
  api.on('GET /api/shared-documents', shared(false, false));
  await show();
  expect(await screen.findByText('Draft: work in progress, not issued')).toBeTruthy();
  expect(screen.getByText('Working copy of 1 Dec 2026 · Shared until 1 Dec 2026')).toBeTruthy();
  expect(screen.getByText(/^Prepared by: /)).toBeTruthy();
});

test('an issued document names its state', async () => {
  api.on('GET /api/shared-documents', shared(false));
  await show();
  expect(await screen.findByText('Issued (Shared)')).toBeTruthy();
});

test('an IDS is offered of a document that has information needs', async () => {
  const offered = () =>
    screen
      .getAllByRole('button', { name: /^Download as / })
      .map(({ textContent }) => textContent?.replace('Download as ', ''));
  api.on('GET /api/shared-documents', shared(true));
  const { unmount } = await show();
  await screen.findByRole('button', { name: 'Download as PDF' });
  expect(offered()).toEqual(['PDF', 'Word (DOCX)', 'Excel (XLSX)', 'IDS 1.0', 'JSON']);
  unmount();
  const { body } = shared(true);
  const tables = { ...body.document.tables, informationNeeds: [] };
  api.on('GET /api/shared-documents', { body: { ...body, document: { ...body.document, tables } } });
  await show();
  await screen.findByRole('button', { name: 'Download as PDF' });
  expect(offered()).toEqual(['PDF', 'Word (DOCX)', 'Excel (XLSX)', 'JSON']);
});

test('a revoked link says so', async () => {
  api.on('GET /api/shared-documents', { status: 404, body: { code: 'tools.share.unknown' } });
  await show();
  expect(await screen.findByText('This link has expired or was revoked')).toBeTruthy();
});

test('a reader downloads the document where the link allows it, and reads why it fails', async () => {
  const saved = catchSavedFiles();
  api.on('GET /api/shared-documents', shared(true));
  api.on('GET /api/shared-documents/file', { status: 429, body: { code: 'x', message: 'Wait a moment.' } });
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Download as PDF' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Wait a moment.');
  api.on('GET /api/shared-documents/file', { body: 'file' });
  fireEvent.click(screen.getByRole('button', { name: 'Download as Word (DOCX)' }));
  await waitFor(() => expect(saved.files).toHaveLength(1));
  await waitFor(() => expect(notifications.current()?.title).toBe('The file was downloaded: Word (DOCX).'));
  // What is over isn't said for ever.
  expect(screen.queryByText(/Word \(DOCX\)\.$/)).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(api.calls.map(({ search }) => search.get('format')).filter(Boolean)).toEqual(['pdf', 'docx']);
});

test('a reader chooses the milestone and the party that an IDS is for', async () => {
  const saved = catchSavedFiles();
  const { body } = shared(true);
  const document = sampleDocument('bep-post', 'en', '2026-09-01');
  const { milestones, parties } = idsScopesOf(document);
  const [milestone, party] = [milestones[0]?.code ?? '', parties[0]?.code ?? ''];
  api.on('GET /api/shared-documents', { body: { ...body, document } });
  api.on('GET /api/shared-documents/file', { body: 'file' });
  await show();
  const open = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Download as IDS 1.0' }));
    return within(await screen.findByRole('dialog', { name: 'Download as IDS' }));
  };
  const choose = (name: string, value: string, dialog: Awaited<ReturnType<typeof open>>) =>
    fireEvent.change(dialog.getByRole('combobox', { name }), { target: { value } });
  const first = await open();
  choose('Milestones', milestone, first);
  choose('Responsible party', party, first);
  fireEvent.click(first.getByRole('button', { name: 'Download IDS file' }));
  await waitFor(() => expect(saved.files).toHaveLength(1));
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click((await open()).getByRole('button', { name: 'Download IDS file' }));
  await waitFor(() => expect(saved.files).toHaveLength(2));
  const asked = api.calls.map(({ search }) => search).filter((search) => search.get('format') === 'ids');
  expect(asked.map((search) => [search.get('upTo'), search.get('party')])).toEqual([
    [milestone, party],
    [null, null],
  ]);
});

test('a document without a choice of needs gives its IDS at once', async () => {
  const saved = catchSavedFiles();
  const { body } = shared(true);
  const { tables } = body.document;
  const informationNeeds = tables.informationNeeds.map((need) => ({ ...need, milestone: '' }));
  const document = { ...body.document, tables: { ...tables, informationNeeds, deliverables: [] } };
  api.on('GET /api/shared-documents', { body: { ...body, document } });
  api.on('GET /api/shared-documents/file', { body: 'file' });
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Download as IDS 1.0' }));
  await waitFor(() => expect(saved.files).toHaveLength(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});

const answerIt = 'Answer it with a BEP';
const signedIn = {
  ...{ id: '01890000-0000-7000-8000-000000000001', username: 'ana', email: 'ana@example.com', role: 'buyer' },
};

test('an issued EIR is given as JSON, as it is shown', async () => {
  const saved = catchSavedFiles();
  api.on('GET /api/shared-documents', shared(true));
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Download as JSON' }));
  await waitFor(() => expect(saved.files).toHaveLength(1));
  const { document: eir } = shared(true).body;
  expect(saved.names[0]).toBe(`${eir.fields.documentNumber} ${eir.fields.projectName} P01.json`);
  expect(readDocument(await saved.text(), 'en')).toEqual({ document: eir });
});

test('an issued EIR is answered with a plan of one’s own, after signing in', async () => {
  api.on('GET /api/shared-documents', shared(true));
  const { unmount } = await show();
  const link = await screen.findByRole('link', { name: answerIt });
  expect(link.getAttribute('href')).toBe(links.auth('/tools/shared?token=abc&answer=1'));
  unmount();
  hintSignedIn();
  api.on('GET /api/user', { body: signedIn });
  api.on('POST /api/documents', { status: 201, body: { id: '7f6f3c51-5c57-4b5e-9d3a-0c7a0a4f9a10' } });
  await show('&answer=1');
  const dialog = within(await screen.findByRole('dialog', { name: answerIt }));
  fireEvent.change(dialog.getByRole('combobox', { name: 'Type of document' }), { target: { value: 'bep-post' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Create document' }));
  await waitFor(() => expect(api.calls.some(({ method }) => method === 'POST')).toBe(true));
  const made = api.calls.find(({ method }) => method === 'POST')?.body as BimDocument;
  expect([made.type, made.eir?.revision, made.eir?.documentId, made.tables.answers.length]).toEqual([
    ...['bep-post', 'P01', '', shared(true).body.document.tables.requirements.length],
  ]);
});

test.each([
  ['not issued', shared(true, false)],
  ['not offered for download', shared(false)],
  ['a plan', { body: { ...shared(true).body, document: sampleDocument('bep-post', 'en', '2026-09-01') } }],
])('an EIR that is %s is neither JSON nor answered', async (_, answer) => {
  api.on('GET /api/shared-documents', answer);
  await show();
  await screen.findByRole('heading', { level: 2, name: 'Northgate Health Centre' });
  expect(screen.queryByRole('button', { name: 'Download as JSON' })).toBeNull();
  expect(screen.queryByText(answerIt)).toBeNull();
});
