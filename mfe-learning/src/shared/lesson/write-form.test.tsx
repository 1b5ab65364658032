import { renderInSite } from '@arcada/testing/render';
import { act, fireEvent, screen } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import { WriteForm } from './write-form.tsx';

const show = (draft: string, onSend: (text: string) => Promise<boolean>) =>
  renderInSite(<WriteForm draft={draft} label="Question" button="Send" limit={500} pending={false} onSend={onSend} />, {
    texts: { learning: en },
  });
const field = () => screen.getByRole('textbox', { name: 'Question' }) as HTMLTextAreaElement;
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));

test('unsent input is restored when the form is shown again', async () => {
  const first = await show('question 1', async () => true);
  type('Why seven fields?');
  first.unmount();
  const second = await show('question 1', async () => true);
  expect(field().value).toBe('Why seven fields?');
  await act(async () => press());
  expect(field().value).toBe('');
  second.unmount();
  await show('question 1', async () => true);
  expect(field().value).toBe('');
});

test('sending removes what was sent, not what was typed meanwhile; a failed submission removes nothing', async () => {
  let answer: (sent: boolean) => void = () => undefined;
  await show('question 2', () => new Promise((resolve) => (answer = resolve)));
  type('First');
  press();
  type('First, and second');
  await act(async () => answer(true));
  expect(field().value).toBe('First, and second');
  press();
  await act(async () => answer(false));
  expect(field().value).toBe('First, and second');
});
