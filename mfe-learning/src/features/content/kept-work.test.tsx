import type { AuthoredCourse } from '@arcada/contracts';
import { endPage, type FakeApi, type FakeCall, fakeApi, openableDialogs, renderInSite } from '@arcada/testing/render';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import en from '../../locales/en.json' with { type: 'json' };
import { testDraft, testLesson } from './authored-course.fixture.ts';
import { Component as ListPage } from './content-list.page.tsx';
import { Component as EditorPage } from './course-editor.page.tsx';

const path = '/api/content/courses/my-course';
const editor = '/dashboard/content/my-course';
const intro = testLesson('intro', 'article', 'Intro');
const english = testDraft(intro).texts.en as AuthoredCourse['texts'][string];
let api: FakeApi;
beforeAll(openableDialogs);
beforeEach(() => {
  api = fakeApi({
    [`GET ${path}`]: { body: testDraft(intro) },
    [`GET ${path}/questions`]: { body: { open: 0, questions: [] } },
  });
});
afterEach(() => api.restore());

async function show(at = `${editor}?lesson=intro`) {
  await renderInSite(
    <Routes>
      <Route path="/dashboard/content/:courseId" element={<EditorPage />} />
    </Routes>,
    { texts: { learning: en }, path: at },
  );
  await screen.findByRole('heading', { level: 1, name: 'My course' });
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const write = (name: string, value: string) => fireEvent.change(box(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sent = () => api.calls.filter(({ method }) => method === 'PATCH');
const lessonWith = (body: string, version: string) => ({
  ...intro,
  version,
  texts: { en: { title: 'Intro', summary: '', body } },
});
/** The service as if another tab saves "Theirs" before this one. */
function changedElsewhere() {
  let now = lessonWith('Theirs', 'v2');
  api.on(`GET ${path}`, () => ({ body: testDraft(now) }));
  api.on(`PATCH ${path}/lessons/intro`, ({ headers, body }: FakeCall) => {
    if (headers['if-match'] !== `"${now.version}"`) return { status: 412, body: { code: 'learning.content.changed' } };
    const { texts } = body as { texts: typeof now.texts };
    now = { ...lessonWith(texts.en.body, 'v3'), texts };
    return { body: testDraft(now) };
  });
}

test('an author’s input survives a reload and an ended session, and is marked as unsaved', async () => {
  await show();
  write('Text (Markdown)', 'Half a lesson');
  write('Length in minutes', '7,5');
  endPage();
  await show();
  expect([box('Text (Markdown)').value, box('Length in minutes').value]).toEqual(['Half a lesson', '7,5']);
  expect(screen.getByText(en.authoring.kept)).toBeTruthy();
  api.on(`PATCH ${path}/lessons/intro`, { body: testDraft(lessonWith('Half a lesson', 'v2')) });
  press('Save');
  expect(await screen.findByText('Saved')).toBeTruthy();
  endPage();
  await show();
  expect(box('Text (Markdown)').value).toBe('');
});

test('a new course survives an ended session, too, until it is created', async () => {
  api.on('GET /api/content/courses', { body: [] });
  api.on('GET /api/content/questions', { body: [] });
  api.on('GET /api/content/sales', { body: { courses: [], sales: [] } });
  const open = () =>
    renderInSite(
      <Routes>
        <Route path="/dashboard/content" element={<ListPage />} />
        <Route path="/dashboard/content/:courseId" element={<EditorPage />} />
      </Routes>,
      { texts: { learning: en }, path: '/dashboard/content' },
    );
  const title = () => screen.findByLabelText<HTMLInputElement>('Title of the new course');
  const id = () => screen.getByLabelText<HTMLInputElement>(/^Id/);
  await open();
  fireEvent.change(await title(), { target: { value: 'Models that agree' } });
  fireEvent.change(id(), { target: { value: 'agreeing' } });
  api.on('POST /api/content/courses', { status: 401, body: { code: 'identity.session.missing' } });
  press('Create draft');
  await waitFor(() => expect(api.calls.some(({ method }) => method === 'POST')).toBe(true));
  endPage();
  await open();
  expect([(await title()).value, id().value]).toEqual(['Models that agree', 'agreeing']);
  api.on('POST /api/content/courses', { status: 201, body: testDraft(intro) });
  press('Create draft');
  await screen.findByRole('heading', { level: 1, name: 'My course' });
  endPage();
  await open();
  expect([(await title()).value, id().value]).toEqual(['', '']);
});

test('so does the title of a new lesson', async () => {
  const open = async () => {
    await show(editor);
    fireEvent.click(screen.getByRole('tab', { name: 'Lessons' }));
    await screen.findByRole('textbox', { name: 'Title of a new lesson' });
  };
  await open();
  write('Title of a new lesson', 'Half a title');
  endPage();
  await open();
  expect(box('Title of a new lesson').value).toBe('Half a title');
  api.on(`POST ${path}/lessons`, { body: testDraft(intro) });
  press('Add lesson');
  await waitFor(() => expect(box('Title of a new lesson').value).toBe(''));
  endPage();
  await open();
  expect(box('Title of a new lesson').value).toBe('');
});

test('leaving without saving discards the stored input', async () => {
  await show();
  api.on(`PATCH ${path}/lessons/intro`, { status: 500, body: {} });
  write('Text (Markdown)', 'Never mind');
  press('Back to the course');
  fireEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  endPage();
  await show();
  expect(box('Text (Markdown)').value).toBe('');
});

test('after a pause, what is valid is autosaved, and the rest once it is', async () => {
  api.on(`PATCH ${path}/lessons/intro`, { body: testDraft(lessonWith('Done', 'v2')) });
  await show();
  write('Length in minutes', 'soon');
  write('Text (Markdown)', 'Done');
  await waitFor(() => expect(sent()).toHaveLength(1), { timeout: 20_000 });
  expect(sent()[0]?.headers['if-match']).toBe('"v1"');
  expect(sent()[0]?.body).toEqual({ preview: false, texts: { en: { title: 'Intro', summary: '', body: 'Done' } } });
  expect(await screen.findByText(`Not saved yet. ${en.authoring.minutesWrong}`)).toBeTruthy();
  expect(box('Length in minutes').value).toBe('soon');
  write('Length in minutes', '3');
  await waitFor(() => expect(sent()).toHaveLength(2), { timeout: 20_000 });
  expect(sent()[1]?.body).toMatchObject({ durationSeconds: 180 });
  expect(await screen.findByText('Saved')).toBeTruthy();
});

test('a space or a new line before a pause stays, although the service trims it', async () => {
  await show(editor);
  serve(savedBy({}, {}, 'v1'));
  write('One sentence for the card', 'A course ');
  write('What learners will be able to do', 'Name files\n');
  press('Save');
  expect(await screen.findByText('Saved')).toBeTruthy();
  const shown = () => [box('One sentence for the card').value, box('What learners will be able to do').value];
  expect(shown()).toEqual(['A course ', 'Name files\n']);
  write('One sentence for the card', 'A course');
  expect(shown()[0]).toBe('A course');
  write('What learners will be able to do', 'Name files\nShare them');
  press('Save');
  await waitFor(() => expect(sent()).toHaveLength(2));
  const texts = { description: 'A course', outcomes: ['Name files', 'Share them'] };
  expect(sent()[1]?.body).toMatchObject({ texts: { en: texts } });
});

test('without a connection it is kept, says so, and is saved by itself once the connection is back', async () => {
  await show();
  write('Text (Markdown)', 'Written on a train');
  press('Save');
  expect(await screen.findByText(en.authoring.connectionLost, undefined, { timeout: 20_000 })).toBeTruthy();
  expect(screen.queryByText(/It was not saved/)).toBeNull();
  write('Summary, one or two sentences', 'On a train');
  expect(screen.getByText(en.authoring.connectionLost)).toBeTruthy();
  await waitFor(() => expect(sent().length).toBeGreaterThan(1), { timeout: 20_000 });
  const before = sent().length;
  api.on(`PATCH ${path}/lessons/intro`, ({ body }: FakeCall) => {
    const { texts } = body as { texts: typeof intro.texts };
    return { body: testDraft({ ...intro, version: 'v2', texts }) };
  });
  await screen.findByText(en.authoring.connectionLost);
  await waitFor(
    () => {
      fireEvent(window, new Event('online'));
      expect(sent().length).toBeGreaterThan(before);
    },
    { timeout: 20_000 },
  );
  expect(await screen.findByText(en.authoring.savedAgain)).toBeTruthy();
  const text = { title: 'Intro', summary: 'On a train', body: 'Written on a train' };
  expect(sent().at(-1)?.body).toMatchObject({ texts: { en: text } });
  expect(screen.queryByText(en.authoring.connectionLost)).toBeNull();
});

test('two tabs: both versions are shown, and the chosen one overwrites the saved one', async () => {
  await show();
  changedElsewhere();
  write('Text (Markdown)', 'Mine');
  press('Save');
  expect(await screen.findByRole('dialog', { name: en.authoring.conflictTitle })).toBeTruthy();
  const field = await screen.findByRole('group', { name: 'Text (Markdown) (English)' });
  await waitFor(() => expect(field.textContent).toContain('Theirs'), { timeout: 20_000 });
  expect(field.textContent).toContain('Mine');
  expect(box('Text (Markdown)').value).toBe('Mine');
  const saveChoice = screen.getByRole<HTMLButtonElement>('button', { name: en.authoring.conflictSave });
  const radios = within(field).getAllByRole<HTMLInputElement>('radio');
  expect([saveChoice.disabled, ...radios.map(({ checked }) => checked)]).toEqual([true, false, false]);
  fireEvent.click(screen.getByRole('radio', { name: /^Yours/ }));
  press(en.authoring.conflictSave);
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent().map(({ headers }) => headers['if-match'])).toEqual(['"v1"', '"v2"']);
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(box('Text (Markdown)').value).toBe('Mine');
});

test('two tabs: of a long text the dialog shows what differs, marked, with the lines around it', async () => {
  const lines = Array.from({ length: 40 }, (_, at) => `Line ${at}`);
  const long = (word: string) => lines.with(30, `Line 30 ${word} here`).join('\n');
  let now = lessonWith(long('was'), 'v1');
  api.on(`GET ${path}`, () => ({ body: testDraft(now) }));
  api.on(`PATCH ${path}/lessons/intro`, { status: 412, body: { code: 'learning.content.changed' } });
  await show();
  write('Text (Markdown)', long('mine'));
  now = lessonWith(long('theirs'), 'v2');
  press('Save');
  const radio = (name: RegExp) => screen.findByRole('radio', { name }, { timeout: 20_000 });
  const [mine, theirs] = [await radio(/^Yours/), await radio(/^Saved elsewhere/)].map((one) => one.closest('label'));
  const marked = (label: typeof mine) => [...(label?.querySelectorAll('mark') ?? [])].map((one) => one.textContent);
  await waitFor(() => expect([marked(mine), marked(theirs)]).toEqual([['mine'], ['theirs']]), { timeout: 20_000 });
  const around = ['…', ...lines.slice(28, 30), 'Line 30 mine here', ...lines.slice(31, 33), '…'];
  expect(mine?.querySelector('.learn-conflict-text')?.textContent?.trim().split('\n')).toEqual(around);
  expect(screen.queryByRole('button', { name: en.authoring.conflictWhole })).toBeNull();
});

test('two tabs: versions that differ at length are cut until both are wanted in full', async () => {
  const long = (word: string) => Array.from({ length: 40 }, (_, at) => `Line ${at} ${word}`).join('\n');
  let now = lessonWith(long('was'), 'v1');
  api.on(`GET ${path}`, () => ({ body: testDraft(now) }));
  api.on(`PATCH ${path}/lessons/intro`, { status: 412, body: { code: 'learning.content.changed' } });
  await show();
  write('Text (Markdown)', long('mine'));
  now = lessonWith(long('theirs'), 'v2');
  press('Save');
  const whole = await screen.findByRole('button', { name: en.authoring.conflictWhole }, { timeout: 20_000 });
  const cut = () => document.querySelectorAll('.learn-conflict-text--cut').length;
  expect([cut(), whole.getAttribute('aria-expanded')]).toEqual([2, 'false']);
  fireEvent.click(whole);
  expect([cut(), whole.getAttribute('aria-expanded')]).toEqual([0, 'true']);
  press(en.authoring.conflictLess);
  expect(cut()).toBe(2);
});

test('two tabs: keeping the version saved elsewhere sends nothing and shows it', async () => {
  await show();
  changedElsewhere();
  write('Text (Markdown)', 'Mine');
  press('Save');
  fireEvent.click(await screen.findByRole('radio', { name: /^Saved elsewhere/ }));
  press(en.authoring.conflictSave);
  await waitFor(() => expect(box('Text (Markdown)').value).toBe('Theirs'));
  expect(sent()).toHaveLength(1);
  expect(screen.queryByText(en.authoring.kept)).toBeNull();
});

test('two tabs: a course’s own texts and facts are compared field by field, too', async () => {
  const theirs = testDraft(intro);
  theirs.texts = { en: { ...(theirs.texts.en as (typeof theirs.texts)[string]), description: 'Their sentence' } };
  theirs.versions = { ...theirs.versions, texts: 'v2' };
  await show(editor);
  api.on(`GET ${path}`, { body: theirs });
  api.on(`PATCH ${path}`, { status: 412, body: { code: 'learning.content.changed' } });
  write('One sentence for the card', 'My sentence');
  press('Save');
  const group = { name: 'One sentence for the card (English)' };
  const field = await screen.findByRole('group', group, { timeout: 20_000 });
  await waitFor(() => expect(field.textContent).toContain('Their sentence'), { timeout: 20_000 });
  expect(field.textContent).toContain('My sentence');
  press(en.authoring.conflictLater);
  expect(box('One sentence for the card').value).toBe('My sentence');
});

/** The course with these English texts and its facts, as another tab has saved them. */
function savedBy(texts: Partial<typeof english>, facts: { price?: number } = {}, version = 'v2') {
  const versions = { texts: version, facts: version, structure: 'v1' };
  return { ...testDraft(intro), ...facts, texts: { en: { ...english, ...texts } }, versions };
}
/** A service that has this course and takes changes of it alone. */
function serve(first: ReturnType<typeof savedBy>) {
  let now = first;
  api.on(`GET ${path}`, () => ({ body: now }));
  api.on(`PATCH ${path}`, ({ headers, body }: FakeCall) => {
    if (headers['if-match'] !== `"${now.versions.texts}"`) return { status: 412, body: { code: 'changed' } };
    const { texts, price } = body as { texts?: typeof now.texts; price?: number };
    now = savedBy(texts?.en ?? now.texts.en, { price: price ?? now.price }, `${now.versions.texts} saved`);
    return { body: now };
  });
  return (next: ReturnType<typeof savedBy>) => {
    now = next;
  };
}

test('two tabs: what only one side changed is merged without a question, and told', async () => {
  await show(editor);
  serve(savedBy({ title: 'Their title', description: 'Their sentence' }));
  write('About the course', 'My words');
  write('Title', 'Their title');
  press('Save');
  expect(await screen.findByText('Saved', {}, { timeout: 20_000 })).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: en.authoring.conflictTitle })).toBeNull();
  const [, merged] = sent();
  expect(merged?.headers['if-match']).toBe('"v2"');
  expect(merged?.body).toMatchObject({
    texts: { en: { title: 'Their title', description: 'Their sentence', body: ['My words'] } },
  });
  const told =
    'Changed elsewhere meanwhile and shown here now: Title (English) and One sentence for the card (English).';
  expect(await screen.findByText(told)).toBeTruthy();
  expect(box('One sentence for the card').value).toBe('Their sentence');
});

