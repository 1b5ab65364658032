import { catchSavedFiles, type FakeApi, fakeApi, openableDialogs, renderInSite } from '@arcada/testing/render';
import { withBlock } from '@arcada/ui/forms';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import en from '../../locales/en.json' with { type: 'json' };
import { testDraft, testLesson } from './authored-course.fixture.ts';
import { Component as EditorPage } from './course-editor.page.tsx';

const path = '/api/content/courses/my-course';
const draft = testDraft(testLesson('intro', 'article', 'Intro'));
const figures = {
  learners: 4,
  completed: 1,
  months: [{ month: '2026-05', units: 4, refundedUnits: 1, revenue: 196, completed: 1 }],
  lessons: [{ id: 'intro', title: 'Intro', begun: 3, completed: 2 }],
  quizzes: [
    {
      lessonId: 'check',
      title: 'Check',
      tried: 2,
      passed: 1,
      attempts: 1.5,
      first: { known: 2, passed: 0 },
      questions: [{ id: 'one', text: 'Is it?', first: { answered: 4, right: 1 }, last: { answered: 2, right: 1 } }],
    },
  ],
  exercises: [
    {
      lessonId: 'measure',
      title: 'Measure',
      tried: 5,
      passed: 4,
      attempts: 2,
      first: { known: 0, passed: 0 },
      parts: [{ id: 'area', text: 'Area', first: { answered: 0, right: 0 }, last: { answered: 5, right: 4 } }],
    },
  ],
  progress: [{ enrolledAt: '2026-05-01T10:00:00.000Z', completedLessons: 1, lastActiveAt: null }],
};
let api: FakeApi;
beforeAll(openableDialogs);
beforeEach(() => {
  api = fakeApi({
    [`GET ${path}`]: { body: draft },
    [`GET ${path}/questions`]: { body: { open: 0, questions: [] } },
    [`GET ${path}/figures`]: { body: figures },
  });
});
afterEach(() => api.restore());
const show = (search = '') =>
  renderInSite(
    <Routes>
      <Route path="/dashboard/content/:courseId" element={<EditorPage />} />
    </Routes>,
    { texts: { learning: en }, path: `/dashboard/content/my-course${search}` },
  );

test('figures of a course that has been on sale, and the same as a file', async () => {
  api.on(`GET ${path}`, { body: { ...draft, status: 'published', publishedAt: '2026-05-01T10:00:00.000Z' } });
  const saved = catchSavedFiles();
  await show();
  fireEvent.click(await screen.findByRole('tab', { name: 'Figures' }));
  expect(await screen.findByRole('row', { name: 'Intro 3 2 50%' })).toBeTruthy();
  expect(screen.getByText(/an article only once it is marked complete\.$/)).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Check 2 0% 50% 1.5' })).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Is it? 25% 4 50% 2' })).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Measure 5 – 80% 2' })).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Area – 0 80% 5' })).toBeTruthy();
  expect(screen.getAllByText(/The first attempt of each learner shows what is hard/)).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Download CSV: Where learners stop' }));
  expect((await saved.text()).split('\r\n')).toEqual([
    expect.stringContaining('Lesson,Begun by,Complete,Share'),
    'Intro,3,2,50%',
  ]);
  const second = catchSavedFiles();
  fireEvent.click(screen.getByRole('button', { name: 'Download CSV: By month' }));
  expect((await second.text()).split('\r\n')).toEqual([
    expect.stringContaining('Month,Seats sold (net),Refunded,Revenue (USD),Completed the course'),
    '2026-05,4,1,196.00,1',
  ]);
});

test('a line of the chart stands at the count that it names', async () => {
  const month = { month: '2026-05', units: 1, refundedUnits: 0, revenue: 49, completed: 0 };
  api.on(`GET ${path}`, { body: { ...draft, status: 'published', publishedAt: '2026-05-01T10:00:00.000Z' } });
  api.on(`GET ${path}/figures`, { body: { ...figures, months: [month] } });
  await show('?part=figures');
  const chart = await screen.findByRole('img', { name: /^Bar chart: Seats sold/ });
  const bar = Number(chart.querySelector('rect, path')?.getAttribute('y'));
  const lines = [...chart.querySelectorAll(':scope > line')].map((line) => Number(line.getAttribute('y1')));
  expect(lines).toHaveLength(2);
  expect(Math.min(...lines)).toBe(bar);
  expect([...chart.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['0', '1']),
  );
});

