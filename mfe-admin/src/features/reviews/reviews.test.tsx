import type { AdminProductReview, AdminReview } from '@arcada/contracts';
import { type FakeApi, fakeApi, openableDialogs, renderInSite } from '@arcada/testing/render';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import { Component } from './reviews.page.tsx';

const review = (name: string, more: Partial<AdminReview> = {}): AdminReview => ({
  id: `id-${name}`,
  rating: 4,
  text: `Text of ${name}`,
  status: 'pending',
  note: null,
  createdAt: '2026-11-02T10:00:00.000Z',
  courseId: 'names-that-last',
  courseTitle: 'Names that last',
  authorName: name,
  demo: false,
  purchaseEnded: false,
  reply: null,
  ...more,
});
const decisions = 'POST /api/admin/courses/reviews/decisions';
let api: FakeApi;
beforeAll(openableDialogs);
beforeEach(() => {
  api = fakeApi({
    'GET /api/admin/courses/reviews': {
      body: {
        items: [
          review('Ana', { purchaseEnded: true }),
          review('Rui', { reply: { text: 'Thank you, Rui.', at: '2026-11-03T10:00:00.000Z' } }),
          review('Eva', { status: 'declined', note: 'Names', demo: true }),
        ],
        total: 3,
        next: null,
      },
    },
    'GET /api/admin/product-reviews': { body: { items: [], total: 0, next: null } },
    'GET /api/admin/views/reviews': { body: [] },
  });
});
afterEach(() => api.restore());

const show = (path = '/admin/reviews') => renderInSite(<Component />, { texts: { admin: en }, path });
const dialog = () => within(screen.getByRole('dialog'));
const posts = () => api.calls.filter(({ method }) => method === 'POST');

