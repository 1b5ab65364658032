import { type FakeApi, fakeApi, renderInSite } from '@arcada/testing/render';
import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import en from '../../locales/en.json' with { type: 'json' };
import { testCourse } from '../../shared/course/course.fixture.ts';
import { Component as DraftCourse } from './draft-course.page.tsx';

const answer = `GET /api/content/courses/${testCourse.id}/preview`;
let api: FakeApi;
afterEach(() => api.restore());
const show = () =>
  renderInSite(
    <Routes>
      <Route path="/dashboard/content/:courseId/preview" element={<DraftCourse />} />
    </Routes>,
    { texts: { learning: en }, path: `/dashboard/content/${testCourse.id}/preview` },
  );

test('a draft is shown as its page would be; its lessons open in their preview, and nothing is sold', async () => {
  api = fakeApi({ [answer]: { body: testCourse } });
  await show();
  expect(await screen.findByRole('heading', { level: 1, name: testCourse.title })).toBeTruthy();
  for (const chapter of screen.getAllByRole('button', { expanded: false })) fireEvent.click(chapter);
  for (const { id, title } of testCourse.syllabus.flatMap(({ lessons }) => lessons))
    expect(screen.getByRole('link', { name: title }).getAttribute('href')).toBe(
      `/dashboard/content/${testCourse.id}/preview/${id}`,
    );
  expect(screen.queryByRole('button', { name: /enrol/i })).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to the editor' })).toBeTruthy();
});

test('another author’s course is not found', async () => {
  api = fakeApi({ [answer]: { status: 404, body: {} } });
  await show();
  expect(await screen.findByText(en.content.notFound)).toBeTruthy();
});
