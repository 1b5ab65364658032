import type { AuthoredCourse } from '@arcada/contracts';
import { type FakeApi, fakeApi, openableDialogs, renderInSite } from '@arcada/testing/render';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import en from '../../locales/en.json' with { type: 'json' };
import { testDraft, testLesson } from './authored-course.fixture.ts';
import { Component as EditorPage } from './course-editor.page.tsx';

const path = '/api/content/courses/my-course';
const draft = testDraft(testLesson('intro', 'video', 'Intro'), testLesson('check', 'quiz', 'Check'));
let api: FakeApi;
beforeAll(openableDialogs);
afterEach(() => api.restore());
async function show(status: AuthoredCourse['status'], search = '') {
  api = fakeApi({
    [`GET ${path}`]: { body: { ...draft, status } },
    [`GET ${path}/questions`]: { body: { open: 0, questions: [] } },
  });
  await renderInSite(
    <Routes>
      <Route path="/dashboard/content/:courseId" element={<EditorPage />} />
    </Routes>,
    { texts: { learning: en }, path: `/dashboard/content/my-course${search}` },
  );
  await screen.findByRole('heading', { level: 1, name: 'My course' });
}
/** Names of the controls that are still enabled. */
const enabled = () => document.querySelectorAll('input:enabled, textarea:enabled, select:enabled').length;
const buttons = () =>
  screen
    .queryAllByRole<HTMLButtonElement>('button')
    .flatMap((one) => (one.matches(':enabled') ? [one.getAttribute('aria-label') ?? one.textContent] : []));
const tab = (name: string) => fireEvent.click(screen.getByRole('tab', { name }));

test.each([
  ['submitted', en.content.submitted, en.content.withdrawFirst],
  ['published', en.content.published, en.content.beginEditionText],
  ['archived', en.content.archived, en.content.beginEditionText],
] as const)('a course that is %s can only be read, and says why', async (status, why, what) => {
  await show(status);
  expect(screen.getByText(why)).toBeTruthy();
  expect(screen.getByText(what)).toBeTruthy();
  expect(enabled()).toBe(0);
  tab('Português');
  expect(screen.getByRole('tab', { name: 'Português' }).getAttribute('aria-selected')).toBe('true');
  tab('Lessons');
  expect(buttons()).toEqual([status === 'submitted' ? 'Take it back' : 'Begin a new edition']);
  for (const name of ['Intro', 'Check']) expect(screen.getByRole('link', { name })).toBeTruthy();
  tab('Facts');
  expect(buttons()).not.toContain('Save');
});

test.each(['intro', 'check'])('so are its lessons, with their media: %s', async (lesson) => {
  await show('published', `?lesson=${lesson}`);
  expect(enabled()).toBe(0);
  expect(buttons()).toEqual(['Begin a new edition', 'Back to the course']);
});

test('a new edition of a course on sale can be changed, and given up after confirmation', async () => {
  await show('published');
  const revised = { ...draft, status: 'published', revision: 'draft' };
  api.on(`POST ${path}/revision`, { body: revised });
  api.on(`GET ${path}`, { body: revised });
  fireEvent.click(screen.getByRole('button', { name: 'Begin a new edition' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' }).matches(':enabled')).toBe(true));
  expect(screen.getByText('New edition: draft')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Discard this edition' }));
  expect(api.names()).not.toContain(`DELETE ${path}/revision`);
  api.on(`DELETE ${path}/revision`, { body: { ...draft, status: 'published' } });
  api.on(`GET ${path}`, { body: { ...draft, status: 'published' } });
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Discard this edition' }));
  expect(await screen.findByText(en.content.published)).toBeTruthy();
  expect(enabled()).toBe(0);
});

test('a withdrawn course can be changed again', async () => {
  await show('submitted');
  api.on(`POST ${path}/withdraw`, { body: draft });
  api.on(`GET ${path}`, { body: draft });
  fireEvent.click(screen.getByRole('button', { name: 'Take it back' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' }).matches(':enabled')).toBe(true));
  expect(screen.getAllByRole('button', { name: 'Save' })).toHaveLength(1);
});
