import { catchSavedFiles, type FakeApi, fakeApi, openableDialogs, renderInSite } from '@arcada/testing/render';
import { notifications } from '@arcada/ui';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import en from '../../locales/en.json' with { type: 'json' };
import { Component as TeamPage } from './team.page.tsx';

const seats = '/api/courses/iso-19650-in-practice/seats';
const seat = {
  id: '6c4f4c2a-9f5f-4a52-8c43-0b4f0e2a4444',
  email: 'bia@example.com',
  invitedEmail: 'bia@example.com',
  acceptedEmail: null,
  differs: false,
  name: null,
  status: 'invited',
  invitedAt: '2026-05-01T10:00:00.000Z',
  sentAt: '2026-05-01T10:00:00.000Z',
  againAt: '2026-05-01T10:10:00.000Z',
  progress: null,
};
const progress = {
  completedLessons: 3,
  lessonCount: 3,
  lastActiveAt: '2026-05-03T10:00:00.000Z',
  completedAt: '2026-05-03T10:00:00.000Z',
  certificate: { code: 'ARC-1', valid: true },
  quizzes: [{ lessonId: 'final', title: 'Final quiz', attempts: 2, best: 0.9 }],
};
const team = {
  courseId: 'iso-19650-in-practice',
  title: 'ISO 19650 in Practice',
  price: 249.5,
  total: 3,
  free: 2,
  own: false,
  seats: [seat],
  former: [],
};
let api: FakeApi;
beforeAll(() => openableDialogs());
beforeEach(() => {
  api = fakeApi({ [`GET ${seats}`]: { body: team }, 'GET /api/cart/*': { body: [] } });
});
afterEach(() => api.restore());
const show = () =>
  renderInSite(
    <Routes>
      <Route path="/dashboard/learning/team/:courseId" element={<TeamPage />} />
    </Routes>,
    { texts: { learning: en }, path: '/dashboard/learning/team/iso-19650-in-practice' },
  );
const field = async () => (await screen.findByLabelText('Emails of the people to invite')) as HTMLTextAreaElement;
const type = (area: HTMLTextAreaElement, value: string) => fireEvent.change(area, { target: { value } });
const invite = () => fireEvent.click(screen.getByRole('button', { name: 'Invite' }));

test('a pasted list is invited; who could not be stays in the field with the reason', async () => {
  const [first, second, third] = ['a@example.com', 'b@example.com', 'nobody'];
  api.on(`POST ${seats}/list`, {
    body: [
      { email: first, fault: null },
      { email: second, fault: 'none-free' },
      { email: third, fault: 'invalid' },
    ],
  });
  await show();
  const area = await field();
  type(area, `Ana <${first}>, ${second}\n${third}`);
  const language = screen.getByLabelText('Language of the invitation');
  expect(language).toHaveProperty('value', 'en');
  fireEvent.change(language, { target: { value: 'pt-BR' } });
  invite();
  expect(await screen.findByText('1 invitation sent.')).toBeTruthy();
  expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({
    emails: [first, second, third],
    language: 'pt-BR',
  });
  expect(area.value).toBe(`${second}\n${third}`);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
    expect.arrayContaining([`${second}: no seat is free`, `${third}: not a valid email`]),
  );
});

test('an empty or too long list, and a refusal, are reported at the field; nothing typed is lost', async () => {
  api.on(`POST ${seats}/list`, { status: 500, body: {} });
  await show();
  const area = await field();
  invite();
  expect(screen.getByRole('alert').textContent).toBe('Enter at least one email.');
  type(area, Array.from({ length: 201 }, (_, at) => `p${at}@example.com`).join('\n'));
  invite();
  expect(screen.getByRole('alert').textContent).toContain('This list has 201 emails');
  expect(api.names()).not.toContain(`POST ${seats}/list`);
  type(area, 'a@example.com');
  invite();
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong');
  expect(area.value).toBe('a@example.com');
});

