import type { AuthoredCourse, AuthoredLesson } from '@arcada/contracts';
import { chooseOption, type FakeApi, fakeApi, openableDialogs, renderInSite } from '@arcada/testing/render';
import { notifications } from '@arcada/ui';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import en from '../../locales/en.json' with { type: 'json' };
import { testDraft, testLesson } from './authored-course.fixture.ts';
import { Component as ContentPage } from './content-list.page.tsx';
import { Component as EditorPage } from './course-editor.page.tsx';
import { moveLesson } from './course-order.ts';
import { movedIn } from './moves.tsx';
import { withRight } from './task-drafts.ts';

const path = '/api/content/courses/my-course';
const course: AuthoredCourse = {
  ...testDraft(testLesson('intro', 'video', 'Intro'), testLesson('check', 'quiz', 'Check')),
  missing: [{ lessonId: 'intro', what: 'clip' }],
};
let api: FakeApi;
beforeAll(openableDialogs);
beforeEach(() => {
  api = fakeApi({
    'GET /api/content/courses': { body: [course] },
    'GET /api/content/questions': { body: [{ courseId: 'my-course', open: 2 }] },
    'GET /api/content/sales': { body: { courses: [], sales: [] } },
    [`GET ${path}`]: { body: course },
    [`GET ${path}/questions`]: { body: { open: 0, questions: [] } },
    [`PATCH ${path}`]: { body: course },
    [`PUT ${path}/structure`]: { body: course },
    [`PATCH ${path}/lessons/check`]: { body: course },
    [`PATCH ${path}/lessons/intro`]: { body: course },
    [`PUT ${path}/uploads`]: { body: { file: 'abc.mp4', contentType: 'video/mp4', bytes: 3 } },
  });
});
afterEach(() => api.restore());
const show = (at = '/dashboard/content/my-course') =>
  renderInSite(
    <Routes>
      <Route path="/dashboard/content" element={<ContentPage />} />
      <Route path="/dashboard/content/:courseId" element={<EditorPage />} />
    </Routes>,
    { texts: { learning: en }, path: at },
  );
const sent = (name: string) => api.calls.find(({ method, path: called }) => `${method} ${called}` === name)?.body;

test('own courses with status, a new draft, and no sales yet', async () => {
  const { path: where } = await show('/dashboard/content');
  const link = await screen.findByRole('link', { name: 'My course' });
  expect(link.getAttribute('href')).toBe('/dashboard/content/my-course');
  expect(screen.getByText('Draft')).toBeTruthy();
  expect(await screen.findByText('Nothing has been sold yet.')).toBeTruthy();
  expect(screen.getByRole('row', { name: /My course/ }).textContent).toContain('Draft22$49');
  fireEvent.click(screen.getByRole('button', { name: 'Create draft' }));
  expect(screen.getByRole('alert').textContent).toBe('At least 3 characters.');
  fireEvent.change(screen.getByLabelText('Title of the new course'), { target: { value: 'My course' } });
  api.on('POST /api/content/courses', { status: 201, body: course });
  fireEvent.click(screen.getByRole('button', { name: 'Create draft' }));
  await waitFor(() => expect(where()).toBe('/dashboard/content/my-course'));
  expect(sent('POST /api/content/courses')).toEqual({ title: 'My course', category: 'revit-training' });
});

