import { renderInSite } from '@arcada/testing/render';
import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { useFocusOnNavigation } from './focus-on-navigation.ts';

function Site({ to }: { to: string }) {
  const main = useFocusOnNavigation();
  return (
    <main ref={main} tabIndex={-1}>
      <Link to={to}>On</Link>
    </main>
  );
}

const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
beforeEach(() => scrolled.mockClear());
async function follow(from: string, to: string) {
  await renderInSite(<Site to={to} />, { path: from });
  const link = screen.getByRole('link');
  link.focus();
  fireEvent.click(link);
  return [scrolled.mock.calls.length > 0, document.activeElement?.tagName];
}

test.each([
  ['/blog', '/about'],
  ['/blog', '/blog?page=2'],
  ['/blog?category=x&page=2', '/blog?category=x'],
  ['/courses/a/learn', '/courses/a/learn?lesson=two'],
  ['/courses/a/learn?lesson=one', '/courses/a/learn?lesson=two'],
])('from %s to %s another page begins: at its top, with the focus', async (from, to) => {
  expect(await follow(from, to)).toEqual([true, 'MAIN']);
});

test.each([
  ['/blog', '/blog?category=x'],
  ['/services?tab=training', '/services?tab=implementation'],
  ['/products?q=a', '/products?q=a&page=1'],
])('from %s to %s the reader stays', async (from, to) => {
  expect(await follow(from, to)).toEqual([false, 'A']);
});
