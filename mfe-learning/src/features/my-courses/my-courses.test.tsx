import { catchSavedFiles, type FakeApi, fakeApi, hintSignedIn, renderInSite } from '@arcada/testing/render';
import { Menu } from '@arcada/ui';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import { testEnrolment, testUser } from '../../shared/course/course.fixture.ts';
import { Component as AccountMenu } from './account-menu.tsx';
import { Component as DashboardSection } from './dashboard-section.tsx';
import { Component as MyCoursesPage } from './my-courses.page.tsx';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi({
    'GET /api/enrolments': { body: [testEnrolment] },
    'GET /api/enrolments/closed': { body: [] },
    'GET /api/seats': { body: [] },
    'GET /api/seats/offered': { body: [] },
    'GET /api/seats/former': { body: [] },
    'GET /api/certificates/mine': { body: [] },
  });
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

test('courses that are closed to the learner lead to the page that says why and has the notes', async () => {
  api.on('GET /api/enrolments/closed', { body: [{ courseId: 'grids', title: 'Grids', reason: 'seat-withdrawn' }] });
  await show(<MyCoursesPage />);
  const link = await screen.findByRole('link', { name: 'Grids' });
  expect(link.getAttribute('href')).toBe('/courses/grids/learn');
  expect(screen.getByText('Your seat was taken back.')).toBeTruthy();
});

test('a team whose seats were all refunded still leads to its results', async () => {
  const former = { courseId: 'grids', title: 'Grids', refundedAt: '2026-06-01T10:00:00.000Z' };
  api.on('GET /api/enrolments', { body: [] });
  api.on('GET /api/seats/former', { body: [former] });
  await show(<MyCoursesPage />);
  const link = await screen.findByRole('link', { name: 'View the team’s results: Grids' });
  expect(link.getAttribute('href')).toBe('/dashboard/learning/team/grids');
  expect(screen.getByText('Seats refunded on 1 Jun 2026')).toBeTruthy();
  expect(screen.getByText('You take no course yourself')).toBeTruthy();
  expect(screen.queryByText('You have no courses yet')).toBeNull();
});

test('a seat that waits for the user leads to its invitation', async () => {
  const seat = { seatId: 's1', courseId: 'grids', courseTitle: 'Grids', inviter: 'Ada Owner' };
  const plain = { seatId: 's2', courseId: 'names', courseTitle: 'Names', inviter: null };
  api.on('GET /api/user', { body: testUser });
  hintSignedIn();
  api.on('GET /api/seats/offered', { body: [seat, plain] });
  await show(<MyCoursesPage />);
  const link = await screen.findByRole('link', { name: 'Grids' });
  expect(link.getAttribute('href')).toBe('/courses/grids/invitation?offer=s1');
  expect(screen.getByText(/^Ada Owner has paid for a seat in it/)).toBeTruthy();
  expect(screen.getByText(/^Someone has paid for a seat in it/)).toBeTruthy();
});

test.each([
  ['refunded', 'revoked', /^Your certificate is no longer valid, because the order/],
  ['disputed', 'paused', /^Your certificate is not valid for now, because the payment/],
])('a closed course that was %s says that its certificate is %s', async (reason, state, text) => {
  const lostCertificate = { code: 'ARC-1', state };
  api.on('GET /api/enrolments', { body: [] });
  api.on('GET /api/enrolments/closed', { body: [{ courseId: 'grids', title: 'Grids', reason, lostCertificate }] });
  await show(<MyCoursesPage />);
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Check page' }).getAttribute('href')).toBe('/certificates/ARC-1');
  expect(screen.getByText(/and so do certificates, except where a refund or a dispute is named\.$/)).toBeTruthy();
});

test('whose courses are all closed isn’t told that there are none', async () => {
  api.on('GET /api/enrolments', { body: [] });
  await show(<MyCoursesPage />);
  expect(await screen.findByText('You have no courses yet')).toBeTruthy();
  cleanup();
  api.on('GET /api/enrolments/closed', { body: [{ courseId: 'grids', title: 'Grids', reason: 'seat-withdrawn' }] });
  await show(<MyCoursesPage />);
  expect(await screen.findByText('No course is open to you now')).toBeTruthy();
  expect(screen.queryByText('You have no courses yet')).toBeNull();
});

test('a course with new answers says so, and leads to them', async () => {
  api.on('GET /api/enrolments', { body: [{ ...testEnrolment, newAnswers: 2 }] });
  await show(<MyCoursesPage />);
  const link = await screen.findByRole('link', { name: '2 new answers' });
  expect(link.getAttribute('href')).toBe('/dashboard/learning/notices');
});

