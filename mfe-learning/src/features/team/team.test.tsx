import { dateFormat } from '@arcada/contracts';
import {
  catchSavedFiles,
  chooseOption,
  type FakeApi,
  fakeApi,
  openableDialogs,
  renderInSite,
} from '@arcada/testing/render';
import { notifications } from '@arcada/ui';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { openWorkbook, rowsOf } from '../../../../tools/test/exported-files.ts';
import en from '../../locales/en.json' with { type: 'json' };
import { minuteAfter } from '../../shared/use-until.ts';
import { Component as TeamPage } from './team.page.tsx';
import { Component as TeamsPage } from './teams.page.tsx';

const seats = '/api/courses/iso-19650-in-practice/seats';
const seat = {
  id: '6c4f4c2a-9f5f-4a52-8c43-0b4f0e2a4444',
  email: 'bia@example.com',
  invitedEmail: 'bia@example.com',
  acceptedEmail: null,
  confirmed: null as boolean | null,
  differs: false,
  name: null,
  status: 'invited',
  invitedAt: '2026-05-01T10:00:00.000Z',
  sentAt: '2026-05-01T10:00:00.000Z',
  againAt: '2026-05-01T10:10:00.000Z' as string | null,
  takenAt: null as string | null,
  remindedAt: null,
  progress: null,
};
const progress = {
  completedLessons: 3,
  lessonCount: 3,
  lastActiveAt: '2026-05-03T10:00:00.000Z',
  completedAt: '2026-05-03T10:00:00.000Z',
  certificate: { code: 'ARC-1', issuedAt: '2026-05-03T10:00:00.000Z', valid: true },
  quizzes: [{ lessonId: 'final', title: 'Final quiz', attempts: 2, best: 0.9, passMark: 0.8, passed: true }],
  exercises: [{ lessonId: 'name', title: 'Name files', done: true }],
};
const team = {
  courseId: 'iso-19650-in-practice',
  title: 'ISO 19650 in Practice',
  price: 249.5,
  total: 3,
  free: 2,
  own: false,
  seats: [seat],
  refundedAt: null as string | null,
  refundedOrders: [] as string[],
  former: [],
};
let api: FakeApi;
beforeAll(() => openableDialogs());
beforeEach(() => {
  api = fakeApi({
    [`GET ${seats}`]: { body: team },
    'GET /api/cart/*': { body: [] },
    'GET /api/seats': { body: [] },
  });
});
afterEach(() => api.restore());
const show = (query = '') =>
  renderInSite(
    <Routes>
      <Route path="/dashboard/learning/team/:courseId" element={<TeamPage />} />
    </Routes>,
    { texts: { learning: en }, path: `/dashboard/learning/team/iso-19650-in-practice${query}` },
  );
const field = async () => (await screen.findByLabelText('Emails of the people to invite')) as HTMLTextAreaElement;
const type = (area: HTMLTextAreaElement, value: string) => fireEvent.change(area, { target: { value } });
const invite = () => fireEvent.click(screen.getByRole('button', { name: 'Invite' }));

/** The details of the person in the only row with this text. */
const openDetails = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name: `Details: ${name}` }));
  return within(screen.getByRole('dialog'));
};

test('a pasted list is invited; who could not be stays in the field with the reason', async () => {
  const [first, second, third, fourth] = ['a@example.com', 'b@example.com', 'nobody', 'c@example.com'];
  api.on(`POST ${seats}/list`, {
    body: [
      { email: first, fault: null },
      { email: second, fault: 'none-free' },
      { email: third, fault: 'invalid' },
      { email: fourth, fault: 'accepted' },
    ],
  });
  await show();
  const area = await field();
  type(area, `Ana <${first}>, Leo <${second}>\nNobody\n${fourth}`);
  chooseOption('Language of the invitation', 'Português');
  invite();
  expect(await screen.findByText('1 invitation sent.')).toBeTruthy();
  expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({
    emails: [first, second, 'Nobody', fourth],
    names: { [first]: 'Ana', [second]: 'Leo' },
    language: 'pt-BR',
  });
  expect(area.value).toBe(`Leo <${second}>\nNobody\n${fourth}`);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
    expect.arrayContaining([
      `${second}: no seat is free`,
      'Nobody: has no email address',
      `${fourth}: the invitation has already been accepted`,
    ]),
  );
});

test('a mistyped address beside a comma is no name: it stays in the field, and the person beside it is invited', async () => {
  api.on(`POST ${seats}/list`, {
    body: [
      { email: 'carlos.firma.com', fault: 'invalid' },
      { email: 'diana@example.com', fault: null },
      { email: 'eva@example.com', fault: 'name' },
    ],
  });
  await show();
  const area = await field();
  type(area, 'carlos.firma.com, diana@example.com\nfirma.com <eva@example.com>');
  invite();
  expect(await screen.findByText('1 invitation sent.')).toBeTruthy();
  expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({
    emails: ['carlos.firma.com', 'diana@example.com', 'eva@example.com'],
    names: { 'eva@example.com': 'firma.com' },
    language: 'en',
  });
  expect(area.value).toBe('carlos.firma.com\nfirma.com <eva@example.com>');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
    expect.arrayContaining(['carlos.firma.com: has no email address', `eva@example.com: ${en.seats.fault_name}`]),
  );
});

