import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { PagedListing } from './paged-listing.tsx';

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
    }}
    empty={<p>Nothing here</p>}
  >
    {(item) => <p key={item}>{item}</p>}
  </PagedListing>
);

test('says how many there are and leads to the other pages', () => {
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

test('a failed list offers to try again', () => {
  let tried = 0;
  render(list({ isError: true, refetch: () => (tried += 1) }));
  expect(screen.getByText('Not loaded')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(tried).toBe(1);
});