test('the id of a new course follows its title until it is typed; one that is taken is named at the field', async () => {
  await show('/dashboard/content');
  await screen.findByRole('link', { name: 'My course' });
  const id = screen.getByLabelText<HTMLInputElement>(/^Id/);
  const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
  type(screen.getByLabelText('Title of the new course'), 'Coordenação com IFC');
  expect(id.value).toBe('coordenacao-com-ifc');
  type(id, 'With Spaces');
  fireEvent.click(screen.getByRole('button', { name: 'Create draft' }));
  expect(screen.getByText('Use lower-case letters, digits and single hyphens.')).toBeTruthy();
  type(id, 'ifc-2026');
  type(screen.getByLabelText('Title of the new course'), 'Coordenação com IFC, de novo');
  expect(id.value).toBe('ifc-2026');
  const message = 'The id “ifc-2026” is taken. Choose another one.';
  const refused = { code: 'learning.content.id-taken', message, errors: [{ path: 'id', message }] };
  api.on('POST /api/content/courses', { status: 409, body: refused });
  fireEvent.click(screen.getByRole('button', { name: 'Create draft' }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(sent('POST /api/content/courses')).toMatchObject({ id: 'ifc-2026' });
});

test('missing parts are named and prevent the submission', async () => {
  await show();
  expect(await screen.findByText('Intro: the video')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Submit for publication' }));
  expect(api.names()).not.toContain(`POST ${path}/submit`);
});

test('what is missing links to its field; of an unfinished quiz the first faults are listed', async () => {
  const faults = ['text', 'options.0.text', 'options.1.text', 'right', 'explanation'].map((name) => ({
    text: `Question 1: ${name}`,
    field: `questions.0.${name}`,
  }));
  const missing: AuthoredCourse['missing'] = [
    { lessonId: null, languages: ['es'], what: 'outcomes' },
    { lessonId: null, chapter: 1, languages: ['en'], what: 'chapter' },
    { lessonId: 'check', what: 'quiz', faults },
  ];
  api.on(`GET ${path}`, { body: { ...course, missing } });
  const { path: where } = await show();
  await screen.findByText('Check: Question 1: text');
  const list = screen.getByText(en.content.missingTitle).closest<HTMLElement>('.a-notice') as HTMLElement;
  const links = within(list).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'what learners will be able to do (Español)',
    'a title of chapter 1; it still has the one it was added with (English)',
    'Check: Question 1: text',
    'Check: Question 1: options.0.text',
    'Check: Question 1: options.1.text',
    'Check: and 2 more',
  ]);
  fireEvent.click(links[0] as HTMLElement);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('What learners will be able to do')));
  expect(screen.getByRole('tab', { name: 'Español' }).getAttribute('aria-selected')).toBe('true');
  fireEvent.click(links[3] as HTMLElement);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Option 1')));
  // Also with unsaved changes: the lesson stays open.
  fireEvent.change(screen.getByLabelText('Option 1'), { target: { value: 'This' } });
  fireEvent.click(links[4] as HTMLElement);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Option 2')));
  expect(where()).toContain('lesson=check');
  expect(screen.queryByText(en.authoring.leaveTitle)).toBeNull();
});

test('the open tab is in the address, so that a reload shows it again', async () => {
  const { path: where } = await show();
  fireEvent.click(await screen.findByRole('tab', { name: 'Facts' }));
  expect(where()).toBe('/dashboard/content/my-course?part=facts');
});

test('a course without a price is submitted only by who means it for free', async () => {
  const advice: AuthoredCourse['advice'] = [
    { lessonId: null, what: 'price' },
    { lessonId: null, languages: ['pt-BR', 'es'], what: 'body' },
    { lessonId: null, languages: ['pt-BR', 'es'], what: 'translations' },
  ];
  const free = { ...course, missing: [], price: 0, advice };
  api.on(`GET ${path}`, { body: free });
  api.on(`POST ${path}/submit`, { body: { ...free, status: 'submitted' } });
  await show();
  expect(await screen.findByText('a text about the course (Português and Español)')).toBeTruthy();
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  fireEvent.click(screen.getByText(/^its texts in every language: .* \(Português and Español\)$/));
  await waitFor(() =>
    expect(screen.getByRole('tab', { name: /^Translations/ }).getAttribute('aria-selected')).toBe('true'),
  );
  press('Submit for publication');
  press('Set a price');
  expect(screen.getByRole('tab', { name: 'Facts' }).getAttribute('aria-selected')).toBe('true');
  expect(api.names()).not.toContain(`POST ${path}/submit`);
  press('Submit for publication');
  press('Yes, submit it for free');
  await waitFor(() => expect(api.names()).toContain(`POST ${path}/submit`));
  expect(sent(`POST ${path}/submit`)).toEqual({ free: true });
});

test.each([
  [{ status: 'draft', revision: null }, ['Sent back']],
  [{ status: 'published', revision: 'draft' }, ['Published', 'New edition: sent back']],
  [{ status: 'submitted', revision: null }, ['Submitted']],
] as const)('the badge says that an admin has sent a course back: %j', async (standing, badges) => {
  api.on(`GET ${path}`, { body: { ...course, adminNote: 'Add captions', ...standing } });
  await show();
  const heading = await screen.findByRole('heading', { level: 1, name: 'My course' });
  const shown = [...(heading.parentElement?.querySelectorAll('.a-badge') ?? [])].map((one) => one.textContent);
  expect(shown).toEqual(badges);
  // What was asked for then stays with the admins.
  expect(screen.queryAllByText('Add captions')).toHaveLength(standing.status === 'submitted' ? 0 : 1);
});

