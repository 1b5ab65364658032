import type { Translated } from '@arcada/contracts';
import { articleSeconds, exerciseSeconds, quizSeconds, wordsIn } from './lesson-time.ts';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
const say = (count: number): Translated => ({ en: words(count), 'pt-BR': words(count + 5), es: words(count + 9) });

test('counts words as they are read, without marks', () => {
  const markdown =
    '## Two words\n\n| Status | Use |\n| --- | --- |\n| S1 | see [the file](files/a-long-name.csv) |\n\n- **one** – more';
  expect(wordsIn(markdown)).toBe(10);
});

test('an article takes a minute for each 200 words of its shortest language', () => {
  expect(articleSeconds(say(400))).toBe(120);
  expect(articleSeconds({ ...say(400), es: words(200) })).toBe(60);
});

test('a quiz takes the time of the questions that one attempt draws', () => {
  const question = (id: string) => ({
    id,
    text: say(10),
    kind: 'single' as const,
    options: [
      { id: 'a', text: say(5), right: true as const },
      { id: 'b', text: say(5) },
    ],
    explanation: say(20),
  });
  const questions = ['a', 'b', 'c', 'd'].map(question);
  expect(quizSeconds({ passMark: 1, questions })).toBe(4 * (12 + 30));
  expect(quizSeconds({ passMark: 1, questions, asked: 2 })).toBe(2 * (12 + 30));
});

test('an exercise takes the time of its words and of each of its parts', () => {
  const item = { id: 'a', text: say(20), explanation: say(20) };
  const task = say(20);
  expect(exerciseSeconds({ kind: 'order-states', task, items: [item, item] })).toBe(30 + 2 * 20);
  expect(exerciseSeconds({ kind: 'enter-results', task, items: [{ ...item, answer: '1' }] })).toBe(18 + 120);
  expect(
    exerciseSeconds({ kind: 'name-files', task, convention: [], example: 'A', items: [{ ...item, answer: 'A' }] }),
  ).toBe(18 + 90);
  const rows = [
    { id: 'r1', cells: [say(10), say(10)], fault: say(10) },
    { id: 'r2', cells: [say(10), say(10)], why: say(10) },
  ];
  expect(exerciseSeconds({ kind: 'find-faults', task, columns: [say(1), say(1)], rows })).toBe(24 + 2 * 30);
});
