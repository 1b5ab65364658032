import { type AdminPost, adminStep, scheduledTooLate } from '@arcada/contracts';
import { sessionApi } from '@arcada/platform';
import {
  chooseOption,
  endPage,
  type FakeApi,
  fakeApi,
  hintSignedIn,
  loseDisabledFocus,
  openableDialogs,
  renderInSite,
} from '@arcada/testing/render';
import { notifications } from '@arcada/ui';
import { jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import en from '../../locales/en.json' with { type: 'json' };
import { localTime } from '../../shared/local-time.ts';
import { testChoices, testPost } from './post.fixture.ts';
import { Component } from './post-editor.page.tsx';

let api: FakeApi;
let stored: AdminPost;
beforeAll(openableDialogs);
beforeEach(() => {
  stored = testPost();
  api = fakeApi({
    ...testChoices,
    'GET /api/admin/blog/walls': () => ({ body: stored }),
    'POST /api/admin/blog/preview': ({ body }) => ({
      body: {
        body: [{ type: 'paragraph', children: [{ type: 'text', text: `Seen: ${(body as { body: string }).body}` }] }],
        readTime: 4,
      },
    }),
    // A service that takes what is based on its last save.
    'PATCH /api/admin/blog/walls': ({ headers, body }) => {
      if (headers['if-match'] !== `"${stored.revision}"`)
        return { status: 412, body: { code: 'blog.post.changed', message: 'Someone else has saved this post.' } };
      const { texts, ...facts } = body as Partial<AdminPost>;
      const isToCome = facts.status === 'published' && Boolean(facts.publishedAt);
      stored = {
        ...stored,
        ...facts,
        ...(isToCome && { status: 'scheduled' }),
        texts: { ...stored.texts, ...texts },
        revision: stored.revision + 1,
      };
      return { body: stored };
    },
  });
});
afterEach(() => {
  api.restore();
  localStorage.clear();
});

const show = async (id = 'walls', confirm?: () => Promise<boolean>) => {
  const site = await renderInSite(
    <Routes>
      <Route path="/admin/blog-manager/:id" element={<Component />} />
      <Route path="*" element={<p>Elsewhere</p>} />
    </Routes>,
    { texts: { admin: en }, path: `/admin/blog-manager/${id}`, ...(confirm && { confirm }) },
  );
  await screen.findByRole('group', { name: /^English/ });
  return site;
};
const inLanguage = (name: RegExp) => within(screen.getByRole('group', { name }));
const write = (language: RegExp, field: string, value: string) =>
  fireEvent.change(inLanguage(language).getByRole('textbox', { name: field }), { target: { value } });
const box = (language: RegExp, field: string) =>
  inLanguage(language).getByRole<HTMLInputElement>('textbox', { name: field });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** Spanish is missing, which is asked about. */
const publish = () => {
  press('Publish now');
  press('Publish anyway');
};
const sent = () => api.calls.filter(({ method }) => method === 'PATCH');
const said = (title: string) => waitFor(() => expect(notifications.current()?.title).toBe(title));

test('a post that needs the password goes out after it, and what was typed stays until then', async () => {
  const refusal = { status: 403, body: { code: adminStep.code, message: 'Type your password.' } };
  const answer = [false, true];
  await show('walls', async () => {
    const isGiven = answer.shift() === true;
    if (isGiven) api.on('PATCH /api/admin/blog/walls', { body: { ...stored, status: 'published', revision: 4 } });
    return isGiven;
  });
  api.on('PATCH /api/admin/blog/walls', refusal);
  write(/^English/, 'Title', 'Thick walls');
  publish();
  expect(await screen.findByText('Type your password.')).toBeTruthy();
  expect(box(/^English/, 'Title').value).toBe('Thick walls');
  publish();
  await said('The article is published');
  expect(sent()).toHaveLength(3);
  expect(sent()[2]?.body).toEqual(sent()[0]?.body);
});

test('the three languages are beside one another; what is missing is marked, and only changes are saved', async () => {
  await show();
  expect(screen.getByRole('group', { name: 'Spanish No translation yet' })).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Portuguese' })).toBeTruthy();
  write(/^English/, 'Title', 'Thick walls');
  expect(screen.getByText(en.posts.unsaved)).toBeTruthy();
  press('Save');
  press('Save');
  await said('The article was saved');
  expect(sent()).toHaveLength(1);
  expect(sent()[0]?.headers['if-match']).toBe('"3"');
  expect(sent()[0]?.body).toEqual({
    texts: { en: { title: 'Thick walls', excerpt: 'Walls in short', tags: ['walls'], body: 'About Walls.' } },
  });
  expect(screen.queryByText(en.posts.unsaved)).toBeNull();
  write(/^English/, 'Title', 'Thin walls');
  press('Save');
  await waitFor(() => expect(sent()[1]?.headers['if-match']).toBe('"4"'));
});

test('a language is written as a whole, and an emptied one is removed', async () => {
  await show();
  write(/^Spanish/, 'Title', 'Muros');
  press('Save');
  expect(inLanguage(/^Spanish/).getAllByText(en.posts.textFault)).toHaveLength(2);
  expect(sent()).toEqual([]);
  // An error goes as soon as its field is filled, and all of them with a text that isn't wanted after all.
  write(/^Spanish/, 'Excerpt', 'En breve');
  expect(inLanguage(/^Spanish/).getAllByText(en.posts.textFault)).toHaveLength(1);
  for (const field of ['Title', 'Excerpt']) write(/^Spanish/, field, '');
  expect(screen.queryByText(en.posts.textFault)).toBeNull();
  for (const field of ['Title', 'Excerpt', 'Text (Markdown)']) write(/^Portuguese/, field, '');
  fireEvent.mouseDown(inLanguage(/^Portuguese/).getByLabelText('Tags'));
  fireEvent.keyDown(inLanguage(/^Portuguese/).getByLabelText('Tags'), { key: 'Backspace', keyCode: 8 });
  press('Save');
  await waitFor(() => expect(sent().map(({ body }) => body)).toEqual([{ texts: { 'pt-BR': null } }]));
});

test('the preview shows what is typed, after a pause, in the chosen language', async () => {
  await show();
  expect(await screen.findByText('Seen: About Walls.', {}, { timeout: 20_000 })).toBeTruthy();
  const calls = () => api.calls.filter(({ path }) => path.endsWith('/preview')).length;
  for (const end of ['a', 'ab', 'abc']) write(/^English/, 'Text (Markdown)', `Now ${end}`);
  expect(await screen.findByText('Seen: Now abc', {}, { timeout: 20_000 })).toBeTruthy();
  expect(calls()).toBe(2);
  expect(screen.getByText('4 minutes to read')).toBeTruthy();
  fireEvent.click(screen.getByRole('tab', { name: 'Portuguese' }));
  expect(await screen.findByText('Seen: About Paredes.', {}, { timeout: 20_000 })).toBeTruthy();
  fireEvent.click(screen.getByRole('tab', { name: 'Spanish' }));
  expect(screen.getByText(/no text in Spanish yet: its readers see the article in English/)).toBeTruthy();
  write(/^Spanish/, 'Title', 'Muros');
  expect(screen.getByText(/The text in Spanish isn’t complete/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Muros' })).toBeTruthy();
});

test('the preview follows the language that is written; on a phone it is behind a tab', async () => {
  const { matchMedia } = window;
  await show();
  fireEvent.focus(box(/^Portuguese/, 'Text (Markdown)'));
  expect(screen.getByRole('tab', { name: 'Portuguese' }).getAttribute('aria-selected')).toBe('true');
  cleanup();
  window.matchMedia = (query) => Object.defineProperty(matchMedia(query), 'matches', { value: true });
  try {
    await show();
    expect(screen.queryByRole('heading', { name: 'Preview' })).toBeNull();
    write(/^English/, 'Title', 'Typed');
    fireEvent.click(screen.getByRole('tab', { name: 'Preview' }));
    expect(screen.getByRole('heading', { name: 'Preview' })).toBeTruthy();
    expect(screen.queryByRole('group', { name: /^English/ })).toBeNull();
    fireEvent.click(screen.getByRole('tab', { name: 'Text' }));
    expect(box(/^English/, 'Title').value).toBe('Typed');
  } finally {
    window.matchMedia = matchMedia;
  }
});

test('a language without text is named before the article is published', async () => {
  await show();
  press('Publish now');
  const dialog = within(screen.getByRole('dialog', { name: 'Publish without all translations?' }));
  expect(dialog.getByText(/^Not translated yet: Spanish\./)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(sent()).toEqual([]);
  for (const field of ['Title', 'Excerpt', 'Text (Markdown)']) write(/^Spanish/, field, 'Muros');
  press('Publish now');
  await said('The article is published');
});

test('the id of a new post, whose title comes first, follows that, the English one at last, until it is typed', async () => {
  await show('new');
  const id = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Id/ });
  const [first] = screen.getAllByRole('textbox', { name: 'Title' }) as [HTMLElement];
  expect(first.compareDocumentPosition(id())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  write(/^Portuguese/, 'Title', 'Paredes');
  expect(id().value).toBe('paredes');
  write(/^English/, 'Title', 'Walls & Façades');
  expect(id().value).toBe('walls-facades');
  fireEvent.change(id(), { target: { value: 'walls' } });
  write(/^English/, 'Title', 'Other walls');
  expect(id().value).toBe('walls');
});

test('a draft is published at once with what is typed, scheduled, or archived', async () => {
  await show();
  write(/^English/, 'Title', 'New walls');
  publish();
  await said('The article is published');
  expect(sent()[0]?.body).toMatchObject({
    status: 'published',
    publishedAt: null,
    texts: { en: { title: 'New walls' } },
  });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Publish now' })).toBeNull());
  press('Archive');
  await said('The article is archived');
  const trigger = await screen.findByRole('button', { name: 'Schedule' });
  trigger.focus();
  fireEvent.click(trigger);
  const dialog = within(screen.getByRole('dialog'));
  const at = dialog.getByLabelText(/^Day and time/);
  fireEvent.change(at, { target: { value: '2020-01-01T09:00' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Schedule' }));
  expect(dialog.getByText(en.schedule.fault)).toBeTruthy();
  fireEvent.change(at, { target: { value: '9999-01-01T09:00' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Schedule' }));
  expect(dialog.getByText(scheduledTooLate.en)).toBeTruthy();
  const next = localTime(new Date(Date.now() + 40 * 86_400_000));
  fireEvent.change(at, { target: { value: next } });
  fireEvent.click(dialog.getByRole('button', { name: 'Schedule' }));
  await waitFor(() => expect(trigger.getAttribute('aria-busy')).toBe('true'));
  loseDisabledFocus();
  expect(document.activeElement).toBe(trigger);
  await said('The article is scheduled');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Change the time'));
  expect(sent()[2]?.body).toEqual({ status: 'published', publishedAt: new Date(next).toISOString() });
});

test('the pressed button turns while the password is asked for, not the one that saves', async () => {
  const refusal = { status: 403, body: { code: adminStep.code, message: 'Type your password.' } };
  const { promise, resolve } = Promise.withResolvers<typeof refusal>();
  stored = testPost({ status: 'scheduled', publishedAt: new Date(Date.now() + 40 * 86_400_000).toISOString() });
  await show();
  api.on('PATCH /api/admin/blog/walls', () => promise);
  press('Change the time');
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Schedule' }));
  const [save, change] = ['Save', 'Change the time'].map((name) => screen.getByRole('button', { name }));
  await waitFor(() => expect(change?.getAttribute('aria-busy')).toBe('true'));
  expect([save?.getAttribute('aria-busy'), save?.matches(':disabled')]).toEqual([null, true]);
  resolve(refusal);
  await waitFor(() => expect(change?.getAttribute('aria-busy')).toBeNull());
  expect(save?.matches(':disabled')).toBe(false);
});

test('what is typed is kept when the page ends, until it is saved or discarded', async () => {
  await show();
  write(/^English/, 'Excerpt', 'Kept');
  endPage();
  await show();
  expect(box(/^English/, 'Excerpt').value).toBe('Kept');
  expect(screen.getByText(en.posts.restored)).toBeTruthy();
  press('Discard changes');
  expect(box(/^English/, 'Excerpt').value).toBe('Walls in short');
});

/** As another admin saves it. */
function saveElsewhere(en: Partial<NonNullable<AdminPost['texts']['en']>>): void {
  const before = stored.texts.en as NonNullable<AdminPost['texts']['en']>;
  stored = { ...stored, texts: { ...stored.texts, en: { ...before, ...en } }, revision: stored.revision + 1 };
}

test('two admins: both versions of a field are shown, the chosen one is saved, and nothing else is lost', async () => {
  const last = { service: 'blog', number: 1, at: stored.updatedAt, actorName: 'iris' };
  api.on('GET /api/admin/audit', { body: { items: [last], next: null, missing: [] } });
  await show();
  write(/^English/, 'Title', 'Mine');
  write(/^English/, 'Excerpt', 'My excerpt');
  saveElsewhere({ title: 'Theirs', body: 'Their body' });
  press('Save');
  const dialog = within(await screen.findByRole('dialog', { name: en.conflict.title }));
  expect(await dialog.findByText(/^Saved meanwhile by iris, /)).toBeTruthy();
  const group = (name: string) => within(dialog.getByRole('group', { name }));
  expect(dialog.getAllByRole('group')).toHaveLength(2);
  expect(group('Title (English)').getByRole('radio', { name: 'Yours Mine' })).toBeTruthy();
  const theirs = group('Text (Markdown) (English)').getByRole<HTMLInputElement>('radio', { name: /Their body/ });
  expect(theirs.checked).toBe(true);
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText(en.conflict.open)).toBeTruthy();
  fireEvent.click(group('Title (English)').getByRole('radio', { name: 'Saved by someone else Theirs' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await said('The article was saved');
  expect(sent()[1]?.headers['if-match']).toBe('"4"');
  expect(stored.texts.en).toMatchObject({ title: 'Theirs', excerpt: 'My excerpt', body: 'Their body' });
});

/** What an admin, or without `actorName` the author, decides elsewhere, as the trail has it. */
function decideElsewhere(after: Partial<AdminPost>, actorName?: string): void {
  const at = '2026-11-20T11:00:00.000Z';
  stored = { ...stored, ...after, revision: stored.revision + 1, updatedAt: at };
  const entry = { service: 'blog', number: 2, at, actorName, after };
  api.on('GET /api/admin/audit', { body: { items: actorName ? [entry] : [], next: null, missing: [] } });
}
const producers = { ownerId: 'somebody' } as const;
const changed = () => screen.findByText(en.posts.refused.title);

test('two admins: what one has sent back is not published by the other, who looks at it and presses anew', async () => {
  stored = testPost({ ...producers, status: 'submitted' });
  await show();
  write(/^English/, 'Excerpt', 'My excerpt');
  decideElsewhere({ status: 'draft', adminNote: 'Say which walls.' }, 'clara');
  const trigger = screen.getByRole<HTMLButtonElement>('button', { name: 'Publish now' });
  trigger.focus();
  publish();
  await changed();
  expect(await screen.findByText(/^clara sent it back to its author, .*It is the author’s draft now\.$/)).toBeTruthy();
  expect(screen.getByText('Say which walls.')).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: en.conflict.title })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Send back to its author' })).toBeNull();
  // The focus stays there, where pressing it does nothing more.
  expect([document.activeElement, trigger.disabled]).toEqual([trigger, false]);
  for (const name of ['Publish now', 'Schedule', 'Archive']) press(name);
  expect([screen.queryByRole('dialog'), sent().length]).toEqual([null, 1]);
  press(en.posts.refused.looked);
  await waitFor(() => expect(screen.queryByText(en.posts.refused.title)).toBeNull());
  expect(screen.queryByText('Someone else has saved this post.')).toBeNull();
  expect([box(/^English/, 'Excerpt').value, sent().length]).toEqual(['My excerpt', 1]);
  publish();
  await said('The article is published');
  expect(sent()[1]).toMatchObject({ headers: { 'if-match': '"4"' }, body: { status: 'published' } });
});

test.each([
  ['Schedule', 'published' as const, {}],
  ['Archive', 'published' as const, {}],
  ['Back to draft', 'archived' as const, { status: 'archived' as const }],
])('two admins: “%s” is refused once the post was changed', async (name, status, before) => {
  stored = testPost({ publishedAt: name === 'Back to draft' ? '2026-11-01T10:00:00.000Z' : null, ...before });
  await show();
  decideElsewhere({ status: status === 'archived' ? 'published' : status }, 'clara');
  press(name);
  if (name === 'Schedule') fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
  await changed();
  expect(await screen.findByText(/^clara published it, /)).toBeTruthy();
  expect([screen.queryByRole('dialog'), stored.status, sent().length]).toEqual([null, 'published', 1]);
});

test('two admins: fields that both have changed are compared after a decision was refused, which they never repeat', async () => {
  await show();
  write(/^English/, 'Title', 'Mine');
  saveElsewhere({ title: 'Theirs' });
  publish();
  await changed();
  fireEvent.click(await screen.findByRole('button', { name: en.posts.refused.looked }));
  const dialog = within(await screen.findByRole('dialog', { name: en.conflict.title }));
  fireEvent.click(dialog.getByRole('radio', { name: 'Yours Mine' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await said('The article was saved');
  expect(sent()[1]?.body).toEqual({ texts: { en: expect.objectContaining({ title: 'Mine' }) } });
  expect([stored.status, screen.queryByText(en.posts.refused.title)]).toEqual(['draft', null]);
});

const note = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Note to the author/ });
const writeNote = (value: string) => {
  press('Send back to its author');
  fireEvent.change(note(), { target: { value } });
  const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send back' });
  send.focus();
  fireEvent.click(send);
  return send;
};

test('two admins: a note that could not be sent stays in its dialog, then beside the post, to be copied', async () => {
  stored = testPost({ ...producers, status: 'submitted' });
  await show();
  decideElsewhere({ status: 'published', publishedAt: '2026-11-20T11:00:00.000Z' }, 'clara');
  const send = writeNote('Say which walls.');
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText(/^clara published it, /)).toBeTruthy();
  expect(dialog.getByText(en.posts.refused.close)).toBeTruthy();
  expect(note().value).toBe('Say which walls.');
  expect([document.activeElement, send.disabled, send.getAttribute('aria-disabled')]).toEqual([send, false, 'true']);
  fireEvent.click(send);
  fireEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  // The button that has opened it is gone.
  expect(document.activeElement?.textContent).toBe(en.posts.refused.looked);
  press(en.posts.refused.looked);
  await waitFor(() => expect(screen.queryByText(en.posts.refused.title)).toBeNull());
  expect(sent()).toHaveLength(1);
  expect(screen.getByText('Say which walls.')).toBeTruthy();
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  press('Copy the note');
  expect(await screen.findByText(en.sendBack.unsent.refused)).toBeTruthy();
  warned.mockRestore();
  expect(getSelection()?.toString()).toBe('Say which walls.');
  press('Discard the note');
  expect(screen.queryByText('Say which walls.')).toBeNull();
});

test('two admins: a note can still be sent where the post waits for a decision after all', async () => {
  stored = testPost({ ...producers, status: 'submitted' });
  await show();
  decideElsewhere({ categoryId: 'automation' });
  writeNote('Say which walls.');
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText(/^Its author, Helena Prado, submitted it, /)).toBeTruthy();
  fireEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  press(en.posts.refused.looked);
  press('Send back to its author');
  expect(note().value).toBe('Say which walls.');
  press('Send back');
  await said('The article was sent back');
  expect(sent()[1]).toMatchObject({
    headers: { 'if-match': '"4"' },
    body: { status: 'draft', note: 'Say which walls.' },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText(en.sendBack.unsent.title)).toBeNull();
});

test('a note stays in its dialog while the password is asked for and not given, and when that is closed', async () => {
  stored = testPost({ ...producers, status: 'submitted' });
  await show('walls', async () => false);
  const message = 'Type your password.';
  api.on('PATCH /api/admin/blog/walls', { status: 403, body: { code: adminStep.code, message } });
  writeNote('Say which walls.');
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText(message)).toBeTruthy();
  expect(note().value).toBe('Say which walls.');
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  press('Send back to its author');
  expect(note().value).toBe('Say which walls.');
  expect(within(screen.getByRole('dialog')).queryByText(message)).toBeNull();
});

test('an edition that was sent back meanwhile keeps the note beside it, and the keyboard there', async () => {
  stored = testPost({ ...producers, status: 'submitted', editionOf: 'walls-1' });
  api.on('GET /api/admin/blog/walls-1', { body: testPost({ id: 'walls-1', status: 'published' }) });
  await show();
  decideElsewhere({ status: 'draft', adminNote: 'Other words.', isUnsubmitted: true }, 'clara');
  writeNote('Say which walls.');
  await changed();
  expect(await screen.findByText(/^clara sent it back to its author, /)).toBeTruthy();
  expect(screen.getByText('Say which walls.')).toBeTruthy();
  expect(document.activeElement?.contains(screen.getByText(en.posts.refused.title))).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  press(en.posts.refused.looked);
  expect(screen.queryByText(en.posts.refused.title)).toBeNull();
});

test('who saves what its author has taken back meanwhile is told whose draft it is', async () => {
  stored = testPost({ ...producers, status: 'submitted' });
  await show();
  write(/^English/, 'Title', 'Mine');
  decideElsewhere({ status: 'draft' });
  press('Save');
  const dialog = within(await screen.findByRole('dialog', { name: en.conflict.title }));
  const told = /^Its author, Helena Prado, took it back, .* what you save is written into it\.$/;
  expect(await dialog.findByText(told)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await said('The article was saved');
  expect(sent()[1]?.headers['if-match']).toBe('"4"');
});

test('a new post names what it lacks; then it is created once and opened', async () => {
  const { path } = await show('new');
  fireEvent.change(screen.getByRole('textbox', { name: /^Id/ }), { target: { value: 'Not an id' } });
  press('Save');
  expect(screen.getByText(en.posts.idFault)).toBeTruthy();
  expect(screen.getAllByText(en.posts.choose)).toHaveLength(2);
  expect(screen.getAllByText(en.posts.firstText)).toHaveLength(3);
  fireEvent.change(screen.getByRole('textbox', { name: /^Id/ }), { target: { value: 'walls' } });
  chooseOption('Category', 'Automation');
  chooseOption('Author', 'Helena Prado');
  write(/^English/, 'Title', 'Walls');
  // Emptying it is no way out while it is the only one.
  expect(screen.getAllByText(en.posts.firstText)).toHaveLength(2);
  for (const field of ['Excerpt', 'Text (Markdown)']) write(/^English/, field, 'Walls');
  for (const fault of [en.posts.idFault, en.posts.choose, en.posts.firstText])
    expect(screen.queryByText(fault)).toBeNull();
  const message = 'Shorten the title.';
  api.on('POST /api/admin/blog', {
    status: 400,
    body: { message: 'Check the fields.', errors: [{ path: 'texts.en.title', message }] },
  });
  press('Save');
  expect(await screen.findByText(message)).toBeTruthy();
  write(/^English/, 'Excerpt', 'Walls in short');
  expect(screen.getByText(message)).toBeTruthy();
  write(/^English/, 'Title', 'Walls!');
  expect(screen.queryByText(message)).toBeNull();
  for (const field of ['Title', 'Excerpt']) write(/^English/, field, 'Walls');
  api.on('POST /api/admin/blog', { status: 409, body: { code: 'blog.post.exists', message: 'It exists.' } });
  press('Save');
  expect(await screen.findByText('It exists.')).toBeTruthy();
  api.on('POST /api/admin/blog', { status: 201, body: stored });
  press('Save');
  await waitFor(() => expect(path()).toBe('/admin/blog-manager/walls'));
  expect(api.calls.findLast(({ method, path: to }) => method === 'POST' && to === '/api/admin/blog')?.body).toEqual({
    id: 'walls',
    categoryId: 'automation',
    authorId: 'helena-prado',
    texts: { en: { title: 'Walls', excerpt: 'Walls', tags: [], body: 'Walls' } },
  });
});

test('a former text is compared with the present one and restored', async () => {
  const former = {
    number: 2,
    title: 'Old walls',
    replacedAt: '2026-11-19T08:00:00.000Z',
    replacedBy: null,
    writtenBy: 'Bruno',
  };
  const old = { title: 'Old walls', excerpt: 'Walls in short', tags: ['walls'], body: 'About thin Walls.' };
  api.on('GET /api/admin/blog/walls/revisions', { body: [former] });
  api.on('GET /api/admin/blog/walls/revisions/2', { body: { ...former, texts: { ...stored.texts, en: old } } });
  await show();
  write(/^English/, 'Title', 'Typed');
  press('Revisions');
  const dialog = within(screen.getByRole('dialog', { name: 'Revisions' }));
  expect(await dialog.findByText(en.revisions.unsaved)).toBeTruthy();
  const restore = dialog.getByRole<HTMLButtonElement>('button', { name: 'Restore' });
  expect(restore.disabled).toBe(true);
  fireEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  press('Discard changes');
  press('Revisions');
  const again = within(screen.getByRole('dialog', { name: 'Revisions' }));
  const headings = (await again.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);
  expect(headings).toEqual(['Title (English)', 'Text (Markdown) (English)']);
  expect(document.querySelectorAll('.admin-changes')[1]?.textContent).toBe('About Added: thin Walls.');
  api.on('POST /api/admin/blog/walls/revisions/2/restore', () => {
    stored = { ...stored, texts: { ...stored.texts, en: old }, revision: stored.revision + 1 };
    return { body: stored };
  });
  fireEvent.click(again.getByRole('button', { name: 'Restore' }));
  await said('The former text is restored');
  expect(api.calls.find(({ path }) => path.endsWith('/restore'))?.headers['if-match']).toBe('"3"');
  await waitFor(() => expect(box(/^English/, 'Title').value).toBe('Old walls'));
});

test('a post is deleted after a question', async () => {
  const { path } = await show();
  press('Delete');
  const dialog = within(screen.getByRole('dialog', { name: 'Delete “Walls”' }));
  const message = 'Someone else has saved this post.';
  api.on('DELETE /api/admin/blog/walls', ({ headers }) =>
    headers['if-match'] === `"${stored.revision}"`
      ? { status: 204 }
      : { status: 412, body: { code: 'blog.post.changed', message } },
  );
  stored = { ...stored, revision: 4 };
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await dialog.findByText(message)).toBeTruthy();
  // Once the page has read the post again, the same button deletes what is shown now.
  await waitFor(() => {
    if (path() !== '/admin/blog-manager') fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(path()).toBe('/admin/blog-manager');
  });
});

test('one that does not exist says so', async () => {
  api.on('GET /api/admin/blog/gone', { status: 404, body: { code: 'blog.post.not-found', message: 'Gone.' } });
  await renderInSite(
    <Routes>
      <Route path="/admin/blog-manager/:id" element={<Component />} />
    </Routes>,
    { texts: { admin: en }, path: '/admin/blog-manager/gone' },
  );
  expect(await screen.findByText(en.posts.notFound)).toBeTruthy();
});

test('what was submitted goes back with a note, or is published', async () => {
  stored = testPost({ status: 'submitted' });
  await show();
  press('Send back to its author');
  press('Send back');
  expect(screen.getByText('Write what the author should change.')).toBeTruthy();
  fireEvent.change(screen.getByRole('textbox', { name: /^Note to the author/ }), {
    target: { value: 'Say which walls.' },
  });
  press('Send back');
  await said('The article was sent back');
  expect(sent().map(({ body }) => body)).toEqual([{ status: 'draft', note: 'Say which walls.' }]);
});

test('a new edition shows what it changes for readers, and leads to the article once it is published', async () => {
  const published = testPost({
    id: 'walls',
    status: 'published',
    editionId: 'walls-2',
    editionStatus: 'submitted',
  });
  const text = { title: 'Thick walls', excerpt: 'Walls in short', tags: ['walls'], body: 'About Walls.' };
  const edition = testPost({ id: 'walls-2', status: 'submitted', editionOf: 'walls', texts: { en: text } });
  stored = published;
  api.on('GET /api/admin/blog/walls-2', { body: edition });
  api.on('PATCH /api/admin/blog/walls-2', { body: { ...published, revision: 4 } });
  const { path } = await show('walls-2');
  const changes = within(await screen.findByRole('region', { name: 'New edition of a published article' }));
  await changes.findByRole('heading', { name: 'Title (English)' });
  expect(changes.getByText('Thick walls', { selector: 'ins', exact: false })).toBeTruthy();
  expect(changes.queryByRole('heading', { name: 'Excerpt (English)' })).toBeNull();
  for (const name of ['Schedule', 'Archive']) expect(screen.queryByRole('button', { name })).toBeNull();
  publish();
  await waitFor(() => expect(path()).toBe('/admin/blog-manager/walls'));
  expect(await screen.findByRole('link', { name: 'Open the new edition' })).toBeTruthy();
  expect(screen.getByText(/^Its author has submitted a new edition, which waits for a decision/)).toBeTruthy();
});

test('an edition that its author has not submitted is shown, and neither changed nor published', async () => {
  stored = testPost({ status: 'draft', editionOf: 'walls', isUnsubmitted: true });
  api.on('GET /api/admin/blog/walls-2', { body: { ...stored, id: 'walls-2' } });
  await renderInSite(
    <Routes>
      <Route path="/admin/blog-manager/:id" element={<Component />} />
    </Routes>,
    { texts: { admin: en }, path: '/admin/blog-manager/walls-2' },
  );
  expect(await screen.findByText(/^Its author has not submitted this edition/)).toBeTruthy();
  expect(await screen.findByText('Seen: About Walls.')).toBeTruthy();
  for (const name of ['Publish now', 'Schedule', 'Save']) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Delete' })).toBeTruthy();
});

test('a chosen cover is taken at once and saved with the post; why one is refused stands beside the field', async () => {
  await show();
  const message = 'Choose a larger picture.';
  const path = '/api/admin/blog/images';
  api.on(`PUT ${path}`, { status: 400, body: { message, errors: [{ path: 'image', message }] } });
  const choose = () =>
    fireEvent.change(screen.getByLabelText('Cover picture'), { target: { files: [new File(['x'], 'x.png')] } });
  choose();
  expect(await screen.findByText(message)).toBeTruthy();
  const upload = Promise.withResolvers<{ body: object }>();
  api.on(`PUT ${path}`, () => upload.promise);
  choose();
  write(/^English/, 'Title', 'Typed meanwhile');
  const image = `${'a'.repeat(24)}.webp`;
  upload.resolve({ body: { image, imageUrl: `${path}/${image}?v=1` } });
  await waitFor(() => expect(document.querySelector(`img[src="/api/blog/images/${image}"]`)).not.toBeNull());
  press('Save');
  await said('The article was saved');
  expect(sent()[0]?.body).toMatchObject({ image, texts: { en: { title: 'Typed meanwhile' } } });
  press('Remove the picture');
  press('Save');
  await waitFor(() => expect(sent()[1]?.body).toEqual({ image: '' }));
});

test('a draft that its author, someone else, has not submitted says so before it is published', async () => {
  hintSignedIn();
  const warning = /^It is still its author’s draft\. Published now/;
  api.on('GET /api/user', { body: { id: 'me', username: 'clara', role: 'admin' } });
  stored = testPost({ ownerId: 'somebody' });
  await show();
  expect(await screen.findByText(warning)).toBeTruthy();
  for (const other of [{ ownerId: 'me' }, { ownerId: 'somebody', status: 'submitted' as const }]) {
    cleanup();
    stored = testPost(other);
    const { store } = await show();
    await waitFor(() => expect(sessionApi.endpoints.identityUser.select()(store.getState()).data?.id).toBe('me'));
    expect(screen.queryByText(warning)).toBeNull();
  }
});
