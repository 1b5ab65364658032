import type { MakersReview } from '@arcada/contracts';
import { type FakeApi, fakeApi, openableDialogs, renderInSite } from '@arcada/testing/render';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import en from '../../locales/en.json' with { type: 'json' };
import { testDraft, testLesson } from './authored-course.fixture.ts';
import { Component as EditorPage } from './course-editor.page.tsx';

const path = '/api/content/courses/my-course';
const review = (authorName: string, reply: MakersReview['reply'] = null): MakersReview => ({
  id: `id-${authorName}`,
  authorName,
  rating: 4,
  text: `Text of ${authorName}`,
  createdAt: '2026-05-12T10:00:00.000Z',
  reply,
  purchaseEnded: false,
});
const published = { ...testDraft(testLesson('intro', 'article', 'Intro')), status: 'published' as const };
let api: FakeApi;
let reviews: MakersReview[];
beforeAll(openableDialogs);
beforeEach(() => {
  reviews = [review('Ana'), review('Rui', { text: 'Thanks, Rui.', at: '2026-05-13T10:00:00.000Z' })];
  const open = () => reviews.filter(({ reply }) => !reply);
  api = fakeApi({
    [`GET ${path}`]: { body: { ...published, publishedAt: '2026-05-01T00:00:00.000Z' } },
    [`GET ${path}/questions`]: { body: { open: 0, questions: [] } },
    [`GET ${path}/reviews`]: ({ search }) => ({
      body: {
        all: reviews.length,
        unanswered: open().length,
        reviews: search.get('show') === 'unanswered' ? open() : reviews,
      },
    }),
  });
});
afterEach(() => {
  api.restore();
  localStorage.clear();
});
const show = () =>
  renderInSite(
    <Routes>
      <Route path="/dashboard/content/:courseId" element={<EditorPage />} />
    </Routes>,
    { texts: { learning: en }, path: '/dashboard/content/my-course?part=reviews' },
  );
const itemOf = async (name: string) =>
  within((await screen.findByText(`Text of ${name}`)).closest('li') as HTMLElement);

test('the instructor sees which reviews wait, and responds to one', async () => {
  await show();
  expect(await screen.findByRole('tab', { name: 'Reviews (1 without a response)' })).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Without a response (1)' }));
  await waitFor(() => expect(screen.queryByText('Text of Rui')).toBeNull());
  const item = await itemOf('Ana');
  expect(item.getByText('No response yet')).toBeTruthy();
  fireEvent.click(item.getByRole('button', { name: 'Respond to the review by Ana' }));
  fireEvent.change(item.getByLabelText('Your response'), { target: { value: 'Thank you, Ana.' } });
  api.on(`PUT ${path}/reviews/id-Ana/reply`, ({ body }) => {
    const { text } = body as { text: string };
    reviews = [review('Ana', { text, at: '2026-05-14T10:00:00.000Z' }), ...reviews.slice(1)];
    return { body: reviews[0] };
  });
  fireEvent.click(item.getByRole('button', { name: 'Publish the response' }));
  expect(await screen.findByText('Every review has a response.')).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'Reviews' })).toBeTruthy();
});

test('a response is edited in its place, and removed after a question', async () => {
  await show();
  const item = await itemOf('Rui');
  expect(item.getByText('Response from the instructor')).toBeTruthy();
  fireEvent.click(item.getByRole('button', { name: 'Edit your response to Rui' }));
  expect(item.getByLabelText<HTMLTextAreaElement>('Your response').value).toBe('Thanks, Rui.');
  fireEvent.click(item.getByRole('button', { name: 'Cancel' }));
  fireEvent.click(item.getByRole('button', { name: 'Remove your response to Rui' }));
  api.on(`DELETE ${path}/reviews/id-Rui/reply`, () => {
    reviews = reviews.map((one) => ({ ...one, reply: null }));
    return { status: 204 };
  });
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText('Thanks, Rui.')).toBeNull());
  expect(screen.getByRole('tab', { name: 'Reviews (2 without a response)' })).toBeTruthy();
});

test('below a review whose purchase has ended a response can only be removed', async () => {
  reviews = reviews.map((one) => ({ ...one, purchaseEnded: true }));
  await show();
  const [ana, rui] = [await itemOf('Ana'), await itemOf('Rui')];
  expect(ana.getByText('The purchase was refunded or disputed: no response can be written.')).toBeTruthy();
  expect(ana.queryByText('No response yet')).toBeNull();
  expect(ana.queryByRole('button')).toBeNull();
  expect(rui.getByText('The purchase was refunded or disputed: you can only remove your response.')).toBeTruthy();
  expect(rui.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Remove']);
});
