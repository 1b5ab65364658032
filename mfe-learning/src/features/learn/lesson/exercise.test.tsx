import { type Exercise as ExerciseData, isListed, separatorOf, type Verdict } from '@arcada/contracts';
import { endPage, type FakeApi, fakeApi, renderInSite } from '@arcada/testing/render';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import en from '../../../locales/en.json' with { type: 'json' };
import { Exercise } from './exercise.tsx';
import { testQuizLesson, testTask } from './lesson.fixture.ts';
import { joinName } from './name-parts.ts';

const path = 'POST /api/courses/iso-19650-in-practice/lessons/names/exercise';
const verdict = (id: string) => ({
  passed: true,
  score: 1,
  attempts: 1,
  items: [{ id, correct: true, solution: '', explanation: 'That is why.' }],
});
let api: FakeApi;
beforeEach(() => {
  api = fakeApi({ [path]: { body: verdict('plan') } });
});
afterEach(() => api.restore());
const show = (exercise: ExerciseData, lastVerdict: Verdict | null = null) =>
  renderInSite(
    <Exercise
      lesson={{ ...testQuizLesson, id: 'names', kind: 'exercise', quiz: null, exercise, lastVerdict }}
      exercise={exercise}
      marked
    />,
    { texts: { learning: en } },
  );
const check = () => fireEvent.click(screen.getByRole('button', { name: 'Check my answers' }));
const sent = () => waitFor(() => expect(api.calls.length).toBe(1)).then(() => api.calls[0]?.body);

const nameFiles: ExerciseData = {
  kind: 'name-files',
  task: testTask('Name the file.'),
  convention: [
    { field: 'Project', values: [{ code: 'HSP', meaning: 'This contract' }] },
    {
      field: 'Form',
      values: [
        { code: 'DR', meaning: 'Drawing' },
        { code: 'M3', meaning: 'Model' },
      ],
    },
    { field: 'Number', values: [{ code: '0001 … 9999', meaning: 'As given' }] },
  ],
  example: 'HSP-DR-0104',
  items: [{ id: 'plan', text: 'The plan. Number 0031.' }],
};

test('a name is composed from the codes of its fields; a range is typed', async () => {
  await show(nameFiles);
  check();
  expect(screen.getByRole('alert').textContent).toBe('Fill in every field of this name.');
  const marked = () =>
    ['Project', 'Form', 'Number'].filter((name) => screen.getByLabelText(name).getAttribute('aria-invalid') === 'true');
  expect(marked()).toEqual(['Project', 'Form', 'Number']);
  expect(document.activeElement).toBe(screen.getByLabelText('Project'));
  fireEvent.change(screen.getByLabelText('Project'), { target: { value: 'HSP' } });
  expect(marked()).toEqual(['Form', 'Number']);
  check();
  expect(document.activeElement).toBe(screen.getByLabelText('Form'));
  fireEvent.change(screen.getByLabelText('Form'), { target: { value: 'DR' } });
  expect(screen.getByText('HSP-DR-…')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Number'), { target: { value: '0031' } });
  expect(screen.queryByRole('alert')).toBeNull();
  check();
  expect(await sent()).toEqual({ names: { plan: 'HSP-DR-0031' } });
  expect(await screen.findByText('That is why.')).toBeTruthy();
});

test('names: the separator is the example’s, and no name is made while a part is missing', () => {
  expect(separatorOf('HSP_DR_01')).toBe('_');
  expect(joinName(['HSP', '', '01'], '-')).toBe('');
  expect(nameFiles.kind === 'name-files' && nameFiles.convention.map(isListed)).toEqual([true, true, false]);
});

test('rows of a table are marked and unmarked', async () => {
  await show({
    kind: 'find-faults',
    task: testTask('Find the faults.'),
    columns: ['Task', 'Who'],
    rows: [
      { id: 'r1', cells: ['Model', 'Nobody'] },
      { id: 'r2', cells: ['Check', 'Lead'] },
    ],
  });
  check();
  expect(screen.getByRole('alert').textContent).toBe('Mark at least one row.');
  // Where there is no room for columns, each cell names its own.
  expect(screen.getByText('Nobody').getAttribute('data-column')).toBe('Who');
  fireEvent.click(screen.getByLabelText('This row is wrong: Model'));
  fireEvent.click(screen.getByLabelText('This row is wrong: Check'));
  fireEvent.click(screen.getByLabelText('This row is wrong: Check'));
  check();
  expect(await sent()).toEqual({ rows: ['r1'] });
});

test('of a table only marked rows get a result, with the name of their first column; right ones look right', async () => {
  await show(
    {
      kind: 'find-faults',
      task: testTask('Find the faults.'),
      columns: ['Line', 'Who'],
      rows: [
        { id: 'r1', cells: ['1', 'Nobody'] },
        { id: 'r2', cells: ['2', 'Lead'] },
        { id: 'r3', cells: ['3', 'Client'] },
      ],
    },
    {
      passed: false,
      score: 0.5,
      attempts: 1,
      given: { rows: ['r1', 'r3'] },
      items: [
        { id: 'r1', correct: true, solution: '', explanation: 'Nobody delivers it.' },
        { id: 'r3', correct: false, solution: '', explanation: '' },
      ],
    },
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Line: 1Right.Nobody delivers it.',
    'Line: 3Not right.',
  ]);
  const [, first, second, third] = screen.getAllByRole('row');
  expect([first, second, third].map((row) => row?.dataset.right)).toEqual(['true', undefined, undefined]);
  expect(third?.dataset.chosen).toBe('true');
});