test('one’s own address is refused with what can be done: the seat is there, can be taken, or is not free', async () => {
  api.on(`POST ${seats}/list`, { body: [{ email: 'me@example.com', fault: 'own' }] });
  const refused = async (part: object) => {
    api.on(`GET ${seats}`, { body: { ...team, ...part } });
    const { unmount } = await show();
    type(await field(), 'me@example.com');
    invite();
    const item = await screen.findByText(/^me@example\.com:/);
    const said = [item.textContent, screen.queryByRole('button', { name: en.seats.keep }) !== null];
    unmount();
    return said;
  };
  expect(await refused({ own: true })).toEqual(['me@example.com: your own email: you already have a seat', false]);
  expect(await refused({})).toEqual([`me@example.com: ${en.seats.fault_own}`, true]);
  expect(await refused({ free: 0 })).toEqual(['me@example.com: no seat is free', false]);
});

test('what was invited is no longer reported once something else was done; who wasn’t invited still is', async () => {
  const [email, other] = ['a@example.com', 'b@example.com'];
  const given = { ...seat, id: '9', email, invitedEmail: email };
  api.on(`POST ${seats}/list`, () => {
    api.on(`GET ${seats}`, { body: { ...team, free: 1, seats: [seat, given] } });
    return {
      body: [
        { email, fault: null },
        { email: other, fault: 'seated' },
      ],
    };
  });
  api.on(`DELETE ${seats}/9`, () => {
    api.on(`GET ${seats}`, { body: team });
    return { status: 204 };
  });
  api.on(`POST ${seats}/letters`, { body: { sent: 1, recent: 0, often: 0, tooMany: 0 } });
  await show();
  const inviteBoth = async () => {
    type(await field(), `${email}\n${other}`);
    invite();
    expect(await screen.findByText('1 invitation sent.')).toBeTruthy();
  };
  await inviteBoth();
  fireEvent.click((await openDetails(email)).getByRole('button', { name: `Take the seat back from ${email}` }));
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Take the seat back' }));
  await waitFor(() => expect(screen.queryByText('1 invitation sent.')).toBeNull());
  expect(screen.getByText(/^b@example\.com:/).textContent).toBe(`${other}: already has a seat`);
  await inviteBoth();
  fireEvent.click(await screen.findByRole('button', { name: 'Send again to all who haven’t accepted (2)' }));
  expect(await screen.findByText('1 invitation was sent again. Only its new link works.')).toBeTruthy();
  expect(screen.queryByText('1 invitation sent.')).toBeNull();
});

