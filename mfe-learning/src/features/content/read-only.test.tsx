import type { AuthoredCourse } from '@arcada/contracts';
import { type FakeApi, fakeApi, renderInSite } from '@arcada/testing/render';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import en from '../../locales/en.json' with { type: 'json' };
import { testDraft, testLesson } from './authored-course.fixture.ts';
import { Component as EditorPage } from './course-editor.page.tsx';

const path = '/api/content/courses/my-course';
const draft = testDraft(testLesson('intro', 'video', 'Intro'), testLesson('check', 'quiz', 'Check'));
let api: FakeApi;
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
  ['published', en.content.published, en.content.sendBackFirst],
  ['archived', en.content.archived, en.content.sendBackFirst],
] as const)('a course that is %s can only be read, and says why', async (status, why, what) => {
  await show(status);
  expect(screen.getByText(why)).toBeTruthy();
  expect(screen.getByText(what)).toBeTruthy();
  const contact = screen.queryByRole('link', { name: 'Ask an admin' })?.getAttribute('href');
  expect(contact).toBe(status === 'submitted' ? undefined : '/contact');
  expect(enabled()).toBe(0);
  tab('Português');
  expect(screen.getByRole('tab', { name: 'Português' }).getAttribute('aria-selected')).toBe('true');
  tab('Lessons');
  expect(buttons()).toEqual([...(status === 'submitted' ? ['Take it back'] : []), 'Intro', 'Check']);
  tab('Facts');
  expect(buttons()).not.toContain('Save');
});

test.each(['intro', 'check'])('so are its lessons, with their media: %s', async (lesson) => {
  await show('published', `?lesson=${lesson}`);
  expect(enabled()).toBe(0);
  expect(buttons()).toEqual(['Back to the course']);
});

test('a withdrawn course can be changed again', async () => {
  await show('submitted');
  api.on(`POST ${path}/withdraw`, { body: draft });
  api.on(`GET ${path}`, { body: draft });
  fireEvent.click(screen.getByRole('button', { name: 'Take it back' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' }).matches(':enabled')).toBe(true));
  expect(screen.getAllByRole('button', { name: 'Save' })).toHaveLength(1);
});