test('a double press invites once and complains of nothing', async () => {
  api.on(`POST ${seats}/list`, { body: [{ email: 'a@example.com', fault: null }] });
  await show();
  type(await field(), 'a@example.com');
  const button = screen.getByRole('button', { name: 'Invite' });
  fireEvent.click(button, { detail: 1 });
  fireEvent.submit(button.closest('form') as HTMLFormElement);
  expect(await screen.findByText('1 invitation sent.')).toBeTruthy();
  // Its second press is late: the field is empty by now.
  fireEvent.click(button, { detail: 2 });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('1 invitation sent.')).toBeTruthy();
  expect(api.names().filter((name) => name === `POST ${seats}/list`)).toHaveLength(1);
});

test('an invitation is sent again; a refusal is shown at its row', async () => {
  const letter = `POST ${seats}/${seat.id}/letter`;
  api.on(letter, { status: 429, body: { message: 'This was sent just now.' } });
  await show();
  const again = await screen.findByRole('button', { name: 'Send again to bia@example.com' });
  fireEvent.click(again);
  expect(await screen.findByText('This was sent just now.')).toBeTruthy();
  api.on(letter, { body: seat });
  fireEvent.click(again);
  expect(await screen.findByText(/^The invitation was sent again to bia@example.com/)).toBeTruthy();
});

test('an invitation that was sent just now can be sent again later, and says when', async () => {
  const againAt = new Date(Date.now() + 600_000).toISOString();
  api.on(`GET ${seats}`, { body: { ...team, seats: [{ ...seat, againAt }] } });
  await show();
  const again = await screen.findByRole('button', { name: 'Send again to bia@example.com' });
  expect(again).toHaveProperty('disabled', true);
  expect(screen.getByText(/^Can be sent again from \d+:\d\d/)).toBeTruthy();
});