test('lines that come again are merged, and that is said', async () => {
  api.on(`POST ${seats}/list`, { body: [{ email: 'a@example.com', fault: null }] });
  await show();
  type(await field(), 'a@example.com\nA <A@example.com> a@example.com');
  invite();
  expect(await screen.findByText('1 invitation sent. 2 repeated lines were merged.')).toBeTruthy();
  expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({
    emails: ['a@example.com'],
    names: { 'a@example.com': 'A' },
    language: 'en',
  });
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

test('an invitation is sent again; a refusal is shown at its button', async () => {
  const letter = `POST ${seats}/${seat.id}/letter`;
  api.on(letter, { status: 429, body: { message: 'This was sent just now.' } });
  await show();
  const again = (await openDetails('bia@example.com')).getByRole('button', { name: 'Send again to bia@example.com' });
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
  const details = await openDetails('bia@example.com');
  const again = details.getByRole('button', { name: 'Send again to bia@example.com' });
  expect(again).toHaveProperty('disabled', true);
  expect(details.getByText(/^Can be sent again from \d+:\d\d/)).toBeTruthy();
});

test('a learner’s progress, results and certificate are shown and saved as CSV', async () => {
  const taken = { ...seat, status: 'taken', againAt: null, takenAt: '2026-05-02T10:00:00.000Z', progress };
  const begun = {
    ...progress,
    completedLessons: 1,
    completedAt: null,
    certificate: null,
    quizzes: [{ lessonId: 'final', title: 'Final quiz', attempts: 1, best: 0.5, passMark: 0.8, passed: false }],
    exercises: [{ lessonId: 'name', title: 'Name files', done: false }],
  };
  const revoked = { code: 'ARC-2', issuedAt: '2026-05-03T10:00:00.000Z', valid: false };
  const others = [
    {
      ...taken,
      id: '2',
      name: 'Leo Brandt',
      email: 'leo@example.com',
      confirmed: false,
      progress: { ...begun, quizzes: null },
    },
    { ...taken, id: '3', email: 'eva@private.example', invitedEmail: 'eva@example.com', differs: true, progress: null },
    { ...taken, id: '4', email: 'mia@example.com', progress: { ...begun, certificate: revoked } },
  ];
  api.on(`GET ${seats}`, { body: { ...team, seats: [taken, ...others] } });
  const saved = catchSavedFiles();
  await show();
  const link = await screen.findByRole('link', { name: 'Certificate of bia@example.com' });
  expect(link.getAttribute('href')).toBe('/certificates/ARC-1');
  expect(screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-label'))).toEqual([
    '3 of 3 lessons complete',
    '1 of 3 lessons complete',
    '1 of 3 lessons complete',
  ]);
  expect(screen.getByText('Certificate revoked')).toBeTruthy();
  expect(screen.getByText('Leo Brandt')).toBeTruthy();
  expect(screen.getAllByText(en.seats.unconfirmed)).toHaveLength(1);
  expect(screen.getAllByText(/^Invited as/).map((text) => text.textContent)).toEqual(['Invited as eva@example.com']);
  expect(screen.getByRole('row', { name: /^mia@example/ }).textContent).toContain('Not passed, best 50%');
  const details = await openDetails('mia@example.com');
  const results = details.getAllByRole('listitem').map((item) => item.textContent);
  expect(results).toEqual(['Final quizbest result 50%, pass mark 80%, in 1 attemptNot passed', 'Name filesNot done']);
  expect(details.queryByRole('button', { name: /^Send again/ })).toBeNull();
  fireEvent.click(details.getByRole('button', { name: 'Close' }));
  const hidden = await openDetails('eva@private.example');
  expect(hidden.getByText(/^This person accepted the seat before/)).toBeTruthy();
  fireEvent.click(hidden.getByRole('button', { name: 'Close' }));
  fireEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
  const rows = (await saved.text()).split('\r\n');
  expect(rows.slice(0, 5).map((row) => row.replace(/^\W*(?=Name)/, ''))).toEqual([
    'Name,Email,Invited as,Address confirmed,Status,Invited on,Accepted on,Last active on,Lessons complete,Lessons,Completed on,' +
      'Certificate,Certificate issued on,Seat ended on,' +
      'Final quiz: best result in %,Final quiz: pass mark in %,Final quiz: passed,Final quiz: attempts,Name files: done',
    ',bia@example.com,,,Completed,2026-05-01,2026-05-02,2026-05-03,3,3,2026-05-03,ARC-1,2026-05-03,,90,80,Yes,2,Yes',
    'Leo Brandt,leo@example.com,,No,In progress,2026-05-01,2026-05-02,2026-05-03,1,3,,,,,,,,,No',
    ',eva@private.example,eva@example.com,,In use,2026-05-01,2026-05-02,,,,,,,,,,,,',
    ',mia@example.com,,,In progress,2026-05-01,2026-05-02,2026-05-03,1,3,,,,,50,80,No,1,No',
  ]);
});

test('the same rows are saved as a workbook, in which no name is a formula', async () => {
  const name = '=HYPERLINK("https://example.com")';
  const results = (number: number) => ({ ...progress.quizzes[0], lessonId: `quiz-${number}`, title: `Quiz ${number}` });
  const quizzes = Array.from({ length: 7 }, (_, at) => results(at + 1));
  const taken = { ...seat, name, status: 'taken', takenAt: '2026-05-02T10:00:00.000Z' };
  api.on(`GET ${seats}`, { body: { ...team, seats: [{ ...taken, progress: { ...progress, quizzes } }] } });
  const saved = catchSavedFiles();
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Download CSV' }));
  fireEvent.click(screen.getByRole('button', { name: 'Download Excel file' }));
  expect(saved.names).toEqual(['team-iso-19650-in-practice.csv', 'team-iso-19650-in-practice.xlsx']);
  const [headings = ''] = (await saved.text()).split('\r\n');
  const sheet = (await openWorkbook(await saved.bytes(1))).worksheets[0];
  expect(sheet?.name).toBe('People');
  const [head, row] = rowsOf(sheet);
  expect(head?.join()).toBe(headings.replace(/^\W*(?=Name)/, ''));
  expect(row).toHaveLength(head?.length ?? 0);
  expect([row?.[0], row?.at(-1)]).toEqual([name, 'Yes']);
  expect(sheet?.getCell('A2')).toMatchObject({ formula: undefined, numFmt: '@' });
  // Numbers are numbers, also beyond the column Z.
  expect([sheet?.getCell('I2').value, sheet?.getCell('AA2').value]).toEqual([3, 90]);
});

/** Of the table of people: the first words of each row. */
const listed = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('strong, .learn-team-email')?.textContent);

test('a long list is searched, narrowed to a group, and sorted; until then it is in the buyer’s order', async () => {
  const at = (id: string, name: string, more: object = {}) => ({
    ...seat,
    id,
    name,
    email: `${id}@example.com`,
    ...more,
  });
  const taken = { status: 'taken', takenAt: '2026-05-02T10:00:00.000Z' };
  const none = {
    ...progress,
    completedLessons: 0,
    lastActiveAt: null,
    completedAt: null,
    certificate: null,
    quizzes: [],
  };
  const people = [
    at('z', 'Zoe Wild'),
    at('a', 'Ana Lima', { ...taken, progress }),
    at('m', 'Max Lima', { ...taken, progress: none }),
    at('b', 'Bo Ek', {
      ...taken,
      progress: { ...none, completedLessons: 2, lastActiveAt: '2026-05-03T10:00:00.000Z' },
    }),
  ];
  api.on(`GET ${seats}`, { body: { ...team, seats: people } });
  await show();
  await field();
  expect(listed()).toEqual(['Zoe Wild', 'Ana Lima', 'Max Lima', 'Bo Ek']);
  fireEvent.click(screen.getByRole('columnheader', { name: 'Person' }));
  expect(listed()).toEqual(['Ana Lima', 'Bo Ek', 'Max Lima', 'Zoe Wild']);
  fireEvent.click(screen.getByRole('columnheader', { name: 'Progress' }));
  expect(listed()).toEqual(['Zoe Wild', 'Max Lima', 'Bo Ek', 'Ana Lima']);
  fireEvent.change(screen.getByLabelText('Search by name or email'), { target: { value: 'lima M@example' } });
  expect(listed()).toEqual(['Max Lima']);
  fireEvent.change(screen.getByLabelText('Search by name or email'), { target: { value: 'lima' } });
  expect(screen.getByText('2 of 4 people')).toBeTruthy();
  const saved = catchSavedFiles();
  fireEvent.click(screen.getByRole('button', { name: 'Download CSV of the people shown' }));
  expect((await saved.text()).split('\r\n').filter(Boolean).slice(1)).toEqual([
    expect.stringMatching(/^Ana Lima,/),
    expect.stringMatching(/^Max Lima,/),
  ]);
  for (const [group, found] of [
    ['All quizzes passed (1)', ['Ana Lima']],
    ['Not started (1)', ['Max Lima']],
    ['With certificate (1)', ['Ana Lima']],
  ] as const) {
    chooseOption('Show', group);
    expect(listed()).toEqual(found);
  }
  fireEvent.change(screen.getByLabelText('Search by name or email'), { target: { value: '' } });
  chooseOption('Show', 'In progress (1)');
  expect(listed()).toEqual(['Bo Ek']);
  chooseOption('Show', 'Not accepted yet (1)');
  expect(listed()).toEqual(['Zoe Wild']);
  chooseOption('Show', 'Everybody (4)');
  expect(listed()).toHaveLength(4);
});

