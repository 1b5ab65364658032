import { catchSavedFiles, type FakeApi, fakeApi, openableDialogs, renderInSite } from '@arcada/testing/render';
import { Menu } from '@arcada/ui';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import { testEnrolment, testUser } from '../../shared/course/course.fixture.ts';
import { Component as AccountMenu } from './account-menu.tsx';
import { Component as DashboardSection } from './dashboard-section.tsx';
import { Component as MyCoursesPage } from './my-courses.page.tsx';

const seats = '/api/courses/iso-19650-in-practice/seats';
const seat = {
  id: '6c4f4c2a-9f5f-4a52-8c43-0b4f0e2a4444',
  email: 'bia@example.com',
  status: 'invited',
  invitedAt: '2026-05-01T10:00:00.000Z',
};
let api: FakeApi;
beforeAll(() => openableDialogs());
beforeEach(() => {
  api = fakeApi({ 'GET /api/enrolments': { body: [testEnrolment] } });
});
afterEach(() => api.restore());
const show = (element: React.ReactElement, path = '/dashboard/courses') =>
  renderInSite(element, { texts: { learning: en }, path });

test('courses with their progress, the link to resume and the certificate', async () => {
  api.on('GET /api/enrolments', {
    body: [
      testEnrolment,
      { ...testEnrolment, id: '2', courseId: 'b', completedLessons: 3, certificateCode: 'ARC-1', nextLessonId: null },
    ],
  });
  await show(<MyCoursesPage />);
  const on = await screen.findByRole('link', { name: 'Continue' });
  expect(on.getAttribute('href')).toBe('/courses/iso-19650-in-practice/learn?lesson=names');
  expect(screen.getByRole('progressbar', { name: '1 of 3 lessons complete' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the course' }).getAttribute('href')).toBe('/courses/b/learn');
  expect(screen.getByRole('link', { name: 'Certificate' }).getAttribute('href')).toBe('/certificates/ARC-1');
});

test('empty, and failed with retry', async () => {
  api.on('GET /api/enrolments', { status: 500, body: {} });
  await show(<MyCoursesPage />);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  api.on('GET /api/enrolments', { body: [] });
  fireEvent.click(retry);
  expect(await screen.findByText('You have no courses yet')).toBeTruthy();
});

test('only a purchase of several has seats; they are given away by e-mail and taken back', async () => {
  const { unmount } = await show(<MyCoursesPage />);
  await screen.findByRole('link', { name: 'Continue' });
  expect(screen.queryByRole('button', { name: /seats/ })).toBeNull();
  unmount();
  api.on('GET /api/enrolments', { body: [{ ...testEnrolment, seats: 3 }] });
  api.on(`GET ${seats}`, { body: { total: 3, free: 1, seats: [seat] } });
  api.on(`POST ${seats}`, { status: 201, body: seat });
  api.on(`DELETE ${seats}/${seat.id}`, { status: 204 });
  await show(<MyCoursesPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Manage seats (3)' }));
  expect(await screen.findByText('1 of 3 seats is free. One seat is yours.')).toBeTruthy();
  const field = screen.getByLabelText('The person’s email') as HTMLInputElement;
  fireEvent.change(field, { target: { value: 'nobody' } });
  fireEvent.click(screen.getByRole('button', { name: 'Invite' }));
  expect(screen.getByRole('alert').textContent).toBe('Enter a valid email address.');
  expect(api.names()).not.toContain(`POST ${seats}`);
  fireEvent.change(field, { target: { value: ' leo@example.com ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Invite' }));
  await waitFor(() => expect(field.value).toBe(''));
  expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ email: 'leo@example.com' });
});

test('a seat is taken back after confirmation; the focus then is on the number of free ones', async () => {
  api.on('GET /api/enrolments', { body: [{ ...testEnrolment, seats: 3 }] });
  api.on(`GET ${seats}`, { body: { total: 3, free: 1, seats: [{ ...seat, status: 'taken' }] } });
  api.on(`DELETE ${seats}/${seat.id}`, { status: 500, body: {} });
  await show(<MyCoursesPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Manage seats (3)' }));
  const button = await screen.findByRole('button', { name: 'Take the seat back from bia@example.com' });
  const removed = () => api.names().filter((name) => name === `DELETE ${seats}/${seat.id}`).length;
  fireEvent.click(button);
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/^The person loses access at once/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(removed()).toBe(0);
  fireEvent.click(button);
  fireEvent.click(dialog.getByRole('button', { name: 'Take the seat back' }));
  expect(await dialog.findByText(/Something went wrong/)).toBeTruthy();
  api.on(`DELETE ${seats}/${seat.id}`, { status: 204 });
  api.on(`GET ${seats}`, { body: { total: 3, free: 2, seats: [] } });
  fireEvent.click(dialog.getByRole('button', { name: 'Take the seat back' }));
  const left = await screen.findByText('2 of 3 seats are free. One seat is yours.');
  expect(removed()).toBe(2);
  await waitFor(() => expect(document.activeElement).toBe(left));
});

test('a refused address is reported at its field, until another is typed', async () => {
  api.on('GET /api/enrolments', { body: [{ ...testEnrolment, seats: 3 }] });
  api.on(`GET ${seats}`, { body: { total: 3, free: 2, seats: [] } });
  api.on(`POST ${seats}`, { status: 400, body: { message: 'You already have a seat: invite someone else.' } });
  await show(<MyCoursesPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Manage seats (3)' }));
  const field = await screen.findByLabelText('The person’s email');
  fireEvent.change(field, { target: { value: 'ana@example.com' } });
  fireEvent.click(screen.getByRole('button', { name: 'Invite' }));
  expect((await screen.findByRole('alert')).textContent).toBe('You already have a seat: invite someone else.');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(field, { target: { value: 'b@example.com' } });
  expect(field.getAttribute('aria-invalid')).toBeNull();
});

test('without a free seat the invitation is disabled', async () => {
  api.on('GET /api/enrolments', { body: [{ ...testEnrolment, seats: 2 }] });
  api.on(`GET ${seats}`, { body: { total: 2, free: 0, seats: [{ ...seat, status: 'taken' }] } });
  await show(<MyCoursesPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Manage seats (2)' }));
  expect(await screen.findByText('In use')).toBeTruthy();
  expect(screen.queryByLabelText('The person’s email')).toBeNull();
});

test('the dashboard shows unfinished courses first', async () => {
  const done = { ...testEnrolment, id: '2', courseId: 'b', title: 'Done', completedLessons: 3 };
  api.on('GET /api/enrolments', { body: [done, testEnrolment] });
  await show(<DashboardSection />, '/dashboard');
  await screen.findByText('Done');
  expect(screen.getAllByRole('listitem').map((item) => item.querySelector('a')?.textContent)).toEqual([
    'ISO 19650 in Practice',
    'Done',
  ]);
});

test.each([
  ['customer', 1],
  ['producer', 2],
])('the user menu of a %s has %i entries', async (role, count) => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = 'arcada_signed_in=1; path=/';
  api.on('GET /api/user', { body: { ...testUser, role } });
  await show(
    <Menu label="Account">
      <AccountMenu />
    </Menu>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Account' }));
  await waitFor(() => expect(api.names()).toContain('GET /api/user'));
  await waitFor(() => expect(screen.getAllByRole('menuitem').length).toBe(count));
});

/** What jsdom's Blob can't tell by itself; the mark at its start is decoded away. */
test('the courses are saved as CSV', async () => {
  const saved = catchSavedFiles();
  await show(<MyCoursesPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Download CSV' }));
  const { title, enrolledAt } = testEnrolment;
  expect((await saved.text()).split('\r\n')).toEqual([
    'Course,Enrolled on,Lessons complete,Lessons,Certificate',
    `${title},${enrolledAt.slice(0, 10)},1,3,`,
  ]);
});
