import { type FakeApi, fakeApi, renderInSite } from '@arcada/testing/render';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import en from '../../locales/en.json' with { type: 'json' };
import { Component as DraftLesson } from './draft-lesson.page.tsx';
import { testLesson } from './lesson/lesson.fixture.ts';

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
    '/dashboard/content/my-course',
  );
  expect(new Set(api.names())).toEqual(new Set([answer]));
});

test('another author’s lesson is not found', async () => {
  api = fakeApi({ [answer]: { status: 404, body: {} } });
  await show();
  expect(await screen.findByText('You have no such lesson.')).toBeTruthy();
});
