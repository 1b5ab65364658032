import { type FakeApi, fakeApi, hintSignedIn, openableDialogs, renderInSite } from '@arcada/testing/render';
import { notifications } from '@arcada/ui';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import en from '../../locales/en.json' with { type: 'json' };
import { testCourse, testUser } from '../../shared/course/course.fixture.ts';
import { Component as LearnPage } from './learn.page.tsx';
import { testLesson, testProgress, testQuizLesson } from './lesson/lesson.fixture.ts';

const course = '/api/courses/iso-19650-in-practice';
const note = {
  id: '6c4f4c2a-9f5f-4a52-8c43-0b4f0e2a3333',
  lessonId: 'welcome',
  lessonTitle: 'Welcome',
  atSeconds: 65,
  text: 'S2 is for information.',
  createdAt: '2026-05-12T10:00:00.000Z',
};
let api: FakeApi;
beforeAll(() => openableDialogs());
beforeEach(() => {
  hintSignedIn();
  api = fakeApi({
    'GET /api/user': { body: testUser },
    'GET /api/enrolments': { body: [] },
    'GET /api/cart/*': { body: [] },
    [`GET ${course}`]: { body: testCourse },
    [`GET ${course}/lessons`]: { body: testProgress },
    [`GET ${course}/lessons/welcome`]: { body: testLesson },
    [`GET ${course}/lessons/names`]: { body: { ...testLesson, id: 'names', title: 'Names of files', video: null } },
    [`GET ${course}/lessons/welcome/notes`]: { body: [note] },
    [`GET ${course}/former-notes`]: { body: [] },
    [`GET ${course}/former-questions`]: { body: [] },
    [`GET ${course}/lessons/welcome/questions`]: { body: [] },
    [`GET ${course}/reviews/mine`]: { body: null },
  });
});
afterEach(() => api.restore());
const show = (path = '/courses/iso-19650-in-practice/learn') =>
  renderInSite(
    <Routes>
      <Route path="/courses/:courseId/learn" element={<LearnPage />} />
    </Routes>,
    { texts: { learning: en }, path },
  );
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('without enrolment', () => {
  beforeEach(() => api.on(`GET ${course}/lessons`, { body: { ...testProgress, enrolled: false } }));

  test('the course page with a notice; checking again opens the course once the enrolment has arrived', async () => {
    await show();
    expect(await title('ISO 19650 in Practice')).toBeTruthy();
    expect(screen.getByText('You need to be enrolled to open this course.')).toBeTruthy();
    api.on(`GET ${course}/lessons`, { body: testProgress });
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await title('Welcome')).toBeTruthy();
  });

  test('a preview lesson opens, without stored progress', async () => {
    await show('/courses/iso-19650-in-practice/learn?lesson=welcome');
    expect(await title('Welcome')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Enroll Now' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Mark complete' })).toBeNull();
  });

  test.each([
    ['seat-withdrawn', 'Your seat was taken back.', undefined],
    ['refunded', 'Your place in this course was refunded.', undefined],
    ['disputed', 'Access to this course is paused.', ['My orders', '/order-history']],
    ['no-seat', 'None of your seats is yours.', ['Manage seats', '/dashboard/learning/team/iso-19650-in-practice']],
    ['unpaid', 'Your order is waiting for its payment.', ['My orders', '/order-history']],
  ])('%s is the reason that the page gives', async (closed, text, link) => {
    const progress = { ...testProgress, enrolled: false, closed, certificateCode: 'ARC-1' };
    api.on(`GET ${course}/lessons`, { body: progress });
    await show();
    expect(await screen.findByText(text)).toBeTruthy();
    const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(target('Your certificate')).toBe('/certificates/ARC-1');
    if (link) expect(target(link[0] as string)).toBe(link[1]);
  });

  test('a seat that was taken back leaves the notes, and the one that was being written can be saved', async () => {
    api.on(`GET ${course}/lessons`, { body: testProgress });
    const { unmount } = await show();
    await title('Welcome');
    fireEvent.click(screen.getByRole('tab', { name: 'Notes' }));
    // What is typed is kept for this person, who may not be known yet; on the site, pages for the signed-in wait for that.
    await waitFor(() => {
      const field = screen.getByRole('textbox', { name: 'New note' });
      for (const value of ['', 'Half a note']) fireEvent.change(field, { target: { value } });
      expect(Object.keys(localStorage).filter((key) => key.includes(testUser.id))).toHaveLength(1);
    });
    unmount();
    const closed = { ...testProgress, enrolled: false, closed: 'seat-withdrawn' };
    api.on(`GET ${course}/lessons`, { body: { ...closed, notes: 0 } });
    api.on(`POST ${course}/lessons/welcome/notes`, () => {
      api.on(`GET ${course}/lessons`, { body: { ...closed, notes: 1 } });
      return { status: 201, body: { ...note, text: 'Half a note' } };
    });
    await show();
    expect(await screen.findByText('You were writing this note on “Welcome”')).toBeTruthy();
    expect(screen.getByText('Half a note')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Your notes' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Save note' }));
    const file = await screen.findByRole('link', { name: 'Your notes' });
    expect(file.getAttribute('href')).toBe(`${course}/notes.md`);
    expect(screen.queryByText('Half a note')).toBeNull();
  });

  test('whose certificate went with the seat reads so there', async () => {
    const lostCertificate = { code: 'ARC-1', state: 'revoked' };
    api.on(`GET ${course}/lessons`, {
      body: { ...testProgress, enrolled: false, closed: 'refunded', notes: 0, lostCertificate },
    });
    await show();
    expect(await screen.findByText(/^Your certificate is no longer valid, because the order/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Check page' }).getAttribute('href')).toBe('/certificates/ARC-1');
  });

  test('its author is led to its preview and its editor, on the course’s page too', async () => {
    api.on('GET /api/user', { body: { ...testUser, role: 'producer' } });
    api.on('GET /api/content/courses', { body: [{ id: 'iso-19650-in-practice', title: 'ISO 19650 in Practice' }] });
    await show();
    expect(await screen.findByText('You have written this course.')).toBeTruthy();
    expect(screen.queryByText('You need to be enrolled to open this course.')).toBeNull();
    const linked = (name: string) => screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
    const editor = '/dashboard/content/iso-19650-in-practice';
    // Beside the notice, and beside the button of the course's page.
    expect(linked('Edit')).toEqual([editor, editor]);
    expect(linked('Preview')).toEqual([`${editor}/preview`, `${editor}/preview`]);
  });

  test('a refusal means the same', async () => {
    api.on(`GET ${course}/lessons`, { status: 403, body: { message: 'No.' } });
    await show();
    expect(await screen.findByText('You need to be enrolled to open this course.')).toBeTruthy();
  });
});