test('a seat that was given says by whom, and what that person sees', async () => {
  const giver = { name: 'Ada Owner', sees: 'results' } as const;
  const plain = { name: null, sees: 'nothing' } as const;
  const other = { ...testEnrolment, id: '2', courseId: 'b', giver: plain };
  api.on('GET /api/enrolments', { body: [{ ...testEnrolment, giver }, other] });
  await show(<MyCoursesPage />);
  expect(
    await screen.findByText(/^Seat given by Ada Owner, who sees your name,.* and your certificate\.$/),
  ).toBeTruthy();
  expect(screen.getByText('Seat given by the buyer, who does not see your progress.')).toBeTruthy();
});

test('a course whose lessons have changed says which, until that is dismissed', async () => {
  const changes = {
    edition: 2,
    publishedAt: '2026-11-02T10:00:00.000Z',
    added: [{ id: 'when', title: 'When' }],
    removed: [
      { id: 'how', title: 'How', completed: true },
      { id: 'who', title: 'Who', completed: false },
    ],
    changed: [],
  };
  api.on('GET /api/enrolments', { body: [{ ...testEnrolment, changes }] });
  await show(<MyCoursesPage />);
  expect(await screen.findByText('The lessons of this course have changed (2 November 2026)')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'When' }).getAttribute('href')).toBe(
    '/courses/iso-19650-in-practice/learn?lesson=when',
  );
  expect(screen.getByText('Removed lessons')).toBeTruthy();
  expect(screen.getByText('How (you had completed it)')).toBeTruthy();
  expect(screen.getByText('Who')).toBeTruthy();
  expect(screen.queryByText('Changed lessons')).toBeNull();
  const dismiss = () => fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
  const address = `POST /api/courses/${testEnrolment.courseId}/changes/seen`;
  api.on(address, { status: 500, body: {} });
  dismiss();
  expect(await screen.findByText(/Something went wrong/)).toBeTruthy();
  api.on(address, { status: 204 });
  api.on('GET /api/enrolments', { body: [testEnrolment] });
  dismiss();
  await waitFor(() => expect(screen.queryByText('Removed lessons')).toBeNull());
  expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ edition: 2 });
});

test('empty, and failed with retry', async () => {
  api.on('GET /api/enrolments', { status: 500, body: {} });
  await show(<MyCoursesPage />);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  api.on('GET /api/enrolments', { body: [] });
  fireEvent.click(retry);
  expect(await screen.findByText('You have no courses yet')).toBeTruthy();
});

test('courses bought for several people lead to their team pages', async () => {
  const { courseId, title } = testEnrolment;
  const team = { courseId, title, total: 3, free: 2, own: false };
  api.on('GET /api/enrolments', { body: [] });
  api.on('GET /api/seats', { body: [team, { ...team, courseId: 'b', title: 'B', free: 1 }] });
  await show(<MyCoursesPage />);
  expect(await screen.findByText('2 of 3 seats are free.')).toBeTruthy();
  expect(screen.getByText('1 of 3 seats is free.')).toBeTruthy();
  const manage = screen.getByRole('link', { name: 'Manage seats: B' });
  expect(manage.getAttribute('href')).toBe('/dashboard/learning/team/b');
});

test('a certificate stays in the list when its course is closed', async () => {
  const certificate = { code: 'ARC-9', courseId: 'closed', courseTitle: 'Closed', holderName: 'Ana', issuedAt: '' };
  const open = { ...certificate, code: 'ARC-1', courseId: testEnrolment.courseId, courseTitle: 'Open' };
  api.on('GET /api/certificates/mine', { body: [certificate, open] });
  await show(<MyCoursesPage />);
  expect((await screen.findByRole('link', { name: 'Closed' })).getAttribute('href')).toBe('/certificates/ARC-9');
  expect(screen.queryByRole('link', { name: 'Open' })).toBeNull();
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

test('the dashboard of a buyer who takes no course leads to the seats', async () => {
  const { courseId, title } = testEnrolment;
  api.on('GET /api/enrolments', { body: [] });
  api.on('GET /api/seats', { body: [{ courseId, title, total: 3, free: 3, own: false }] });
  await show(<DashboardSection />, '/dashboard');
  expect(await screen.findByText('You take no course yourself')).toBeTruthy();
  expect(screen.getByText(/^The seats that you bought are under My courses/)).toBeTruthy();
  expect(screen.getByRole('link', { name: en.mine.all }).getAttribute('href')).toBe('/dashboard/learning');
});

test.each([
  ['customer', 2],
  ['producer', 3],
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
