import { type FakeApi, fakeApi, hintSignedIn, renderInSite } from '@arcada/testing/render';
import { act, screen, waitFor } from '@testing-library/react';
import { OwnedCourse } from './owned-course.tsx';

const enrolment = (seats: number) => [{ courseId: 'model-basics', seats }];
const team = (own: boolean, total: number, free: number) => [{ courseId: 'model-basics', own, total, free }];
let api: FakeApi;
beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = 'arcada_signed_in=; max-age=0; path=/';
  api = fakeApi({
    'GET /api/user': { body: { id: '1', username: 'ana', role: 'customer' } },
    'GET /api/enrolments': { body: [] },
    'GET /api/seats': { body: [] },
  });
});
afterEach(() => api.restore());

const show = () => renderInSite(<OwnedCourse courseId="model-basics" />, { texts: {} });
const owned = 'You already have this course. The seats you buy now are for others: you invite them after the payment.';

test.each([
  ['a single seat of one’s own', enrolment(1), [], owned],
  ['a seat of one’s own and free ones', enrolment(5), team(true, 5, 3), `${owned} 3 of your seats are still free.`],
  [
    'seats for others only',
    [],
    team(false, 5, 1),
    'You already have 5 seats in this course. What you buy now is added to them. 1 of your seats is still free.',
  ],
  [
    'a seat from somebody else',
    enrolment(0),
    [],
    'Someone has already given you a seat in this course. Buy one only for others, or to have one of your own.',
  ],
])('%s', async (_what, courses, seats, text) => {
  hintSignedIn();
  api.on('GET /api/enrolments', { body: courses });
  api.on('GET /api/seats', { body: seats });
  await show();
  expect(await screen.findByText(text)).toBeTruthy();
});

test('nothing is said of a course that the account doesn’t have', async () => {
  hintSignedIn();
  api.on('GET /api/enrolments', { body: [{ courseId: 'another', seats: 1 }] });
  const { container } = await show();
  await waitFor(() => expect(api.names()).toContain('GET /api/seats'));
  expect(container.textContent).toBe('');
});

test('nothing is asked for a guest', async () => {
  const { container } = await show();
  await act(async () => undefined);
  expect([container.textContent, api.names()]).toEqual(['', []]);
});