test('resumes with the next lesson, or the one in the address', async () => {
  api.on(`GET ${course}/lessons`, { body: { ...testProgress, nextLessonId: 'names' } });
  const { unmount } = await show();
  expect(await title('Names of files')).toBeTruthy();
  unmount();
  await show('/courses/iso-19650-in-practice/learn?lesson=welcome');
  expect(await title('Welcome')).toBeTruthy();
});

test('the player says which lessons an edition has changed', async () => {
  const [added, gone] = [
    { id: 'names', title: 'Names of files' },
    { id: 'gone', title: 'Gone', completed: false },
  ];
  const changes = {
    edition: 2,
    publishedAt: '2026-11-02T10:00:00.000Z',
    added: [added],
    removed: [gone],
    changed: [],
  };
  api.on(`GET ${course}/lessons`, { body: { ...testProgress, changes } });
  await show();
  const news = (await screen.findByText(/The lessons of this course have changed/)).parentElement as HTMLElement;
  expect(within(news).getByRole('link', { name: 'Names of files' })).toBeTruthy();
  expect(within(news).getByText('Gone')).toBeTruthy();
});

test('a lesson that does not exist: where the learner left off, with a notice', async () => {
  await show('/courses/iso-19650-in-practice/learn?lesson=foo');
  expect(await screen.findByText('This course has no such lesson, so here is where you left off.')).toBeTruthy();
  expect(await title('Welcome')).toBeTruthy();
});

