import { type FakeApi, fakeApi, renderInSite } from '@arcada/testing/render';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import en from '../../locales/en.json' with { type: 'json' };
import { Component as DraftLesson } from './draft-lesson.page.tsx';
import { testLesson, testQuizLesson, testTask } from './lesson/lesson.fixture.ts';

const answer = 'GET /api/content/courses/my-course/lessons/intro/preview';
let api: FakeApi;
afterEach(() => api.restore());
const show = () =>
  renderInSite(
    <Routes>
      <Route path="/dashboard/content/:courseId/preview/:lessonId" element={<DraftLesson />} />
    </Routes>,
    { texts: { learning: en }, path: '/dashboard/content/my-course/preview/intro' },
  );

test('an author sees a lesson of a draft and the ones beside it, without any request to a public address', async () => {
  api = fakeApi({ [answer]: { body: { ...testLesson, id: 'intro', previousLessonId: null, nextLessonId: 'check' } } });
  await show();
  expect(await screen.findByRole('heading', { level: 1, name: testLesson.title })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Next lesson' }).getAttribute('href')).toBe(
    '/dashboard/content/my-course/preview/check',
  );
  expect(screen.queryByRole('link', { name: 'Previous lesson' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to the editor' }).getAttribute('href')).toBe(
    '/dashboard/content/my-course?lesson=intro',
  );
  expect(new Set(api.names())).toEqual(new Set([answer]));
});

test('an author tries a quiz: it is marked, and nothing goes to a learner’s address', async () => {
  const trial = `${answer.replace('GET', 'POST')}/quiz`;
  const verdict = {
    passed: false,
    score: 0,
    attempts: 1,
    items: [
      { id: 'q1', correct: false, solution: '', explanation: '' },
      { id: 'q2', correct: false, solution: '', explanation: '' },
    ],
  };
  api = fakeApi({
    [answer]: { body: { ...testQuizLesson, courseId: 'my-course', id: 'intro' } },
    [trial]: { body: verdict },
  });
  await show();
  await screen.findByRole('heading', { level: 1, name: testQuizLesson.title });
  for (const question of testQuizLesson.quiz?.questions ?? [])
    fireEvent.click(screen.getByLabelText(question.options[0]?.text as string));
  fireEvent.click(screen.getByRole('button', { name: 'Check my answers' }));
  expect(await screen.findByText(en.marking.trial)).toBeTruthy();
  expect(screen.getAllByText('Not right.')).toHaveLength(2);
  expect(new Set(api.names())).toEqual(new Set([answer, trial]));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Check my answers' })).toBeTruthy());
});

test('an author tries an exercise: what was entered is sent as it is', async () => {
  const trial = `${answer.replace('GET', 'POST')}/exercise`;
  const exercise = {
    kind: 'enter-results',
    task: testTask('Measure.'),
    items: [{ id: 'area', text: 'Area', unit: 'm²' }],
  };
  const item = { id: 'area', correct: true, solution: '12.5 m²', explanation: 'As drawn.' };
  api = fakeApi({
    [answer]: { body: { ...testLesson, id: 'intro', courseId: 'my-course', kind: 'exercise', exercise } },
    [trial]: { body: { passed: true, score: 1, attempts: 1, items: [item] } },
  });
  await show();
  fireEvent.change(await screen.findByLabelText(/Area/), { target: { value: '12,4 m²' } });
  fireEvent.click(screen.getByRole('button', { name: 'Check my answers' }));
  expect(await screen.findByText('As drawn.')).toBeTruthy();
  expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ results: { area: '12,4 m²' } });
});

test('another author’s lesson is not found', async () => {
  api = fakeApi({ [answer]: { status: 404, body: {} } });
  await show();
  expect(await screen.findByText('You have no such lesson.')).toBeTruthy();
});