test('reviews are filtered and searched by the address', async () => {
  await show('/admin/reviews?of=courses&status=pending&q=ana');
  const row = (await screen.findByText('Text of Ana')).closest('tr');
  expect(row?.textContent).toContain('Names that last');
  expect(row?.textContent).toContain('Purchase refunded/disputed');
  expect(screen.getAllByText('Purchase refunded/disputed').length).toBe(1);
  expect(
    Object.fromEntries(
      api.calls.findLast(({ path, search }) => path === '/api/admin/courses/reviews' && !search.has('limit'))?.search ??
        [],
    ),
  ).toMatchObject({
    status: 'pending',
    q: 'ana',
  });
  expect(screen.getByText('Note: Names')).toBeTruthy();
  expect(screen.getByText('Eva · demo data')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Decline the review by Eva' })).toBeNull();
});

test('one is declined once, with a note for its author', async () => {
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Decline the review by Ana' }));
  fireEvent.change(dialog().getByLabelText('Note (optional)'), { target: { value: ' Please leave out names ' } });
  api.on(decisions, { status: 503, body: { code: 'x', message: 'Not now.' } });
  fireEvent.click(dialog().getByRole('button', { name: 'Decline' }));
  expect(await dialog().findByText('Not now.')).toBeTruthy();
  const asked = posts().length;
  api.on(decisions, { body: { results: [{ id: 'id-Ana', result: 'decided' }] } });
  const decline = dialog().getByRole('button', { name: 'Decline' });
  fireEvent.click(decline);
  fireEvent.click(decline);
  expect(await dialog().findByText(': declined')).toBeTruthy();
  expect(posts()).toHaveLength(asked + 1);
  expect(posts().at(-1)?.body).toEqual({ ids: ['id-Ana'], decision: 'declined', note: 'Please leave out names' });
});

test('the focus stays in the list when a decided review leaves it', async () => {
  await show();
  const trigger = await screen.findByRole('button', { name: 'Publish the review by Ana' });
  trigger.focus();
  fireEvent.click(trigger);
  api.on('GET /api/admin/courses/reviews', { body: { items: [review('Rui')], total: 1, next: null } });
  api.on(decisions, { body: { results: [{ id: 'id-Ana', result: 'decided' }] } });
  const publish = dialog().getByRole('button', { name: 'Publish' });
  publish.focus();
  fireEvent.click(publish);
  expect(await dialog().findByText(': published')).toBeTruthy();
  await waitFor(() => expect(trigger.isConnected).toBe(false));
  fireEvent.click(dialog().getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  const table = screen.getByRole('table');
  await waitFor(() => expect(document.activeElement?.contains(table)).toBe(true));
  expect(document.activeElement).not.toBe(document.body);
});

test('many are published at once, with a result for each', async () => {
  await show();
  const [all] = await screen.findAllByRole('checkbox');
  fireEvent.click(all as HTMLElement);
  fireEvent.click(await screen.findByRole('button', { name: 'Publish 3 reviews' }));
  const results = [
    { id: 'id-Ana', result: 'decided' },
    { id: 'id-Rui', result: 'missing' },
    { id: 'id-Eva', result: 'unchanged' },
  ];
  api.on(decisions, { body: { results } });
  fireEvent.click(dialog().getByRole('button', { name: 'Publish' }));
  await waitFor(() =>
    expect(dialog().getByRole('status').textContent).toBe(
      'Ana · Names that last: published' +
        'Rui · Names that last: does not exist any more' +
        'Eva · Names that last: was published already',
    ),
  );
  fireEvent.click(dialog().getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  expect(screen.queryByRole('button', { name: 'Publish 3 reviews' })).toBeNull();
});

test('reviews of products have their own list and decisions', async () => {
  const { courseId: _, courseTitle: __, ...written } = review('Ana');
  const ofProduct = { ...written, title: 'Solid', productId: 'level-guard', productName: 'Level Guard' };
  api.on('GET /api/admin/product-reviews', { body: { items: [ofProduct], total: 1, next: null } });
  await show('/admin/reviews?of=products');
  const row = (await screen.findByText('Text of Ana')).closest('tr') as HTMLElement;
  expect(row.textContent).toContain('Solid');
  expect(within(row).getByRole('link', { name: 'Level Guard' }).getAttribute('href')).toBe(
    '/admin/products-manager/edit/level-guard',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Publish the review by Ana' }));
  api.on('POST /api/admin/product-reviews/decisions', { body: { results: [{ id: 'id-Ana', result: 'decided' }] } });
  fireEvent.click(dialog().getByRole('button', { name: 'Publish' }));
  expect(await dialog().findByText(': published')).toBeTruthy();
  expect(posts().at(-1)?.body).toEqual({ ids: ['id-Ana'], decision: 'published' });
});

test('the page opens on what waits for a decision, and stays there once all of it is decided', async () => {
  const { courseId: _, courseTitle: __, ...written } = review('Ana');
  const ofProduct = { ...written, title: 'Solid', productId: 'level-guard', productName: 'Level Guard' };
  api.on('GET /api/admin/courses/reviews', { body: { items: [], total: 0, next: null } });
  api.on('GET /api/admin/product-reviews', { body: { items: [ofProduct], total: 1, next: null } });
  const { path } = await show();
  await screen.findByText('Text of Ana');
  expect(path()).toBe('/admin/reviews?of=products');
  const tabs = within(screen.getByRole('navigation', { name: 'Reviews of' }));
  expect(tabs.getByRole('link', { name: 'Products (1 waiting)' }).getAttribute('aria-current')).toBe('page');
  expect(tabs.getByRole('link', { name: 'Courses (0 waiting)' }).getAttribute('href')).toBe(
    '/admin/reviews?of=courses',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Publish the review by Ana' }));
  api.on('POST /api/admin/product-reviews/decisions', { body: { results: [{ id: 'id-Ana', result: 'decided' }] } });
  api.on('GET /api/admin/product-reviews', { body: { items: [], total: 0, next: null } });
  fireEvent.click(dialog().getByRole('button', { name: 'Publish' }));
  expect(await tabs.findByRole('link', { name: 'Products (0 waiting)' })).toBeTruthy();
  expect(path()).toBe('/admin/reviews?of=products');
});

test('a kind that does not exist is said to be none', async () => {
  await renderInSite(<Component />, { texts: { admin: en }, path: '/admin/reviews?of=foo' });
  await screen.findByText('Text of Ana');
  expect(screen.getByText('There is no filter “foo”, so it was left out.')).toBeTruthy();
});

test('with nothing waiting, or when the counts can’t be read, it opens on courses', async () => {
  api.on('GET /api/admin/product-reviews', { status: 503, body: { code: 'x', message: 'Not now.' } });
  const { path } = await show();
  await screen.findByText('Text of Ana');
  expect(path()).toBe('/admin/reviews?of=courses');
});

test('to reviews of products of the house an admin responds, unless the purchase has ended; any reply is removed', async () => {
  const ofProduct = (name: string, more: Partial<AdminProductReview> = {}) => {
    const { courseId: _, courseTitle: __, ...written } = review(name, { status: 'published' });
    return { ...written, title: null, productId: 'level-guard', productName: 'Level Guard', ofHouse: true, ...more };
  };
  const reply = { text: 'Thank you.', at: '2026-11-03T10:00:00.000Z' };
  const items = [
    ofProduct('Ana'),
    ofProduct('Rui', { reply }),
    ofProduct('Eva', { reply, ofHouse: false }),
    ofProduct('Ivo', { purchaseEnded: true }),
    ofProduct('Lia', { status: 'pending' }),
  ];
  api.on('GET /api/admin/product-reviews', { body: { items, total: items.length, next: null } });
  await show('/admin/reviews?of=products');
  await screen.findByText('Text of Ana');
  const links = screen.getAllByRole('link', { name: /(Respond to|Edit the response)/ });
  expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    ['Respond to the review by Ana', '/dashboard/content/products/level-guard?part=reviews'],
    ['Edit the response to Rui', '/dashboard/content/products/level-guard?part=reviews'],
  ]);
  const row = screen.getByText('Text of Eva').closest('tr') as HTMLElement;
  expect(row.textContent).toContain('The developer’s response: Thank you.');
  const path = 'DELETE /api/admin/product-reviews/id-Eva/reply';
  api.on(path, { status: 204 });
  fireEvent.click(within(row).getByRole('button', { name: 'Remove the response to Eva' }));
  expect(dialog().getByText('It is no longer shown on the product page. Its author is notified.')).toBeTruthy();
  fireEvent.click(dialog().getByRole('button', { name: 'Remove the response' }));
  await waitFor(() => expect(api.names()).toContain(path));
});

test('an instructor’s reply is shown, and removed after a question', async () => {
  await show('/admin/reviews?of=courses');
  const row = (await screen.findByText('Text of Rui')).closest('tr') as HTMLElement;
  expect(row.textContent).toContain('The instructor’s response: Thank you, Rui.');
  api.on('DELETE /api/admin/courses/reviews/id-Rui/reply', { status: 204 });
  fireEvent.click(within(row).getByRole('button', { name: 'Remove the response to Rui' }));
  expect(dialog().getByText('Thank you, Rui.').tagName).toBe('BLOCKQUOTE');
  fireEvent.click(dialog().getByRole('button', { name: 'Remove the response' }));
  await waitFor(() => expect(api.names()).toContain('DELETE /api/admin/courses/reviews/id-Rui/reply'));
  const other = screen.getByText('Text of Ana').closest('tr') as HTMLElement;
  expect(within(other).queryByRole('button', { name: /^Remove/ })).toBeNull();
});

test('the kind alone is no view to save, a filter is', async () => {
  await show('/admin/reviews?of=products');
  expect(screen.queryByRole('button', { name: en.list.viewSave })).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: en.reviews.statuses.declined }));
  expect(await screen.findByRole('button', { name: en.list.viewSave })).toBeTruthy();
});
