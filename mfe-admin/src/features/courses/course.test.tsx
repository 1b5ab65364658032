import type { HandedInCourse } from '@arcada/contracts';
import { chooseOption, type FakeApi, fakeApi, openableDialogs, renderInSite } from '@arcada/testing/render';
import { notifications } from '@arcada/ui';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { testCourse, testHandedIn } from './course.fixture.ts';
import { Component } from './course.page.tsx';

const course = '/api/admin/courses/names-that-last';
const changed = { status: 412, body: { code: 'learning.content.changed', message: 'This was changed.' } };
let api: FakeApi;
// Each test opens a course of its own: what an admin has seen of one stays with the tab.
let number = 0;
beforeAll(openableDialogs);
beforeEach(() => {
  api = fakeApi({});
  number++;
});
afterEach(() => api.restore());

const id = () => `names-${number}`;
const pathOf = (rest = '') => course.replace(testCourse.id, id()) + rest;
const load = (more: Partial<HandedInCourse> = {}, changes: Partial<HandedInCourse['course']> = {}) =>
  api.on(`GET ${pathOf('/handed-in')}`, {
    body: { ...testHandedIn, ...more, course: { ...testCourse, id: id(), ...changes } },
  });
const show = (texts = en) =>
  renderInSite(
    <Routes>
      <Route path="/admin/courses-manager/:courseId" element={<Component />} />
      <Route path="/admin/courses-manager" element={<h1>List</h1>} />
    </Routes>,
    { texts: { admin: texts }, path: `/admin/courses-manager/${id()}` },
  );
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const sent = (method: string) => api.calls.filter((call) => call.method === method);

