import { fireEvent, render, screen } from '@testing-library/react';
import { IconButton } from '../actions/icon-button.tsx';
import { CartIcon } from '../icons/icons.tsx';
import { Art } from './art.tsx';
import { Avatar } from './avatar.tsx';
import { AverageRating, Rating } from './rating.tsx';

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

test.each([
  ['en', '4.8'],
  ['pt-BR', '4,8'],
])('an average is written as in %s, and says by how many', (locale, written) => {
  const { container } = render(
    <AverageRating average={4.8} locale={locale} starsLabel={(average) => `${average} / 5`} reviews="12 reviews" />,
  );
  expect(screen.getByRole('img', { name: `${written} / 5` })).toBeTruthy();
  expect(container.textContent).toBe(`${written} · 12 reviews`);
});

test('initials come from the first and the last word', () => {
  const { container } = render(<Avatar name="  ana maria  souza" />);
  expect(container.textContent).toBe('AS');
});

test('an icon button is named by its label, not by its number, which is read out in full', () => {
  render(<IconButton label="Cart, 120 items" icon={<CartIcon />} count={120} />);
  const button = screen.getByRole('button', { name: 'Cart, 120 items' });
  expect(button.textContent).toBe('120');
});

test('a picture that is missing or does not load is replaced by its fallback', () => {
  const { container, rerender } = render(<Art src="/a.svg" fallback={<CartIcon />} />);
  expect(container.querySelector('svg')).toBeNull();
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('svg')).not.toBeNull();
  rerender(<Art src="/b.svg" fallback={<CartIcon />} />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/b.svg');
  rerender(<Art fallback={<CartIcon />} />);
  expect(container.querySelector('svg')).not.toBeNull();
});