test('a learner’s progress and certificate are shown and saved as CSV', async () => {
  const taken = { ...seat, status: 'taken', progress };
  const revoked = { ...progress, certificate: { code: 'ARC-2', valid: false } };
  const others = [
    { ...taken, id: '2', name: 'Leo Brandt', email: 'leo@example.com', progress: { ...revoked, quizzes: null } },
    { ...taken, id: '3', email: 'eva@private.example', invitedEmail: 'eva@example.com', differs: true, progress: null },
  ];
  api.on(`GET ${seats}`, { body: { ...team, seats: [taken, ...others] } });
  const saved = catchSavedFiles();
  await show();
  const link = await screen.findByRole('link', { name: 'Certificate of bia@example.com' });
  expect(link.getAttribute('href')).toBe('/certificates/ARC-1');
  expect(screen.getAllByRole('progressbar', { name: '3 of 3 lessons complete' })).toHaveLength(2);
  expect(screen.getByText('Certificate revoked')).toBeTruthy();
  expect(screen.getByText('Leo Brandt')).toBeTruthy();
  expect(screen.getByText('eva@private.example')).toBeTruthy();
  expect(screen.getAllByText(/^Invited as/).map((text) => text.textContent)).toEqual(['Invited as eva@example.com']);
  expect(screen.getByText(/^Final quiz:/).textContent).toBe('Final quiz: 90% in 2 attempts');
  expect(screen.getByText(/^This person accepted the seat before/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Send again/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
  const rows = (await saved.text()).split('\r\n');
  expect(rows[0]).toMatch(/^\W*Name,Email,Invited as,.*,Final quiz: best result in %,Final quiz: attempts$/);
  expect(rows.slice(1, 4)).toEqual([
    ',bia@example.com,,In use,2026-05-01,3,3,2026-05-03,2026-05-03,ARC-1,90,2',
    'Leo Brandt,leo@example.com,,In use,2026-05-01,3,3,2026-05-03,2026-05-03,,,',
    ',eva@private.example,eva@example.com,In use,2026-05-01,,,,,,,',
  ]);
});

test('the buyer takes a seat, and gives it up after confirmation', async () => {
  api.on(`PUT ${seats}/own`, { status: 409, body: { message: 'All seats are taken.' } });
  await show();
  expect(await screen.findByText(/^None of the seats is yours/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Take a seat myself' }));
  expect(await screen.findByText('All seats are taken.')).toBeTruthy();
  api.on(`PUT ${seats}/own`, { status: 204 });
  api.on(`DELETE ${seats}/own`, { status: 204 });
  api.on(`GET ${seats}`, { body: { ...team, own: true, free: 1 } });
  fireEvent.click(screen.getByRole('button', { name: 'Take a seat myself' }));
  const own = await screen.findByText('One of the seats is yours.');
  fireEvent.click(screen.getByRole('button', { name: 'Give up my seat' }));
  expect(api.names()).not.toContain(`DELETE ${seats}/own`);
  api.on(`GET ${seats}`, { body: team });
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Give up my seat' }));
  expect(await screen.findByText(/^None of the seats is yours/)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(own));
});

test('a seat is taken back after confirmation; the focus then is on the number of free ones', async () => {
  api.on(`DELETE ${seats}/${seat.id}`, { status: 500, body: {} });
  await show();
  const button = await screen.findByRole('button', { name: 'Take the seat back from bia@example.com' });
  fireEvent.click(button);
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(api.names()).not.toContain(`DELETE ${seats}/${seat.id}`);
  fireEvent.click(button);
  fireEvent.click(dialog.getByRole('button', { name: 'Take the seat back' }));
  expect(await dialog.findByText(/Something went wrong/)).toBeTruthy();
  api.on(`DELETE ${seats}/${seat.id}`, { status: 204 });
  api.on(`GET ${seats}`, { body: { ...team, free: 3, seats: [] } });
  fireEvent.click(dialog.getByRole('button', { name: 'Take the seat back' }));
  const left = await screen.findByText('3 of 3 seats are free.');
  const description = 'bia@example.com no longer has it. You can give it to someone else now.';
  expect(notifications.current()).toMatchObject({ title: 'Seat taken back', description, tone: 'success' });
  await waitFor(() => expect(document.activeElement).toBe(left));
});

test('more seats are put into the cart, while the course is on sale', async () => {
  api.on('POST /api/cart', { status: 201, body: { id: '6c4f4c2a-9f5f-4a52-8c43-0b4f0e2a9999' } });
  const { unmount } = await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Buy more seats' }));
  await waitFor(() => expect(api.names()).toContain('POST /api/cart'));
  unmount();
  api.on(`GET ${seats}`, { body: { ...team, price: undefined } });
  await show();
  await field();
  expect(screen.queryByRole('button', { name: 'Buy more seats' })).toBeNull();
});

test('who has bought no seats reads so, and can check again after a payment', async () => {
  api.on(`GET ${seats}`, { status: 403, body: { message: 'No.' } });
  await show();
  expect(await screen.findByText('You have no seats to give in this course')).toBeTruthy();
  api.on(`GET ${seats}`, { body: team });
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Team: ISO 19650 in Practice' })).toBeTruthy();
});

test('after a refund of all seats none are offered, also on a page that was open', async () => {
  await show();
  const address = await field();
  api.on(`GET ${seats}`, { status: 403, body: { message: 'No.' } });
  api.on(`POST ${seats}/list`, { status: 403, body: { message: 'No.' } });
  fireEvent.change(address, { target: { value: 'new@example.com' } });
  invite();
  expect(await screen.findByText('You have no seats to give in this course')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull();
});

test('who finished before the seat was taken back stays in the record and in the file', async () => {
  const certificate = { code: 'ARC-1', issuedAt: '2026-05-03T10:00:00.000Z', valid: true };
  const former = [{ id: seat.id, name: 'Bia Lima', withdrawnAt: '2026-06-01T10:00:00.000Z', certificate }];
  api.on(`GET ${seats}`, { body: { ...team, seats: [], former } });
  const saved = catchSavedFiles();
  await show();
  expect(await screen.findByText('Certificate of 3 May 2026; seat taken back on 1 Jun 2026')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Certificate of Bia Lima' });
  expect(link.getAttribute('href')).toBe('/certificates/ARC-1');
  fireEvent.click(screen.getByRole('button', { name: /CSV/ }));
  expect((await saved.text()).split('\r\n')[1]).toBe('Bia Lima,,,Taken back,,,,,2026-05-03,ARC-1');
});