test('what a list is narrowed to stands in the address, and is narrowed by it', async () => {
  const people = ['Ana Lima', 'Bia Díaz', 'Max Lima'].map((name, at) => ({
    ...seat,
    id: String(at),
    name,
    email: `p${at}@example.com`,
  }));
  api.on(`GET ${seats}`, { body: { ...team, seats: people } });
  const page = await show('?q=lima&show=invited');
  const words = (await screen.findByLabelText('Search by name or email')) as HTMLInputElement;
  expect([words.value, listed()]).toEqual(['lima', ['Ana Lima', 'Max Lima']]);
  const path = '/dashboard/learning/team/iso-19650-in-practice';
  // Accents and case aren't what somebody looks for.
  fireEvent.change(words, { target: { value: ' DIAZ ' } });
  expect(listed()).toEqual(['Bia Díaz']);
  await waitFor(() => expect(page.path()).toBe(`${path}?q=DIAZ&show=invited`));
  chooseOption('Show', 'Everybody (3)');
  await waitFor(() => expect(page.path()).toBe(`${path}?q=DIAZ`));
  expect(words.value).toBe(' DIAZ ');
  fireEvent.change(words, { target: { value: '' } });
  await waitFor(() => expect(page.path()).toBe(path));
  expect(listed()).toHaveLength(3);
});

test('people are sorted as a list of names is, whatever their case, accents and commas', async () => {
  const names = ['costa carla', 'Zoë', 'Costa, Bruno', 'COSTA ANA', 'Álvaro', 'Costabel', 'Alba', 'éva'];
  const people = names.map((name, at) => ({ ...seat, id: String(at), name, email: `p${at}@example.com` }));
  api.on(`GET ${seats}`, { body: { ...team, seats: people } });
  await show();
  await field();
  fireEvent.click(screen.getByRole('columnheader', { name: 'Person' }));
  const order = ['Alba', 'Álvaro', 'COSTA ANA', 'Costa, Bruno', 'costa carla', 'Costabel', 'éva', 'Zoë'];
  expect(listed()).toEqual(order);
});

test('people of other teams are picked into the list instead of being typed again', async () => {
  const taken = { ...seat, status: 'taken', takenAt: '2026-05-02T10:00:00.000Z' };
  const { status: _status, sentAt: _sent, againAt: _again, remindedAt: _reminded, ...facts } = taken;
  const at = (id: string, name: string | null, email: string, more: object = {}) => ({
    ...taken,
    id,
    name,
    email,
    invitedEmail: email,
    ...more,
  });
  const moved = { invitedEmail: 'eva@firm.example', acceptedEmail: 'eva@private.example', differs: true };
  const others = [
    at('1', 'Zoe Wild', 'zoe@example.com'),
    at('2', 'Bia Lima', 'BIA@example.com'),
    // Has never shown that the other address is hers.
    at('3', 'Eva Ek', 'eva@private.example', { ...moved, confirmed: false }),
    at('4', null, 'leo@example.com'),
  ];
  const former = [
    { ...facts, id: '5', name: 'Ana Roth', email: 'ana@example.com', invitedEmail: 'ana@example.com' },
    { ...facts, id: '6', name: 'Leo Brandt', email: 'leo@example.com', invitedEmail: 'leo@example.com' },
    { ...facts, id: '7', name: null, email: '', invitedEmail: '' },
  ].map((one) => ({ ...one, withdrawnAt: '2026-06-01T10:00:00.000Z' }));
  const all = [team, { ...team, courseId: 'names', title: 'Names', seats: others, former }];
  api.on('GET /api/seats', {
    body: all.map(({ courseId, title }) => ({ courseId, title, total: 3, free: 2, own: false })),
  });
  api.on('GET /api/seats/teams', { body: all });
  await show();
  const area = await field();
  const picker = await screen.findByRole('combobox', { name: 'People of your other teams' });
  expect(api.names()).not.toContain('GET /api/seats/teams');
  type(area, 'typed@example.com\n');
  fireEvent.mouseDown(picker);
  const options = () =>
    [...document.querySelectorAll('.ant-select-item-option')].map((one) => one.getAttribute('title'));
  // Who has a seat here isn't offered.
  await waitFor(() =>
    expect(options()).toEqual([
      'Ana Roth (ana@example.com)',
      'Eva Ek (eva@firm.example)',
      'Leo Brandt (leo@example.com)',
      'Zoe Wild (zoe@example.com)',
    ]),
  );
  const pick = (title: string) =>
    fireEvent.click(document.querySelector(`.ant-select-item-option[title="${title}"]`) as Element);
  pick('Eva Ek (eva@firm.example)');
  fireEvent.change(picker, { target: { value: 'rót' } });
  expect(options()).toEqual(['Ana Roth (ana@example.com)']);
  pick('Ana Roth (ana@example.com)');
  expect(area.value).toBe('typed@example.com\nEva Ek <eva@firm.example>\nAna Roth <ana@example.com>');
  // What was typed is done with.
  expect(options()).toHaveLength(4);
  pick('Eva Ek (eva@firm.example)');
  expect(area.value).toBe('typed@example.com\nAna Roth <ana@example.com>');
  api.on(`POST ${seats}/list`, {
    body: ['typed@example.com', 'ana@example.com'].map((email) => ({ email, fault: null })),
  });
  invite();
  expect(await screen.findByText('2 invitations sent.')).toBeTruthy();
  expect(api.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    emails: ['typed@example.com', 'ana@example.com'],
    names: { 'ana@example.com': 'Ana Roth' },
  });
});