test('a submitted course can be withdrawn', async () => {
  api.on(`GET ${path}`, { body: { ...course, status: 'submitted', missing: [] } });
  api.on(`POST ${path}/withdraw`, { body: course });
  await show();
  const withdraw = await screen.findByRole('button', { name: 'Take it back' });
  api.on(`GET ${path}`, { body: { ...course, missing: [] } });
  withdraw.focus();
  fireEvent.click(withdraw);
  await waitFor(() => expect(api.names()).toContain(`POST ${path}/withdraw`));
  // The pressed button is gone.
  await waitFor(() => expect(withdraw.isConnected).toBe(false));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('a course that was published meanwhile is shown so once it can’t be withdrawn', async () => {
  api.on(`GET ${path}`, { body: { ...course, status: 'submitted', missing: [] } });
  api.on(`POST ${path}/withdraw`, { status: 409, body: { message: 'The status has changed meanwhile.' } });
  await show();
  const withdraw = await screen.findByRole('button', { name: 'Take it back' });
  api.on(`GET ${path}`, { body: { ...course, status: 'published', publishedAt: course.updatedAt, missing: [] } });
  fireEvent.click(withdraw);
  expect(await screen.findByText('The status has changed meanwhile.')).toBeTruthy();
  await waitFor(() => expect(withdraw.isConnected).toBe(false));
});

test('another author’s course is not found', async () => {
  api.on(`GET ${path}`, { status: 404, body: {} });
  await show();
  expect(await screen.findByText('You have no such course.')).toBeTruthy();
});

test('texts are saved language by language, only those that were changed', async () => {
  await show();
  fireEvent.click(await screen.findByRole('tab', { name: 'Español' }));
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Mi curso' } });
  fireEvent.change(screen.getByLabelText('What learners will be able to do'), { target: { value: 'Uno\n\n Dos ' } });
  fireEvent.change(screen.getByLabelText('About the course'), { target: { value: 'A\nB\n\nC' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.names()).toContain(`PATCH ${path}`));
  expect(sent(`PATCH ${path}`)).toEqual({
    texts: {
      es: {
        title: 'Mi curso',
        description: '',
        body: ['A\nB', 'C'],
        outcomes: ['Uno', 'Dos'],
        audience: [],
        requirements: [],
        instructorTitle: '',
        instructorBio: '',
      },
    },
  });
});

test('a double click adds one lesson, and then asks for no other title', async () => {
  await show('/dashboard/content/my-course?part=structure');
  const title = await screen.findByLabelText<HTMLInputElement>('Title of a new lesson');
  fireEvent.change(title, { target: { value: 'Names' } });
  api.on(`POST ${path}/lessons`, { status: 201, body: course });
  const add = screen.getByRole('button', { name: 'Add lesson' });
  fireEvent.click(add, { detail: 1 });
  await waitFor(() => expect(title.value).toBe(''));
  await waitFor(() => expect(add.getAttribute('aria-busy')).toBeNull());
  fireEvent.click(add, { detail: 2 });
  expect(title.getAttribute('aria-invalid')).not.toBe('true');
  expect(api.calls.filter(({ path: called }) => called === `${path}/lessons`)).toHaveLength(1);
  fireEvent.click(add, { detail: 1 });
  expect(title.getAttribute('aria-invalid')).toBe('true');
});

test('lessons are moved and saved as a whole', async () => {
  await show();
  fireEvent.click(await screen.findByRole('tab', { name: 'Lessons' }));
  fireEvent.click(screen.getByRole('button', { name: 'Move up: Check' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save structure' }));
  await waitFor(() => expect(api.names()).toContain(`PUT ${path}/structure`));
  expect(sent(`PUT ${path}/structure`)).toEqual({
    chapters: [{ id: 'one', title: { en: 'One' }, lessons: ['check', 'intro'] }],
  });
});

test('focus goes on with a lesson that moves into another chapter, and with a chapter', async () => {
  const chapters = [...course.chapters, { id: 'two', title: { en: 'Two' }, lessons: [] }];
  api.on(`GET ${path}`, { body: { ...course, chapters } });
  await show();
  fireEvent.click(await screen.findByRole('tab', { name: 'Lessons' }));
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
  const press = (name: string) => {
    act(() => button(name).focus());
    fireEvent.click(button(name));
  };
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  press('Move down: Check');
  expect(said()).toContain('Lesson “Check” moved to position 1 of 1 in chapter “Two”');
  // It can’t move further down.
  expect([button('Move down: Check').disabled, document.activeElement]).toEqual([true, button('Move up: Check')]);
  press('Move up: Check');
  expect(document.activeElement).toBe(button('Move up: Check'));
  press('Move down: One');
  expect(said()).toContain('Chapter “One” moved to position 2 of 2');
  expect(document.activeElement).toBe(button('Move up: One'));
});

test('a lesson at a chapter’s edge moves into the neighbouring chapter', () => {
  const order = [
    { id: 'a', title: {}, lessons: ['1', '2'] },
    { id: 'b', title: {}, lessons: ['3'] },
  ];
  const lessonsOf = (list: typeof order) => list.map(({ lessons }) => lessons);
  expect(lessonsOf(moveLesson(order, 0, 1, 1) as typeof order)).toEqual([['1'], ['2', '3']]);
  expect(lessonsOf(moveLesson(order, 1, 0, -1) as typeof order)).toEqual([['1', '2', '3'], []]);
  expect(lessonsOf(moveLesson(order, 0, 0, -1) as typeof order)).toEqual([['1', '2'], ['3']]);
  expect(movedIn(order, 0, 1).map(({ id }) => id)).toEqual(['b', 'a']);
});

test('a quiz: options, the right one, the explanation', async () => {
  await show('/dashboard/content/my-course?lesson=check');
  const question = within(await screen.findByRole('group', { name: 'Question 1' }));
  fireEvent.change(question.getByLabelText('Question 1'), { target: { value: 'Which?' } });
  fireEvent.change(question.getByLabelText('Option 1'), { target: { value: 'This' } });
  fireEvent.change(question.getByLabelText('Option 2'), { target: { value: 'That' } });
  fireEvent.click(question.getByLabelText('Option 1 is right'));
  fireEvent.click(question.getByLabelText('Option 2 is right'));
  fireEvent.change(question.getByLabelText('Explanation: shown with the result'), { target: { value: 'Because.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.names()).toContain(`PATCH ${path}/lessons/check`));
  expect(sent(`PATCH ${path}/lessons/check`)).toMatchObject({
    quiz: {
      passMark: 0.8,
      questions: [
        {
          id: 'q1',
          kind: 'single',
          text: { en: 'Which?' },
          options: [
            { id: 'o1', text: { en: 'This' } },
            { id: 'o2', text: { en: 'That' }, right: true },
          ],
        },
      ],
    },
  });
});

test('two right options make a question with several answers', () => {
  const question = {
    id: 'q1',
    text: {},
    kind: 'single' as const,
    options: [
      { id: 'o1', text: {}, right: true as const },
      { id: 'o2', text: {} },
    ],
    explanation: {},
  };
  expect(withRight(question, 'o2', true).kind).toBe('multiple');
  expect(withRight(withRight(question, 'o2', true), 'o1', false)).toMatchObject({ kind: 'single' });
});

test('a clip is uploaded unchanged and then attached to its lesson; a refused file says why', async () => {
  await show('/dashboard/content/my-course?lesson=intro');
  const place = (await screen.findByLabelText('Video (MP4 or WebM)')) as HTMLInputElement;
  fireEvent.change(place, { target: { files: [new File(['abc'], 'intro.mp4')] } });
  await waitFor(() => expect(sent(`PATCH ${path}/lessons/intro`)).toEqual({ clip: 'abc.mp4' }));
  const upload = api.calls.find(({ path: called }) => called === `${path}/uploads`);
  expect([upload?.search.get('name'), upload?.headers['content-type']]).toEqual([
    'intro.mp4',
    'application/octet-stream',
  ]);
  api.on(`PUT ${path}/uploads`, { status: 415, body: { message: 'Files of this kind are not taken.' } });
  await waitFor(() => expect(place.disabled).toBe(false));
  fireEvent.change(place, { target: { files: [new File(['abc'], 'intro.exe')] } });
  expect(await screen.findByText('Files of this kind are not taken.')).toBeTruthy();
});

test('captions are sent as such; what the service says of them stands at their field', async () => {
  await show('/dashboard/content/my-course?lesson=intro');
  const place = await screen.findByLabelText<HTMLInputElement>('Captions (WebVTT or SubRip), Español');
  expect(place.accept).toBe('.vtt,.srt');
  const message = 'Line 4: this time can’t be read.';
  const errors = [{ path: 'file', message }];
  api.on(`PUT ${path}/uploads`, { status: 400, body: { code: 'learning.content.bad-captions', message, errors } });
  fireEvent.change(place, { target: { files: [new File(['1'], 'clip.srt')] } });
  const said = await screen.findByText(message);
  expect(api.calls.find(({ path: called }) => called === `${path}/uploads`)?.search.get('place')).toBe('captions');
  expect([place.getAttribute('aria-invalid'), place.getAttribute('aria-describedby')]).toEqual([
    'true',
    expect.stringContaining(said.id),
  ]);
  expect(screen.getByLabelText('Captions (WebVTT or SubRip), English').getAttribute('aria-invalid')).toBeNull();
});

test('limits stand beside the fields; a file beyond them is not sent', async () => {
  await show('/dashboard/content/my-course?lesson=intro');
  const place = await screen.findByLabelText('Video (MP4 or WebM)');
  expect(screen.getByText('MP4 or WebM, up to 200 MB.')).toBeTruthy();
  expect(screen.getByText(/^RVT, RFA, .*IDS.*up to 200 MB each; pictures up to 10 MB\.$/)).toBeTruthy();
  const large = new File(['abc'], 'long.mp4');
  Object.defineProperty(large, 'size', { value: 300 * 1024 ** 2 });
  fireEvent.change(place, { target: { files: [large] } });
  expect(screen.getByRole('alert').textContent).toBe('“long.mp4” is too large: up to 200 MB are accepted here.');
  expect(api.names()).not.toContain(`PUT ${path}/uploads`);
});

describe('existing media', () => {
  const uuid = '0a7a0000-0000-4000-8000-000000000002';
  const captions = { en: `${uuid}.vtt`, es: `${uuid}.vtt` };
  const full = { ...testLesson('intro', 'video', 'Intro'), clip: `${uuid}.mp4`, poster: `${uuid}.png`, captions };
  const change = () => sent(`PATCH ${path}/lessons/intro`);
  beforeEach(async () => {
    api.on(`GET ${path}`, { body: testDraft(full) });
    await show('/dashboard/content/my-course?lesson=intro');
    await screen.findByText('Current file: MP4');
  });

  test('are labelled by their kind, and by their own name once it is known', async () => {
    expect(screen.getByText('Current file: PNG')).toBeTruthy();
    expect(screen.queryByText(/0a7a0000/)).toBeNull();
    api.on(`GET ${path}`, { body: testDraft({ ...full, clip: 'abc.mp4' }) });
    fireEvent.change(screen.getByLabelText('Video (MP4 or WebM)'), {
      target: { files: [new File(['abc'], 'start.mp4')] },
    });
    expect(await screen.findByText('Current file: start.mp4')).toBeTruthy();
  });

  test.each([
    ['Video (MP4 or WebM)', { clip: null }],
    ['Picture before it starts', { poster: null }],
    ['Captions (WebVTT or SubRip), Español', { captions: { en: captions.en } }],
  ])('are removed: %s', async (label, body) => {
    expect(screen.queryByRole('button', { name: 'Remove Captions (WebVTT or SubRip), Português' })).toBeNull();
    const button = screen.getByRole('button', { name: `Remove ${label}` });
    button.focus();
    api.on(`GET ${path}`, { body: testDraft({ ...full, ...body }) });
    fireEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('button', { name: `Remove ${label}` })).toBeNull());
    expect(change()).toEqual(body);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)));
    await waitFor(() => expect(notifications.current()?.title).toBe(`${label} was removed`));
    api.on(`GET ${path}`, { body: testDraft(full) });
    act(() => notifications.current()?.action?.onPress());
    expect(await screen.findByRole('button', { name: `Remove ${label}` })).toBeTruthy();
    const [key = 'clip'] = Object.keys(body) as ('captions' | 'clip' | 'poster')[];
    const last = api.calls.findLast(({ method }) => method === 'PATCH');
    expect(last?.body).toEqual({ [key]: full[key] });
  });
});

describe('media that were changed elsewhere', () => {
  const file = (name: string) => ({ file: `${name}.csv`, name: { en: name }, bytes: 3 });
  const seen = { ...testLesson('intro', 'video', 'Intro'), clip: 'seen.mp4', files: [file('first')] };
  const outdated = { status: 412, body: { message: 'Changed.' } };
  const patch = `PATCH ${path}/lessons/intro`;
  const patches = () => api.calls.filter(({ method, path: called }) => `${method} ${called}` === patch);
  beforeEach(async () => {
    api.on(`GET ${path}`, { body: testDraft(seen) });
    api.on(patch, outdated);
    await show('/dashboard/content/my-course?lesson=intro');
    await screen.findByText('Current file: MP4');
  });
  /** Another tab has saved; the next change is accepted if it is made from that. */
  const saveElsewhere = (change: Partial<AuthoredLesson>) => {
    const now = { ...seen, ...change, mediaVersion: 'm2' };
    api.on(`GET ${path}`, { body: testDraft(now) });
    api.on(patch, ({ headers }) => (headers['if-match'] === '"m2"' ? { body: testDraft(now) } : outdated));
  };

  test('a file is added to those that another tab has added', async () => {
    saveElsewhere({ files: [file('first'), file('second')] });
    api.on(`PUT ${path}/uploads`, { body: { file: 'third.csv', contentType: 'text/csv', bytes: 3 } });
    fireEvent.change(screen.getByLabelText('Files for learners'), {
      target: { files: [new File(['a;b'], 'third')] },
    });
    await waitFor(() => expect(patches()).toHaveLength(2));
    const added = [{ file: 'first.csv' }, { file: 'second.csv' }, { file: 'third.csv' }];
    expect(patches()[1]?.body).toMatchObject({ files: added });
    expect(screen.queryByText('Changed.')).toBeNull();
  });

  describe('of the name of another', () => {
    const choose = async () => {
      api.on(patch, { body: testDraft(seen) });
      api.on(`PUT ${path}/uploads`, { body: { file: 'new.csv', contentType: 'text/csv', bytes: 3 } });
      fireEvent.change(screen.getByLabelText('Files for learners'), {
        target: { files: [new File(['a;b'], 'First')] },
      });
      await screen.findByText('“First” is in the list already');
    };
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

    test('a file takes its place when the author says so, and keeps its place and name', async () => {
      await choose();
      expect(api.names()).not.toContain(`PUT ${path}/uploads`);
      press('Replace it');
      await waitFor(() => expect(patches()[0]?.body).toEqual({ files: [{ file: 'new.csv', name: { en: 'first' } }] }));
    });

    test('a file stands beside it under another name, or isn’t added', async () => {
      await choose();
      press('Don’t add it');
      expect(screen.queryByText('“First” is in the list already')).toBeNull();
      await choose();
      expect(
        screen.getByText(/^In the list: 3 B, uploaded on 1 May 2026.*the new one is called “First \(2\)”\.$/),
      ).toBeTruthy();
      press('Keep both');
      const both = [
        { file: 'first.csv', name: { en: 'first' } },
        { file: 'new.csv', name: { en: 'First (2)' } },
      ];
      await waitFor(() => expect(patches().map(({ body }) => body)).toEqual([{ files: both }]));
    });
  });

  test('the same clip replaced on both sides is never overwritten without asking', async () => {
    saveElsewhere({ clip: 'theirs.webm' });
    const clip = screen.getByLabelText('Video (MP4 or WebM)');
    fireEvent.change(clip, { target: { files: [new File(['abc'], 'mine.mp4')] } });
    expect(await screen.findByText('Video (MP4 or WebM) was changed elsewhere in the meantime')).toBeTruthy();
    expect(screen.getByText('It is now: WEBM. Nothing of yours has been saved yet.')).toBeTruthy();
    expect(patches()).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Use mine' }));
    await waitFor(() => expect(patches()).toHaveLength(2));
    expect(patches()[1]?.body).toEqual({ clip: 'abc.mp4' });
    expect(patches()[1]?.headers['if-match']).toBe('"m2"');
    await waitFor(() => expect(screen.queryByText(/was changed elsewhere/)).toBeNull());
  });

  test('what was saved elsewhere can be kept', async () => {
    saveElsewhere({ clip: null });
    fireEvent.click(screen.getByRole('button', { name: 'Remove Video (MP4 or WebM)' }));
    await waitFor(() => expect(patches().length).toBeGreaterThan(0));
    fireEvent.click(await screen.findByRole('button', { name: 'Keep what was saved elsewhere' }));
    expect(screen.queryByText(/was changed elsewhere/)).toBeNull();
    expect(patches()).toHaveLength(1);
  });
});

test('a cover is saved as soon as it is chosen; a refusal stands at its field', async () => {
  await show();
  const field = (await screen.findByLabelText('Picture on the course page and its card')) as HTMLInputElement;
  const choose = () => fireEvent.change(field, { target: { files: [new File(['abc'], 'cover.png')] } });
  const covers = () => api.calls.filter(({ path: called }) => called === `${path}/cover`);
  const message = 'Choose a PNG, JPEG or WebP file.';
  api.on(`PUT ${path}/cover`, { status: 400, body: { message, errors: [{ path: 'image', message }] } });
  choose();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(covers()[0]?.headers['if-match']).toBe('"category-revit-training.svg"');
  const changed = { ...course, image: 'a.webp', imageUrl: '/api/learning/images/a.webp' };
  api.on(`PUT ${path}/cover`, { body: changed });
  api.on(`GET ${path}`, { body: changed });
  await waitFor(() => expect(field.disabled).toBe(false));
  choose();
  await waitFor(() => expect(document.querySelector('img[src="/api/learning/images/a.webp"]')).not.toBeNull());
  expect(screen.queryByText(message)).toBeNull();
});

test('the instructor’s photo is saved at once, and removed; without one the initials are shown', async () => {
  await show();
  fireEvent.click(await screen.findByRole('tab', { name: 'Facts' }));
  const field = await screen.findByLabelText<HTMLInputElement>('Photo');
  const part = field.closest('section') as HTMLElement;
  expect(within(part).getByText('B')).toBeTruthy();
  expect(within(part).queryByRole('button', { name: 'Remove the photo' })).toBeNull();
  const changed = { ...course, instructorImage: 'a.webp', instructorImageUrl: '/api/learning/images/a.webp' };
  api.on(`PUT ${path}/instructor-photo`, { body: changed });
  api.on(`GET ${path}`, { body: changed });
  fireEvent.change(field, { target: { files: [new File(['abc'], 'me.png')] } });
  await waitFor(() => expect(part.querySelector('img[src="/api/learning/images/a.webp"]')).not.toBeNull());
  api.on(`DELETE ${path}/instructor-photo`, { body: course });
  api.on(`GET ${path}`, { body: course });
  fireEvent.click(within(part).getByRole('button', { name: 'Remove the photo' }));
  expect(await within(part).findByText('B')).toBeTruthy();
  const calls = api.calls.filter(({ path: called }) => called === `${path}/instructor-photo`);
  expect(calls.map(({ method, headers }) => [method, headers['if-match']])).toEqual([
    ['PUT', '"none"'],
    ['DELETE', '"a.webp"'],
  ]);
});

test('of a course on sale, a link leads to its page on the site', async () => {
  await show();
  expect((await screen.findByRole('link', { name: 'View the course page' })).getAttribute('href')).toBe(
    '/dashboard/content/my-course/preview',
  );
  expect(screen.queryByRole('link', { name: 'Open on the site' })).toBeNull();
  cleanup();
  api.on(`GET ${path}`, { body: { ...course, status: 'published', revision: 'draft' } });
  await show();
  const link = await screen.findByRole('link', { name: 'Open on the site' });
  expect(link.getAttribute('href')).toBe('/courses/my-course');
});

test('the learner-view link leads to the open lesson', async () => {
  await show('/dashboard/content/my-course?lesson=check');
  const link = await screen.findByRole('link', { name: 'View as a learner' });
  expect(link.getAttribute('href')).toBe('/dashboard/content/my-course/preview/check');
});

test('a draft’s lessons are loaded from the author’s endpoint, never from the public one', async () => {
  await show();
  const link = await screen.findByRole('link', { name: 'View as a learner' });
  expect(link.getAttribute('href')).toBe('/dashboard/content/my-course/preview/intro');
});

test('a draft is deleted after confirmation, and no longer requested', async () => {
  api.on(`DELETE ${path}`, { status: 409, body: { message: 'Only a draft can be changed.', code: 'x' } });
  const { path: where } = await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Delete draft' }));
  expect(screen.getByText(/will be permanently deleted/)).toBeTruthy();
  expect(api.names()).not.toContain(`DELETE ${path}`);
  fireEvent.click(screen.getByRole('button', { name: 'Delete permanently' }));
  expect(await screen.findByText('Only a draft can be changed.')).toBeTruthy();
  api.on(`DELETE ${path}`, { status: 204 });
  api.on('GET /api/content/courses', { body: [] });
  fireEvent.click(screen.getByRole('button', { name: 'Delete permanently' }));
  await waitFor(() => expect(where()).toBe('/dashboard/content'));
  expect(await screen.findByText('You have no courses of your own yet', undefined, { timeout: 20_000 })).toBeTruthy();
  expect(api.names().filter((name) => name === `GET ${path}`)).toHaveLength(1);
});

test.each([
  ['submitted', null],
  ['draft', '2026-05-12T10:00:00.000Z'],
] as const)('a course that is %s, or was on sale, can’t be deleted', async (status, publishedAt) => {
  api.on(`GET ${path}`, { body: { ...course, status, publishedAt } });
  await show();
  await screen.findByRole('heading', { level: 1, name: 'My course' });
  expect(screen.queryByRole('button', { name: 'Delete draft' })).toBeNull();
});

describe('an exercise', () => {
  const save = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.names()).toContain(`PATCH ${path}/lessons/check`));
    return (sent(`PATCH ${path}/lessons/check`) as { exercise: unknown }).exercise;
  };
  const write = (label: string, value: string, place = 0) =>
    fireEvent.change(screen.getAllByLabelText(label)[place] as HTMLElement, { target: { value } });
  const why = 'Explanation: shown with the result';
  beforeEach(async () => {
    const [chapter] = course.chapters;
    const lessons = chapter?.lessons.map((one) => (one.id === 'check' ? { ...one, kind: 'exercise' } : one));
    api.on(`GET ${path}`, { body: { ...course, chapters: [{ ...chapter, lessons }] } });
    await show('/dashboard/content/my-course?lesson=check');
    await screen.findByLabelText('Kind of exercise');
  });

  test('of names: fields with codes, an example, files with their names', async () => {
    chooseOption('Kind of exercise', 'Name files by a convention');
    write('Task', 'Name it');
    write('Field 1', 'Project');
    write('Code 1', 'ARC');
    write('Meaning of code 1', 'Arcada');
    fireEvent.click(screen.getByRole('button', { name: 'Remove Field 2' }));
    write('Example of a right name', 'ARC');
    write('Item 1', 'The plan');
    write('Right name', 'ARC');
    write(why, 'Because');
    fireEvent.click(screen.getByRole('tab', { name: 'Español' }));
    write('Field 1', 'Proyecto');
    expect(screen.getByLabelText<HTMLInputElement>('Code 1').value).toBe('ARC');
    expect(await save()).toEqual({
      kind: 'name-files',
      task: { en: 'Name it' },
      convention: [{ field: { en: 'Project', es: 'Proyecto' }, values: [{ code: 'ARC', meaning: { en: 'Arcada' } }] }],
      example: 'ARC',
      items: [{ id: 'i1', text: { en: 'The plan' }, answer: 'ARC', explanation: { en: 'Because' } }],
    });
  });

  test('of a table: columns, rows, which are wrong and why', async () => {
    chooseOption('Kind of exercise', 'Find the wrong rows of a table');
    write('Task', 'Find it');
    write('Column 1', 'What');
    write('Column 2', 'Who');
    fireEvent.click(screen.getByRole('button', { name: 'Add column' }));
    fireEvent.click(screen.getByRole('button', { name: 'Remove Column 3' }));
    write('What', 'Model', 0);
    write('What', 'Check', 1);
    write('Who', 'Nobody', 0);
    write('Who', 'Ana', 1);
    fireEvent.click(screen.getAllByLabelText('This row is wrong')[0] as HTMLElement);
    write('What is wrong with it: shown with the result', 'Nobody does it');
    write('Why it is right (optional)', 'She does');
    expect(await save()).toEqual({
      kind: 'find-faults',
      task: { en: 'Find it' },
      columns: [{ en: 'What' }, { en: 'Who' }],
      rows: [
        { id: 'r1', cells: [{ en: 'Model' }, { en: 'Nobody' }], fault: { en: 'Nobody does it' } },
        { id: 'r2', cells: [{ en: 'Check' }, { en: 'Ana' }], why: { en: 'She does' } },
      ],
    });
  });

  test('of an order: it is saved as it is, with all that is missing; what the service refuses stands at its field', async () => {
    write('Item 1', 'First');
    expect(await save()).toMatchObject({ kind: 'order-states', task: {}, items: [{ text: { en: 'First' } }, {}] });
    write('Item 1', 'The first');
    const notice = (await screen.findByText(en.authoring.taskOpen)).closest<HTMLElement>('.a-notice');
    const said = within(notice as HTMLElement).getAllByRole('listitem');
    expect(said.map((item) => item.textContent)).toEqual([
      'Write the task.',
      'Item 1: write why its answer is right.',
      'Item 2 has no text.',
      'Item 2: write why its answer is right.',
    ]);
    expect(screen.getByRole('textbox', { name: 'Task' }).getAttribute('aria-invalid')).toBe('true');
    const message = 'Too long.';
    const errors = [{ path: 'exercise.items.1.text', message }];
    api.on(`PATCH ${path}/lessons/check`, { status: 400, body: { message, code: 'x', errors } });
    write('Item 2', 'Second');
    expect(screen.getByRole('textbox', { name: 'Item 2' }).getAttribute('aria-invalid')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(`It was not saved: ${message}`)).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Item 2' }).getAttribute('aria-invalid')).toBe('true');
  });

  test('of results: a tolerance below zero is refused at its field, kept as typed, and sent as a number', async () => {
    chooseOption('Kind of exercise', 'Enter results of work with files');
    write('Task', 'Count');
    write('Item 1', 'Doors');
    write('Right answer', '12');
    write(why, 'So many');
    write('Tolerance', '-1');
    const said = 'Enter a number of zero or more, such as 0.5.';
    expect(await screen.findByText(said)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    const field = screen.getByLabelText<HTMLInputElement>('Tolerance');
    expect([field.value, document.activeElement]).toEqual(['-1', field]);
    expect(sent(`PATCH ${path}/lessons/check`)).toBeUndefined();
    write('Tolerance', '0,05');
    expect(await save()).toMatchObject({ items: [{ tolerance: 0.05 }] });
  });

  test('that is empty doesn’t block other changes', async () => {
    write('Title', 'A task');
    expect(await save()).toBeUndefined();
  });
});
