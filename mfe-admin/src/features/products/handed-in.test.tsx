import { forEachLanguage, type HandedInProduct } from '@arcada/contracts';
import { type FakeApi, fakeApi, openableDialogs, renderInSite } from '@arcada/testing/render';
import { notifications } from '@arcada/ui';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import en from '../../locales/en.json' with { type: 'json' };
import { localTime } from '../../shared/local-time.ts';
import { Component as ProductPage } from './handed-in-product.page.tsx';
import { Component as ListPage } from './handed-in-products.page.tsx';
import { wallCounter } from './product.fixture.ts';

const path = '/api/admin/product-editions/wall-counter';
const inForty = localTime(new Date(Date.now() + 40 * 86_400_000));
const { featuredPlace: _place, hasFile: _file, publishedAt: _at, status: _status, ...written } = wallCounter;
const next: HandedInProduct = {
  producer: 'bruno',
  product: wallCounter,
  outdated: ['price'],
  contents: {
    files: [
      { name: 'walls/counter.py', bytes: 3000 },
      { name: 'walls/setup.exe', bytes: 20 * 1024 ** 2 },
    ],
    count: 502,
    bytes: 30 * 1024 ** 2,
  },
  edition: {
    ...written,
    status: 'submitted',
    isNew: false,
    price: 25,
    version: '2.0.0',
    texts: forEachLanguage((language) => ({ ...wallCounter.texts[language], description: 'Counts all walls' })),
    hasImage: false,
    file: { name: 'walls.zip', bytes: 2048, sha256: 'a'.repeat(64) },
    changed: ['price', 'version', 'texts.en.description', 'file'],
    adminNote: null,
    revision: 7,
  },
};
const summary = {
  id: 'wall-counter',
  name: 'Wall Counter',
  isNew: true,
  type: 'script',
  price: 19.5,
  version: '1.0.0',
  ownerId: '7f1b0f6e-2e35-4c7a-9b0e-6f6d2f0a1b2c',
  submittedAt: '2026-11-20T10:00:00.000Z',
};
let api: FakeApi;
beforeAll(openableDialogs);
beforeEach(() => {
  api = fakeApi({
    'GET /api/admin/product-editions': { body: { items: [summary], total: 1, next: null } },
    [`GET ${path}`]: { body: next },
  });
});
afterEach(() => api.restore());

const show = (at = '/admin/products-manager/handed-in/wall-counter') =>
  renderInSite(
    <Routes>
      <Route path="/admin/products-manager/handed-in" element={<ListPage />} />
      <Route path="/admin/products-manager/handed-in/:productId" element={<ProductPage />} />
    </Routes>,
    { texts: { admin: en }, path: at },
  );
const sent = () => api.calls.find(({ method }) => method === 'POST');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('what was handed in is listed with what it is', async () => {
  await show('/admin/products-manager/handed-in');
  const row = await screen.findByRole('row', { name: /Wall Counter/ });
  expect(row.textContent).toContain('New product');
  expect(within(row).getByRole('link').getAttribute('href')).toBe('/admin/products-manager/handed-in/wall-counter');
});

