import { renderInSite } from '@arcada/testing/render';
import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Link, useNavigate } from 'react-router-dom';
import { useFocusOnNavigation } from './focus-on-navigation.ts';

function Site({ to }: { to: string }) {
  const main = useFocusOnNavigation();
  const navigate = useNavigate();
  return (
    <main ref={main} tabIndex={-1}>
      <Link to={to}>On</Link>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
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

test('back from an anchor that was pressed first of all returns to the top', async () => {
  expect(await follow('/blog/states', '/blog/states#tuesday')).toEqual([false, 'A']);
  fireEvent.click(screen.getByRole('button'));
  expect(scrolled.mock.calls).toEqual([[0, 0]]);
});

test('what an address names within its page is shown and focused once its content is there', async () => {
  const shown = jest.fn<(this: Element) => void>();
  Element.prototype.scrollIntoView = shown;
  await follow('/blog', '/blog/states#tuesday');
  expect(document.activeElement?.tagName).toBe('MAIN');
  const heading = document.createElement('h2');
  heading.id = 'tuesday';
  document.body.append(heading);
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(shown.mock.contexts).toContain(heading);
  heading.remove();
});

test('who acts before the content is there stays where they are', async () => {
  const shown = jest.fn<(this: Element) => void>();
  Element.prototype.scrollIntoView = shown;
  await follow('/blog', '/blog/states#tuesday');
  fireEvent.keyDown(document.body, { key: 'Tab' });
  const heading = document.createElement('h2');
  heading.id = 'tuesday';
  document.body.append(heading);
  await new Promise((done) => setTimeout(done, 50));
  expect(shown).not.toHaveBeenCalled();
  heading.remove();
});
