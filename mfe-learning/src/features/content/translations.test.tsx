import type { AuthoredCourse, AuthoredLesson } from '@arcada/contracts';
import { type FakeApi, fakeApi, openableDialogs, renderInSite } from '@arcada/testing/render';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import en from '../../locales/en.json' with { type: 'json' };
import { testDraft, testLesson } from './authored-course.fixture.ts';
import { Component as EditorPage } from './course-editor.page.tsx';
import { translationGaps } from './translation-gaps.ts';

const path = '/api/content/courses/my-course';
const exercise = {
  kind: 'enter-results',
  task: { en: 'Count the **doors**', 'pt-BR': 'Conte as portas', es: 'Cuenta las puertas' },
  items: [{ id: 'i1', text: { en: 'How many?' }, answer: '12', explanation: { en: 'So many', es: 'Tantas' } }],
};
const count: AuthoredLesson = {
  ...testLesson('count', 'exercise', 'Count'),
  texts: { en: { title: 'Count', summary: '', body: '' }, es: { title: 'Contar', summary: '', body: '' } },
  exercise,
};
const clip = { ...testLesson('clip', 'video', 'Clip'), captions: { en: 'a.vtt', es: 'b.vtt' } };
const text = testDraft().texts.en as AuthoredCourse['texts'][string];
const course: AuthoredCourse = {
  ...testDraft(count, clip),
  texts: {
    en: { ...text, description: 'Doors that count' },
    es: { ...text, title: 'Mi curso', outcomes: ['Contar'] },
    'pt-BR': { ...text, title: 'Meu curso', description: ' ' },
  },
};

test('what is written in one language and not in another, where it is, and nothing that no language has', () => {
  const found = translationGaps(course).map(({ lesson, gaps }) => [
    lesson?.id,
    ...gaps.map(({ field, missing }) => `${field}: ${missing.join()}`),
  ]);
  expect(found).toEqual([
    [undefined, 'description: pt-BR,es', 'outcomes: en,pt-BR', 'chapters.0: pt-BR,es'],
    ['count', 'title: pt-BR', 'items.0.text: pt-BR,es', 'items.0.explanation: pt-BR'],
    ['clip', 'title: pt-BR,es', 'captions.pt-BR: pt-BR'],
  ]);
});

describe('the overview', () => {
  let api: FakeApi;
  beforeAll(openableDialogs);
  beforeEach(() => {
    api = fakeApi({
      [`GET ${path}`]: { body: course },
      [`GET ${path}/questions`]: { body: { open: 0, questions: [] } },
      [`PUT ${path}/structure`]: { body: course },
      [`PATCH ${path}/lessons/count`]: { body: course },
    });
  });
  afterEach(() => api.restore());
  const show = async () => {
    const site = await renderInSite(
      <Routes>
        <Route path="/dashboard/content/:courseId" element={<EditorPage />} />
      </Routes>,
      { texts: { learning: en }, path: '/dashboard/content/my-course' },
    );
    fireEvent.click(await screen.findByRole('tab', { name: 'Translations (13)' }));
    return site;
  };
  const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
  const sent = (name: string) => api.calls.find(({ method, path: called }) => `${method} ${called}` === name)?.body;

  test('counts what each language lacks; its links lead to the field, with the original above it', async () => {
    await show();
    expect(screen.getByText('Português: 8 texts missing')).toBeTruthy();
    expect(screen.getByText('English: 1 text missing')).toBeTruthy();
    // The tab counts the same, over all languages.
    expect(screen.getByText('Español: 4 texts missing')).toBeTruthy();
    follow('Item 1 · Explanation: Português');
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Explanation: shown with the result' });
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.value).toBe('');
    const item = within(screen.getByRole('group', { name: 'Item 1' }));
    expect(item.getAllByRole('group', { name: 'English' }).map((one) => one.textContent)).toEqual([
      'English How many?',
      'English So many',
    ]);
    fireEvent.change(field, { target: { value: 'Tantas assim' } });
    expect(item.getByText(/So many/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent(`PATCH ${path}/lessons/count`)).toBeTruthy());
    expect(sent(`PATCH ${path}/lessons/count`)).toMatchObject({
      exercise: { items: [{ explanation: { en: 'So many', es: 'Tantas', 'pt-BR': 'Tantas assim' } }] },
    });
    expect(await screen.findByText('Saved')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Back to the course' }));
    expect(screen.getByRole('tab', { name: /^Translations/ }).getAttribute('aria-selected')).toBe('true');
  });

  test('leads to a chapter’s title in its language; what was typed elsewhere is kept without a question', async () => {
    await show();
    fireEvent.click(screen.getByRole('tab', { name: 'Texts' }));
    fireEvent.change(screen.getByRole('textbox', { name: 'Title' }), { target: { value: 'Another' } });
    fireEvent.click(screen.getByRole('tab', { name: /^Translations/ }));
    follow('Title of chapter 1: Español');
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Title of chapter 1' });
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(field.value).toBe('');
    expect(screen.getByRole('group', { name: 'English' }).textContent).toBe('English One');
    fireEvent.change(field, { target: { value: 'Uno' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save structure' }));
    await waitFor(() => expect(sent(`PUT ${path}/structure`)).toBeTruthy());
    expect(sent(`PUT ${path}/structure`)).toEqual({
      chapters: [{ id: 'one', title: { en: 'One', es: 'Uno' }, lessons: ['count', 'clip'] }],
    });
    follow('All courses I teach');
    expect(await screen.findByRole('dialog', { name: /^Leave/ })).toBeTruthy();
  });

  test('a chapter without a title in any language isn’t sent', async () => {
    await show();
    fireEvent.click(screen.getByRole('tab', { name: 'Lessons' }));
    fireEvent.change(screen.getByRole('textbox', { name: 'Title of chapter 1' }), { target: { value: ' ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save structure' }));
    expect(screen.getByText('Please fill this in.')).toBeTruthy();
    expect(sent(`PUT ${path}/structure`)).toBeUndefined();
  });
});