const order: ExerciseData = {
  kind: 'order-states',
  task: testTask('Bring them into order.'),
  items: ['Shared', 'Archive', 'Published'].map((text) => ({ id: text.toLowerCase(), text })),
};
const texts = () => screen.getAllByRole('listitem').map((item) => item.children[1]?.textContent);

test('items are moved by buttons, which keep the focus and announce the move', async () => {
  await show(order);
  fireEvent.click(screen.getByRole('button', { name: 'Move down: Archive' }));
  expect(texts()).toEqual(['Shared', 'Published', 'Archive']);
  expect(screen.getByText('Archive: now at position 3 of 3')).toBeTruthy();
  // At the end its own button is disabled, so the other one has the focus.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move up: Archive' })));
  check();
  expect(await sent()).toEqual({ order: ['shared', 'published', 'archive'] });
});

test('items are moved by dragging', async () => {
  await show(order);
  const items = screen.getAllByRole('listitem');
  const dataTransfer = { setData: () => undefined, effectAllowed: '' };
  fireEvent.dragStart(items[2] as HTMLElement, { dataTransfer });
  fireEvent.drop(items[0] as HTMLElement, { dataTransfer });
  expect(texts()).toEqual(['Published', 'Shared', 'Archive']);
  expect(within(items[0] as HTMLElement).queryAllByRole('button').length).toBe(2);
});

test('another attempt starts with the focus on the task', async () => {
  await show(order);
  check();
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(document.activeElement?.closest('.learn-order')).not.toBeNull());
});

test('an earlier attempt shows only its result, no empty fields', async () => {
  await renderInSite(
    <Exercise
      lesson={{ ...testQuizLesson, id: 'names', kind: 'exercise', quiz: null, lastVerdict: verdict('plan') }}
      exercise={nameFiles}
      marked
    />,
    { texts: { learning: en } },
  );
  expect(screen.getByText('That is why.')).toBeTruthy();
  expect(screen.queryByLabelText('Project')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByLabelText('Project')).toBeTruthy();
});

test('an earlier attempt shows its answers, and the next one begins with them', async () => {
  const lastVerdict = { ...verdict('plan'), passed: false, given: { names: { plan: 'HSP-DR-0031' } } };
  const lesson = { ...testQuizLesson, id: 'names', kind: 'exercise' as const, quiz: null, lastVerdict };
  await renderInSite(<Exercise lesson={lesson} exercise={nameFiles} marked />, { texts: { learning: en } });
  expect(screen.getByText('HSP-DR-0031')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((screen.getByLabelText('Form') as HTMLSelectElement).value).toBe('DR');
  fireEvent.change(screen.getByLabelText('Form'), { target: { value: 'M3' } });
  check();
  expect(await sent()).toEqual({ names: { plan: 'HSP-M3-0031' } });
});

test('refetching the lesson in another language brings the result in that language; the answer stays', async () => {
  const { rerender } = await show(nameFiles);
  fireEvent.change(screen.getByLabelText('Project'), { target: { value: 'HSP' } });
  fireEvent.change(screen.getByLabelText('Form'), { target: { value: 'DR' } });
  fireEvent.change(screen.getByLabelText('Number'), { target: { value: '0031' } });
  check();
  expect(await screen.findByText('That is why.')).toBeTruthy();
  const lastVerdict = {
    ...verdict('plan'),
    items: [{ id: 'plan', correct: true, solution: '', explanation: 'Por isso.' }],
  };
  const lesson = { ...testQuizLesson, id: 'names', kind: 'exercise' as const, quiz: null, lastVerdict };
  rerender(<Exercise lesson={lesson} exercise={nameFiles} marked />);
  expect(screen.getByText('Por isso.')).toBeTruthy();
  expect(screen.queryByText('That is why.')).toBeNull();
  expect(screen.getByText('HSP-DR-0031')).toBeTruthy();
});

test('an earlier order that is no longer known has no numbers', async () => {
  const right = { ...verdict('shared'), items: [] };
  await renderInSite(
    <Exercise
      lesson={{ ...testQuizLesson, id: 'names', kind: 'exercise', quiz: null, lastVerdict: right }}
      exercise={order}
      marked
    />,
    { texts: { learning: en } },
  );
  const places = () => screen.getAllByRole('listitem').map((item) => item.children[0]?.textContent);
  expect(places()).toEqual(['–', '–', '–']);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(places()).toEqual(['1', '2', '3']);
});

test('fields of an incomplete name survive a reload', async () => {
  await show(nameFiles);
  fireEvent.change(screen.getByLabelText('Project'), { target: { value: 'HSP' } });
  fireEvent.change(screen.getByLabelText('Number'), { target: { value: '00' } });
  endPage();
  await show(nameFiles);
  expect(screen.getByText('HSP-…-00')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Form'), { target: { value: 'DR' } });
  check();
  expect(await sent()).toEqual({ names: { plan: 'HSP-DR-00' } });
});

test('results of work with files are entered one by one; an empty field is named', async () => {
  await show({
    kind: 'enter-results',
    task: testTask('Open the register.'),
    items: [
      { id: 'late', text: 'How many are late?' },
      { id: 'depth', text: 'How deep is it?', unit: 'mm' },
    ],
  });
  fireEvent.change(screen.getByLabelText('1. How many are late?'), { target: { value: '3' } });
  check();
  expect(screen.getByText('Enter what you found.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('2. How deep is it?'));
  expect(screen.getByText('mm')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('2. How deep is it?'), { target: { value: '12,5' } });
  check();
  expect(await sent()).toEqual({ results: { late: '3', depth: '12,5' } });
});