test('a draft that was never on sale has none', async () => {
  await show();
  await screen.findByRole('tab', { name: 'Facts' });
  expect(screen.queryByRole('tab', { name: 'Figures' })).toBeNull();
  expect(api.names()).not.toContain(`GET ${path}/figures`);
});

test('a notice leads to the questions', async () => {
  await show('?part=questions');
  const tab = await screen.findByRole('tab', { name: 'Questions' });
  expect(tab.getAttribute('aria-selected')).toBe('true');
});

test('what is typed is shown as learners will see it, by the service', async () => {
  api.on('POST /api/content/preview', {
    body: { body: [{ type: 'heading', level: 2, id: 'why', children: [{ type: 'text', text: 'Why' }] }] },
  });
  await show('?lesson=intro');
  const seen = await screen.findByRole('region', { name: 'As learners will see it' });
  expect(within(seen).getByText(/^Nothing is written in this language yet/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Text (Markdown)'), { target: { value: '## Why' } });
  await waitFor(() => expect(within(seen).getByRole('heading', { level: 2, name: 'Why' })).toBeTruthy());
  expect(api.calls.find(({ path: to }) => to === '/api/content/preview')?.body).toEqual({ body: '## Why' });
});

test('of a video, which needs no text, is said where it is shown', async () => {
  api.on(`GET ${path}`, { body: testDraft(testLesson('intro', 'video', 'Intro')) });
  await show('?lesson=intro');
  const seen = await screen.findByRole('region', { name: 'As learners will see it' });
  expect(within(seen).getByText(/^The video itself isn’t shown here/)).toBeTruthy();
  expect(within(seen).queryByText(/^Nothing is written/)).toBeNull();
});

test('a picture needs a text, and is put into the Markdown', async () => {
  await show('?lesson=intro');
  fireEvent.click(await screen.findByRole('button', { name: 'Insert a picture into the text' }));
  const insert = screen.getByRole('button', { name: 'Insert the picture' });
  fireEvent.click(insert);
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Choose a picture.',
    'Describe the picture in a few words.',
  ]);
  const file = new File(['png'], 'plan.png', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText('Picture'), { target: { files: [file] } });
  fireEvent.change(screen.getByLabelText('What the picture shows'), { target: { value: 'A [plan] of  level 1' } });
  api.on(`PUT ${path}/pictures`, {
    status: 400,
    body: { message: 'No.', errors: [{ path: 'image', message: 'Too small.' }] },
  });
  fireEvent.click(insert);
  expect(await screen.findByText('Too small.')).toBeTruthy();
  api.on(`PUT ${path}/pictures`, { body: { src: '/api/learning/images/a.webp?w=8&h=4', width: 8, height: 4 } });
  fireEvent.click(insert);
  const text = screen.getByLabelText<HTMLTextAreaElement>('Text (Markdown)');
  await waitFor(() => expect(text.value).toBe('![A plan of level 1](/api/learning/images/a.webp?w=8&h=4)'));
});

test('a cover that is too large is not sent', async () => {
  await show('?part=facts');
  fireEvent.click(await screen.findByRole('tab', { name: 'Facts' }));
  const large = new File(['png'], 'scan.png', { type: 'image/png' });
  Object.defineProperty(large, 'size', { value: 11 * 1024 * 1024 });
  fireEvent.change(screen.getByLabelText(en.authoring.coverFile), { target: { files: [large] } });
  expect(await screen.findByText('“scan.png” is too large: up to 10 MB are accepted here.')).toBeTruthy();
  expect(api.names().filter((name) => name.startsWith('PUT'))).toEqual([]);
});

test.each([
  ['', undefined, 'X'],
  ['Before after', 7, 'Before\n\nX\n\nafter'],
  ['Before', undefined, 'Before\n\nX'],
  ['After', 0, 'X\n\nAfter'],
  ['Short', 99, 'Short\n\nX'],
])('into %j at %p: %j', (text, at, result) => {
  expect(withBlock(text, at, 'X')).toBe(result);
});
