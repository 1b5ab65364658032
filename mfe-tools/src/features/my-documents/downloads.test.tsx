import {
  catchSavedFiles,
  chooseOption,
  type FakeApi,
  type FakeCall,
  fakeApi,
  openableDialogs,
  renderInSite,
  type SavedFiles,
} from '@arcada/testing/render';
import { notifications } from '@arcada/ui';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import { DownloadMenu } from '../../shared/files/download-menu.tsx';
import { ImportDocument } from './import-document.tsx';

const path = '/api/documents/d1';
let api: FakeApi;
let saved: SavedFiles;
beforeAll(openableDialogs);
beforeEach(() => {
  saved = catchSavedFiles();
  api = fakeApi();
});
afterEach(() => api.restore());

const choose = async (name: RegExp) => {
  fireEvent.click(screen.getByRole('button', { name: 'Download' }));
  fireEvent.click(await screen.findByRole('menuitem', { name }));
};

test('a download saves what is unsaved first, and reports progress and end', async () => {
  const order: string[] = [];
  api.on(`GET ${path}/export`, ({ search }) => {
    order.push(search.get('format') ?? '');
    return { body: 'file' };
  });
  const before = async () => {
    order.push('saved');
    return true;
  };
  await renderInSite(<DownloadMenu id="d1" type="bep-post" before={before} />, { texts: { tools: en } });
  await choose(/^Word \(DOCX\)/);
  expect((await screen.findByText('Making the file: Word (DOCX)…')).getAttribute('role')).toBe('status');
  await waitFor(() => expect(notifications.current()?.title).toBe('The file was downloaded: Word (DOCX).'));
  expect(screen.getByRole('status').textContent).toBe('');
  expect(order).toEqual(['saved', 'docx']);
  expect(saved.files).toHaveLength(1);
});

test('only a plan is said to have an MIDP', async () => {
  await renderInSite(<DownloadMenu id="d1" type="eir" />, { texts: { tools: en } });
  fireEvent.click(screen.getByRole('button', { name: en.files.download }));
  expect(screen.getByText(en.files.xlsxTables)).toBeTruthy();
  expect(screen.queryByText(/MIDP/)).toBeNull();
});

