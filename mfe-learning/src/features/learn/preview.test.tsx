import { type FakeApi, fakeApi, renderInSite } from '@arcada/testing/render';
import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import en from '../../locales/en.json' with { type: 'json' };
import { testCourse } from '../../shared/course/course.fixture.ts';
import { testLesson } from './lesson/lesson.fixture.ts';
import { Component as PreviewPage } from './preview.page.tsx';

const course = '/api/courses/iso-19650-in-practice';
let api: FakeApi;
beforeEach(() => {
  api = fakeApi({
    'GET /api/user': { status: 401, body: {} },
    'GET /api/cart/*': { body: [] },
    [`GET ${course}`]: { body: testCourse },
    [`GET ${course}/lessons/welcome`]: { body: testLesson },
  });
});
afterEach(() => api.restore());
const show = (lesson: string) =>
  renderInSite(
    <Routes>
      <Route path="/courses/:courseId/preview/:lessonId" element={<PreviewPage />} />
    </Routes>,
    { texts: { learning: en }, path: `/courses/iso-19650-in-practice/preview/${lesson}` },
  );

test('a visitor opens a preview lesson, without stored progress', async () => {
  await show('welcome');
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Enroll Now' })).toBeTruthy();
  const video = document.querySelector('video') as HTMLVideoElement;
  Object.defineProperty(video, 'played', { value: { length: 1, start: () => 0, end: () => 1 } });
  video.currentTime = 12;
  fireEvent(video, new Event('pause'));
  expect(api.names().filter((name) => name.startsWith('PUT'))).toEqual([]);
});

test('the next free lesson is linked, past those that are not; the last one leads no further', async () => {
  const [start, finish] = testCourse.syllabus;
  const check = { ...finish?.lessons[0], preview: true };
  api.on(`GET ${course}`, { body: { ...testCourse, syllabus: [start, { ...finish, lessons: [check] }] } });
  api.on(`GET ${course}/lessons/check`, { body: { ...testLesson, id: 'check', title: 'Check' } });
  await show('welcome');
  const next = await screen.findByRole('link', { name: 'Next free lesson: Check' });
  expect(next.getAttribute('href')).toBe('/courses/iso-19650-in-practice/preview/check');
  fireEvent.click(next);
  expect(await screen.findByRole('heading', { level: 1, name: 'Check' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Next free lesson/ })).toBeNull();
});

test('the lesson is the heading before it is loaded, as on the page server', async () => {
  api.on(`GET ${course}/lessons/names`, { status: 401, body: {} });
  await show('names');
  expect(await screen.findByRole('heading', { level: 1, name: 'Names of files' })).toBeTruthy();
});

test.each([401, 403, 404])('a lesson that responds with %i is closed, with a link to the course', async (status) => {
  api.on(`GET ${course}/lessons/names`, { status, body: { message: 'No.' } });
  await show('names');
  expect(await screen.findByText('This lesson is for enrolled learners only.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See the course' }).getAttribute('href')).toBe(
    '/courses/iso-19650-in-practice',
  );
});

test('a lesson that could not be loaded can be retried', async () => {
  api.on(`GET ${course}/lessons/welcome`, { status: 500, body: {} });
  await show('welcome');
  const retry = await screen.findByRole('button', { name: 'Retry' });
  api.on(`GET ${course}/lessons/welcome`, { body: testLesson });
  fireEvent.click(retry);
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome' })).toBeTruthy();
});
