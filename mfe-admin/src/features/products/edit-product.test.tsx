import { adminStep, type ManagedProduct, type ProductVersion } from '@arcada/contracts';
import { endPage, type FakeApi, fakeApi, openableDialogs, renderInSite } from '@arcada/testing/render';
import { notifications } from '@arcada/ui';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import en from '../../locales/en.json' with { type: 'json' };
import { localTime } from '../../shared/local-time.ts';
import { Component } from './edit-product.page.tsx';
import { wallCounter } from './product.fixture.ts';

const path = '/api/admin/products/wall-counter';
const inForty = localTime(new Date(Date.now() + 40 * 86_400_000));
const versions: ProductVersion[] = [
  {
    id: '0b7bd2ae-60b0-4d1e-8d0c-7f6d0a4f2a10',
    version: '1.0.0',
    name: 'counter.zip',
    bytes: 1200,
    sha256: 'ab'.repeat(32),
    addedAt: '2026-10-01T10:00:00.000Z',
    current: true,
    withdrawn: false,
  },
  {
    id: '0b7bd2ae-60b0-4d1e-8d0c-7f6d0a4f2a11',
    version: '0.9.0',
    name: 'counter-09.zip',
    bytes: 1_300_000,
    sha256: 'cd'.repeat(32),
    addedAt: '2026-09-01T10:00:00.000Z',
    current: false,
    withdrawn: false,
  },
];
let api: FakeApi;
beforeAll(openableDialogs);
beforeEach(() => {
  api = fakeApi({ [`GET ${path}`]: { body: wallCounter }, [`GET ${path}/files`]: { body: versions } });
  api.on('GET /api/admin/products', { body: { items: [], total: 0, next: null } });
});
afterEach(() => api.restore());

const show = async (product: ManagedProduct = wallCounter) => {
  api.on(`GET ${path}`, { body: product });
  await renderInSite(
    <Routes>
      <Route path="/edit/:productId" element={<Component />} />
    </Routes>,
    { texts: { admin: en }, path: '/edit/wall-counter' },
  );
  await screen.findByRole('heading', { level: 2, name: product.texts.en.name });
};
const sent = () => api.calls.filter(({ method }) => method === 'PATCH');
const group = (name: string) => within(screen.getByRole('group', { name }));
const type = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('related products are shown and found by name, and stored by id', async () => {
  const all = [
    { id: 'level-guard', name: 'Level Guard' },
    { id: 'wall-counter', name: 'Wall Counter' },
    { id: 'wall-painter', name: 'Wall Painter' },
  ];
  api.on('GET /api/admin/products', ({ search }) => {
    const [ids, q] = [search.get('ids')?.split(','), search.get('q') ?? ''];
    const items = all.filter(({ id }) => ids?.includes(id) ?? (q !== '' && id.includes(q)));
    return { body: { items, total: items.length, next: null } };
  });
  await show({ ...wallCounter, related: ['level-guard'] });
  expect(await screen.findByText('Level Guard')).toBeTruthy();
  type(screen.getByRole('combobox', { name: 'Related products' }), 'wall');
  fireEvent.click(await screen.findByText('Wall Painter (wall-painter)'));
  expect(screen.getByText('Wall Painter')).toBeTruthy();
  // Not itself.
  expect(screen.queryByText('Wall Counter (wall-counter)')).toBeNull();
  api.on(`PATCH ${path}`, { body: wallCounter });
  press('Save');
  await waitFor(() => expect(sent()[0]?.body).toEqual({ related: ['level-guard', 'wall-painter'] }));
});

test('a file and a picture that are added while something is typed are no one else’s change', async () => {
  await show();
  type(screen.getByLabelText(/^Price/), '55');
  const added = { ...wallCounter, version: '1.1.0', tag: 'after-file' };
  api.on(`PUT ${path}/file`, () => {
    api.on(`GET ${path}`, { body: added });
    return { body: versions };
  });
  const file = new File(['PK'], 'counter.zip', { type: 'application/zip' });
  fireEvent.change(screen.getByLabelText(/^File/), { target: { files: [file] } });
  press('Upload');
  await waitFor(() => expect(screen.getAllByLabelText<HTMLInputElement>(/^Version/)[0]?.value).toBe('1.1.0'));
  api.on(`PATCH ${path}`, { body: { ...added, price: 55 } });
  press('Save');
  await waitFor(() => expect(sent()[0]?.body).toEqual({ price: 55 }));
  expect(sent()[0]?.headers['if-match']).toBe('"after-file"');
});

