import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { Link } from './link.tsx';

function Where() {
  const { pathname, search, state } = useLocation();
  return <output>{`${pathname}${search} ${JSON.stringify(state)}`}</output>;
}

const shown = (link: React.ReactElement) => {
  render(
    <MemoryRouter initialEntries={['/products/one']}>
      {link}
      <Where />
    </MemoryRouter>,
  );
  return screen.getByRole('link');
};
const where = () => screen.getByRole('status').textContent;

test('a link goes to its address in the site without loading a page, with its state', () => {
  const link = shown(
    <Link to="/cart?seats=2" state={{ from: 'card' }} className="a-link">
      Cart
    </Link>,
  );
  expect(link.outerHTML).toBe('<a class="a-link" href="/cart?seats=2">Cart</a>');
  expect(fireEvent.click(link)).toBe(false);
  expect(where()).toBe('/cart?seats=2 {"from":"card"}');
});

/** Whether the browser keeps the click, which jsdom can't follow. */
function isLeftToBrowser(link: HTMLElement, click: MouseEventInit = {}) {
  let left = false;
  const decide = (event: Event) => {
    left = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', decide, { once: true });
  fireEvent.click(link, click);
  return left;
}

test.each([
  { name: 'another site', to: 'https://example.com/a' },
  { name: 'a mail address', to: 'mailto:a@example.com' },
  { name: 'a page that is to be loaded', to: '/cart', reloadDocument: true },
  { name: 'a new tab', to: '/cart', target: '_blank' },
])('$name is left to the browser', ({ name, ...props }) => {
  const link = shown(<Link {...props}>{name}</Link>);
  expect(link.getAttribute('href')).toBe(props.to);
  expect(isLeftToBrowser(link)).toBe(true);
  expect(where()).toBe('/products/one null');
});

test('a click with a key held is left to the browser, and one that its page prevents does nothing', () => {
  let clicks = 0;
  const link = shown(
    <Link
      to="/cart"
      onClick={(event) => {
        clicks += 1;
        if (clicks > 1) event.preventDefault();
      }}
    >
      Cart
    </Link>,
  );
  expect(isLeftToBrowser(link, { ctrlKey: true })).toBe(true);
  fireEvent.click(link);
  expect(clicks).toBe(2);
  expect(where()).toBe('/products/one null');
});