test('who has one team is offered nobody of others', async () => {
  api.on('GET /api/seats', { body: [{ courseId: team.courseId, title: team.title, total: 3, free: 2, own: false }] });
  await show();
  await field();
  await waitFor(() => expect(api.names()).toContain('GET /api/seats'));
  expect(screen.queryByRole('combobox', { name: 'People of your other teams' })).toBeNull();
});

test('who has failed a quiz differs from who hasn’t tried it, in the table and as a group', async () => {
  const quiz = { lessonId: 'a', title: 'A', attempts: 0, best: null as number | null, passMark: 0.8, passed: false };
  const failed = { ...quiz, attempts: 1, best: 0.1 };
  const passed = { ...quiz, attempts: 1, best: 0.9, passed: true };
  const at = (id: string, ...quizzes: object[]) => ({
    ...seat,
    id,
    email: `${id}@example.com`,
    status: 'taken',
    takenAt: '2026-05-02T10:00:00.000Z',
    progress: { ...progress, completedAt: null, certificate: null, quizzes },
  });
  const people = [
    at('passed', passed),
    at('failed', failed),
    at('untried', quiz),
    at('several', passed, failed, quiz),
    at('both', passed, passed),
    // Passed by an edition that kept no result.
    at('kept', { ...quiz, passed: true }),
  ];
  api.on(`GET ${seats}`, { body: { ...team, seats: people } });
  await show();
  await field();
  const cells = () => [...document.querySelectorAll('td.learn-team-wide:nth-child(3)')].map((cell) => cell.textContent);
  expect(cells()).toEqual([
    'Passed, 90%',
    'Not passed, best 10%',
    'Not tried',
    '1 of 3 passed, 1 not passed, 1 not tried',
    '2 of 2 passed',
    'Passed',
  ]);
  chooseOption('Show', 'Quiz not passed (2)');
  expect(listed()).toEqual(['failed@example.com', 'several@example.com']);
  chooseOption('Show', 'All quizzes passed (3)');
  expect(listed()).toEqual(['passed@example.com', 'both@example.com', 'kept@example.com']);
  chooseOption('Show', 'Everybody (6)');
  fireEvent.click(screen.getByRole('columnheader', { name: 'Quizzes' }));
  expect(listed().slice(0, 2)).toEqual(['untried@example.com', 'failed@example.com']);
});

test('who hasn’t started is reminded; how many were is said', async () => {
  const none = { ...progress, completedLessons: 0, lastActiveAt: null, completedAt: null, certificate: null };
  const waiting = { ...seat, status: 'taken', takenAt: '2026-05-02T10:00:00.000Z', progress: none };
  api.on(`GET ${seats}`, { body: { ...team, seats: [waiting] } });
  api.on(`POST ${seats}/reminders`, { body: { reminded: 1, recent: 2 } });
  await show();
  const remind = await screen.findByRole('button', { name: 'Remind those who haven’t started' });
  fireEvent.click(remind);
  expect(await screen.findByText('1 person was reminded.')).toBeTruthy();
  expect(screen.getByText(/^2 people accepted their seat or were reminded within the last 3 days/)).toBeTruthy();
  await waitFor(() => expect(remind.getAttribute('aria-busy')).not.toBe('true'));
  api.on(`POST ${seats}/reminders`, { status: 403, body: { message: 'No.' } });
  fireEvent.click(remind);
  expect(await screen.findByText('No.')).toBeTruthy();
});

test('all who haven’t accepted are invited again; how many were not, and why, is said', async () => {
  const taken = { ...seat, id: '3', status: 'taken', againAt: null, takenAt: '2026-05-02T10:00:00.000Z' };
  const soon = { ...seat, id: '2', email: 'leo@example.com', againAt: new Date(Date.now() + 600_000).toISOString() };
  api.on(`GET ${seats}`, { body: { ...team, seats: [seat, soon, taken] } });
  api.on(`POST ${seats}/letters`, { status: 403, body: { message: 'No.' } });
  const { unmount } = await show();
  const name = 'Send again to all who haven’t accepted (2)';
  const again = await screen.findByRole('button', { name });
  fireEvent.click(again);
  expect(await screen.findByText('No.')).toBeTruthy();
  api.on(`POST ${seats}/letters`, { body: { sent: 1, recent: 1, often: 2, tooMany: 3 } });
  await waitFor(() => expect(again.getAttribute('aria-busy')).not.toBe('true'));
  fireEvent.click(again);
  expect(await screen.findByText('1 invitation was sent again. Only its new link works.')).toBeTruthy();
  expect(screen.getByText(/^1 invitation was not sent again: it was sent less than ten minutes ago/)).toBeTruthy();
  expect(screen.getByText(/^2 invitations were not sent again: the addresses have/)).toBeTruthy();
  expect(screen.getByText(/^3 invitations were not sent again: you have sent many/)).toBeTruthy();
  unmount();
  // None can be sent yet.
  api.on(`GET ${seats}`, { body: { ...team, seats: [soon] } });
  await show();
  const none = await screen.findByRole('button', { name: 'Send again to all who haven’t accepted (1)' });
  expect(none).toHaveProperty('disabled', true);
  expect(screen.getByText(/^Can be sent again from/)).toBeTruthy();
});