test('what the course lacks is named with its chapter and language, and what buyers would miss', async () => {
  load({
    missing: [{ lessonId: null, chapter: 2, languages: ['es'], what: 'chapter' }],
    advice: [{ lessonId: null, what: 'price' }],
  });
  await show();
  expect(await screen.findByText(/^Chapter 2 still has the title it was added with \(/)).toBeTruthy();
  expect(screen.getByText('The price is 0.00: the course would be for free')).toBeTruthy();
});

test('what was handed in is shown with its lessons and differences; publishing acts once', async () => {
  const lesson = { id: 'why', title: 'Why names' };
  load({
    differences: [
      { lesson: null, field: 'title', language: 'es', before: null, after: 'Nombres' },
      { lesson, field: 'text', language: 'en', before: 'One\nTwo', after: 'One\nThree' },
      { lesson, field: 'preview', language: null, before: 'true', after: 'false' },
      { lesson, field: 'kind', language: null, before: 'article', after: 'video' },
    ],
  });
  await show();
  expect((await screen.findByRole('link', { name: 'Why names' })).getAttribute('href')).toBe(
    `/dashboard/content/${id()}/preview/why`,
  );
  expect(screen.getByRole('link', { name: 'The course page' }).getAttribute('href')).toBe(
    `/dashboard/content/${id()}/preview`,
  );
  fireEvent.click(screen.getByRole('button', { name: 'The course itself (1)' }));
  expect(screen.getByText('Nombres').tagName).toBe('INS');
  fireEvent.click(screen.getByRole('button', { name: 'Why names (3)' }));
  expect([screen.getByText('Two').tagName, screen.getByText('Three').tagName]).toEqual(['DEL', 'INS']);
  for (const [was, is] of [
    ['Yes', 'No'],
    ['Article', 'Video'],
  ] as const)
    expect([screen.getByText(was, { selector: 'del' }), screen.getByText(is, { selector: 'ins' })]).toHaveLength(2);
  expect([screen.getAllByText('Removed:'), screen.getAllByText('Added:')].map(({ length }) => length)).toEqual([3, 4]);
  api.on(`POST ${pathOf('/publish')}`, { body: { ...testCourse, id: id(), status: 'published' } });
  const publish = await button('Publish');
  fireEvent.click(publish);
  fireEvent.click(publish);
  await waitFor(() => expect(notifications.current()?.title).toBe('Names that last is on sale'));
  expect(sent('POST').map(({ headers }) => headers['if-match'])).toEqual(['"first"']);
});

test('it is published without all translations only after a question', async () => {
  load({ advice: [{ lessonId: null, languages: ['pt-BR', 'es'], what: 'translations' }] });
  api.on(`POST ${pathOf('/publish')}`, { body: { ...testCourse, id: id(), status: 'published' } });
  await show();
  expect(await screen.findByText(/^Its texts in every language: .* \(Portuguese and Spanish\)$/)).toBeTruthy();
  fireEvent.click(await button('Publish'));
  const dialog = within(screen.getByRole('dialog', { name: 'Publish without all translations?' }));
  expect(dialog.getByText(/^Not all texts are translated: Portuguese and Spanish\./)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(sent('POST')).toEqual([]);
  fireEvent.click(await button('Publish'));
  fireEvent.click(dialog.getByRole('button', { name: 'Publish anyway' }));
  await waitFor(() => expect(sent('POST')).toHaveLength(1));
});

test('a next edition that its author has not submitted can’t be published', async () => {
  load({ isUnsubmitted: true }, { status: 'published', revision: 'draft', publishedAt: '2026-10-02T10:00:00.000Z' });
  await show();
  expect(await screen.findByText(/^Its author has not submitted this edition/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
});

test('it is sent back with a note only', async () => {
  load();
  await show();
  fireEvent.click(await button('Send back'));
  expect(await screen.findByText('Write what the author should change.')).toBeTruthy();
  expect(sent('POST')).toHaveLength(0);
  fireEvent.change(screen.getByLabelText(/^Note to the author/), { target: { value: 'Add an example' } });
  api.on(`POST ${pathOf('/send-back')}`, { body: { ...testCourse, id: id(), status: 'draft' } });
  fireEvent.click(await button('Send back'));
  await waitFor(() => expect(notifications.current()?.title).toBe('Names that last was sent back'));
  expect(sent('POST').at(-1)?.body).toEqual({ note: 'Add an example' });
});

test('what was sent back and is handed in again is looked at anew, and not called changed meanwhile', async () => {
  load();
  const { unmount } = await show();
  fireEvent.change(await screen.findByLabelText(/^Note to the author/), { target: { value: 'Add an example' } });
  load({ version: 'sent back' }, { status: 'draft' });
  api.on(`POST ${pathOf('/send-back')}`, { body: { ...testCourse, id: id(), status: 'draft' } });
  fireEvent.click(await button('Send back'));
  await waitFor(() => expect(screen.queryByLabelText(/^Note to the author/)).toBeNull());
  unmount();
  load({ version: 'handed in again' });
  await show();
  expect((await button('Publish')).disabled).toBe(false);
  expect(screen.queryByText('The course was changed since you opened it')).toBeNull();
});

test('what was looked at is kept with the tab, because previews are documents of their own', async () => {
  load();
  await show();
  await button('Publish');
  const kept = Object.entries(localStorage).filter(([key]) => key.includes(`course seen ${id()}`));
  expect(kept.map(([, value]) => JSON.parse(String(value)).value)).toEqual(['first']);
});

test('what its author changed meanwhile must be looked at before it is published; the note stays', async () => {
  load();
  await show();
  const publish = await button('Publish');
  fireEvent.change(screen.getByLabelText(/^Note to the author/), { target: { value: 'Add an example' } });
  load({ version: 'second' });
  api.on(`POST ${pathOf('/publish')}`, changed);
  publish.focus();
  fireEvent.click(publish);
  expect(await screen.findByText('The course was changed since you opened it')).toBeTruthy();
  await waitFor(() => expect(publish.getAttribute('aria-disabled')).toBe('true'));
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Note to the author/).value).toBe('Add an example');
  // The focus stays there, where pressing it does nothing more.
  expect([document.activeElement, publish.disabled]).toEqual([publish, false]);
  fireEvent.click(publish);
  fireEvent.click(await button('Send back'));
  expect(sent('POST')).toHaveLength(1);
  fireEvent.click(await button('I have looked at it again'));
  await waitFor(() => expect(publish.getAttribute('aria-disabled')).toBeNull());
  fireEvent.click(publish);
  await waitFor(() => expect(sent('POST').at(-1)?.headers['if-match']).toBe('"second"'));
});

test('price and place are saved; what another admin saved meanwhile is shown beside what was typed', async () => {
  load();
  await show();
  const price = await screen.findByLabelText<HTMLInputElement>(/^Price in dollars/);
  fireEvent.change(price, { target: { value: '4,900' } });
  fireEvent.click(await button('Save'));
  expect(await screen.findByText(/^Enter a price from 0/)).toBeTruthy();
  fireEvent.change(price, { target: { value: '59.90' } });
  load({ version: 'second' }, { price: 39, level: 'Advanced' });
  api.on(`PATCH ${pathOf()}`, changed);
  fireEvent.click(await button('Save'));
  expect(await screen.findByText('Changed by someone else. Stored now: $39.00')).toBeTruthy();
  expect(screen.getByText('Changed by someone else. Stored now: Advanced')).toBeTruthy();
  expect(price.value).toBe('59.90');
  api.on(`PATCH ${pathOf()}`, { body: { ...testCourse, id: id(), price: 59.9, level: 'Advanced' } });
  fireEvent.click(await button('Save'));
  await waitFor(() => expect(notifications.current()?.title).toBe('The course was saved'));
  // What is disabled would lose the focus.
  const save = await button('Save');
  await waitFor(() => expect([save.disabled, save.getAttribute('aria-disabled')]).toEqual([false, 'true']));
  expect(sent('PATCH').at(-1)).toMatchObject({ body: { price: 59.9 }, headers: { 'if-match': '"second"' } });
});

test('a known level is read and chosen in the language of the admin, any other kept as it is written', async () => {
  load();
  await show(es as typeof en);
  const level = await screen.findByLabelText<HTMLInputElement>(/^Nivel/);
  expect(level.value).toBe('Nuevo');
  api.on(`PATCH ${pathOf()}`, { body: { ...testCourse, id: id(), level: 'Advanced' } });
  for (const [written, stored] of [
    ['Avanzado', 'Advanced'],
    ['Para estudios', 'Para estudios'],
  ]) {
    fireEvent.change(level, { target: { value: written } });
    fireEvent.click(await button('Guardar'));
    await waitFor(() => expect(sent('PATCH').at(-1)?.body).toEqual({ level: stored }));
  }
});

test('a submitted edition is published while the other is on sale; then it can be sent back', async () => {
  load({}, { status: 'published', revision: 'submitted', underRevision: true });
  await show();
  expect(await screen.findByText(/^It takes the place of the edition on sale/)).toBeTruthy();
  api.on(`POST ${pathOf('/publish')}`, { body: { ...testCourse, id: id(), status: 'published' } });
  load({}, { status: 'published' });
  const publish = await button('Publish');
  act(() => publish.focus());
  fireEvent.click(publish);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull());
  expect(screen.getByText(/^What is on sale stays as it is/)).toBeTruthy();
  const decision = screen.getByRole('region', { name: en.courses.decision });
  await waitFor(() => expect(document.activeElement?.parentElement).toBe(decision));
});

test('a typing error is corrected at once; when the text has changed meanwhile, that is shown', async () => {
  const text = { lessonId: null, lessonTitle: null, field: 'description', language: 'en', text: 'Befor' };
  load({}, { status: 'published' });
  api.on(`GET ${pathOf('/texts')}`, { body: [text] });
  await show();
  fireEvent.click(await button('Texts on sale'));
  await screen.findByRole('combobox', { name: 'Where is the error?' });
  chooseOption('Where is the error?', 'The course itself · Sentence for the card · English');
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Corrected text');
  expect((await button('Correct now')).disabled).toBe(true);
  fireEvent.change(field, { target: { value: 'Before' } });
  api.on(`PATCH ${pathOf('/texts')}`, changed);
  fireEvent.click(await button('Correct now'));
  expect(await screen.findByText(/^This text has been changed meanwhile/)).toBeTruthy();
  expect(sent('PATCH').at(-1)?.body).toEqual({
    lessonId: null,
    field: 'description',
    language: 'en',
    before: 'Befor',
    after: 'Before',
  });
  api.on(`PATCH ${pathOf('/texts')}`, { body: [{ ...text, text: 'Before' }] });
  api.on(`GET ${pathOf('/texts')}`, { body: [{ ...text, text: 'Before' }] });
  const correct = await button('Correct now');
  act(() => correct.focus());
  fireEvent.click(correct);
  await waitFor(() => expect(notifications.current()?.title).toBe('The text was corrected'));
  await waitFor(() => expect(correct.isConnected).toBe(false));
  const next = await button('Correct now');
  expect(document.activeElement?.contains(next)).toBe(true);
  expect(document.activeElement?.contains(screen.getByRole('combobox', { name: 'Where is the error?' }))).toBe(false);
});

test('a course on sale is archived; one without learners is deleted after confirmation', async () => {
  load({}, { status: 'published' });
  const { path } = await show();
  api.on(`PATCH ${pathOf()}`, { body: { ...testCourse, id: id(), status: 'archived' } });
  fireEvent.click(await button('Take off sale'));
  await waitFor(() => expect(sent('PATCH').at(-1)?.body).toEqual({ archived: true }));
  fireEvent.click(await button('Delete the course'));
  const dialog = within(screen.getByRole('dialog'));
  api.on(`DELETE ${pathOf()}`, { status: 409, body: { code: 'x', message: 'People have bought this course.' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Delete permanently' }));
  expect(await dialog.findByText('People have bought this course.')).toBeTruthy();
  api.on(`DELETE ${pathOf()}`, { status: 204, body: null });
  fireEvent.click(dialog.getByRole('button', { name: 'Delete permanently' }));
  await waitFor(() => expect(path()).toBe('/admin/courses-manager'));
});

test('a course that learners have can’t be deleted; an unknown one is not found', async () => {
  load({}, { learners: 3 });
  const first = await show();
  await button('Save');
  expect(screen.queryByRole('button', { name: 'Delete the course' })).toBeNull();
  first.unmount();
  number++;
  api.on(`GET ${pathOf('/handed-in')}`, { status: 404, body: { code: 'learning.course.not-found', message: 'No.' } });
  await show();
  expect(await screen.findByText('There is no such course')).toBeTruthy();
});

test('an instructor who isn’t the author is named before the course is published', async () => {
  load({ ownerName: 'Iris Blum' }, { instructorName: 'Nora Whitfield' });
  await show();
  expect(await screen.findByText(/^Iris Blum wrote this course, and it names Nora Whitfield as its/)).toBeTruthy();
  cleanup();
  number++;
  load({ ownerName: 'Íris Blum' }, { instructorName: 'iris blum ' });
  await show();
  await button('Publish');
  expect(screen.queryByText(en.courses.otherInstructor)).toBeNull();
});
