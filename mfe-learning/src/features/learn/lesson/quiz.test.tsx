import { dateFormat, type Lesson, type Quiz as QuizData } from '@arcada/contracts';
import { endPage, type FakeApi, fakeApi, renderInSite } from '@arcada/testing/render';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import en from '../../../locales/en.json' with { type: 'json' };
import { testQuizLesson, testVerdict } from './lesson.fixture.ts';
import { Quiz } from './quiz.tsx';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi({ 'POST /api/courses/iso-19650-in-practice/lessons/check/quiz': { body: testVerdict } });
});
afterEach(() => api.restore());
const show = (lesson: Lesson = testQuizLesson, marked = true) =>
  renderInSite(<Quiz lesson={lesson} quiz={lesson.quiz as QuizData} marked={marked} />, { texts: { learning: en } });
const check = () => fireEvent.click(screen.getByRole('button', { name: 'Check my answers' }));

test('what passes, and the pauses after failed attempts, are said before the first one', async () => {
  await show();
  expect(
    screen.getByText(/^You need 70% .* After 3 failed attempts, there is a pause .*: 1 min, .* up to 15 min\.$/),
  ).toBeTruthy();
});

test('an unanswered question is named and focused; nothing is sent', async () => {
  await show();
  fireEvent.click(screen.getByLabelText('Work in progress'));
  check();
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual(['Choose an answer.']);
  expect(document.activeElement).toBe(screen.getByLabelText('Project'));
  expect(api.calls).toEqual([]);
});