test('only what was changed is sent, with the state that it is based on, once', async () => {
  await show();
  type(screen.getByLabelText(/^Price/), '24,90');
  type(group('Name').getByLabelText('Spanish'), 'Contador de muros');
  type(group('Description').getByLabelText('English'), 'One\n\nTwo\n\nThree');
  const saved = { ...wallCounter, price: 24.9, tag: 'second' };
  api.on(`PATCH ${path}`, { body: saved });
  api.on(`GET ${path}`, { body: saved });
  press('Save');
  press('Save');
  await waitFor(() => expect(notifications.current()?.title).toBe('The product was saved'));
  expect(sent().map(({ body }) => body)).toEqual([
    { price: 24.9, texts: { en: { body: ['One', 'Two', 'Three'] }, es: { name: 'Contador de muros' } } },
  ]);
  expect(sent()[0]?.headers['if-match']).toBe('"first"');
});

test('wrong input gets its error beside the field, and stays after the page is closed', async () => {
  await show();
  type(screen.getByLabelText(/^Price/), 'a lot');
  type(group('Item 1: text').getByLabelText('Portuguese'), '');
  press('Save');
  expect(await screen.findByText(en.products.priceFault)).toBeTruthy();
  expect(group('Item 1: text').getByText(en.products.itemFault)).toBeTruthy();
  expect(sent()).toEqual([]);
  endPage();
  await show();
  expect(screen.getByText(en.products.restored)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^Price/).value).toBe('a lot');
  press('Discard them');
  expect(screen.getByLabelText<HTMLInputElement>(/^Price/).value).toBe('19.50');
});

test('missing translations are marked, and asked for before publishing', async () => {
  const texts = { ...wallCounter.texts, es: { ...wallCounter.texts.es, description: '' } };
  await show({ ...wallCounter, status: 'draft', texts });
  const description = group('Short description');
  expect(description.getByText('Missing translation')).toBeTruthy();
  press('Publish');
  expect(await description.findByText(en.products.missingFault)).toBeTruthy();
  expect(sent()).toEqual([]);
  type(description.getByLabelText(/^Spanish/), 'Cuenta muros');
  expect(description.queryByText('Missing translation')).toBeNull();
  expect(description.queryByText(en.products.missingFault)).toBeNull();
  api.on(`PATCH ${path}`, { body: wallCounter });
  press('Save and publish');
  await waitFor(() => expect(notifications.current()?.title).toBe('The product is on sale'));
  expect(sent()[0]?.body).toEqual({ status: 'published', texts: { es: { description: 'Cuenta muros' } } });
});

