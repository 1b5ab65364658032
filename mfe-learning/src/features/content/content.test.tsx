import type { AuthoredCourse } from '@arcada/contracts';
import { type FakeApi, fakeApi, renderInSite } from '@arcada/testing/render';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { withRight } from '../../authoring/task-drafts.ts';
import en from '../../locales/en.json' with { type: 'json' };
import { Component as ContentPage } from './content-list.page.tsx';
import { Component as EditorPage } from './course-editor.page.tsx';
import { moveChapter, moveLesson } from './course-order.ts';

const path = '/api/content/courses/my-course';
const lesson = (
  id: string,
  kind: 'video' | 'quiz',
  title: string,
): AuthoredCourse['chapters'][number]['lessons'][number] => ({
  id,
  kind,
  durationSeconds: 60,
  preview: false,
  clip: null,
  poster: null,
  captions: {},
  files: [],
  quiz: null,
  exercise: null,
  texts: { en: { title, summary: '', body: '' } },
});
const course: AuthoredCourse = {
  id: 'my-course',
  title: 'My course',
  status: 'draft',
  category: 'revit-training',
  level: 'New',
  price: 49,
  lessonCount: 2,
  adminNote: null,
  updatedAt: '2026-05-12T10:00:00.000Z',
  publishedAt: null,
  softwareVersion: 'Revit 2026',
  instructorName: 'Bruno',
  related: [],
  texts: {
    en: {
      title: 'My course',
      description: '',
      body: [],
      outcomes: [],
      audience: [],
      requirements: [],
      instructorTitle: '',
      instructorBio: '',
    },
  },
  chapters: [
    { id: 'one', title: { en: 'One' }, lessons: [lesson('intro', 'video', 'Intro'), lesson('check', 'quiz', 'Check')] },
  ],
  missing: [{ lessonId: 'intro', what: 'clip' }],
};
let api: FakeApi;
beforeEach(() => {
  api = fakeApi({
    'GET /api/content/courses': { body: [course] },
    'GET /api/content/sales': { body: { courses: [], sales: [] } },
    [`GET ${path}`]: { body: course },
    [`PATCH ${path}`]: { body: course },
    [`PUT ${path}/structure`]: { body: course },
    [`PATCH ${path}/lessons/check`]: { body: course },
    [`PATCH ${path}/lessons/intro`]: { body: course },
    [`PUT ${path}/uploads`]: { body: { file: 'abc.mp4', contentType: 'video/mp4', bytes: 3 } },
  });
});
afterEach(() => api.restore());
const show = (at = '/dashboard/content/my-course') =>
  renderInSite(
    <Routes>
      <Route path="/dashboard/content" element={<ContentPage />} />
      <Route path="/dashboard/content/:courseId" element={<EditorPage />} />
    </Routes>,
    { texts: { learning: en }, path: at },
  );
const sent = (name: string) => api.calls.find(({ method, path: called }) => `${method} ${called}` === name)?.body;

test('own courses with status, a new draft, and no sales yet', async () => {
  const { path: where } = await show('/dashboard/content');
  const link = await screen.findByRole('link', { name: 'My course' });
  expect(link.getAttribute('href')).toBe('/dashboard/content/my-course');
  expect(screen.getByText('Draft')).toBeTruthy();
  expect(await screen.findByText('Nothing has been sold yet.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Create draft' }));
  expect(screen.getByRole('alert').textContent).toBe('At least 3 characters.');
  fireEvent.change(screen.getByLabelText('Title of the new course'), { target: { value: 'My course' } });
  api.on('POST /api/content/courses', { status: 201, body: course });
  fireEvent.click(screen.getByRole('button', { name: 'Create draft' }));
  await waitFor(() => expect(where()).toBe('/dashboard/content/my-course'));
  expect(sent('POST /api/content/courses')).toEqual({ title: 'My course', category: 'revit-training' });
});

