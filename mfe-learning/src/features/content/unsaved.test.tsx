import { type FakeApi, fakeApi, openableDialogs, renderInSite } from '@arcada/testing/render';
import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import en from '../../locales/en.json' with { type: 'json' };
import { testDraft, testLesson } from './authored-course.fixture.ts';
import { Component as EditorPage } from './course-editor.page.tsx';
import { useEditorPart } from './editor-part.ts';

const path = '/api/content/courses/my-course';
const course = testDraft(testLesson('intro', 'article', 'Intro'));
const editor = '/dashboard/content/my-course';
let api: FakeApi;
beforeAll(openableDialogs);
beforeEach(() => {
  api = fakeApi({
    [`GET ${path}`]: { body: course },
    [`GET ${path}/questions`]: { body: { open: 0, questions: [] } },
    [`PATCH ${path}`]: { body: course },
    [`PUT ${path}/structure`]: { body: course },
    [`PATCH ${path}/lessons/intro`]: { body: course },
  });
});
afterEach(() => api.restore());

async function show(at = editor) {
  const site = await renderInSite(
    <>
      <Link to="/store">The frame’s link</Link>
      <Routes>
        <Route path="/dashboard/content/:courseId" element={<EditorPage />} />
        <Route path="*" element={<p>Elsewhere</p>} />
      </Routes>
    </>,
    { texts: { learning: en }, path: at },
  );
  await screen.findByRole('heading', { level: 1, name: 'My course' });
  return site;
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const write = (name: string, value: string) => fireEvent.change(box(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const tab = (name: string) => fireEvent.click(screen.getByRole('tab', { name }));
const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
const asked = () => screen.queryByRole('dialog', { name: 'Leave without saving?' }) !== null;
const closing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const sent = (name: string) =>
  api.calls.filter(({ method, path: called }) => `${method} ${called}` === name).map(({ body }) => body);

test('input survives switching tabs, opening a lesson and saving another part', async () => {
  await show();
  write('One sentence for the card', 'Half a sent');
  tab('Lessons');
  write('Title of chapter 1', 'Start');
  tab('Facts');
  write('Instructor', 'Ana');
  api.on(`GET ${path}`, { body: { ...course, instructorName: 'Ana', updatedAt: '2026-05-12T11:00:00.000Z' } });
  press('Save');
  expect(await screen.findByText('Saved')).toBeTruthy();
  tab('Lessons');
  expect(screen.queryByText('Saved')).toBeNull();
  expect(box('Title of chapter 1').value).toBe('Start');
  fireEvent.click(screen.getByRole('link', { name: 'Intro' }));
  press('Back to the course');
  expect(asked()).toBe(false);
  expect(box('Title of chapter 1').value).toBe('Start');
  tab('Texts');
  expect(box('One sentence for the card').value).toBe('Half a sent');
});

test.each(['All courses I teach', 'View as a learner', 'The frame’s link'])(
  'what is unsaved is saved before a link leaves it: %s',
  async (name) => {
    await show();
    write('Title', 'Another');
    follow(name);
    follow(name);
    expect(await screen.findByText('Elsewhere')).toBeTruthy();
    expect(asked()).toBe(false);
    expect(sent(`PATCH ${path}`)).toMatchObject([{ texts: { en: { title: 'Another' } } }]);
    expect(closing()).toBe(false);
  },
);

test('a link asks before it leaves what can’t be saved', async () => {
  api.on(`PATCH ${path}`, { status: 500, body: {} });
  const { path: where } = await show();
  write('Title', 'Another');
  follow('All courses I teach');
  await waitFor(() => expect(asked()).toBe(true));
  expect(screen.getByRole('dialog').textContent).toContain('Not saved yet: Texts.');
  press('Stay here');
  expect([asked(), where(), box('Title').value]).toEqual([false, editor, 'Another']);
  follow('All courses I teach');
  fireEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  expect(await screen.findByText('Elsewhere')).toBeTruthy();
  expect(closing()).toBe(false);
});

test('nothing is asked when everything is saved; closing the page asks until then', async () => {
  await show();
  expect(closing()).toBe(false);
  write('Title', 'Another');
  expect(closing()).toBe(true);
  press('Save');
  expect(await screen.findByText('Saved')).toBeTruthy();
  await waitFor(() => expect(closing()).toBe(false));
  follow('All courses I teach');
  expect(screen.getByText('Elsewhere')).toBeTruthy();
});

test('closing a lesson saves its changes, and asks first where that fails', async () => {
  const { path: where } = await show(`${editor}?lesson=intro`);
  write('Text (Markdown)', '# Long work');
  api.on(`PATCH ${path}/lessons/intro`, { status: 500, body: {} });
  press('Back to the course');
  await waitFor(() => expect(asked()).toBe(true));
  press('Stay here');
  expect(box('Text (Markdown)').value).toBe('# Long work');
  api.on(`PATCH ${path}/lessons/intro`, { body: course });
  press('Back to the course');
  await waitFor(() => expect(where()).toBe(`${editor}?part=structure`));
  expect([asked(), closing()]).toEqual([false, false]);
});

test('a lesson that others have changed in the same place is left only once its author has chosen', async () => {
  const changed = testDraft({
    ...testLesson('intro', 'article', 'Intro'),
    version: 'v2',
    texts: { en: { title: 'Intro', summary: '', body: 'Theirs' } },
  });
  api.on(`PATCH ${path}/lessons/intro`, { status: 412, body: {} });
  const { path: where } = await show(`${editor}?lesson=intro`);
  write('Text (Markdown)', 'Mine');
  api.on(`GET ${path}`, { body: changed });
  press('Back to the course');
  await screen.findByText('Theirs');
  expect([asked(), where()]).toEqual([false, `${editor}?lesson=intro`]);
  press('Decide later');
  press('Back to the course');
  await waitFor(() => expect(asked()).toBe(true));
});

test('while it is asked whether to leave, nothing is saved by itself; what is discarded never is', async () => {
  await show();
  jest.useFakeTimers();
  try {
    const pass = () => act(() => jest.advanceTimersByTimeAsync(10_000));
    /** How often it was sent once an attempt has ended: each is repeated once. */
    const attempts = async (): Promise<number> => {
      const before = sent(`PATCH ${path}`).length;
      await pass();
      await pass();
      return sent(`PATCH ${path}`).length === before ? before : attempts();
    };
    api.on(`PATCH ${path}`, { status: 503, body: {} });
    write('Title', 'Another');
    follow('All courses I teach');
    await pass();
    const first = await attempts();
    expect([asked(), first > 0]).toEqual([true, true]);
    press('Stay here');
    await pass();
    await pass();
    expect(sent(`PATCH ${path}`).length).toBeGreaterThan(first);
    follow('All courses I teach');
    await pass();
    const before = await attempts();
    press('Leave without saving');
    expect(await attempts()).toBe(before);
    expect(screen.getByText('Elsewhere')).toBeTruthy();
  } finally {
    jest.useRealTimers();
  }
});

/** A part of a course whose page never hears of what was saved. */
function FirstTitle() {
  const part = useEditorPart<{ title: string }>({
    part: 'structure',
    course,
    savedIn: ({ chapters, versions }) => ({
      version: versions.structure,
      fields: { title: chapters[0]?.title.en ?? '' },
    }),
    whole: () => ({}),
    save: ({ title = '' }) =>
      Promise.resolve({
        data: { ...course, chapters: course.chapters.map((chapter) => ({ ...chapter, title: { en: title } })) },
      }),
  });
  return (
    <>
      <input
        aria-label="Title"
        value={part.fields.title}
        onChange={({ target }) => part.change({ title: target.value })}
      />
      <button type="button" onClick={() => void part.submit()}>
        {part.dirty ? 'Save' : 'Nothing to save'}
      </button>
    </>
  );
}

test('what was saved stays in its box while the course from before is still shown', async () => {
  await renderInSite(<FirstTitle />);
  write('Title', 'Start');
  press('Save');
  await screen.findByRole('button', { name: 'Nothing to save' });
  expect(box('Title').value).toBe('Start');
  write('Title', 'Begin');
  press('Save');
  await screen.findByRole('button', { name: 'Nothing to save' });
  expect(box('Title').value).toBe('Begin');
});

test('no lesson is removed while the structure has unsaved changes', async () => {
  await show();
  tab('Lessons');
  press('Remove lesson: Intro');
  write('Title of chapter 1', 'Start');
  const remove = screen.getByRole<HTMLButtonElement>('button', { name: 'Remove lesson: Intro' });
  expect([remove.disabled, remove.title]).toEqual([true, en.authoring.removeLater]);
  expect(screen.getByText(en.authoring.unsaved)).toBeTruthy();
  const [chapter] = course.chapters;
  const renamed = { ...course, chapters: [{ ...chapter, title: { en: 'Start' } }] };
  api.on(`PUT ${path}/structure`, { body: renamed });
  api.on(`GET ${path}`, { body: renamed });
  press('Save structure');
  await waitFor(() => expect(screen.queryByText(en.authoring.unsaved)).toBeNull());
  expect(box('Title of chapter 1').value).toBe('Start');
  expect(box('Title of a new lesson')).toBeTruthy();
});

test('unsaved changes prevent the submission', async () => {
  api.on(`POST ${path}/submit`, { body: { ...course, status: 'submitted' } });
  await show();
  write('Title', 'Another');
  tab('Facts');
  write('Instructor', 'Ana');
  expect(screen.queryByRole('alert')).toBeNull();
  press('Submit for publication');
  expect(screen.getByRole('alert').textContent).toBe('Save your changes firstNot saved yet: Texts, Facts.');
  expect(box('Instructor').value).toBe('Ana');
  press('Save');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('yet: Texts.'));
  press('Submit for publication');
  tab('Texts');
  write('Title', 'My course');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  write('Title', 'Another');
  expect(screen.queryByRole('alert')).toBeNull();
  write('Title', 'My course');
  expect(sent(`POST ${path}/submit`)).toEqual([]);
  press('Submit for publication');
  await waitFor(() => expect(sent(`POST ${path}/submit`)).toHaveLength(1));
});

test.each(['Software and version', 'Instructor'])('%s can’t be cleared', async (name) => {
  await show();
  tab('Facts');
  write(name, ' ');
  press('Save');
  expect(screen.getByRole('alert').textContent).toBe('Please fill this in.');
  expect(sent(`PATCH ${path}`)).toEqual([]);
});

test('a new draft without software and instructor is saved', async () => {
  api.on(`GET ${path}`, { body: { ...course, softwareVersion: '', instructorName: '' } });
  await show();
  tab('Facts');
  write('Price in dollars', '50.00');
  press('Save');
  await waitFor(() => expect(sent(`PATCH ${path}`)).toEqual([{ category: 'revit-training', price: 50 }]));
});

test.each(['abc', '0', '-3', '', '1441'])('“%s” is not a valid length of a lesson', async (minutes) => {
  await show(`${editor}?lesson=intro`);
  write('Length in minutes', minutes);
  press('Save');
  expect(screen.getByRole('alert').textContent).toBe(en.authoring.minutesWrong);
  expect(sent(`PATCH ${path}/lessons/intro`)).toEqual([]);
});

test('a changed length is sent, with a point or a comma', async () => {
  await show(`${editor}?lesson=intro`);
  write('Summary, one or two sentences', 'Why');
  press('Save');
  expect(await screen.findByText('Saved')).toBeTruthy();
  write('Length in minutes', '7,5');
  press('Save');
  await waitFor(() => expect(sent(`PATCH ${path}/lessons/intro`)).toHaveLength(2));
  const [first, second] = sent(`PATCH ${path}/lessons/intro`);
  expect(first).not.toHaveProperty('durationSeconds');
  expect(second).toHaveProperty('durationSeconds', 450);
});

test('a title that is too short is reported and shown in its language', async () => {
  await show();
  tab('Português');
  write('One sentence for the card', 'Uma frase');
  tab('English');
  press('Save');
  expect(screen.getByRole('tab', { name: 'Português' }).getAttribute('aria-selected')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe('The title in Brazilian Portuguese needs at least 3 characters.');
  expect(sent(`PATCH ${path}`)).toEqual([]);
  tab('English');
  expect(screen.queryByRole('alert')).toBeNull();
  tab('Português');
  write('One sentence for the card', '');
  await waitFor(() => expect(closing()).toBe(false));
});
