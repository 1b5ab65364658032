import type { CourseQuestion } from '@arcada/contracts';
import { type FakeApi, fakeApi, renderInSite } from '@arcada/testing/render';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import en from '../../locales/en.json' with { type: 'json' };
import { testDraft, testLesson } from './authored-course.fixture.ts';
import { Component as EditorPage } from './course-editor.page.tsx';

const path = '/api/content/courses/my-course';
const post = { authorName: 'Ana', fromInstructor: false, mine: false, createdAt: '2026-05-12T10:00:00.000Z' };
const waiting: CourseQuestion = {
  ...post,
  id: 'a1',
  text: 'Why is it so?',
  answers: [],
  lessonId: 'intro',
  lessonTitle: 'Intro',
  removed: false,
  open: true,
};
const settled: CourseQuestion = {
  ...waiting,
  id: 'a2',
  text: 'How is it done?',
  lessonId: 'names',
  lessonTitle: 'Names',
  answers: [{ ...post, id: 'b1', text: 'Like this', fromInstructor: true, mine: true }],
  open: false,
};
let api: FakeApi;
beforeEach(() => {
  api = fakeApi({
    [`GET ${path}`]: { body: { ...testDraft(testLesson('intro', 'article', 'Intro')), status: 'published' } },
    [`GET ${path}/questions`]: { body: { open: 1, questions: [waiting, settled] } },
  });
});
afterEach(() => api.restore());
const show = () =>
  renderInSite(
    <Routes>
      <Route path="/dashboard/content/:courseId" element={<EditorPage />} />
    </Routes>,
    { texts: { learning: en }, path: '/dashboard/content/my-course' },
  );
const open = async (name: string) => fireEvent.click(await screen.findByRole('tab', { name }));

test('the author sees open questions and answers them where the learner asked', async () => {
  await show();
  await open('Questions (1 open)');
  const item = screen.getByText('Why is it so?').closest('li') as HTMLElement;
  expect(within(item).getByRole('link', { name: 'Intro' }).getAttribute('href')).toBe(
    '/dashboard/content/my-course/preview/intro',
  );
  expect(screen.getAllByText('Waiting for your answer')).toHaveLength(1);
  expect(screen.getByText('Like this')).toBeTruthy();
  const button = () => within(item).getByRole('button', { name: 'Answer' });
  fireEvent.click(button());
  fireEvent.change(within(item).getByLabelText('Your answer'), { target: { value: 'By the standard' } });
  const answers = 'POST /api/courses/my-course/lessons/intro/questions/a1/answers';
  api.on(answers, { status: 201, body: { ...post, id: 'b2', text: 'By the standard' } });
  const answered = { ...post, id: 'b2', text: 'By the standard', fromInstructor: true, mine: true };
  const questions = [{ ...waiting, open: false, answers: [answered] }, settled];
  api.on(`GET ${path}/questions`, { body: { open: 0, questions } });
  fireEvent.click(within(item).getByRole('button', { name: 'Send answer' }));
  expect(await screen.findByText('By the standard')).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('tab', { name: 'Questions' })).toBeTruthy());
  expect(screen.queryByText('Waiting for your answer')).toBeNull();
  expect(document.activeElement).toBe(button());
});

test('no questions yet; a failed load can be retried', async () => {
  api.on(`GET ${path}/questions`, { status: 500, body: {} });
  await show();
  await open('Questions');
  const retry = await screen.findByRole('button', { name: 'Retry' });
  api.on(`GET ${path}/questions`, { body: { open: 0, questions: [] } });
  fireEvent.click(retry);
  expect(await screen.findByText('Learners have not asked anything yet.')).toBeTruthy();
});
