import { type AreaFrame, RemotesContext, type SignInStart } from '@arcada/platform';
import { type FakeApi, fakeApi, hintSignedIn, renderInSite } from '@arcada/testing/render';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import en from '../../locales/en.json' with { type: 'json' };
import { testUser } from '../../shared/course/course.fixture.ts';
import { noticesApi } from '../../shared/notices.api.ts';
import { Component as InvitationPage } from './invitation.page.tsx';

const course = 'iso-19650-in-practice';
const invitation = {
  courseId: course,
  courseTitle: 'ISO 19650 in Practice',
  inviter: 'Ada Owner',
  email: 'b…@example.com',
  name: null as string | null,
  mine: false,
  accepted: false,
  own: null,
  hasAccount: false,
};
let api: FakeApi;
beforeEach(() => {
  api = fakeApi({ 'POST /api/seats/invitation': { body: invitation }, 'GET /api/enrolments': { body: [] } });
});
afterEach(() => api.restore());
const frame = {
  SignIn: ({ tab, fullName }: SignInStart) => <p>{[`form: ${tab}`, fullName].filter(Boolean).join(', ')}</p>,
  Loading: () => null,
} as unknown as AreaFrame;
const show = (path = `/courses/${course}/invitation?seat=abc`, beside?: React.ReactElement) =>
  renderInSite(
    <>
      {beside}
      <Routes>
        <Route path="/courses/:courseId/invitation" element={<InvitationPage />} />
        <Route path="/courses/:courseId/learn" element={<p>The course</p>} />
      </Routes>
    </>,
    {
      texts: { learning: en },
      path,
      within: (children) => <RemotesContext value={frame}>{children}</RemotesContext>,
    },
  );
const Unread = () => <p>Unread: {noticesApi.useLearningUnreadNoticesQuery().data?.unread}</p>;
const signedIn = (own = true) => {
  hintSignedIn();
  api.on('GET /api/user', { body: testUser });
  const email = own ? testUser.email : invitation.email;
  api.on('POST /api/seats/invitation', { body: { ...invitation, email, own } });
};

test.each([
  [false, 'Create an account to accept your seat', 'register'],
  [true, 'Sign in to accept your seat', 'login'],
])('a stranger sees who invites to what; with an account of the address: %s', async (hasAccount, text, tab) => {
  api.on('POST /api/seats/invitation', { body: { ...invitation, hasAccount } });
  await show();
  const heading = 'Ada Owner invites you to “ISO 19650 in Practice”';
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(heading);
  expect(await screen.findByRole('heading', { name: text })).toBeTruthy();
  expect(screen.getByText(`form: ${tab}`)).toBeTruthy();
  expect(document.body.textContent).toContain('The invitation was sent to b…@example.com.');
  expect(screen.getByText(/^Ada Owner sees your name, the email of your account/)).toBeTruthy();
  expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ token: 'abc' });
  expect(screen.queryByRole('button', { name: 'Accept the seat' })).toBeNull();
});

test('the registration starts with the name that the buyer has given', async () => {
  api.on('POST /api/seats/invitation', { body: { ...invitation, name: 'Bia Lima' } });
  await show();
  expect(await screen.findByText('form: register, Bia Lima')).toBeTruthy();
});

test('who has confirmed the invited address accepts without the link of the mail, and signs in first', async () => {
  const offer = `/courses/${course}/invitation?offer=s1`;
  api.on('GET /api/user', { status: 401, body: {} });
  api.on('POST /api/seats/invitation', { status: 404, body: { code: 'learning.seat.link-unknown', message: 'No.' } });
  await show(offer);
  expect(await screen.findByText('form: undefined')).toBeTruthy();
  cleanup();
  signedIn();
  await show(offer);
  api.on('POST /api/seats/accept', { body: { courseId: course } });
  fireEvent.click(await screen.findByRole('button', { name: 'Accept the seat' }));
  expect(await screen.findByText('The course')).toBeTruthy();
  const posted = api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(posted.every((body) => JSON.stringify(body) === '{"seatId":"s1"}')).toBe(true);
});

test('the notice of an invitation to an address that the account no longer has says so', async () => {
  signedIn();
  api.on('POST /api/seats/invitation', { status: 404, body: { code: 'learning.seat.link-unknown', message: 'No.' } });
  await show(`/courses/${course}/invitation?offer=s1`);
  expect(await screen.findByText(/^It was sent to another address than that of your account/)).toBeTruthy();
});

test('accepting takes its notice out of the bell', async () => {
  signedIn();
  api.on('GET /api/notices/unread', { body: { unread: 1 } });
  await show(undefined, <Unread />);
  expect(await screen.findByText('Unread: 1')).toBeTruthy();
  api.on('GET /api/notices/unread', { body: { unread: 0 } });
  api.on('POST /api/seats/accept', { body: { courseId: course } });
  fireEvent.click(await screen.findByRole('button', { name: 'Accept the seat' }));
  expect(await screen.findByText('Unread: 0')).toBeTruthy();
});

