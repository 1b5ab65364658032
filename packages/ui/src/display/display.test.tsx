import { render, screen } from '@testing-library/react';
import { IconButton } from '../actions/icon-button.tsx';
import { CartIcon } from '../icons/icons.tsx';
import { Avatar } from './avatar.tsx';
import { Price } from './price.tsx';
import { Rating } from './rating.tsx';

test.each([
  [0, 0],
  [0.4, 8],
  [4.5, 76],
  [4.8, 85],
  [9, 85],
])('a rating of %f fills the stars up to %i', (value, width) => {
  const { container } = render(<Rating value={value} label={`${value} out of 5`} />);
  expect(screen.getByRole('img', { name: `${value} out of 5` })).toBeTruthy();
  expect(container.querySelector('rect')?.getAttribute('width')).toBe(String(width));
});

test('a price has a dollar sign and two decimals, and says what it was', () => {
  const { container } = render(<Price amount={1234.5} was={1500} wasLabel="Before:" />);
  expect(container.textContent).toBe('$1234.50Before: $1500.00');
});

test('initials come from the first and the last word', () => {
  const { container } = render(<Avatar name="  ana maria  souza" />);
  expect(container.textContent).toBe('AS');
});

test('an icon button is named by its label, not by its number', () => {
  render(<IconButton label="Cart, 120 items" icon={<CartIcon />} count={120} />);
  const button = screen.getByRole('button', { name: 'Cart, 120 items' });
  expect(button.textContent).toBe('99+');
});
