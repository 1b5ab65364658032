import { dateFormat, type Letter } from '@arcada/contracts';
import {
  catchSavedFiles,
  type FakeApi,
  fakeApi,
  openableDialogs,
  renderInSite,
  type SavedFiles,
} from '@arcada/testing/render';
import { notifications } from '@arcada/ui';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import en from '../../locales/en.json' with { type: 'json' };
import { localTime } from '../../shared/local-time.ts';
import { testCounts, testLetter } from './letter.fixture.ts';
import { Component } from './letter.page.tsx';

const { id } = testLetter();
const path = `/api/admin/newsletter/letters/${id}`;
let api: FakeApi;
let stored: Letter;
let saved: SavedFiles;
beforeAll(openableDialogs);
beforeEach(() => {
  saved = catchSavedFiles();
  stored = testLetter();
  api = fakeApi({
    [`GET ${path}`]: () => ({ body: stored }),
    'POST /api/admin/newsletter/preview': ({ body }) => {
      const text = body as { subject: string; body: string };
      return {
        body: {
          subject: text.subject,
          inboxLine: `Line: ${text.body}`,
          html: `<p>Drawn: ${text.body}</p>`,
          text: `Plain: ${text.body}`,
        },
      };
    },
    // A service that takes what is based on its last save.
    [`PATCH ${path}`]: ({ headers, body }) => {
      if (headers['if-match'] !== `"${stored.revision}"`)
        return { status: 412, body: { code: 'blog.letter.changed', message: 'Someone else has changed this issue.' } };
      const { texts } = body as Pick<Letter, 'texts'>;
      stored = { ...stored, texts: { ...stored.texts, ...texts }, revision: stored.revision + 1 };
      return { body: stored };
    },
    [`POST ${path}/test`]: () => ({ status: 204 }),
    [`POST ${path}/send`]: ({ body }) => {
      const at = (body as { at?: string }).at ?? null;
      stored = { ...stored, revision: stored.revision + 1, status: at ? 'scheduled' : 'sending', scheduledAt: at };
      if (!at) stored.counts = testCounts({ recipients: 6, waiting: 4, sent: 2 });
      return { body: stored };
    },
    [`POST ${path}/stop`]: () => {
      const status = stored.status === 'scheduled' ? 'draft' : 'stopped';
      stored = { ...stored, revision: stored.revision + 1, status };
      // One has left meanwhile.
      if (status === 'stopped') stored.audience = { en: 3, 'pt-BR': 0, es: 0 };
      return { body: stored };
    },
  });
});
afterEach(() => {
  api.restore();
  localStorage.clear();
});

const show = () =>
  renderInSite(
    <Routes>
      <Route path="/admin/newsletter/:id" element={<Component />} />
      <Route path="*" element={<p>Elsewhere</p>} />
    </Routes>,
    { texts: { admin: en }, path: `/admin/newsletter/${id}` },
  );
const inLanguage = async (name: RegExp) => within(await screen.findByRole('group', { name }));
const write = async (language: RegExp, field: string, value: string) =>
  fireEvent.change((await inLanguage(language)).getByRole('textbox', { name: field }), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sent = (method: string, to: string) =>
  api.calls.filter((call) => call.method === method && call.path === `${path}${to}`);
const said = (title: string) => waitFor(() => expect(notifications.current()?.title).toBe(title));

test('three languages are beside one another, what is missing is marked, and the preview follows', async () => {
  await show();
  expect(await screen.findByRole('group', { name: 'Spanish No translation yet' })).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Portuguese Incomplete' })).toBeTruthy();
  expect(await screen.findByText('Plain: Hello.')).toBeTruthy();
  await write(/^English/, en.letters.body, 'Goodbye.');
  expect(await screen.findByText('Plain: Goodbye.')).toBeTruthy();
  expect(screen.getByText('Line: Goodbye.')).toBeTruthy();
});

test('the mail is drawn from its own HTML, in a frame that runs nothing', async () => {
  await show();
  const frame = await screen.findByTitle<HTMLIFrameElement>(en.letters.asMail);
  await waitFor(() => expect(frame.src).toMatch(/^blob:/));
  expect(await saved.text(Number(frame.src.slice('blob:'.length)) - 1)).toBe('<p>Drawn: Hello.</p>');
  expect(frame.getAttribute('sandbox')).not.toMatch(/script|form|top/);
});

test('a language without a whole text says what its readers get, and shows that', async () => {
  await show();
  await screen.findByText('Plain: Hello.');
  fireEvent.click(screen.getByRole('tab', { name: 'Spanish' }));
  expect(screen.getByText(/no text in Spanish yet: its readers get this issue in English/)).toBeTruthy();
  expect(await screen.findByText('Plain: Hello.')).toBeTruthy();
  fireEvent.click(screen.getByRole('tab', { name: 'Portuguese' }));
  expect(screen.getByText(/The text in Portuguese isn’t complete/)).toBeTruthy();
  await write(/^Portuguese/, en.letters.body, 'Olá.');
  expect(await screen.findByText('Plain: Olá.')).toBeTruthy();
  expect(screen.queryByText(/isn’t complete/)).toBeNull();
  await write(/^Portuguese/, en.letters.body, '');
  await write(/^English/, en.letters.body, '');
  expect(await screen.findByText(en.letters.insteadNone)).toBeTruthy();
  expect(screen.queryByTitle(en.letters.asMail)).toBeNull();
});

test('only what was changed is saved, once, and nothing unsaved can be sent', async () => {
  await show();
  await write(/^Spanish/, en.letters.subject, 'Noviembre');
  for (const name of [en.letters.test, en.letters.send, en.letters.schedule])
    expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true);
  press(en.letters.save);
  press(en.letters.save);
  await said(en.letters.saved);
  expect(sent('PATCH', '').map(({ body, headers }) => [body, headers['if-match']])).toEqual([
    [{ texts: { es: { subject: 'Noviembre', body: '' } } }, '"3"'],
  ]);
  await waitFor(() => expect(screen.getByRole('button', { name: en.letters.send })).toHaveProperty('disabled', false));
});