test('a failed download says why and can be tried again', async () => {
  const problem = { status: 422, code: 'x', message: 'Not now.' };
  api.on(`GET ${path}/export`, { status: 422, body: problem });
  await renderInSite(<DownloadMenu id="d1" type="bep-post" />, { texts: { tools: en } });
  await choose(/^PDF/);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Not now.');
  api.on(`GET ${path}/export`, { body: 'file' });
  fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(saved.files).toHaveLength(1));
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([/^Excel/, /^IDS/])('nothing is downloaded of a document that could not be saved: %s', async (format) => {
  await renderInSite(<DownloadMenu id="d1" type="bep-post" before={async () => false} />, { texts: { tools: en } });
  await choose(format);
  expect((await screen.findByRole('alert')).textContent).toContain('not saved');
  expect(api.calls).toEqual([]);
});

test('before an IDS is downloaded, what it leaves out is listed', async () => {
  const row = { table: 'informationNeeds', row: 'n1', name: 'N1 IfcWall', message: 'IDS checks data.', partly: false };
  api.on(`GET ${path}/ids-left-out`, { body: { specifications: 3, leftOut: [row], milestones: [], parties: [] } });
  api.on(`GET ${path}/export`, { body: 'file' });
  await renderInSite(<DownloadMenu id="d1" type="bep-post" />, { texts: { tools: en } });
  await choose(/^IDS/);
  const dialog = await screen.findByRole('dialog', { name: 'Download as IDS' });
  expect((await within(dialog).findByText('N1 IfcWall')).closest('li')?.textContent).toContain('IDS checks data.');
  expect(within(dialog).getByText('The file will have 3 specifications.')).toBeTruthy();
  expect(saved.files).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Download IDS file' }));
  await waitFor(() => expect(saved.files).toHaveLength(1));
});

test('an IDS is narrowed to a milestone and a party, for the list and for the file', async () => {
  const asked = () => api.calls.map(({ search }) => [search.get('upTo'), search.get('party')]);
  api.on(`GET ${path}/ids-left-out`, ({ search }: FakeCall) => ({
    body: {
      specifications: search.has('party') ? 0 : 3,
      leftOut: [],
      milestones: [{ code: 'M2', name: 'Design' }],
      parties: [{ code: 'ARC', name: 'Studio' }],
    },
  }));
  api.on(`GET ${path}/export`, { body: 'file' });
  await renderInSite(<DownloadMenu id="d1" type="bep-post" />, { texts: { tools: en } });
  await choose(/^IDS/);
  await screen.findByText(en.files.idsAll);
  chooseOption('Milestones', 'Up to M2 · Design');
  expect(await screen.findByText(en.files.idsAllChosen)).toBeTruthy();
  chooseOption('Responsible party', 'ARC · Studio');
  expect(await screen.findByText(en.files.idsNoneChosen)).toBeTruthy();
  chooseOption('Responsible party', 'All parties');
  await screen.findByText(en.files.idsAllChosen);
  fireEvent.click(screen.getByRole('button', { name: 'Download IDS file' }));
  await waitFor(() => expect(saved.files).toHaveLength(1));
  expect(asked()).toEqual([
    [null, null],
    ['M2', null],
    ['M2', 'ARC'],
    ['M2', null],
    ['M2', null],
  ]);
});

test('cells of a workbook that can’t be read are listed by sheet, row and column', async () => {
  const cells = [{ sheet: 'MIDP', row: 4, heading: 'Due date', message: 'Not a date.' }];
  api.on('POST /api/documents/import', {
    status: 422,
    body: { status: 422, code: 'tools.import.cells', message: 'No.', cells },
  });
  await renderInSite(<ImportDocument />, { texts: { tools: en } });
  fireEvent.click(screen.getByRole('button', { name: 'Import' }));
  const input = screen.getByLabelText(/JSON file/);
  api.on('POST /api/documents/sheets', {
    body: {
      sheets: [
        {
          name: 'Milestones',
          rows: [
            ['Code', 'Name'],
            ['M1', 'Brief'],
          ],
        },
        { name: 'Notes', rows: [] },
      ],
    },
  });
  fireEvent.change(input, { target: { files: [new File(['PK'], 'tidp.XLSX')] } });
  // What the file brings is shown, and nothing is created, before it is asked for.
  expect((await screen.findByText('tidp.XLSX')).closest('p')?.textContent).toContain('BIM execution plan');
  expect(screen.getByText('Rows of tables: 1')).toBeTruthy();
  expect(screen.getByText(/^An Excel file has no topics, no logo/)).toBeTruthy();
  expect(screen.getByText('Sheets that belong to no table are left out: Notes.')).toBeTruthy();
  expect(api.names()).toEqual(['POST /api/documents/sheets']);
  fireEvent.click(screen.getByRole('button', { name: 'Create document' }));
  const place = await screen.findByText('MIDP, row 4, Due date:');
  expect(place.closest('li')?.textContent).toContain('Not a date.');
  expect(api.calls.at(-1)?.body).toEqual({ xlsx: btoa('PK') });
});

/** Imports a JSON file; jsdom's files have no text(). */
const importJson = async (document: object) => {
  await renderInSite(<ImportDocument />, { texts: { tools: en } });
  fireEvent.click(screen.getByRole('button', { name: 'Import' }));
  const content = JSON.stringify({ type: 'eir', language: 'en', ...document });
  const file = Object.assign(new File([content], 'eir.json'), { text: () => Promise.resolve(content) });
  fireEvent.change(screen.getByLabelText(/JSON file/), { target: { files: [file] } });
};

test('what does not fit in a JSON file is told by the names of fields, columns and options', async () => {
  await importJson({ fields: { bimStandard: 'nonsense' }, tables: { milestones: [{ id: 'm1', name: 7 }] } });
  const standard = await screen.findByText(/^BIM standard: Choose one of: ISO 19650, .*, Custom\.$/);
  expect(standard.textContent).not.toContain('iso-19650');
  expect(screen.getByText('Milestones › 1 › Name: This value is not valid here.')).toBeTruthy();
  expect(screen.getByText('The file can’t be read, because some of its values are not valid:')).toBeTruthy();
});

test('what a JSON file has besides fields and tables is named, too, and so is its format', async () => {
  const topic = { id: 't1', topic: '', category: 'x', title: 7, text: '', ownerRole: '' };
  await importJson({ format: 99, language: 'xx', fields: { foo: 1 }, topics: [topic] });
  expect(await screen.findByText('File format: Arcada reads only format 1.')).toBeTruthy();
  for (const fault of ['Language: Choose one of: English, Português, Español.', 'Fields: Unknown: foo.'])
    expect(screen.getByText(fault)).toBeTruthy();
  expect(screen.getByText(/^Topics › 1 › category: Choose one of: General information, /)).toBeTruthy();
  expect(screen.getByText('Topics › 1 › title: This value is not valid here.')).toBeTruthy();
});
