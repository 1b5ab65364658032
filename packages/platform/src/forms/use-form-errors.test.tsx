import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { type FormEvent, useState } from 'react';
import { type Translate, useFormErrors } from './use-form-errors.ts';

const english: Translate = (key) => `${key} in English`;
const spanish: Translate = (key) => `${key} en español`;

/** Two required fields; errors are about what was sent, not what is typed afterwards. */
function Form({ t, onRight }: { t: Translate; onRight: () => void }) {
  const { form, errors, showErrors } = useFormErrors(t);
  const [name, setName] = useState('');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!showErrors((t) => (name ? {} : { name: t('missing') }))) onRight();
  };
  return (
    <form ref={form} onSubmit={handleSubmit}>
      <input aria-label="first" />
      <input
        aria-label="name"
        aria-invalid={Boolean(errors.name)}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      {errors.name && <p role="alert">{errors.name}</p>}
      <button type="submit">Send</button>
    </form>
  );
}

test('an error is in the page’s language, also after a switch, and is focused once per submit', () => {
  const onRight = jest.fn();
  const { rerender } = render(<Form t={english} onRight={onRight} />);
  expect(document.activeElement).toBe(document.body);
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('alert').textContent).toBe('missing in English');
  expect(document.activeElement).toBe(screen.getByLabelText('name'));

  screen.getByLabelText('first').focus();
  rerender(<Form t={spanish} onRight={onRight} />);
  expect(screen.getByRole('alert').textContent).toBe('missing en español');
  fireEvent.change(screen.getByLabelText('name'), { target: { value: 'Ana' } });
  expect(screen.getByRole('alert')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('first'));
  expect(onRight).not.toHaveBeenCalled();

  fireEvent.click(screen.getByRole('button'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(onRight).toHaveBeenCalledTimes(1);
});