test('nobody is reminded while all have just accepted or been reminded; it says from when on', async () => {
  const none = { ...progress, completedLessons: 0, lastActiveAt: null, completedAt: null, certificate: null };
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const recent = { ...seat, status: 'taken', takenAt: ago(1), progress: none };
  const reminded = { ...recent, id: '2', email: 'leo@example.com', takenAt: ago(9), remindedAt: ago(2) };
  api.on(`GET ${seats}`, { body: { ...team, seats: [recent, reminded] } });
  const { unmount } = await show();
  const remind = () => screen.findByRole('button', { name: 'Remind those who haven’t started' });
  expect(await remind()).toHaveProperty('disabled', true);
  // The one who was reminded two days ago is the next.
  const next = minuteAfter(new Date(Date.parse(reminded.remindedAt) + 3 * 86_400_000));
  const time = dateFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(next);
  expect(screen.getByText(/^Reminders can be sent from/).textContent).toContain(`from ${time}:`);
  unmount();
  api.on(`GET ${seats}`, { body: { ...team, seats: [recent, { ...reminded, remindedAt: ago(4) }] } });
  await show();
  expect(await remind()).toHaveProperty('disabled', false);
  expect(screen.queryByText(/^Reminders can be sent from/)).toBeNull();
});

test('the buyer takes a seat, and gives it up after confirmation', async () => {
  api.on(`PUT ${seats}/own`, { status: 409, body: { message: 'All seats are taken.' } });
  await show();
  expect(await screen.findByText(/^None of the seats is yours/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Take a seat myself' }));
  expect(await screen.findByText('All seats are taken.')).toBeTruthy();
  api.on(`PUT ${seats}/own`, { status: 204 });
  api.on(`DELETE ${seats}/own`, { status: 204 });
  expect(screen.queryByText(/for yourself/)).toBeNull();
  api.on(`GET ${seats}`, { body: { ...team, own: true, free: 1 } });
  fireEvent.click(screen.getByRole('button', { name: 'Take a seat myself' }));
  const own = await screen.findByText('One of the seats is yours.');
  expect(screen.getByText('In use: 1 for others, 1 for yourself.')).toBeTruthy();
  expect(screen.getByText(/^Your own seat is not in this list/)).toBeTruthy();
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
  const name = 'Take the seat back from bia@example.com';
  fireEvent.click((await openDetails('bia@example.com')).getByRole('button', { name }));
  const dialog = within(screen.getByRole('dialog', { name }));
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(api.names()).not.toContain(`DELETE ${seats}/${seat.id}`);
  fireEvent.click((await openDetails('bia@example.com')).getByRole('button', { name }));
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

test('after a full refund the page says so, with the orders, and lists who had a seat', async () => {
  const { status: _status, sentAt: _sent, remindedAt: _reminded, againAt: _again, ...facts } = seat;
  const at = '2026-06-01T10:00:00.000Z';
  const had = {
    ...facts,
    name: 'Bia Lima',
    takenAt: '2026-05-02T10:00:00.000Z',
    withdrawnAt: at,
    refunded: true,
    progress,
  };
  const orders = ['o1', 'o2'];
  const refunded = { ...team, total: 0, free: 0, seats: [], former: [had], refundedAt: at, refundedOrders: orders };
  const refundedNumbers = { o2: 'A-000003' };
  api.on(`GET ${seats}`, { body: { ...refunded, refundedNumbers } });
  await show();
  expect(await screen.findByText('Your seats in this course were refunded on 1 June 2026')).toBeTruthy();
  // By its number, as far as the store is available.
  expect(screen.getByRole('link', { name: 'See the order' }).getAttribute('href')).toBe('/order-history?order=o1');
  expect(screen.getByRole('link', { name: 'See order A-000003' }).getAttribute('href')).toBe('/order-history?order=o2');
  expect(screen.getByRole('row', { name: /^Bia Lima/ }).textContent).toContain('Refunded on 1 Jun 2026');
  expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull();
  expect(screen.queryByText(/After a payment it may take/)).toBeNull();
  expect((await openDetails('Bia Lima')).getByText('Refunded', { exact: true })).toBeTruthy();
});

test('somebody who is invited again after a refund is one person, who is invited', async () => {
  const { status: _status, sentAt: _sent, remindedAt: _reminded, againAt: _again, ...facts } = seat;
  const at = '2026-06-01T10:00:00.000Z';
  const had = {
    ...facts,
    id: '2',
    name: 'Bia Lima',
    takenAt: facts.invitedAt,
    withdrawnAt: at,
    refunded: true,
    progress,
  };
  const gone = { ...facts, id: '3', email: 'leo@example.com', invitedEmail: 'leo@example.com', withdrawnAt: at };
  const former = [had, { ...gone, refunded: true }];
  api.on(`GET ${seats}`, { body: { ...team, former } });
  await show();
  // Each table is counted by itself; one person in both is one of everybody.
  expect(await screen.findByText('People: 1 of 1 · former holders: 2 of 2')).toBeTruthy();
  expect(screen.getByText('Everybody, with former holders (2)')).toBeTruthy();
  // Who had not accepted before the refund isn't forgotten.
  expect(screen.getByRole('row', { name: /^leo@example.com/ }).textContent).toContain('Not accepted');
  cleanup();
  api.on('GET /api/seats/teams', { body: [{ ...team, former }] });
  await renderInSite(<TeamsPage />, { texts: { learning: en } });
  const people = within(await screen.findByRole('group', { name: 'People' }));
  const row = people.getByRole('row', { name: /^Bia Lima/ });
  expect(row.textContent).toContain('Invited');
  expect(row.textContent).not.toContain('Refunded');
});

test('the search finds former holders too, and says so when it finds nobody', async () => {
  const { status: _status, sentAt: _sent, remindedAt: _reminded, againAt: _again, ...facts } = seat;
  const had = { ...facts, id: '2', name: 'Leo Roth', email: 'leo@example.com', takenAt: facts.invitedAt };
  const former = [{ ...had, withdrawnAt: '2026-06-01T10:00:00.000Z', refunded: false, progress }];
  api.on(`GET ${seats}`, { body: { ...team, former } });
  await show();
  const search = await screen.findByLabelText('Search by name or email');
  fireEvent.change(search, { target: { value: 'roth' } });
  expect(screen.getByRole('row', { name: /^Leo Roth/ })).toBeTruthy();
  expect(screen.queryByRole('row', { name: /^bia@example.com/ })).toBeNull();
  expect(screen.getByText('People: 0 of 1 · former holders: 1 of 1')).toBeTruthy();
  fireEvent.change(search, { target: { value: 'nobody' } });
  expect(screen.getByText('No one found.')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Former holders' })).toBeNull();
});

test('what is still in the field is there again after the page was left', async () => {
  const first = await show();
  type(await field(), 'late@example.com');
  first.unmount();
  await show();
  expect((await field()).value).toBe('late@example.com');
});

test('who had a seat stays in a list of their own and in the file, with what they had reached', async () => {
  const { status: _status, sentAt: _sent, remindedAt: _reminded, ...facts } = seat;
  const had = { ...facts, takenAt: '2026-05-02T10:00:00.000Z', withdrawnAt: '2026-06-01T10:00:00.000Z' };
  const former = [
    { ...had, name: 'Bia Lima', progress },
    { ...had, id: '2', email: '', invitedEmail: '', progress: null },
  ];
  api.on(`GET ${seats}`, { body: { ...team, seats: [], former } });
  const saved = catchSavedFiles();
  await show();
  expect(await screen.findByRole('heading', { name: 'Former holders' })).toBeTruthy();
  expect(screen.getByText('No one has been invited yet.')).toBeTruthy();
  expect(screen.getByText('People: 0 of 0 · former holders: 2 of 2')).toBeTruthy();
  expect(screen.getByRole('row', { name: /^Bia Lima/ }).textContent).toMatch(
    /^Bia Limabia@example.comTaken back on 1 Jun 2026.*Passed, 90%/,
  );
  expect(screen.getByRole('row', { name: /^Name not known/ })).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Certificate of Bia Lima' });
  expect(link.getAttribute('href')).toBe('/certificates/ARC-1');
  const details = await openDetails('Bia Lima');
  expect(details.getByText('Taken back', { exact: true })).toBeTruthy();
  expect(details.queryByRole('button', { name: /^Take the seat back/ })).toBeNull();
  fireEvent.click(details.getByRole('button', { name: 'Close' }));
  fireEvent.click(screen.getByRole('button', { name: /CSV/ }));
  expect((await saved.text()).split('\r\n').slice(1, 3)).toEqual([
    'Bia Lima,bia@example.com,,,Taken back,2026-05-01,2026-05-02,2026-05-03,3,3,2026-05-03,ARC-1,2026-05-03,2026-06-01,' +
      '90,80,Yes,2,Yes',
    ',,,,Taken back,2026-05-01,2026-05-02,,,,,,,2026-06-01,,,,,',
  ]);
});

test('all teams are listed with their people across courses, and saved as CSV', async () => {
  const taken = { ...seat, name: 'Bia Lima', status: 'taken', takenAt: '2026-05-02T10:00:00.000Z', progress };
  const teams = [
    { ...team, seats: [taken] },
    { ...team, courseId: 'names', title: 'Names', seats: [{ ...seat, id: '2', email: 'BIA@example.com' }] },
    { ...team, courseId: 'empty', title: 'Empty', total: 5, free: 4, own: true, seats: [] },
  ];
  api.on('GET /api/seats/teams', { body: teams });
  const saved = catchSavedFiles();
  await renderInSite(<TeamsPage />, { texts: { learning: en } });
  const link = await screen.findByRole('link', { name: 'ISO 19650 in Practice' });
  expect(link.getAttribute('href')).toBe('/dashboard/learning/team/iso-19650-in-practice');
  expect(screen.getByRole('row', { name: /^ISO 19650/ }).textContent).toBe('ISO 19650 in Practice312000011');
  // The buyer's own seat is used too, and belongs to no group.
  expect(screen.getByRole('row', { name: /^Empty/ }).textContent).toBe('Empty511 for yourself4000000');
  expect(screen.getByText(/^Your own seat is not in this list/)).toBeTruthy();
  const people = within(screen.getByRole('group', { name: 'People' }));
  expect(people.getAllByRole('row')).toHaveLength(2);
  expect(people.getByRole('row', { name: /^Bia Lima/ }).textContent).toBe(
    'Bia Limabia@example.comISO 19650 in PracticeCompleted3 of 3 lessonsNamesInvitedEmpty–',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
  expect((await saved.text()).split('\r\n').slice(1, 3)).toEqual([
    'Bia Lima,bia@example.com,,,ISO 19650 in Practice,Completed,3,3,Yes,2026-05-03,ARC-1,',
    'Bia Lima,bia@example.com,,,Names,Invited,,,,,,',
  ]);
});

test('who completed a course stays in the overview and its counts after the seat went to somebody else', async () => {
  const { status: _status, sentAt: _sent, remindedAt: _reminded, againAt: _again, ...facts } = seat;
  const moved = { email: 'leo@private.example', invitedEmail: 'leo@example.com', differs: true, confirmed: false };
  const ended = { withdrawnAt: '2026-06-01T10:00:00.000Z', refunded: false };
  const had = { ...facts, ...moved, ...ended, id: '2', name: 'Leo Roth', takenAt: facts.invitedAt, progress };
  api.on('GET /api/seats/teams', { body: [{ ...team, former: [had] }] });
  const saved = catchSavedFiles();
  await renderInSite(<TeamsPage />, { texts: { learning: en } });
  // Of nobody who was invited, one with all quizzes passed and the certificate.
  expect((await screen.findByRole('row', { name: /^ISO 19650/ })).textContent).toBe(
    'ISO 19650 in Practice3121000' + '11 without a seat now' + '11 without a seat now',
  );
  const row = screen.getByRole('row', { name: /^Leo Roth/ }).textContent;
  for (const text of ['Taken back', 'Invited as leo@example.com', en.seats.unconfirmed]) expect(row).toContain(text);
  fireEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
  expect((await saved.text()).split('\r\n')[2]).toBe(
    'Leo Roth,leo@private.example,leo@example.com,No,ISO 19650 in Practice,Taken back,3,3,Yes,2026-05-03,ARC-1,2026-06-01',
  );
});

test('the overview is searched by person and course, and narrowed to a group', async () => {
  const taken = { ...seat, status: 'taken', takenAt: '2026-05-02T10:00:00.000Z', progress };
  const at = (id: string, name: string, more: object = {}) => ({
    ...taken,
    id,
    name,
    email: `${name.slice(0, 3).toLowerCase()}@example.com`,
    ...more,
  });
  const open = { status: 'invited', takenAt: null, progress: null };
  const teams = [
    { ...team, courseId: 'names', title: 'Names of files', seats: [at('1', 'Bia Lima'), at('2', 'Leo Brandt', open)] },
    { ...team, courseId: 'grids', title: 'Grids', seats: [at('3', 'Bia Lima', open), at('4', 'Zoe Wild')] },
    { ...team, courseId: 'empty', title: 'Empty grids', seats: [] },
  ];
  api.on('GET /api/seats/teams', { body: teams });
  const page = await renderInSite(<TeamsPage />, { texts: { learning: en }, path: '/dashboard/learning/team' });
  const words = await screen.findByLabelText('Search by name, email or course');
  const search = (value: string) => fireEvent.change(words, { target: { value } });
  const courses = () =>
    screen.queryAllByRole('link').flatMap(({ textContent }) => (textContent === 'My courses' ? [] : textContent));
  const people = () => {
    const group = screen.queryByRole('group', { name: 'People' });
    return [...(group?.querySelectorAll('tbody strong') ?? [])].map(({ textContent }) => textContent);
  };
  const all = courses();
  expect([all.slice(-3), people()]).toEqual([
    ['Names of files', 'Grids', 'Empty grids'],
    ['Bia Lima', 'Leo Brandt', 'Zoe Wild'],
  ]);
  const found = () => [courses().filter((text) => !all.slice(0, -3).includes(text)), people()];
  search('leo');
  expect(found()).toEqual([['Names of files'], ['Leo Brandt']]);
  search('grids');
  expect(found()).toEqual([
    ['Grids', 'Empty grids'],
    ['Bia Lima', 'Zoe Wild'],
  ]);
  search('grids lima');
  expect(found()).toEqual([['Grids'], ['Bia Lima']]);
  chooseOption('Show', 'With certificate (2)');
  // She has it in the other course.
  expect(found()).toEqual([[], []]);
  expect(screen.getByText('0 of 3 people')).toBeTruthy();
  search('');
  expect(found()).toEqual([
    ['Names of files', 'Grids'],
    ['Bia Lima', 'Zoe Wild'],
  ]);
  await waitFor(() => expect(page.path()).toBe('/dashboard/learning/team?show=certified'));
  const saved = catchSavedFiles();
  fireEvent.click(screen.getByRole('button', { name: 'Download CSV of the people shown' }));
  expect((await saved.text()).split('\r\n').slice(1).filter(Boolean)).toHaveLength(3);
});

test('who has bought no seats for others reads so in the overview', async () => {
  api.on('GET /api/seats/teams', { body: [] });
  await renderInSite(<TeamsPage />, { texts: { learning: en } });
  expect(await screen.findByText('You have bought no seats for others')).toBeTruthy();
});