test('the buyer who opens an own invitation reads whom it is for, and takes the seat only on purpose', async () => {
  signedIn(false);
  const mine = { ...invitation, email: 'bia@example.com', name: 'Bia Lima', mine: true, own: false };
  api.on('POST /api/seats/invitation', { body: mine });
  await show();
  const heading = 'Your own invitation to “ISO 19650 in Practice”';
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(heading);
  expect(await screen.findByText('You sent this invitation to Bia Lima (bia@example.com).')).toBeTruthy();
  const team = screen.getByRole('link', { name: 'Manage seats' });
  expect(team.getAttribute('href')).toBe(`/dashboard/learning/team/${course}`);
  expect(screen.queryByText(/sees your name/)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
  api.on('POST /api/seats/accept', { status: 409, body: { message: 'This seat was taken back.' } });
  const take = screen.getByRole('button', { name: 'Take this seat myself' });
  fireEvent.click(take);
  expect(await screen.findByText('This seat was taken back.')).toBeTruthy();
  api.on('POST /api/seats/accept', { body: { courseId: course } });
  fireEvent.click(take);
  expect(await screen.findByText('The course')).toBeTruthy();
});

test('the buyer who has the course can’t take another seat by an own invitation', async () => {
  signedIn(false);
  api.on('POST /api/seats/invitation', { body: { ...invitation, mine: true, own: false } });
  const enrolment = { id: '1', courseId: course, title: 'x', enrolledAt: '', seats: 2, nextLessonId: null };
  api.on('GET /api/enrolments', { body: [enrolment] });
  await show();
  expect(await screen.findByText('You sent this invitation to b…@example.com.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Take this seat myself' })).toBeNull());
  expect(screen.queryByText(/^You already have this course/)).toBeNull();
});

test('who opens the link again after accepting reads so, and goes on to the course', async () => {
  signedIn();
  const again = { ...invitation, email: testUser.email, own: true, accepted: true };
  api.on('POST /api/seats/invitation', { body: again });
  await show();
  expect(await screen.findByText('You accepted this seat.')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('ISO 19650 in Practice');
  expect(screen.getByRole('link', { name: 'Open the course' }).getAttribute('href')).toBe(`/courses/${course}/learn`);
  expect(screen.queryByText(/^You already have this course/)).toBeNull();
  expect(screen.queryByText(/sees your name/)).toBeNull();
});

test('who is signed in accepts by pressing the button, which opens the course', async () => {
  signedIn();
  api.on('POST /api/seats/accept', { status: 409, body: { message: 'This seat was taken back.' } });
  await show();
  const button = await screen.findByRole('button', { name: 'Accept the seat' });
  expect(screen.getByText(`You accept it as ${testUser.fullName} (${testUser.email}).`)).toBeTruthy();
  expect(screen.queryByText('Is this the right account?')).toBeNull();
  expect(api.names()).not.toContain('POST /api/seats/accept');
  fireEvent.click(button);
  expect(await screen.findByText('This seat was taken back.')).toBeTruthy();
  api.on('POST /api/seats/accept', { body: { courseId: course } });
  fireEvent.click(button);
  expect(await screen.findByText('The course')).toBeTruthy();
  expect(api.calls.findLast(({ method }) => method === 'POST')?.body).toEqual({ token: 'abc' });
});

test('who is signed in with another address is asked, and can use another account', async () => {
  signedIn(false);
  await show();
  expect(await screen.findByText('Is this the right account?')).toBeTruthy();
  const asked = `The invitation was sent to b…@example.com, but you are signed in as ${testUser.email}.`;
  expect(document.body.textContent).toContain(asked);
  expect(screen.getByRole('button', { name: 'Accept with this account' })).toBeTruthy();
  api.on('POST /api/logout', { status: 500, body: {} });
  const other = screen.getByRole('button', { name: 'Use another account' });
  fireEvent.click(other);
  expect(await screen.findByRole('alert')).toBeTruthy();
  api.on('POST /api/logout', { status: 204 });
  api.on('GET /api/user', { status: 401, body: {} });
  api.on('POST /api/seats/invitation', { body: { ...invitation, hasAccount: true } });
  fireEvent.click(other);
  expect(await screen.findByText('form: login')).toBeTruthy();
  expect(api.names()).not.toContain('POST /api/seats/accept');
});

test('an account whose address can’t be compared just now is named, and not asked', async () => {
  signedIn();
  api.on('POST /api/seats/invitation', { body: invitation });
  await show();
  expect(await screen.findByText(`You accept it as ${testUser.fullName} (${testUser.email}).`)).toBeTruthy();
  expect(screen.queryByText('Is this the right account?')).toBeNull();
});

test('a damaged link says what to do', async () => {
  api.on('POST /api/seats/invitation', { status: 400, body: { message: 'token: too short' } });
  await show();
  expect(await screen.findByText(/^A part of this link is missing/)).toBeTruthy();
  expect(screen.queryByText(/^form/)).toBeNull();
});

test.each(['learning.seat.used', 'learning.seat.link-withdrawn'])(
  'a link that is over says so, shows nothing of the invitation, and offers to sign in if it may have been one’s own: %s',
  async (code) => {
    api.on('GET /api/user', { status: 401, body: {} });
    api.on('POST /api/seats/invitation', { status: 410, body: { code, message: 'This invitation is over.' } });
    await show();
    expect(await screen.findByText('This invitation is over.')).toBeTruthy();
    expect(screen.queryAllByText(/^form/)).toHaveLength(code === 'learning.seat.used' ? 1 : 0);
    expect(screen.getByRole('link', { name: 'View the course page' }).getAttribute('href')).toBe(`/courses/${course}`);
    expect(document.body.textContent).not.toContain('bia@example.com');
  },
);

test('who has the course already is led to it', async () => {
  signedIn();
  const enrolment = { id: '1', courseId: course, title: 'x', enrolledAt: '', seats: 0, nextLessonId: null };
  api.on('GET /api/enrolments', { body: [enrolment] });
  await show();
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Open the course' }).getAttribute('href')).toBe(`/courses/${course}/learn`),
  );
  expect(screen.queryByRole('button', { name: 'Accept the seat' })).toBeNull();
});
