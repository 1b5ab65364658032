import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { isPastEnd, PagedListing } from './paged-listing.tsx';

type Query = ComponentProps<typeof PagedListing<string>>['query'];

const list = (query: Partial<Query>) => (
  <PagedListing<string>
    query={{ isError: false, isFetching: false, refetch: () => undefined, ...query }}
    page={2}
    pageSize={2}
    hrefFor={(page) => `/blog?page=${page}`}
    renderLink={({ children, ...rest }) => <a {...rest}>{children}</a>}
    texts={{
      loading: 'Loading',
      count: (total) => `${total} articles`,
      error: 'Not loaded',
      retry: 'Retry',
      pages: 'Pages',
      previous: 'Previous',
      next: 'Next',
      page: (page) => `Page ${page}`,
      pastEnd: 'There is no such page',
      first: 'To the first page',
    }}
    empty={<p>Nothing here</p>}
  >
    {(item) => <p key={item}>{item}</p>}
  </PagedListing>
);

test('shows the total and links to the other pages', () => {
  const { rerender, container } = render(list({}));
  expect(screen.getByRole('status').textContent).toBe('Loading');
  expect(container.querySelectorAll('.a-skeleton--art')).toHaveLength(3);
  rerender(list({ currentData: { items: ['c', 'd'], total: 5 } }));
  expect(screen.getByRole('status').textContent).toBe('5 articles');
  expect(screen.getByText('c')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Page 3' }).getAttribute('href')).toBe('/blog?page=3');
  rerender(list({ currentData: { items: [], total: 0 } }));
  expect(screen.getByText('Nothing here')).toBeTruthy();
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('a page behind the last one is not called an empty list, and links to the first', () => {
  const data = { items: [], total: 1 };
  render(list({ currentData: data }));
  expect(screen.getByText('There is no such page')).toBeTruthy();
  expect(screen.queryByText('Nothing here')).toBeNull();
  expect(screen.getByRole('link', { name: 'To the first page' }).getAttribute('href')).toBe('/blog?page=1');
  expect([data, { items: [], total: 0 }, { items: ['a'], total: 1 }, undefined].map(isPastEnd)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('a failed list offers a retry', () => {
  let tried = 0;
  render(list({ isError: true, refetch: () => (tried += 1) }));
  expect(screen.getByText('Not loaded')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(tried).toBe(1);
});