test('a change by somebody else is shown field by field, and the choice is saved onto it', async () => {
  await show();
  type(screen.getByLabelText(/^Price/), '25');
  type(group('Name').getByLabelText('English'), 'Counter');
  type(group('Name').getByLabelText('Spanish'), 'Contador');
  const theirs = {
    ...wallCounter,
    tag: 'theirs',
    price: 30,
    version: '1.1.0',
    texts: { ...wallCounter.texts, en: { ...wallCounter.texts.en, name: 'Wall Tally' } },
  };
  api.on(`PATCH ${path}`, { status: 412, body: { code: 'store.product.changed', message: 'x', current: theirs } });
  press('Save');
  const dialog = within(await screen.findByRole('dialog'));
  const groups = dialog.getAllByRole('group').map((each) => each.textContent);
  expect(groups).toEqual([
    'PriceYours$25.00Saved by someone else$30.00',
    'VersionYours1.0.0Saved by someone else1.1.0',
    'Name (English)YoursCounterSaved by someone elseWall Tally',
  ]);
  const chosen = dialog.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked);
  // Only what both have changed is asked.
  expect(chosen).toEqual([false, false, false, true, false, false]);
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Choose a version for each field.')).toBeTruthy();
  fireEvent.click(dialog.getByRole('radio', { name: /^Yours ?\$25/ }));
  fireEvent.click(dialog.getByRole('radio', { name: /Wall Tally/ }));
  api.on(`PATCH ${path}`, { body: { ...theirs, price: 25, tag: 'both' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  // Theirs alone is taken, mine alone stays.
  expect(sent()[1]).toMatchObject({
    body: { price: 25, texts: { es: { name: 'Contador' } } },
    headers: { 'if-match': '"theirs"' },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a product leads to its page in the store once it is there', async () => {
  await show();
  expect(screen.getByRole('link', { name: en.products.inStore })).toBeTruthy();
  cleanup();
  await show({ ...wallCounter, publishedAt: '2999-01-01T10:00:00.000Z' });
  expect(screen.queryByRole('link', { name: en.products.inStore })).toBeNull();
  expect(screen.getByRole('link', { name: en.products.preview })).toBeTruthy();
});

test('what was archived can be worked on as a draft again', async () => {
  await show({ ...wallCounter, status: 'archived' });
  api.on(`PATCH ${path}`, { body: { ...wallCounter, status: 'draft' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Back to draft' }));
  await waitFor(() => expect(sent()[0]?.body).toEqual({ status: 'draft' }));
});

test('a product is archived after a question', async () => {
  await show();
  press('Archive');
  expect(sent()).toEqual([]);
  const dialog = within(screen.getByRole('dialog'));
  api.on(`PATCH ${path}`, { body: { ...wallCounter, status: 'archived' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(sent()[0]?.body).toEqual({ status: 'archived' }));
});

test('that there is no file is said until there is one', async () => {
  await show({ ...wallCounter, status: 'draft', publishedAt: null, hasFile: false });
  const message = 'There is no file that buyers could download.';
  api.on(`PATCH ${path}`, { status: 409, body: { code: 'store.product.no-file', message } });
  press('Publish');
  expect(await screen.findByText(message)).toBeTruthy();
  api.on(`GET ${path}`, { body: { ...wallCounter, status: 'draft', publishedAt: null } });
  api.on(`PUT ${path}/file`, { body: {} });
  fireEvent.change(screen.getByLabelText(/^File/), { target: { files: [new File(['one'], 'counter.zip')] } });
  type(screen.getAllByLabelText(/^Version/).at(-1) as HTMLElement, '2.0.0');
  press('Upload');
  await waitFor(() => expect(screen.queryByText(message)).toBeNull());
});

test('a new file is uploaded with its version, and its owners are mailed if asked', async () => {
  await show();
  const row = await screen.findByRole('row', { name: /counter\.zip/ });
  expect(row.textContent).toContain('ab'.repeat(32));
  press('Upload');
  expect(await screen.findByText(en.products.fileFault)).toBeTruthy();
  const file = new File(['newer'], 'counter-2.zip');
  fireEvent.change(screen.getByLabelText(/^File/), { target: { files: [file] } });
  type(screen.getAllByLabelText(/^Version/).at(-1) as HTMLElement, '2.0.0');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Mail the owners what is new' }));
  const message = 'Add what is new first.';
  const refused = { code: 'store.product.no-notes', message, errors: [{ path: 'version', message }] };
  api.on(`PUT ${path}/file`, { status: 409, body: refused });
  press('Upload');
  await waitFor(() => expect(screen.getByText(message).closest('[role="alert"]')).not.toBeNull());
  api.on(`PUT ${path}/file`, { body: {} });
  press('Upload');
  await waitFor(() => expect(notifications.current()?.title).toBe(en.products.fileMailed));
  const put = api.calls.filter(({ method }) => method === 'PUT').at(-1);
  expect(Object.fromEntries(put?.search ?? [])).toMatchObject({
    name: 'counter-2.zip',
    version: '2.0.0',
    mail: 'true',
  });
  expect(put?.headers['content-type']).toBe('application/octet-stream');
});

test('what is added to a product that was never on sale is not said to reach anyone yet', async () => {
  await show({ ...wallCounter, status: 'draft', publishedAt: null });
  const row = await screen.findByRole('row', { name: /counter\.zip/ });
  expect(row.textContent).toContain(en.products.currentFileLater);
  expect(screen.getByText(/^PNG, JPEG or WebP.*once the product is on sale/)).toBeTruthy();
  expect(screen.getByText(/at most 200 MB\. Buyers get it once the product is on sale/)).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: 'Mail the owners what is new' })).toBeNull();
  fireEvent.change(screen.getByLabelText(/^File/), { target: { files: [new File(['x'], 'first.zip')] } });
  type(screen.getAllByLabelText(/^Version/).at(-1) as HTMLElement, '2.0.0');
  api.on(`PUT ${path}/file`, { body: {} });
  press('Upload');
  await waitFor(() => expect(notifications.current()?.title).toBe(en.products.fileAddedLater));
});

test('a version that has a file is replaced only when the admin says so', async () => {
  await show();
  await screen.findByRole('row', { name: /counter\.zip/ });
  fireEvent.change(screen.getByLabelText(/^File/), { target: { files: [new File(['x'], 'fixed.zip')] } });
  const boxes = screen.getAllByLabelText<HTMLInputElement>(/^Version/);
  const [fact, next] = [boxes[0], boxes.at(-1)];
  // The product says the version of its file; another comes with another file.
  expect([fact?.value, fact?.readOnly]).toEqual(['1.0.0', true]);
  expect(next?.value).toBe('1.0.1');
  type(next as HTMLElement, '1.0.0');
  press('Upload');
  expect(await screen.findByText(/^There is already a file of version 1\.0\.0/)).toBeTruthy();
  expect(api.calls.some(({ method }) => method === 'PUT')).toBe(false);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Replace the file of version 1.0.0' }));
  api.on(`PUT ${path}/file`, { body: {} });
  press('Upload');
  await waitFor(() => expect(notifications.current()?.title).toBe(en.products.fileAdded));
  const put = api.calls.find(({ method }) => method === 'PUT');
  expect(Object.fromEntries(put?.search ?? [])).toMatchObject({ version: '1.0.0', replace: 'true' });
});

test('an earlier file is given to buyers again, and a wrong one withdrawn, after a question', async () => {
  await show();
  const older = within(await screen.findByRole('row', { name: /counter-09\.zip/ }));
  expect(older.getByText('1.2 MB')).toBeTruthy();
  fireEvent.click(older.getByRole('button', { name: 'Give buyers version 0.9.0 (counter-09.zip)' }));
  const [current, earlier] = versions as [ProductVersion, ProductVersion];
  api.on(`POST ${path}/files/${earlier.id}/current`, { body: versions });
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Give buyers this' }));
  await waitFor(() => expect(notifications.current()?.title).toBe('Buyers now get version 0.9.0'));

  press('Withdraw version 1.0.0 (counter.zip)');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/They get version 0\.9\.0 \(counter-09\.zip\) instead\./)).toBeTruthy();
  const gone = [
    { ...current, current: false, withdrawn: true },
    { ...earlier, current: true },
  ];
  api.on(`POST ${path}/files/${current.id}/withdraw`, { body: gone });
  api.on(`GET ${path}/files`, { body: gone });
  fireEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(notifications.current()?.title).toBe('Version 1.0.0 was withdrawn'));
  expect(await screen.findByText('Withdrawn')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Withdraw version 1.0.0 (counter.zip)' })).toBeNull();
});

test('a chosen picture is sent at once; why it is refused stands beside the field', async () => {
  await show();
  const message = 'Choose a larger picture.';
  api.on(`PUT ${path}/image`, {
    status: 400,
    body: { code: 'picture.wrong-size', message, errors: [{ path: 'image', message }] },
  });
  const choose = () =>
    fireEvent.change(screen.getByLabelText('Choose a picture'), { target: { files: [new File(['x'], 'x.png')] } });
  choose();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.queryByRole('button', { name: en.products.removeImage })).toBeNull();
  const own = { ...wallCounter, imageUrl: '/api/store/images/0123.webp?v=1' };
  api.on(`PUT ${path}/image`, { body: own });
  api.on(`GET ${path}`, { body: own });
  choose();
  expect(await screen.findByRole('button', { name: en.products.removeImage })).toBeTruthy();
});

test('a draft is scheduled for a time to come, and taken back', async () => {
  await show({ ...wallCounter, status: 'draft', publishedAt: null });
  const trigger = screen.getByRole('button', { name: 'Schedule…' });
  act(() => trigger.focus());
  fireEvent.click(trigger);
  const dialog = within(screen.getByRole('dialog'));
  type(dialog.getByLabelText(/^Day and time/), '');
  press('Save and schedule');
  expect(dialog.getByText('Enter a day and a time.')).toBeTruthy();
  fireEvent.change(dialog.getByLabelText(/^Day and time/), { target: { value: '2020-01-01T10:00' } });
  press('Save and schedule');
  expect(await dialog.findByText(en.schedule.fault)).toBeTruthy();
  const time = dialog.getByLabelText(/^Day and time/);
  act(() => time.focus());
  fireEvent.change(time, { target: { value: inForty } });
  const publishAt = new Date(inForty).toISOString();
  const scheduled: ManagedProduct = { ...wallCounter, publishedAt: publishAt, tag: 'second' };
  api.on(`PATCH ${path}`, { body: scheduled });
  api.on(`GET ${path}`, { body: scheduled });
  press('Save and schedule');
  expect(await screen.findByText(/^On sale from/)).toBeTruthy();
  expect(sent()[0]?.body).toEqual({ status: 'published', publishAt });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Change the time'));
  const back = await screen.findByRole('button', { name: 'Back to draft' });
  const draft: ManagedProduct = { ...wallCounter, status: 'draft', publishedAt: null, tag: 'third' };
  api.on(`PATCH ${path}`, { body: draft });
  api.on(`GET ${path}`, { body: draft });
  act(() => back.focus());
  fireEvent.click(back);
  await waitFor(() => expect(sent()[1]?.body).toEqual({ status: 'draft' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe(en.products.save));
  expect(back.isConnected).toBe(false);
});

test('the time of a scheduled product is changed, also onto what somebody else has saved', async () => {
  const scheduled = { ...wallCounter, publishedAt: new Date('2998-01-01T10:00').toISOString() };
  await show(scheduled);
  expect(screen.queryByRole('button', { name: 'Schedule…' })).toBeNull();
  press('Change the time');
  const time = within(screen.getByRole('dialog')).getByLabelText<HTMLInputElement>(/^Day and time/);
  expect(time.value).toBe('2998-01-01T10:00');
  type(time, inForty);
  const theirs = { ...scheduled, price: 30, tag: 'second' };
  api.on(`PATCH ${path}`, { status: 412, body: { code: 'store.product.changed', current: theirs } });
  press('Save and schedule');
  const conflict = await screen.findByRole('dialog', { name: en.conflict.title });
  const change = { status: 'published', publishAt: new Date(inForty).toISOString() };
  expect(sent().map(({ body }) => body)).toEqual([change]);
  api.on(`PATCH ${path}`, { body: { ...theirs, publishedAt: change.publishAt, tag: 'third' } });
  fireEvent.click(within(conflict).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent().map(({ body }) => body)).toEqual([change, change]));
});

test('the pressed button turns while the password is asked for, not the one that saves', async () => {
  await show();
  const { promise, resolve } = Promise.withResolvers<{ status: number; body: object }>();
  api.on(`PATCH ${path}`, () => promise);
  const save = screen.getByRole('button', { name: 'Save' });
  press('Archive');
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Archive' }));
  const archive = screen.getByRole('button', { name: 'Archive' });
  await waitFor(() => expect(archive.getAttribute('aria-busy')).toBe('true'));
  expect([save.getAttribute('aria-busy'), save.matches(':disabled')]).toEqual([null, true]);
  resolve({ status: 403, body: { code: adminStep.code, message: 'Type your password.' } });
  await waitFor(() => expect(archive.getAttribute('aria-busy')).toBeNull());
  expect(save.matches(':disabled')).toBe(false);
});

test('a time that was chosen is there again when the password was not given', async () => {
  await show({ ...wallCounter, status: 'draft', publishedAt: null });
  press('Schedule…');
  const time = () => within(screen.getByRole('dialog')).getByLabelText<HTMLInputElement>(/^Day and time/);
  type(time(), inForty);
  api.on(`PATCH ${path}`, { status: 403, body: { code: adminStep.code, message: 'Type your password.' } });
  press('Save and schedule');
  expect(await screen.findByText('Type your password.')).toBeTruthy();
  press('Schedule…');
  expect(time().value).toBe(inForty);
});

test('a draft that was never on sale is deleted after a question, which says why it may not be', async () => {
  const draft = { ...wallCounter, status: 'draft', publishedAt: null } as const;
  await show(draft);
  press('Delete draft');
  const question = within(screen.getByRole('dialog', { name: 'Delete “Wall Counter en”?' }));
  const message = 'This product is part of an order.';
  api.on(`DELETE ${path}`, { status: 409, body: { code: 'store.product.kept.sold', message } });
  fireEvent.click(question.getByRole('button', { name: 'Delete draft' }));
  expect(await question.findByText(message)).toBeTruthy();
  api.on(`DELETE ${path}`, { status: 204, body: null });
  fireEvent.click(question.getByRole('button', { name: 'Delete draft' }));
  await waitFor(() => expect(notifications.current()?.title).toBe('“Wall Counter en” was deleted'));
  const deleted = api.calls.filter(({ method }) => method === 'DELETE');
  expect(deleted.map(({ headers }) => headers['if-match'])).toEqual(['"first"', '"first"']);
});

test('what was on sale once is archived, and the form says why it is never deleted', async () => {
  await show({ ...wallCounter, status: 'draft' });
  expect(screen.queryByRole('button', { name: 'Delete draft' })).toBeNull();
  expect(screen.getByText(new RegExp(en.products.deleteNever))).toBeTruthy();
  api.on(`PATCH ${path}`, { body: { ...wallCounter, status: 'archived' } });
  press('Archive');
  await waitFor(() => expect(sent()[0]?.body).toEqual({ status: 'archived' }));
});