test('what is inside its file is listed with sizes; a zip file that can’t be read is said to be one', async () => {
  await show();
  const list = await screen.findByRole('list', { name: '502 files inside, 30 MB unpacked' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['walls/counter.py 3 KB', 'walls/setup.exe 20 MB']);
  expect(screen.getByText('and 500 more files')).toBeTruthy();
  cleanup();
  api.on(`GET ${path}`, { body: { ...next, contents: null } });
  await show();
  expect(await screen.findByText(/^What is inside can’t be listed/)).toBeTruthy();
});

test('a next edition is shown by what it changes, and published as it was seen', async () => {
  api.on(`POST ${path}/publish`, { body: wallCounter });
  const { path: where } = await show();
  const changes = (await screen.findByRole('region', { name: 'What it changes' })) as HTMLElement;
  expect(
    within(changes)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Price', 'Version', 'Short description (English)', 'File']);
  expect(changes.textContent).toContain('Changed on the product, too');
  expect(changes.textContent).toContain('Removed: $19.50Added: $25.00');
  expect(screen.getByRole('link', { name: 'See it as shoppers will' }).getAttribute('href')).toBe(
    '/dashboard/content/products/wall-counter/preview?of=edition',
  );
  expect(screen.getByRole('link', { name: 'By bruno' }).getAttribute('href')).toBe('/admin/users-manager?q=bruno');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Mail the owners what is new in version 2.0.0' }));
  press('Publish');
  await waitFor(() => expect(where()).toBe('/admin/products-manager/edit/wall-counter'));
  expect(sent()?.body).toEqual({ tag: 'first', mail: true });
  expect(sent()?.headers['if-match']).toBe('"7"');
});

test('a next edition of a product that is on sale only later is not said to be of one on sale', async () => {
  api.on(`POST ${path}/publish`, { body: { ...wallCounter, publishedAt: '2099-12-03T10:00:00.000Z' } });
  const product = { ...wallCounter, publishedAt: '2099-12-03T10:00:00.000Z' };
  api.on(`GET ${path}`, { body: { ...next, product, edition: { ...next.edition, file: null } } });
  await show();
  expect(await screen.findByText(/^The next edition of this product\./)).toBeTruthy();
  expect(screen.getByText('No new file: the present one stays.')).toBeTruthy();
  expect(screen.queryByText(/on sale/)).toBeNull();
  expect(screen.getByText(/^On sale from 3 Dec 2099/)).toBeTruthy();
  press('Publish');
  await waitFor(() => expect(notifications.current()?.title).toBe('The changes to Wall Counter en are in place'));
});

test('what was changed meanwhile is shown again before it is decided', async () => {
  api.on(`POST ${path}/publish`, { status: 412, body: { message: 'Changed.' } });
  await show();
  await screen.findByRole('button', { name: 'Publish' });
  press('Publish');
  expect(await screen.findByText(/It was changed since you opened it/)).toBeTruthy();
  await waitFor(() => expect(api.names().filter((name) => name === `GET ${path}`)).toHaveLength(2));
});

test('the note stays where another admin has decided meanwhile, and it says who did', async () => {
  await show();
  await screen.findByRole('button', { name: 'Send back' });
  press('Send back');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Say which walls.' } });
  const gone = { status: 404, body: { message: 'Not here.' } };
  api.on(`POST ${path}/send-back`, gone);
  api.on(`GET ${path}`, gone);
  const entry = { action: 'store.product.edition-published', actorName: 'clara', at: new Date(Date.now() + 1000) };
  api.on('GET /api/admin/audit', { body: { items: [entry], next: null } });
  const send = dialog.getByRole('button', { name: 'Send back' });
  send.focus();
  fireEvent.click(send);
  const notice = await screen.findByText(en.products.handedIn.notFound);
  expect(notice.closest('[role="status"], [role="alert"]')).not.toBeNull();
  expect(await screen.findByText(/^clara published it, /)).toBeTruthy();
  expect(screen.getByText('Say which walls.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.className).toBe('admin-kept'));
  press('Discard the note');
  expect(screen.queryByText('Say which walls.')).toBeNull();
});

test('a note that could not be sent is there when the dialog is opened again', async () => {
  api.on(`POST ${path}/send-back`, { status: 403, body: { message: 'Confirm that it’s you.' } });
  await show();
  await screen.findByRole('button', { name: 'Send back' });
  press('Send back');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Say which walls.' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Send back' }));
  expect(await dialog.findByText('Confirm that it’s you.')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  press('Send back');
  const again = within(await screen.findByRole('dialog'));
  expect(again.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Say which walls.');
});

test('it is sent back with a note', async () => {
  api.on(`POST ${path}/send-back`, { status: 204 });
  const { path: where } = await show();
  await screen.findByRole('button', { name: 'Send back' });
  press('Send back');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Say which walls.' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Send back' }));
  await waitFor(() => expect(where()).toBe('/admin/products-manager/handed-in'));
  expect(sent()?.body).toEqual({ note: 'Say which walls.' });
  expect(notifications.current()?.title).toBe('Wall Counter en was sent back');
});

test('a new product is shown whole, without owners to mail', async () => {
  const edition = { ...next.edition, isNew: true, changed: [] };
  api.on(`GET ${path}`, { body: { ...next, product: null, outdated: [], edition } });
  await show();
  const contents = await screen.findByRole('region', { name: 'What was written' });
  expect(contents.textContent).toContain('Counts all walls');
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a new product is scheduled for a time to come, a next edition isn’t', async () => {
  const { unmount } = await show();
  expect(await screen.findByRole('button', { name: 'Publish' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Schedule…' })).toBeNull();
  unmount();
  const edition = { ...next.edition, isNew: true, changed: [] };
  api.on(`GET ${path}`, { body: { ...next, product: null, outdated: [], edition } });
  const { path: where } = await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Schedule…' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Schedule' }));
  fireEvent.change(dialog.getByLabelText(/^Day and time/), { target: { value: inForty } });
  const publishAt = new Date(inForty).toISOString();
  const { promise, resolve } = Promise.withResolvers<{ body: object }>();
  api.on(`POST ${path}/publish`, () => promise);
  fireEvent.click(dialog.getByRole('button', { name: 'Schedule' }));
  const [publish, schedule] = ['Publish', 'Schedule…'].map((name) => screen.getByRole('button', { name }));
  await waitFor(() => expect(schedule?.getAttribute('aria-busy')).toBe('true'));
  expect(publish?.matches(':disabled')).toBe(true);
  resolve({ body: { ...wallCounter, publishedAt: publishAt } });
  await waitFor(() => expect(where()).toBe('/admin/products-manager/edit/wall-counter'));
  expect(sent()?.body).toEqual({ tag: null, mail: false, publishAt });
  expect(notifications.current()?.title).toBe('The product will go on sale at that time');
});

test('what was decided already is said', async () => {
  api.on(`GET ${path}`, { status: 404, body: {} });
  await show();
  expect(await screen.findByText(/nothing of this product waits for a decision/)).toBeTruthy();
});