test('the length of a clip that is uploaded in the same form is no change from elsewhere', async () => {
  const clip = testLesson('intro', 'video', 'Intro');
  let now = clip;
  api.on(`GET ${path}`, () => ({ body: testDraft(now) }));
  api.on(`PUT ${path}/uploads`, { body: { file: 'abc.mp4', contentType: 'video/mp4', bytes: 3 } });
  api.on(`PATCH ${path}/lessons/intro`, ({ body }: FakeCall) => {
    now =
      'clip' in (body as object) ? { ...now, clip: 'abc.mp4', durationSeconds: 600 } : { ...now, ...(body as object) };
    return { body: testDraft(now) };
  });
  await show();
  write('Summary, one or two sentences', 'Why');
  fireEvent.change(screen.getByLabelText(en.authoring.clip), { target: { files: [new File(['1'], 'clip.mp4')] } });
  await waitFor(() => expect(box('Length in minutes').value).toBe('10'));
  expect(await screen.findByText('Saved', {}, { timeout: 20_000 })).toBeTruthy();
  expect(screen.queryByText(/^Changed elsewhere meanwhile/)).toBeNull();
});

test('two tabs: the same for the facts', async () => {
  await show(editor);
  serve(savedBy({}, { price: 99 }));
  fireEvent.click(screen.getByRole('tab', { name: 'Facts' }));
  write('Instructor', 'Ana');
  press('Save');
  await waitFor(() => expect(sent()).toHaveLength(2), { timeout: 20_000 });
  expect(sent()[1]?.body).toMatchObject({ price: 99, instructorName: 'Ana' });
});

