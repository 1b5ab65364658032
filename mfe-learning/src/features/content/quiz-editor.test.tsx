import { chooseOption, type FakeApi, fakeApi, renderInSite } from '@arcada/testing/render';
import { TooltipProvider } from '@arcada/ui/tooltip';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import { testDraft, testLesson } from './authored-course.fixture.ts';
import { LessonEditor } from './lesson-editor.tsx';
import { emptyQuestion, withQuestions } from './task-drafts.ts';

const lesson = testLesson('check', 'quiz', 'Check');
const course = testDraft(lesson);
let api: FakeApi;
beforeEach(() => {
  api = fakeApi({ 'PATCH /api/content/courses/my-course/lessons/check': { body: course } });
});
afterEach(() => api.restore());
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
const write = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

test('an unfinished quiz is saved by itself as it is; pressing Save says what it still lacks', async () => {
  const editor = <LessonEditor course={course} lesson={lesson} onClose={() => undefined} />;
  await renderInSite(<TooltipProvider>{editor}</TooltipProvider>, { texts: { learning: en } });
  write('Title', 'A check');
  write('Question 1', 'Which one?');
  write('Option 1', 'This');
  await waitFor(() => expect(api.calls).toHaveLength(1), { timeout: 20_000 });
  expect(api.calls[0]?.body).toMatchObject({
    texts: { en: { title: 'A check' } },
    quiz: { questions: [{ text: { en: 'Which one?' }, options: [{ text: { en: 'This' } }, { text: {} }] }] },
  });
  expect(screen.queryByText(en.authoring.taskOpen)).toBeNull();
  write('Question 1', 'Which one is it?');
  write('Option 1', 'That');
  save();
  await waitFor(() => expect(api.calls).toHaveLength(2));
  write('Question 1', 'Which?');
  const notice = (await screen.findByText(en.authoring.taskOpen)).closest<HTMLElement>('.a-notice');
  const said = within(notice as HTMLElement).getAllByRole('listitem');
  expect(said.map((item) => item.textContent)).toEqual([
    'Question 1: write option 1 or remove it.',
    'Question 1: write option 2 or remove it.',
    'Question 1: write why it is right.',
  ]);
  const open = screen.getByRole('textbox', { name: 'Option 2' });
  expect(open.getAttribute('aria-invalid')).toBe('true');
  write('Option 2', 'This');
  expect(open.getAttribute('aria-invalid')).toBeNull();
});

test('a lesson without any title keeps the one that is saved; the rest is saved, and the field says why', async () => {
  const editor = <LessonEditor course={course} lesson={lesson} onClose={() => undefined} />;
  await renderInSite(<TooltipProvider>{editor}</TooltipProvider>, { texts: { learning: en } });
  write('Title', ' ');
  write('Summary, one or two sentences', 'Short');
  await waitFor(() => expect(api.calls).toHaveLength(1), { timeout: 20_000 });
  expect(api.calls[0]?.body).toMatchObject({ texts: { en: { title: 'Check', summary: 'Short' } } });
  const title = screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' });
  expect([title.value, title.getAttribute('aria-invalid')]).toEqual([' ', 'true']);
  expect(screen.getByText(`Not saved yet. ${en.authoring.lessonUntitled}`)).toBeTruthy();
});

test('an attempt may draw some of the questions, and show the right answers at once', async () => {
  const question = (id: string) => ({
    id,
    text: { en: id },
    kind: 'single',
    options: [
      { id: 'o1', text: { en: `${id} yes` }, right: true },
      { id: 'o2', text: { en: `${id} no` } },
    ],
    explanation: { en: 'Because.' },
  });
  const quiz = { passMark: 0.8, questions: ['q1', 'q2', 'q3'].map(question) };
  const editor = (
    <LessonEditor course={testDraft({ ...lesson, quiz })} lesson={{ ...lesson, quiz }} onClose={() => undefined} />
  );
  await renderInSite(<TooltipProvider>{editor}</TooltipProvider>, { texts: { learning: en } });
  const sent = () => (api.calls.at(-1)?.body as { quiz?: object } | undefined)?.quiz;
  await chooseOption('Questions in each attempt', '2');
  fireEvent.click(screen.getByLabelText('Show the right answers before it is passed'));
  save();
  await waitFor(() => expect(sent()).toEqual({ ...quiz, asked: 2, showAnswers: true }));
});

test('a quiz never draws more questions than it has', () => {
  const quiz = { passMark: 1, asked: 2, questions: ['q1', 'q2', 'q3'].map((id) => ({ ...emptyQuestion([]), id })) };
  expect(withQuestions(quiz, quiz.questions.slice(1)).asked).toBeUndefined();
  expect(withQuestions({ ...quiz, asked: 1 }, quiz.questions.slice(1)).asked).toBe(1);
});

test('questions and options are moved by their buttons, which keep the focus', async () => {
  const question = (id: string) => ({ ...emptyQuestion([]), id, text: { en: id }, explanation: { en: 'Because.' } });
  const quiz = { passMark: 0.8, questions: ['q1', 'q2', 'q3'].map(question) };
  const editor = (
    <LessonEditor course={testDraft({ ...lesson, quiz })} lesson={{ ...lesson, quiz }} onClose={() => undefined} />
  );
  await renderInSite(<TooltipProvider>{editor}</TooltipProvider>, { texts: { learning: en } });
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
  const move = (name: string) => {
    button(name).focus();
    fireEvent.click(button(name));
  };
  expect([button('Move up: Question 1').disabled, button('Move down: Question 3').disabled]).toEqual([true, true]);
  move('Move up: Question 3');
  expect(document.activeElement).toBe(button('Move up: Question 2'));
  expect(screen.getByText('Question 3 moved to position 2 of 3')).toBeTruthy();
  move('Move up: Question 2');
  // It can't move further.
  expect(document.activeElement).toBe(button('Move down: Question 1'));
  const first = within(screen.getByRole('group', { name: 'Question 1' }));
  fireEvent.click(first.getByRole('button', { name: 'Move down: Option 1' }));
  save();
  const sent = () => (api.calls.at(-1)?.body as { quiz?: typeof quiz } | undefined)?.quiz?.questions;
  await waitFor(() => expect(sent()?.map(({ id }) => id)).toEqual(['q3', 'q1', 'q2']));
  expect(sent()?.[0]?.options).toEqual([
    { id: 'o2', text: {} },
    { id: 'o1', text: {}, right: true },
  ]);
});