test('what is missing is named and holds the submission back', async () => {
  await show();
  expect(await screen.findByText('Intro: the video')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Submit for publication' }));
  expect(api.names()).not.toContain(`POST ${path}/submit`);
});

test('a submitted course can be taken back', async () => {
  api.on(`GET ${path}`, { body: { ...course, status: 'submitted', missing: [] } });
  api.on(`POST ${path}/withdraw`, { body: course });
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Take it back' }));
  await waitFor(() => expect(api.names()).toContain(`POST ${path}/withdraw`));
});

test('a course of somebody else is not there', async () => {
  api.on(`GET ${path}`, { status: 404, body: {} });
  await show();
  expect(await screen.findByText('There is no such course among yours.')).toBeTruthy();
});

test('texts are sent language by language, those alone that were touched', async () => {
  await show();
  fireEvent.click(await screen.findByRole('tab', { name: 'Español' }));
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Mi curso' } });
  fireEvent.change(screen.getByLabelText('What learners can do afterwards'), { target: { value: 'Uno\n\n Dos ' } });
  fireEvent.change(screen.getByLabelText('About the course'), { target: { value: 'A\nB\n\nC' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.names()).toContain(`PATCH ${path}`));
  expect(sent(`PATCH ${path}`)).toEqual({
    texts: {
      es: {
        title: 'Mi curso',
        description: '',
        body: ['A\nB', 'C'],
        outcomes: ['Uno', 'Dos'],
        audience: [],
        requirements: [],
        instructorTitle: '',
        instructorBio: '',
      },
    },
  });
});

test('lessons are moved and saved as a whole', async () => {
  await show();
  fireEvent.click(await screen.findByRole('tab', { name: 'Lessons' }));
  fireEvent.click(screen.getByRole('button', { name: 'Move up: Check' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save structure' }));
  await waitFor(() => expect(api.names()).toContain(`PUT ${path}/structure`));
  expect(sent(`PUT ${path}/structure`)).toEqual({
    chapters: [{ id: 'one', title: { en: 'One' }, lessons: ['check', 'intro'] }],
  });
});

test('a lesson at a chapter’s edge goes into the neighbour', () => {
  const order = [
    { id: 'a', title: {}, lessons: ['1', '2'] },
    { id: 'b', title: {}, lessons: ['3'] },
  ];
  const lessonsOf = (list: typeof order) => list.map(({ lessons }) => lessons);
  expect(lessonsOf(moveLesson(order, 0, 1, 1) as typeof order)).toEqual([['1'], ['2', '3']]);
  expect(lessonsOf(moveLesson(order, 1, 0, -1) as typeof order)).toEqual([['1', '2', '3'], []]);
  expect(lessonsOf(moveLesson(order, 0, 0, -1) as typeof order)).toEqual([['1', '2'], ['3']]);
  expect(moveChapter(order, 0, 1).map(({ id }) => id)).toEqual(['b', 'a']);
});

test('a quiz: options, the right one, why', async () => {
  await show('/dashboard/content/my-course?lesson=check');
  const question = within(await screen.findByRole('group', { name: 'Question 1' }));
  fireEvent.change(question.getByLabelText('Question 1'), { target: { value: 'Which?' } });
  fireEvent.change(question.getByLabelText('Option 1'), { target: { value: 'This' } });
  fireEvent.change(question.getByLabelText('Option 2'), { target: { value: 'That' } });
  fireEvent.click(question.getByLabelText('Option 1 is right'));
  fireEvent.click(question.getByLabelText('Option 2 is right'));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.names()).toContain(`PATCH ${path}/lessons/check`));
  expect(sent(`PATCH ${path}/lessons/check`)).toMatchObject({
    quiz: {
      passMark: 0.8,
      questions: [
        {
          id: 'q1',
          kind: 'single',
          text: { en: 'Which?' },
          options: [
            { id: 'o1', text: { en: 'This' } },
            { id: 'o2', text: { en: 'That' }, right: true },
          ],
        },
      ],
    },
  });
});

test('two right options make a question with several answers', () => {
  const question = {
    id: 'q1',
    text: {},
    kind: 'single' as const,
    options: [
      { id: 'o1', text: {}, right: true as const },
      { id: 'o2', text: {} },
    ],
    explanation: {},
  };
  expect(withRight(question, 'o2', true).kind).toBe('multiple');
  expect(withRight(withRight(question, 'o2', true), 'o1', false)).toMatchObject({ kind: 'single' });
});

test('a clip is sent as it is and then taken by its lesson; a refused file says why', async () => {
  await show('/dashboard/content/my-course?lesson=intro');
  const place = (await screen.findByLabelText('Video (MP4 or WebM)')) as HTMLInputElement;
  fireEvent.change(place, { target: { files: [new File(['abc'], 'intro.mp4')] } });
  await waitFor(() => expect(sent(`PATCH ${path}/lessons/intro`)).toEqual({ clip: 'abc.mp4' }));
  const upload = api.calls.find(({ path: called }) => called === `${path}/uploads`);
  expect([upload?.search.get('name'), upload?.headers['content-type']]).toEqual([
    'intro.mp4',
    'application/octet-stream',
  ]);
  api.on(`PUT ${path}/uploads`, { status: 415, body: { message: 'Files of this kind are not taken.' } });
  await waitFor(() => expect(place.disabled).toBe(false));
  fireEvent.change(place, { target: { files: [new File(['abc'], 'intro.exe')] } });
  expect(await screen.findByText('Files of this kind are not taken.')).toBeTruthy();
});