test('one option of a single question, several of a multiple one; the result explains each', async () => {
  await show();
  fireEvent.click(screen.getByLabelText('Shared'));
  fireEvent.click(screen.getByLabelText('Work in progress'));
  fireEvent.click(screen.getByLabelText('Project'));
  fireEvent.click(screen.getByLabelText('Weather'));
  fireEvent.click(screen.getByLabelText('Originator'));
  fireEvent.click(screen.getByLabelText('Weather'));
  check();
  expect(await screen.findByText('50% correct: not enough yet')).toBeTruthy();
  expect(document.activeElement?.textContent).toContain('50% correct: not enough yet');
  expect(api.calls[0]?.body).toEqual({ answers: { q1: ['b'], q2: ['a', 'b'] } });
  const [first, second] = screen.getAllByRole('group');
  expect(within(first as HTMLElement).getByText('Nobody else has seen it yet.')).toBeTruthy();
  expect(first?.textContent).toContain('Correct answer: Work in progress');
  expect(second?.textContent).not.toContain('Correct answer');
  expect((screen.getByLabelText('Project') as HTMLInputElement).disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((screen.getByLabelText('Project') as HTMLInputElement).checked).toBe(false);
  expect(screen.queryByText('Nobody else has seen it yet.')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(document.querySelector('input')));
});

test('code and emphasis of questions, options, solutions and explanations are drawn', async () => {
  const [first, ...others] = (testQuizLesson.quiz as QuizData).questions;
  const [option, ...options] = first?.options ?? [];
  const code = (text: string) => [{ type: 'code' as const, text }];
  const question = { ...first, formatted: code('PBP'), options: [{ ...option, formatted: code('WIP') }, ...options] };
  const [item, ...items] = testVerdict.items;
  const formatted = { solution: code('right'), explanation: code('why') };
  const verdict = {
    ...testVerdict,
    items: [{ ...item, correct: false, solution: 's', explanation: 'e', formatted }, ...items],
  };
  await show({
    ...testQuizLesson,
    quiz: { passMark: 0.7, questions: [question, ...others] } as QuizData,
    lastVerdict: verdict as Lesson['lastVerdict'],
  });
  expect([...document.querySelectorAll('code')].map(({ textContent }) => textContent)).toEqual([
    'PBP',
    'WIP',
    'right',
    'why',
  ]);
});

test('the last result is shown when the lesson is opened again', async () => {
  await show({ ...testQuizLesson, lastVerdict: { ...testVerdict, passed: true, score: 1, attempts: 2 } });
  expect(screen.getByText('Passed with 100%')).toBeTruthy();
  // The answers are no longer known: no empty boxes beside a "Right."
  expect(screen.queryByLabelText('Project')).toBeNull();
  expect(screen.getByText('Project')).toBeTruthy();
  expect(screen.getByText('After 2 attempts. The explanations are above.')).toBeTruthy();
});

test('answers that come too late, after another tab’s, are said not to be marked', async () => {
  const words = 'Not marked: another attempt was submitted meanwhile.';
  const code = 'learning.lesson.other-questions';
  api.on('POST /api/courses/iso-19650-in-practice/lessons/check/quiz', { status: 409, body: { code, message: words } });
  const { rerender } = await show();
  for (const name of ['Work in progress', 'Project', 'Originator']) fireEvent.click(screen.getByLabelText(name));
  check();
  expect(await screen.findByText(words)).toBeTruthy();
  // As the lesson is fetched again, with the other tab's result.
  const lesson = { ...testQuizLesson, lastVerdict: testVerdict };
  rerender(<Quiz lesson={lesson} quiz={lesson.quiz as QuizData} marked />);
  expect(screen.getByText('50% correct: not enough yet')).toBeTruthy();
  expect(screen.getByText(words)).toBeTruthy();
});

test('what was answered is ticked when the lesson is opened again', async () => {
  const given = { answers: { q1: ['a'], q2: ['a', 'b'] } };
  await show({ ...testQuizLesson, lastVerdict: { ...testVerdict, given } });
  const ticked = (name: string) => (screen.getByLabelText(name) as HTMLInputElement).checked;
  expect(['Shared', 'Work in progress', 'Project', 'Weather'].map(ticked)).toEqual([true, false, true, false]);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(ticked('Shared')).toBe(false);
});

test('before passing, solutions are hidden, and after many attempts the next one waits', async () => {
  const items = testVerdict.items.map((item) => ({ ...item, solution: '', explanation: '' }));
  const retryAt = new Date(Date.now() + 600_000).toISOString();
  await show({ ...testQuizLesson, lastVerdict: { ...testVerdict, items, attempts: 3, retryAt } });
  expect(screen.getByText('The right answers are shown once you pass.')).toBeTruthy();
  expect(screen.getByText(/^You can try again at/)).toBeTruthy();
  const again = screen.getByRole('button', { name: 'Try again' }) as HTMLButtonElement;
  expect(again.disabled).toBe(true);
});

test('the time of the next attempt is a full minute that is not over before it', async () => {
  const minute = 60_000;
  const full = Math.ceil(Date.now() / minute) * minute + 5 * minute;
  const retryAt = new Date(full - 23_000).toISOString();
  await show({ ...testQuizLesson, lastVerdict: { ...testVerdict, attempts: 3, retryAt } });
  const time = dateFormat('en', { timeStyle: 'short' }).format(full);
  expect(screen.getByText(`You can try again at ${time}. Until then, look at the lessons again.`)).toBeTruthy();
});

test('the next attempt may have other questions; a result stays beside its own', async () => {
  const { quiz } = testQuizLesson;
  const only = (id: string) => ({ passMark: 0.7, questions: quiz?.questions.filter((one) => one.id === id) ?? [] });
  const before = { ...testQuizLesson, quiz: only('q1'), nextQuiz: null };
  const { rerender } = await show(before);
  fireEvent.click(screen.getByLabelText('Shared'));
  check();
  expect(await screen.findByText('50% correct: not enough yet')).toBeTruthy();
  const lastVerdict = { ...testVerdict, given: { answers: { q1: ['a'] } } };
  rerender(<Quiz lesson={{ ...before, nextQuiz: only('q2'), lastVerdict }} quiz={only('q1') as QuizData} marked />);
  expect(screen.getByLabelText('Shared')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByLabelText('Shared')).toBeNull();
  fireEvent.click(screen.getByLabelText('Project'));
  check();
  await waitFor(() => expect(api.calls.at(-1)?.body).toEqual({ answers: { q2: ['a'] } }));
  expect(await screen.findByText('50% correct: not enough yet')).toBeTruthy();
  expect(screen.getByLabelText('Project')).toBeTruthy();
});

test('a failed submission is reported in place, the answers stay', async () => {
  api.on('POST /api/courses/iso-19650-in-practice/lessons/check/quiz', { status: 409, body: { message: 'Not now.' } });
  await show();
  fireEvent.click(screen.getByLabelText('Shared'));
  fireEvent.click(screen.getByLabelText('Project'));
  check();
  expect((await screen.findByRole('alert')).textContent).toBe('Not now.');
  expect((screen.getByLabelText('Shared') as HTMLInputElement).checked).toBe(true);
});

test('an earlier result is never shown for answers that were not marked', async () => {
  api.on('POST /api/courses/iso-19650-in-practice/lessons/check/quiz', { status: 503, body: { message: 'Not now.' } });
  await show({ ...testQuizLesson, lastVerdict: { ...testVerdict, passed: true, score: 1, attempts: 2 } });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  fireEvent.click(screen.getByLabelText('Shared'));
  fireEvent.click(screen.getByLabelText('Project'));
  check();
  expect(screen.queryByText('Passed with 100%')).toBeNull();
  expect((await screen.findByRole('alert')).textContent).toBe('Not now.');
  expect(screen.queryByText('Passed with 100%')).toBeNull();
  expect((screen.getByLabelText('Shared') as HTMLInputElement).checked).toBe(true);
  api.on('POST /api/courses/iso-19650-in-practice/lessons/check/quiz', { body: testVerdict });
  check();
  expect(await screen.findByText('50% correct: not enough yet')).toBeTruthy();
});

test('refetching the lesson in another language brings the result in that language, and no other one', async () => {
  const { rerender } = await show();
  fireEvent.click(screen.getByLabelText('Shared'));
  fireEvent.click(screen.getByLabelText('Project'));
  check();
  expect(await screen.findByText('Nobody else has seen it yet.')).toBeTruthy();
  const items = testVerdict.items.map((item) => ({ ...item, explanation: `Por isso: ${item.id}` }));
  const readAgain = (attempts: number) => {
    const lesson = { ...testQuizLesson, lastVerdict: { ...testVerdict, items, attempts } };
    rerender(<Quiz lesson={lesson} quiz={lesson.quiz as QuizData} marked />);
  };
  readAgain(2);
  expect(screen.getByText('Nobody else has seen it yet.')).toBeTruthy();
  readAgain(1);
  expect(screen.getByText('Por isso: q1')).toBeTruthy();
  expect(screen.queryByText('Nobody else has seen it yet.')).toBeNull();
  expect((screen.getByLabelText('Shared') as HTMLInputElement).checked).toBe(true);
});

test('visitors read the questions but send nothing', async () => {
  await show(testQuizLesson, false);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('Answers are marked only for learners enrolled in the course.')).toBeTruthy();
});

