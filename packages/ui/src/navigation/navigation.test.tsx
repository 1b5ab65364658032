import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Disclosure } from './disclosure.tsx';
import type { LinkRenderer } from './link-renderer.ts';
import { LinkTabs } from './link-tabs.tsx';
import { Pagination, visiblePages } from './pagination.tsx';
import { showCurrent } from './show-current.ts';
import { TabPanel, Tabs } from './tabs.tsx';

const renderLink: LinkRenderer = ({ children, ...rest }) => <a {...rest}>{children}</a>;

function Example() {
  const [tab, setTab] = useState('login');
  const items = [
    { key: 'login', label: 'Sign in' },
    { key: 'register', label: 'Register' },
    { key: 'help', label: 'Help' },
  ];
  return (
    <>
      <Tabs id="auth" label="Account" items={items} value={tab} onChange={setTab} />
      <TabPanel tabs="auth" name={tab}>
        {tab}
      </TabPanel>
    </>
  );
}

test('tabs are one tab stop; arrows, Home and End move and select', () => {
  render(<Example />);
  const tab = (name: string) => screen.getByRole('tab', { name });
  expect(screen.getAllByRole('tab').map((item) => item.tabIndex)).toEqual([0, -1, -1]);
  tab('Sign in').focus();
  fireEvent.keyDown(tab('Sign in'), { key: 'ArrowLeft' });
  expect(document.activeElement).toBe(tab('Help'));
  expect(tab('Help').getAttribute('aria-selected')).toBe('true');
  fireEvent.keyDown(tab('Help'), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(tab('Sign in'));
  fireEvent.keyDown(tab('Sign in'), { key: 'End' });
  expect(screen.getByRole('tabpanel', { name: 'Help' }).textContent).toBe('help');
  expect(tab('Help').getAttribute('aria-controls')).toBe(screen.getByRole('tabpanel').id);
});

test.each([
  [1, 1, [1]],
  [1, 5, [1, 2, 3, 4, 5]],
  [1, 9, [1, 2, 3, 4, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 6, 7, 8, 9]],
  [4, 8, [1, 2, 3, 4, 5, null, 8]],
])('page %i of %i shows %j', (page, pages, shown) => {
  expect(visiblePages(page, pages)).toEqual(shown);
});

test('pagination consists of links, the current page marked, no link before the first', () => {
  render(
    <Pagination
      page={1}
      pages={3}
      hrefFor={(page) => `/products?page=${page}`}
      renderLink={renderLink}
      label="Pages"
      previousLabel="Previous"
      nextLabel="Next"
      pageLabel={(page) => `Page ${page}`}
    />,
  );
  const links = within(screen.getByRole('navigation', { name: 'Pages' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(['Page 1', 'Page 2', 'Page 3', 'Next']);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null, null, null]);
  expect(links.at(-1)?.getAttribute('href')).toBe('/products?page=2');
});

test('breadcrumbs end with the page itself', () => {
  render(
    <Breadcrumbs
      label="You are here"
      renderLink={renderLink}
      items={[{ label: 'Home', href: '/' }, { label: 'Cart' }]}
    />,
  );
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
  expect(screen.getByText('Cart').getAttribute('aria-current')).toBe('page');
});

test('a disclosure opens and closes its text', () => {
  render(<Disclosure title="How do licences work?">By seat.</Disclosure>);
  const button = screen.getByRole('button', { name: 'How do licences work?' });
  expect(screen.getByText('By seat.').hidden).toBe(true);
  fireEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText('By seat.').hidden).toBe(false);
});

test('a selected item beyond the edge of its row is scrolled into view, one in view moves nothing', () => {
  const row = document.createElement('div');
  row.innerHTML = '<a>All</a><a aria-current="page">Standards</a>';
  const place = (element: Element, left: number, width: number) => {
    element.getBoundingClientRect = () => new DOMRect(left, 0, width, 40);
  };
  Object.defineProperties(row, { scrollWidth: { value: 600 }, clientWidth: { value: 300 } });
  place(row, 20, 300);
  place(row.lastElementChild as Element, 100, 80);
  showCurrent(row);
  expect(row.scrollLeft).toBe(0);
  place(row.lastElementChild as Element, 420, 80);
  showCurrent(row);
  // 400 from the row's edge, in the middle of the space left beside it.
  expect(row.scrollLeft).toBe(290);
});

test('tabs that are links mark the current one', () => {
  const items = [
    { key: 'all', label: 'All', href: '/products' },
    { key: 'dynamo', label: 'Dynamo packs', href: '/products?type=dynamo' },
  ];
  render(<LinkTabs label="Types" items={items} current="dynamo" renderLink={renderLink} />);
  const row = screen.getByRole('navigation', { name: 'Types' });
  expect(within(row).getByRole('link', { current: 'page' }).getAttribute('href')).toBe('/products?type=dynamo');
  expect(within(row).getAllByRole('link')).toHaveLength(2);
});
