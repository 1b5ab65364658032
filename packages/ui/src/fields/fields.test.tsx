import { jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Field } from './field.tsx';
import { PasswordInput } from './password-input.tsx';
import { Radio, RadioGroup } from './radio-group.tsx';
import { SearchForm } from './search-form.tsx';
import { SelectInput } from './select-input.tsx';
import { TextArea } from './text-area.tsx';
import { TextInput } from './text-input.tsx';

const describedTexts = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent);

test.each([
  ['TextInput', <TextInput key="1" />],
  ['TextArea', <TextArea key="2" />],
  ['SelectInput', <SelectInput key="3" options={[{ value: 'a', label: 'A' }]} />],
  ['PasswordInput', <PasswordInput key="4" showLabel="Show" hideLabel="Hide" />],
])('Field ties label, hint and error to a %s', (_name, control) => {
  const { rerender } = render(
    <Field label="User name" hint="At least 3 characters" required>
      {control}
    </Field>,
  );
  const input = screen.getByLabelText('User name') as HTMLInputElement;
  expect(input.required).toBe(true);
  expect(input.getAttribute('aria-invalid')).toBeNull();
  expect(describedTexts(input)).toEqual(['At least 3 characters']);
  rerender(
    <Field label="User name" hint="At least 3 characters" error="Too short" required>
      {control}
    </Field>,
  );
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(describedTexts(input)).toEqual(['Too short', 'At least 3 characters']);
  expect(screen.getByRole('alert').textContent).toBe('Too short');
});

test('a password can be shown and hidden without losing it', () => {
  render(
    <Field label="Password">
      <PasswordInput showLabel="Show password" hideLabel="Hide password" defaultValue="secret" />
    </Field>,
  );
  const input = screen.getByLabelText('Password') as HTMLInputElement;
  expect(input.type).toBe('password');
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect([input.type, input.value]).toEqual(['text', 'secret']);
  fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input.type).toBe('password');
});

test('radios are in a named group', () => {
  render(
    <RadioGroup legend="Role" hint="Subject to approval">
      <Radio name="role" value="customer" label="Customer" defaultChecked />
      <Radio name="role" value="producer" label="Producer" />
    </RadioGroup>,
  );
  expect(describedTexts(screen.getByRole('group', { name: 'Role' }))).toEqual(['Subject to approval']);
  fireEvent.click(screen.getByRole('radio', { name: 'Producer' }));
  expect((screen.getByRole('radio', { name: 'Customer' }) as HTMLInputElement).checked).toBe(false);
});

describe('a search form', () => {
  let asked: string[];
  let typed: string;
  const form = (value: string, list = `/products?q=${value}`) => (
    <SearchForm
      label="Search products"
      value={value}
      list={list}
      onType={(words) => {
        typed = words;
      }}
      onSearch={(words) => asked.push(words)}
    />
  );
  const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search products' });
  const send = () => fireEvent.submit(screen.getByRole('search', { name: 'Search products' }));
  beforeEach(() => {
    asked = [];
  });

  test('submits only other words, with Enter and not on blur', () => {
    const { rerender } = render(form(''));
    send();
    fireEvent.change(field(), { target: { value: ' sheet ' } });
    fireEvent.blur(field());
    expect([asked, typed]).toEqual([[], 'sheet']);
    send();
    // The list has not loaded yet: nothing is requested twice, and letters typed meanwhile stay.
    send();
    fireEvent.change(field(), { target: { value: 'sheets' } });
    rerender(form('sheet'));
    expect([asked, field().value]).toEqual([['sheet'], 'sheets']);
    fireEvent.change(field(), { target: { value: '' } });
    send();
    expect(asked).toEqual(['sheet', '']);
  });

  test('shows the words of another list, whatever was typed for the one before', () => {
    const { rerender } = render(form('model'));
    expect(field().value).toBe('model');
    fireEvent.change(field(), { target: { value: 'models of' } });
    rerender(form('model', '/products?q=model&page=2'));
    expect([field().value, typed]).toEqual(['model', 'model']);
    rerender(form(''));
    expect([field().value, typed]).toEqual(['', '']);
  });

  test('does not search after a pause in typing once another list was chosen that is still being drawn', () => {
    jest.useFakeTimers();
    const type = (words: string) => {
      render(<SearchForm label="Search products" value="" list="" onSearch={(found) => asked.push(found)} asTyped />);
      fireEvent.change(field(), { target: { value: words } });
    };
    try {
      type('sheet');
      jest.advanceTimersByTime(1000);
      expect(asked).toEqual(['sheet']);
      cleanup();
      type('model');
      history.pushState(null, '', '/products?type=dynamo&q=model');
      jest.advanceTimersByTime(1000);
      expect(asked).toEqual(['sheet']);
    } finally {
      history.replaceState(null, '', '/');
      jest.useRealTimers();
    }
  });

  test('submits words that no event has reported, such as those typed before React took the field over', () => {
    render(form(''));
    field().value = 'sheet';
    send();
    expect(asked).toEqual(['sheet']);
  });
});