test('ticks survive a reload until they are sent, and are dropped when the questions have changed', async () => {
  const isTicked = (name: string) => (screen.getByLabelText(name) as HTMLInputElement).checked;
  await show();
  fireEvent.click(screen.getByLabelText('Shared'));
  endPage();
  const { quiz } = testQuizLesson;
  await show({ ...testQuizLesson, quiz: { ...quiz, questions: quiz?.questions.slice(0, 1) ?? [] } as QuizData });
  expect(isTicked('Shared')).toBe(false);
  endPage();
  await show();
  expect(isTicked('Shared')).toBe(true);
  fireEvent.click(screen.getByLabelText('Project'));
  check();
  expect(await screen.findByText('50% correct: not enough yet')).toBeTruthy();
  endPage();
  await show();
  expect(isTicked('Shared')).toBe(false);
});

test('a second attempt in progress is shown after a reload, not the result of the first', async () => {
  const lesson = { ...testQuizLesson, lastVerdict: testVerdict };
  await show(lesson);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  fireEvent.click(screen.getByLabelText('Shared'));
  endPage();
  await show(lesson);
  expect((screen.getByLabelText('Shared') as HTMLInputElement).checked).toBe(true);
  expect(screen.queryByText('Nobody else has seen it yet.')).toBeNull();
});