test('a lesson that was removed: what the learner asked and noted there, and its answers are read', async () => {
  const post = { authorName: 'Bruno', fromInstructor: true, mine: false, createdAt: '2026-05-12T10:00:00.000Z' };
  const answer = { ...post, id: '6c4f4c2a-9f5f-4a52-8c43-0b4f0e2a7777', text: 'Like this.' };
  const question = {
    ...post,
    id: '6c4f4c2a-9f5f-4a52-8c43-0b4f0e2a8888',
    mine: true,
    fromInstructor: false,
    text: 'How is it done?',
    answers: [answer],
    lessonId: 'gone',
    lessonTitle: 'Gone',
  };
  const other = { ...question, id: '6c4f4c2a-9f5f-4a52-8c43-0b4f0e2a9999', text: 'Elsewhere?', lessonId: 'other' };
  api.on(`GET ${course}/former-questions`, { body: [question, { ...other, lessonTitle: 'Other', answers: [] }] });
  api.on(`GET ${course}/former-notes`, { body: [{ ...note, lessonId: 'gone', lessonTitle: 'Gone', text: 'Mine.' }] });
  api.on('GET /api/notices/unread', { body: { unread: 1 } });
  api.on('POST /api/notices/read', { status: 204 });
  await show('/courses/iso-19650-in-practice/learn?lesson=gone&tab=questions');
  const place = (await screen.findByText('“Gone” is no longer in the course.')).parentElement as HTMLElement;
  for (const text of ['How is it done?', 'Like this.', 'Mine.']) expect(within(place).getByText(text)).toBeTruthy();
  expect(within(place).queryByText('Elsewhere?')).toBeNull();
  expect(await screen.findByRole('heading', { name: 'On lessons no longer in the course' })).toBeTruthy();
  expect(screen.getByText('Elsewhere?')).toBeTruthy();
  await waitFor(() => expect(api.names()).toContain('POST /api/notices/read'));
  expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({
    path: '/courses/iso-19650-in-practice/learn?lesson=gone&tab=questions',
  });
});