test('two tabs: of a lesson, too', async () => {
  await show();
  changedElsewhere();
  write('Summary, one or two sentences', 'My summary');
  press('Save');
  await waitFor(() => expect(sent()).toHaveLength(2), { timeout: 20_000 });
  expect(sent()[1]?.body).toMatchObject({ texts: { en: { summary: 'My summary', body: 'Theirs' } } });
});

test('two tabs: only a field that both changed is asked about; saved once more meanwhile, it is asked about anew', async () => {
  await show(editor);
  const saveElsewhere = serve(savedBy({ title: 'Theirs', description: 'Their sentence' }));
  write('Title', 'Mine');
  press('Save');
  const groups = () => within(screen.getByRole('dialog')).queryAllByRole('group');
  await waitFor(() => expect(groups().map(({ textContent }) => textContent)).toHaveLength(1), { timeout: 20_000 });
  expect(groups()[0]?.textContent).toContain('Theirs');
  saveElsewhere(savedBy({ title: 'Newer', description: 'Their sentence' }, {}, 'v3'));
  fireEvent.click(screen.getByRole('radio', { name: /^Yours/ }));
  press(en.authoring.conflictSave);
  await waitFor(() => expect(groups()[0]?.textContent).toContain('Newer'), { timeout: 20_000 });
  fireEvent.click(screen.getByRole('radio', { name: /^Yours/ }));
  press(en.authoring.conflictSave);
  expect(await screen.findByText('Saved', {}, { timeout: 20_000 })).toBeTruthy();
  expect(sent().map(({ headers }) => headers['if-match'])).toEqual(['"v1"', '"v2"', '"v3"']);
  expect(sent()[2]?.body).toMatchObject({ texts: { en: { title: 'Mine', description: 'Their sentence' } } });
});