test('a save that ends after the page was left leaves nothing unsaved behind', async () => {
  const page = await show();
  await write(/^English/, en.letters.subject, 'December');
  press(en.letters.save);
  page.unmount();
  await said(en.letters.saved);
  await show();
  expect(await screen.findByRole('heading', { name: 'November' })).toBeTruthy();
  expect(
    (await inLanguage(/^English/)).getByRole<HTMLInputElement>('textbox', { name: en.letters.subject }).value,
  ).toBe('December');
  expect(screen.queryByText(en.letters.restored)).toBeNull();
});

test('both versions are shown when somebody else has saved meanwhile', async () => {
  await show();
  await write(/^English/, en.letters.subject, 'My November');
  await write(/^English/, en.letters.body, 'My text.');
  stored = { ...stored, revision: 4, texts: { ...stored.texts, en: { subject: 'Their November', body: 'Hello.' } } };
  press(en.letters.save);
  const dialog = within(await screen.findByRole('dialog', { name: en.conflict.title }));
  expect(dialog.getByText('My November')).toBeTruthy();
  expect(dialog.queryByText('My text.')).toBeNull();
  fireEvent.click(dialog.getByRole('radio', { name: /Their November/ }));
  fireEvent.click(dialog.getByRole('button', { name: en.conflict.save }));
  await said(en.letters.saved);
  expect(stored.texts.en).toEqual({ subject: 'Their November', body: 'My text.' });
});

test('it goes out after a confirmation with the number of readers by language, and can be stopped', async () => {
  await show();
  await inLanguage(/^English/);
  press(en.letters.send);
  const dialog = within(await screen.findByRole('dialog', { name: en.letters.send }));
  expect(dialog.getByText(/6 confirmed subscribers: 6 in English/)).toBeTruthy();
  const send = dialog.getByRole('button', { name: 'Send to 6 subscribers' });
  // It waits for the number of today's subscribers.
  await waitFor(() => expect(send).toHaveProperty('disabled', false));
  fireEvent.click(send);
  expect(await screen.findByText('2 of 6 mails done')).toBeTruthy();
  expect(sent('POST', '/send')[0]?.headers['if-match']).toBe('"3"');
  press(en.letters.stop);
  fireEvent.click(await screen.findByRole('button', { name: en.letters.continue }));
  const again = within(await screen.findByRole('dialog', { name: en.letters.continue }));
  expect(
    await again.findByText(/3 subscribers haven’t got it yet.*1 who hadn’t got it has unsubscribed since/),
  ).toBeTruthy();
  expect(again.getByRole('button', { name: 'Send to 3 more' })).toBeTruthy();
});

test('it is tried in every complete language, and scheduled and taken back', async () => {
  await show();
  await inLanguage(/^English/);
  press(en.letters.test);
  await said('A test mail is on its way to your address');
  expect(sent('POST', '/test').map(({ body }) => body)).toEqual([{ language: 'en' }]);
  const trigger = screen.getByRole('button', { name: en.letters.schedule });
  act(() => trigger.focus());
  fireEvent.click(trigger);
  const dialog = within(await screen.findByRole('dialog', { name: en.letters.schedule }));
  const time = dialog.getByLabelText(/^Day and time/);
  act(() => time.focus());
  const planned = new Date(Date.now() + 40 * 86_400_000);
  fireEvent.change(time, { target: { value: localTime(planned) } });
  fireEvent.click(dialog.getByRole('button', { name: en.letters.schedule }));
  const shown = await screen.findByText(new RegExp(dateFormat('en', { dateStyle: 'long' }).format(planned)));
  // The form that had the focus is gone.
  await waitFor(() => expect(document.activeElement?.contains(shown)).toBe(true));
  expect(document.activeElement).not.toBe(document.body);
  press(en.letters.unschedule);
  expect(await screen.findByRole('button', { name: en.letters.save })).toBeTruthy();
});

test('one that would go to no one today says so before it is scheduled', async () => {
  stored = testLetter({ audience: { en: 0, 'pt-BR': 0, es: 0 } });
  await show();
  await inLanguage(/^English/);
  press(en.letters.schedule);
  const dialog = within(await screen.findByRole('dialog', { name: en.letters.schedule }));
  expect(dialog.getByText(/has confirmed by then; today that is no one\./)).toBeTruthy();
});

test('a sent one says when it went out, and is copied to a new draft with the same texts', async () => {
  const at = { startedAt: '2026-11-20T10:00:00.000Z', endedAt: '2026-11-20T10:12:00.000Z' };
  stored = testLetter({ status: 'sent', ...at });
  await show();
  expect(await screen.findAllByText(/20 November 2026/)).toHaveLength(2);
  const copy = testLetter({ id: '9d9f5c52-6f1c-4a36-8d7c-4f1a3b6f1c22' });
  api.on('POST /api/admin/newsletter/letters', { body: copy });
  api.on(`GET /api/admin/newsletter/letters/${copy.id}`, { body: copy });
  press(en.letters.copy);
  await said(en.letters.copied);
  const created = api.calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/letters'));
  expect(created.map(({ body }) => body)).toEqual([{ texts: stored.texts }]);
});