test('marking complete is shown at once, in the lesson and in the syllabus', async () => {
  api.on(`PUT ${course}/lessons/welcome/progress`, { body: { completed: true, positionSeconds: 0 } });
  await show();
  expect(await screen.findByText('Complete once 90% is watched or you mark it complete.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Mark complete' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark complete' })).toBeNull());
  expect(api.calls.find(({ method }) => method === 'PUT')?.body).toEqual({ positionSeconds: 0, completed: true });
  // The counts and a certificate come from the server and are refetched.
  await waitFor(() => expect(api.names().filter((name) => name === `GET ${course}/lessons`).length).toBe(2));
});

test('what was marked complete can be undone', async () => {
  const done = { completed: true, positionSeconds: 0, reopens: true };
  api.on(`GET ${course}/lessons/welcome`, { body: { ...testLesson, state: done } });
  api.on(`PUT ${course}/lessons/welcome/progress`, { body: { completed: false, positionSeconds: 0 } });
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Mark as not complete' }));
  expect(await screen.findByRole('button', { name: 'Mark complete' })).toBeTruthy();
  expect(api.calls.find(({ method }) => method === 'PUT')?.body).toEqual({ positionSeconds: 0, completed: false });
});

test('the wide view is kept for the next lesson and visit, and shows the whole clip', async () => {
  const scrolled: (Element | undefined)[] = [];
  HTMLElement.prototype.scrollIntoView = function () {
    scrolled.push(this);
  };
  const first = await show();
  const clip = await screen.findByLabelText<HTMLVideoElement>('Welcome', { selector: 'video' });
  clip.getBoundingClientRect = () => new DOMRect(0, window.innerHeight - 100, 400, 300);
  const wide = async () => screen.findByRole('button', { name: 'Wide view' });
  expect((await wide()).getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(await wide());
  expect((await wide()).getAttribute('aria-pressed')).toBe('true');
  fireEvent.play(clip);
  expect(scrolled).toEqual([clip, clip]);
  first.unmount();
  await show();
  expect((await wide()).getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(await wide());
});

test('notes are opened from the head of the lesson', async () => {
  HTMLElement.prototype.scrollIntoView = () => undefined;
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Notes' }));
  expect(screen.getByRole('tab', { name: 'Notes' }).getAttribute('aria-selected')).toBe('true');
});

test('a failed marking is reported in place', async () => {
  api.on(`PUT ${course}/lessons/welcome/progress`, { status: 500, body: {} });
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Mark complete' }));
  expect((await screen.findByRole('alert')).textContent).toContain('The lesson was not marked');
});

test('the end of a video offers the next lesson', async () => {
  await show();
  await title('Welcome');
  expect(screen.queryByText('Up next')).toBeNull();
  fireEvent(document.querySelector('video') as HTMLVideoElement, new Event('ended'));
  const card = within(screen.getByText('Up next').closest('[role="status"]') as HTMLElement);
  expect(card.getByText('Names of files')).toBeTruthy();
  expect(card.getByRole('link', { name: 'Next lesson' }).getAttribute('href')).toBe(
    '/courses/iso-19650-in-practice/learn?lesson=names',
  );
});

test('notes on lessons that the course no longer has are listed too', async () => {
  const former = {
    ...note,
    id: '4d2c1f8e-5a55-4c39-9d5e-0f6f0a7f2b11',
    lessonId: 'gone',
    lessonTitle: 'Gone',
    text: 'Kept',
  };
  api.on(`GET ${course}/former-notes`, { body: [former] });
  await show();
  fireEvent.click(await screen.findByRole('tab', { name: 'Notes' }));
  const list = await screen.findByRole('region', { name: 'Lessons no longer in the course' });
  expect(list.textContent).toBe('Lessons no longer in the courseGoneKept');
});

test('notes are pinned to the time, link back to it, and can be downloaded', async () => {
  await show();
  fireEvent.click(await screen.findByRole('tab', { name: 'Notes' }));
  expect(await screen.findByText('S2 is for information.')).toBeTruthy();
  const video = document.querySelector('video') as HTMLVideoElement;
  HTMLElement.prototype.scrollIntoView = () => undefined;
  HTMLMediaElement.prototype.play = async () => undefined;
  fireEvent.click(screen.getByRole('button', { name: 'Go to 1:05' }));
  expect(video.currentTime).toBe(65);
  fireEvent.change(screen.getByLabelText('New note'), { target: { value: 'Ask about this' } });
  video.currentTime = 80;
  api.on(`POST ${course}/lessons/welcome/notes`, { status: 201, body: note });
  fireEvent.click(screen.getByRole('button', { name: 'Save note at 1:05' }));
  await waitFor(() => expect((screen.getByLabelText('New note') as HTMLTextAreaElement).value).toBe(''));
  expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ atSeconds: 65, text: 'Ask about this' });
  expect(screen.getByRole('link', { name: /Markdown/ }).getAttribute('href')).toBe(`${course}/notes.md`);
});

test('a question that was not sent stays in its field', async () => {
  await show();
  fireEvent.click(await screen.findByRole('tab', { name: 'Questions' }));
  expect(await screen.findByText('No questions on this lesson yet.')).toBeTruthy();
  const field = screen.getByLabelText('Ask a question about this lesson') as HTMLTextAreaElement;
  fireEvent.click(screen.getByRole('button', { name: 'Send question' }));
  expect(screen.getByRole('alert').textContent).toBe('Please fill this in.');
  fireEvent.change(field, { target: { value: 'Why S2?' } });
  api.on(`POST ${course}/lessons/welcome/questions`, { status: 429, body: { message: 'Too many questions.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send question' }));
  expect(await screen.findByText('Too many questions.')).toBeTruthy();
  expect(field.value).toBe('Why S2?');
});

test('a line of the transcript jumps to its place', async () => {
  await show();
  HTMLElement.prototype.scrollIntoView = () => undefined;
  HTMLMediaElement.prototype.play = async () => undefined;
  const line = await screen.findByRole('button', { name: /Then it is shared/ });
  expect(line.getAttribute('aria-current')).toBeNull();
  fireEvent.click(line);
  const video = document.querySelector('video') as HTMLVideoElement;
  expect(video.currentTime).toBe(4);
  fireEvent(video, new Event('timeupdate'));
  expect(line.getAttribute('aria-current')).toBe('true');
});

test('a complete course has its certificate', async () => {
  api.on(`GET ${course}/lessons`, { body: { ...testProgress, certificateCode: 'ARC-7K2M-9QXT' } });
  await show();
  expect(await screen.findByText('ARC-7K2M-9QXT')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Download certificate (PDF)' }).getAttribute('href')).toBe(
    `${course}/certificate`,
  );
  expect(screen.getByRole('link', { name: 'Check page' }).getAttribute('href')).toBe('/certificates/ARC-7K2M-9QXT');
});

test('a review needs stars and text, then shows its status', async () => {
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Your review' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Send review' }));
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
    'Choose from 1 to 5 stars.',
    'Please fill this in.',
  ]);
  fireEvent.click(screen.getByLabelText('4 stars'));
  fireEvent.change(screen.getByLabelText('Comment'), { target: { value: 'Clear and short.' } });
  api.on(`POST ${course}/reviews`, {
    status: 201,
    body: { ...note, rating: 4, text: 'Clear and short.', status: 'pending' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Send review' }));
  expect(await screen.findByText('Thank you. Your review is being checked.')).toBeTruthy();
});

test('a declined review says why', async () => {
  const review = { rating: 2, text: 'By Ana, of Bay Ltd', status: 'declined', note: 'Please leave out names.' };
  api.on(`GET ${course}/reviews/mine`, { body: review });
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Your review' }));
  expect(await screen.findByText('Your review was not published.')).toBeTruthy();
  expect(screen.getByText('Please leave out names.')).toBeTruthy();
});

test('a note is removed after confirmation; the focus then is on no other note', async () => {
  const other = { ...note, id: '6c4f4c2a-9f5f-4a52-8c43-0b4f0e2a4444', text: 'Second' };
  api.on(`GET ${course}/lessons/welcome/notes`, { body: [note, other] });
  await show();
  fireEvent.click(await screen.findByRole('tab', { name: 'Notes' }));
  const [bin] = await screen.findAllByRole('button', { name: 'Remove note' });
  fireEvent.click(bin as HTMLElement);
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('S2 is for information.')).toBeTruthy();
  expect(api.names().some((name) => name.startsWith('DELETE'))).toBe(false);
  api.on(`DELETE ${course}/lessons/welcome/notes/${note.id}`, { status: 204 });
  api.on(`GET ${course}/lessons/welcome/notes`, { body: [other] });
  fireEvent.click(dialog.getByRole('button', { name: 'Remove note' }));
  await waitFor(() => expect(screen.queryByText('S2 is for information.')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Notes' }));
});

test('a note that was removed comes back at its time, also when that fails at first', async () => {
  const write = `POST ${course}/lessons/welcome/notes`;
  await show();
  fireEvent.click(await screen.findByRole('tab', { name: 'Notes' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Remove note' }));
  api.on(`DELETE ${course}/lessons/welcome/notes/${note.id}`, { status: 204 });
  api.on(`GET ${course}/lessons/welcome/notes`, { body: [] });
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove note' }));
  await waitFor(() => expect(notifications.current()?.title).toBe('Note removed'));
  const press = () => act(async () => notifications.current()?.action?.onPress());
  expect(notifications.current()?.action?.label).toBe('Undo');
  api.on(write, { status: 500, body: {} });
  await press();
  await waitFor(() => expect(notifications.current()?.title).toMatch(/^The note was not saved: Something went wrong/));
  api.on(write, { status: 201, body: note });
  api.on(`GET ${course}/lessons/welcome/notes`, { body: [note] });
  await press();
  expect(await screen.findByText('S2 is for information.')).toBeTruthy();
  expect(api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual(
    Array(2).fill({ atSeconds: 65, text: 'S2 is for information.' }),
  );
});

test('a note on a lesson that is gone can’t be written again: nothing is offered when it is removed', async () => {
  const former = { ...note, lessonId: 'gone', lessonTitle: 'Gone', text: 'Kept' };
  api.on(`GET ${course}/lessons/welcome/notes`, { body: [] });
  api.on(`GET ${course}/former-notes`, { body: [former] });
  await show();
  fireEvent.click(await screen.findByRole('tab', { name: 'Notes' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Remove note' }));
  const before = notifications.current();
  api.on(`DELETE ${course}/lessons/gone/notes/${note.id}`, { status: 204 });
  api.on(`GET ${course}/former-notes`, { body: [] });
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove note' }));
  await waitFor(() => expect(screen.queryByText('Kept')).toBeNull());
  expect(notifications.current()).toBe(before);
});

test('Cancel, Escape and Save of an edited note lead back to its button; what was typed is kept', async () => {
  await show();
  fireEvent.click(await screen.findByRole('tab', { name: 'Notes' }));
  const edit = () => screen.findByRole('button', { name: /^Edit note:/ });
  const open = async () => {
    fireEvent.click(await edit());
    return screen.getByLabelText<HTMLTextAreaElement>('Text of the note');
  };
  const isBack = async () => waitFor(async () => expect(document.activeElement).toBe(await edit()));
  await open();
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  act(() => cancel.focus());
  fireEvent.click(cancel);
  await isBack();
  const field = await open();
  fireEvent.change(field, { target: { value: 'S1 is for' } });
  expect(fireEvent.keyDown(field, { key: 'Escape', isComposing: true })).toBe(true);
  // The chat doesn't close by the same press.
  expect(fireEvent.keyDown(field, { key: 'Escape' })).toBe(false);
  await isBack();
  expect(screen.getByText('S2 is for information.')).toBeTruthy();
  expect((await open()).value).toBe('S1 is for');
  const changed = { ...note, text: 'S1 is for' };
  api.on(`PATCH ${course}/lessons/welcome/notes/${note.id}`, { body: changed });
  api.on(`GET ${course}/lessons/welcome/notes`, { body: [changed] });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByLabelText('Text of the note')).toBeNull());
  await isBack();
});

test('a note that could not be removed is still there and says so', async () => {
  api.on(`DELETE ${course}/lessons/welcome/notes/${note.id}`, { status: 500, body: {} });
  await show();
  fireEvent.click(await screen.findByRole('tab', { name: 'Notes' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Remove note' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Remove note' }));
  expect(await dialog.findByText(/Something went wrong/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText('S2 is for information.')).toBeTruthy();
});

test('a note is edited in its place; what could not be saved stays in the field', async () => {
  const path = `PATCH ${course}/lessons/welcome/notes/${note.id}`;
  api.on(path, { status: 500, body: {} });
  await show();
  fireEvent.click(await screen.findByRole('tab', { name: 'Notes' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Edit note: S2 is for information.' }));
  const field = screen.getByLabelText('Text of the note') as HTMLTextAreaElement;
  expect([field.value, document.activeElement]).toEqual(['S2 is for information.', field]);
  fireEvent.change(field, { target: { value: 'S1 is for coordination.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong');
  expect(field.value).toBe('S1 is for coordination.');
  api.on(path, { body: { ...note, text: 'S1 is for coordination.' } });
  api.on(`GET ${course}/lessons/welcome/notes`, { body: [{ ...note, text: 'S1 is for coordination.' }] });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('S1 is for coordination.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByLabelText('Text of the note')).toBeNull());
});

test('an answer that the asker sees no longer waits to be read', async () => {
  const post = {
    id: '6c4f4c2a-9f5f-4a52-8c43-0b4f0e2a7777',
    authorName: 'Bruno',
    fromInstructor: true,
    mine: false,
    text: 'Suitable for information.',
    createdAt: '2026-05-12T10:00:00.000Z',
  };
  const question = { ...post, id: '6c4f4c2a-9f5f-4a52-8c43-0b4f0e2a8888', mine: true, text: 'What is S2?' };
  api.on(`GET ${course}/lessons/welcome/questions`, { body: [{ ...question, answers: [post] }] });
  api.on('GET /api/notices/unread', { body: { unread: 1 } });
  api.on('POST /api/notices/read', { status: 204 });
  await show('/courses/iso-19650-in-practice/learn?lesson=welcome');
  await title('Welcome');
  expect(api.names()).not.toContain('GET /api/notices/unread');
  fireEvent.click(await screen.findByRole('tab', { name: 'Questions' }));
  expect(await screen.findByText('Suitable for information.')).toBeTruthy();
  await waitFor(() => expect(api.names()).toContain('POST /api/notices/read'));
  expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({
    path: '/courses/iso-19650-in-practice/learn?lesson=welcome&tab=questions',
  });
});

test('an own question is changed and removed until it is answered', async () => {
  const question = {
    id: '6c4f4c2a-9f5f-4a52-8c43-0b4f0e2a5555',
    authorName: 'Ana',
    fromInstructor: false,
    mine: true,
    text: 'What is S2?',
    createdAt: '2026-05-12T10:00:00.000Z',
    answers: [] as object[],
  };
  const list = `GET ${course}/lessons/welcome/questions`;
  const answered = { ...question, id: '6c4f4c2a-9f5f-4a52-8c43-0b4f0e2a6666', text: 'Answered', answers: [question] };
  api.on(list, { body: [question, answered] });
  api.on(`PATCH ${course}/lessons/welcome/questions/${question.id}`, { status: 204 });
  api.on(`DELETE ${course}/lessons/welcome/questions/${question.id}`, { status: 204 });
  await show();
  fireEvent.click(await screen.findByRole('tab', { name: 'Questions' }));
  expect(await screen.findAllByRole('button', { name: 'Edit' })).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  fireEvent.change(screen.getByLabelText('Your question'), { target: { value: 'What is S3?' } });
  api.on(list, { body: [{ ...question, text: 'What is S3?' }, answered] });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByLabelText('Your question')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' }));
  expect(await screen.findByText('What is S3?')).toBeTruthy();
  api.on(list, { body: [answered] });
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText('What is S3?')).toBeNull());
});

describe('enrolment is lost while the course is open', () => {
  const refused = { status: 403, body: { code: 'learning.course.not-enrolled', message: 'Not enrolled.' } };
  const lost = () => screen.findByText('You need to be enrolled to open this course.');
  beforeEach(() => api.on(`GET ${course}/lessons`, { body: testProgress }));
  const lose = () => api.on(`GET ${course}/lessons`, { body: { ...testProgress, enrolled: false } });

  test('progress that is refused shows the course page with the notice', async () => {
    await show();
    const button = await screen.findByRole('button', { name: 'Mark complete' });
    lose();
    api.on(`PUT ${course}/lessons/welcome/progress`, refused);
    fireEvent.click(button);
    expect(await lost()).toBeTruthy();
    expect(await title('ISO 19650 in Practice')).toBeTruthy();
  });

  test('so does a next lesson that is refused, not an error with Retry', async () => {
    await show();
    const next = await screen.findByRole('link', { name: /Next lesson/ });
    lose();
    api.on(`GET ${course}/lessons/names`, refused);
    fireEvent.click(next);
    expect(await lost()).toBeTruthy();
    expect(screen.queryByText('The lesson could not be loaded')).toBeNull();
  });

  test('so does a quiz whose answers are refused', async () => {
    api.on(`GET ${course}/lessons/check`, { body: testQuizLesson });
    await show('/courses/iso-19650-in-practice/learn?lesson=check');
    for (const option of ['Shared', 'Project']) fireEvent.click(await screen.findByLabelText(option));
    lose();
    api.on(`POST ${course}/lessons/check/quiz`, refused);
    fireEvent.click(screen.getByRole('button', { name: 'Check my answers' }));
    expect(await lost()).toBeTruthy();
  });

  test('a refusal for another reason triggers one check, not a loop', async () => {
    api.on(`PUT ${course}/lessons/welcome/progress`, refused);
    await show();
    const asked = () => api.names().filter((name) => name === `GET ${course}/lessons`).length;
    fireEvent.click(await screen.findByRole('button', { name: 'Mark complete' }));
    await waitFor(() => expect(asked()).toBe(2));
    expect((await screen.findByRole('alert')).textContent).toContain('Not enrolled.');
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(asked()).toBe(2);
  });
});