test('what a closed tab has kept is offered, and sent only once somebody goes on with it', async () => {
  const kept = { mine: { 'en body': 'Left behind' }, seen: { 'en body': '' } };
  const draft = JSON.stringify({ at: Date.now(), stamp: 'fields', value: kept });
  localStorage.setItem('draft:undefined content my-course intro lesson|gone', draft);
  api.on(`PATCH ${path}/lessons/intro`, { body: testDraft(lessonWith('Left behind', 'v2')) });
  await show();
  const offer = screen.getByText('This browser has kept what was typed there: Text (Markdown) (English).');
  // Above the fields, where the old text is.
  expect(offer.compareDocumentPosition(box('Title'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect([box('Text (Markdown)').value, screen.queryByText(en.authoring.kept)]).toEqual(['', null]);
  press(en.authoring.leftTake);
  expect(box('Text (Markdown)').value).toBe('Left behind');
  press('Save');
  expect(await screen.findByText('Saved')).toBeTruthy();
  endPage();
  await show();
  expect(screen.queryByText(en.authoring.leftTitle)).toBeNull();
});

test('texts: a language that is whole is saved by itself while another has no title, and the reason stands there', async () => {
  let now = testDraft(intro);
  api.on(`GET ${path}`, () => ({ body: now }));
  api.on(`PATCH ${path}`, ({ body }: FakeCall) => {
    const { texts } = body as { texts: typeof now.texts };
    now = { ...now, texts: { ...now.texts, ...texts }, versions: { ...now.versions, texts: 'v2' } };
    return { body: now };
  });
  await show(editor);
  const tab = (name: string) => fireEvent.click(screen.getByRole('tab', { name }));
  const savedLanguages = (call: number) => Object.keys((sent()[call]?.body as { texts?: object })?.texts ?? {});
  const waiting = () =>
    screen.queryByText('Not saved yet. Spanish has no title yet: it is stored only in this browser.');
  tab('Español');
  write('One sentence for the card', 'Una frase');
  expect(waiting()).toBeTruthy();
  tab('English');
  write('One sentence for the card', 'A sentence');
  await waitFor(() => expect(sent()).toHaveLength(1), { timeout: 20_000 });
  expect(savedLanguages(0)).toEqual(['en']);
  await waitFor(() => expect(waiting()).toBeTruthy());
  tab('Español');
  expect(box('One sentence for the card').value).toBe('Una frase');
  write('Title', 'Un curso');
  expect(waiting()).toBeNull();
  await waitFor(() => expect(sent()).toHaveLength(2), { timeout: 20_000 });
  expect(sent()[1]).toMatchObject({ headers: { 'if-match': '"v2"' } });
  expect(savedLanguages(1)).toEqual(['es']);
  expect(await screen.findByText('Saved')).toBeTruthy();
});
