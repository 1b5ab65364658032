import { fireEvent, render, screen } from '@testing-library/react';
import { Checkbox } from './checkbox.tsx';
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

test('a checkbox is named by its label and described by its error', () => {
  render(<Checkbox label="I agree" error="Please agree first" />);
  const box = screen.getByRole('checkbox', { name: 'I agree' });
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(describedTexts(box)).toEqual(['Please agree first']);
});

test('radios stand in a named group', () => {
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

test('a search form tells of other words only: with Enter, or when the field is left', () => {
  const asked: string[] = [];
  const form = (value: string) => <SearchForm label="Search products" value={value} onSearch={(q) => asked.push(q)} />;
  const { rerender } = render(form(''));
  const field = screen.getByRole('searchbox', { name: 'Search products' }) as HTMLInputElement;
  fireEvent.blur(field);
  fireEvent.change(field, { target: { value: ' sheet ' } });
  fireEvent.submit(screen.getByRole('search', { name: 'Search products' }));
  // The list has not answered yet: leaving asks for nothing new, and letters typed meanwhile stay.
  fireEvent.blur(field);
  fireEvent.change(field, { target: { value: 'sheets' } });
  expect(asked).toEqual(['sheet']);
  rerender(form('sheet'));
  expect(field.value).toBe('sheets');
  fireEvent.change(field, { target: { value: '' } });
  fireEvent.blur(field);
  expect(asked).toEqual(['sheet', '']);
  // Another address, by the back button for example, is what the field shows.
  rerender(form('model'));
  expect(field.value).toBe('model');
});
