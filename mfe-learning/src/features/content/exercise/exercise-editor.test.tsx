import { chooseOption, renderInSite } from '@arcada/testing/render';
import { TooltipProvider } from '@arcada/ui/tooltip';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import en from '../../../locales/en.json' with { type: 'json' };
import { type AuthoredExercise, emptyExercise } from '../task-drafts.ts';
import { ExerciseEditor } from './exercise-editor.tsx';

function Draft() {
  const [exercise, setExercise] = useState<AuthoredExercise>(() => emptyExercise('order-states'));
  return (
    <TooltipProvider>
      <ExerciseEditor exercise={exercise} language="en" onChange={setExercise} />
    </TooltipProvider>
  );
}

const box = (name: string) => screen.getByRole('textbox', { name }) as HTMLInputElement;
const choose = (kind: keyof typeof en.exerciseKind) => chooseOption('Kind of exercise', en.exerciseKind[kind]);

test('the input for a kind of exercise is restored when that kind is selected again', async () => {
  await renderInSite(<Draft />, { texts: { learning: en } });
  fireEvent.change(box('Task'), { target: { value: 'Sort these' } });
  fireEvent.change(box('Item 1'), { target: { value: 'Draft' } });
  choose('name-files');
  expect(box('Task').value).toBe('Sort these');
  expect(box('Item 1').value).toBe('');
  fireEvent.change(box('Task'), { target: { value: 'Name these' } });
  choose('enter-results');
  fireEvent.change(box('Right answer'), { target: { value: '12' } });
  expect(box('Right answer').value).toBe('12');
  choose('order-states');
  expect(box('Item 1').value).toBe('Draft');
  expect(box('Task').value).toBe('Name these');
});

test('items and rows are moved by their buttons', async () => {
  await renderInSite(<Draft />, { texts: { learning: en } });
  const move = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  fireEvent.change(box('Item 1'), { target: { value: 'Published' } });
  fireEvent.change(box('Item 2'), { target: { value: 'Draft' } });
  move('Move down: Item 1');
  expect([box('Item 1').value, box('Item 2').value]).toEqual(['Draft', 'Published']);
  expect(screen.getByText('Item 1 moved to position 2 of 2')).toBeTruthy();
  choose('find-faults');
  const cells = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Column 1' });
  fireEvent.change(cells()[1] as HTMLInputElement, { target: { value: 'First' } });
  move('Move up: Row 2');
  expect(cells().map(({ value }) => value)).toEqual(['', '', 'First']);
});
