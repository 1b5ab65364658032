import type { Licence, OwnProductReview, Product } from '@arcada/contracts';
import { type FakeApi, fakeApi, hintSignedIn, renderInSite } from '@arcada/testing/render';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import en from '../../locales/en.json' with { type: 'json' };
import { Component as FeaturedProducts } from './featured-products.tsx';
import { Component as ProductPage } from './product.page.tsx';
import { Component as ProductsPage } from './products.page.tsx';

const product = {
  id: 'level-guard',
  name: 'Level Guard',
  description: 'Finds elements on the wrong level.',
  price: 219,
  type: 'plugin',
  category: 'quality',
  version: '1.8.0',
  compatibility: 'Revit 2022–2026',
  rating: 4,
  reviewCount: 12,
  reviewHistogram: [0, 0, 0, 12, 0],
  reviews: [
    {
      id: 'r1',
      authorName: 'Rui',
      rating: 4,
      title: 'Solid',
      text: '<b>Bold</b> words',
      createdAt: '2026-09-01T12:00:00.000Z',
      reply: { text: 'Glad to hear <i>it</i>.', at: '2026-09-03T12:00:00.000Z' },
    },
  ],
  pictures: [{ imageUrl: '/one.svg', alt: 'The report on the sample' }],
  imageUrl: '/cover.svg',
  body: [],
  inside: [{ name: 'source', text: 'C#' }],
  requirements: [],
  changelog: [],
  related: [],
  download: { fileName: 'level-guard-1.8.0.zip', bytes: 5000 },
  updatedAt: '2026-07-14T12:00:00.000Z',
} as unknown as Product;
const licence = { id: 'l1', key: 'ARC1.a.b', productId: 'level-guard', orderId: 'o1' } as Licence;
const page = <T,>(items: T[]) => ({ body: { items, total: items.length, page: 1, pageSize: 1, products: [] } });
const mine = '/api/products/level-guard/reviews/mine';
const written = (more: Partial<OwnProductReview> = {}) => ({
  id: 'r2',
  rating: 5,
  title: null,
  text: 'Worth it',
  status: 'pending',
  note: null,
  createdAt: '2026-10-01T12:00:00.000Z',
  ...more,
});

let api: FakeApi;
beforeEach(() => {
  hintSignedIn();
  api = fakeApi({
    'GET /api/user': { body: { id: 'u', username: 'ana', email: 'a@b.co', fullName: null, role: 'customer' } },
    'GET /api/products/level-guard': { body: product },
    'GET /api/cart/*': { body: [] },
    'GET /api/licences': page([licence]),
    [`GET ${mine}`]: { body: null },
  });
});
afterEach(() => api.restore());
const show = () =>
  renderInSite(
    <Routes>
      <Route path="/products/:productId" element={<ProductPage />} />
    </Routes>,
    { texts: { store: en }, path: '/products/level-guard' },
  );
const sent = (method: string) => api.calls.filter((call) => call.method === method);

test('what is inside has a heading only where something is inside', async () => {
  const inside = () => screen.queryByRole('heading', { name: en.product.inside });
  api.on('GET /api/products/level-guard', { body: { ...product, inside: [] } });
  const { unmount } = await show();
  await screen.findByText('You own this');
  expect(inside()).toBeNull();
  unmount();
  api.on('GET /api/products/level-guard', { body: product });
  await show();
  await screen.findByText('You own this');
  expect(inside()).not.toBeNull();
});

test('a product that is no longer sold is not found, but says so to its owner, with file and licence', async () => {
  api.on('GET /api/products/level-guard', { status: 404, body: { code: 'store.product.not-found' } });
  api.on('GET /api/licences', page([{ ...licence, productName: 'Level Guard' }]));
  const { unmount } = await show();
  expect(await screen.findByRole('heading', { name: 'Level Guard' })).toBeTruthy();
  expect(screen.getByText('This product is no longer sold')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Download' }).getAttribute('href')).toBe(
    '/api/orders/o1/downloads/level-guard',
  );
  expect(screen.queryByRole('button', { name: /cart/i })).toBeNull();
  unmount();
  api.on('GET /api/licences', page([]));
  await show();
  expect(await screen.findByText(en.product.notFoundText)).toBeTruthy();
  expect(screen.queryByText('This product is no longer sold')).toBeNull();
});

test('an owner is shown the way to file and licence, and buys more seats at once', async () => {
  await show();
  expect(await screen.findByText('You own this')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Download' }).getAttribute('href')).toBe(
    '/api/orders/o1/downloads/level-guard',
  );
  expect(screen.getByRole('link', { name: 'Licence' }).getAttribute('href')).toBe('/licences?product=level-guard');
  expect(screen.getByText('New seats are a separate licence with a key of its own.')).toBeTruthy();
  const line = { id: 'line', cartId: 'c', type: 'product', productId: 'level-guard', price: 219 };
  api.on('POST /api/cart', { status: 201, body: { ...line, quantity: 3 } });
  api.on('PATCH /api/cart/line', { body: { ...line, quantity: 7 } });
  const seats = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Seats' });
  fireEvent.change(seats, { target: { value: '5' } });
  // As the button beside the field does.
  fireEvent.keyDown(seats, { key: 'Enter' });
  await screen.findByRole('button', { name: 'Add seats' });
  const added = sent('POST').filter(({ path }) => path === '/api/cart');
  expect(added.map(({ body }) => body)).toMatchObject([{ productId: 'level-guard', quantity: 1 }]);
  expect(sent('PATCH').map(({ body }) => body)).toEqual([{ quantity: 7 }]);
});

test('the card of a product that one owns says so in lists, and adds seats', async () => {
  const another = { ...product, id: 'sheet-ledger', name: 'Sheet Ledger' };
  api.on('GET /api/products', { body: { items: [product, another], total: 2, page: 1, pageSize: 12 } });
  await renderInSite(<ProductsPage />, { texts: { store: en }, path: '/products' });
  const button = await screen.findByRole('button', { name: 'Add seats: Level Guard' });
  expect(button.closest('article')?.textContent).toContain('Plug-in · You own this');
  const other = screen.getByRole('button', { name: 'Add to Cart: Sheet Ledger' }).closest('article');
  expect(other?.textContent).not.toContain('You own this');
});

test('so does home’s', async () => {
  api.on('GET /api/products/featured', { body: [product, { ...product, id: 'sheet-ledger', name: 'Sheet Ledger' }] });
  await renderInSite(<FeaturedProducts />, { texts: { store: en }, path: '/' });
  const button = await screen.findByRole('button', { name: 'Add seats: Level Guard' });
  expect(button.closest('article')?.textContent).toContain('Plug-in · You own this');
  expect(screen.getByRole('button', { name: 'Add to Cart: Sheet Ledger' })).toBeTruthy();
});

test.each(['0', '100', '2.5', ''])(
  '"%s" seats are refused before anything is added, and kept to be corrected',
  async (typed) => {
    await show();
    const seats = await screen.findByRole<HTMLInputElement>('spinbutton', { name: 'Seats' });
    fireEvent.change(seats, { target: { value: typed } });
    fireEvent.click(await screen.findByRole('button', { name: 'Add seats' }));
    expect(screen.getByRole('alert').textContent).toBe('Enter a whole number from 1 to 99.');
    expect([seats.value, document.activeElement]).toEqual([typed, seats]);
    expect(sent('POST').filter(({ path }) => path === '/api/cart')).toEqual([]);
  },
);

test('more seats than an order takes with those in the cart say so', async () => {
  const line = { id: 'line', cartId: 'c', type: 'product', productId: 'level-guard', price: 219, quantity: 98 };
  api.on('GET /api/cart/*', { body: [line] });
  await show();
  const seats = await screen.findByRole('spinbutton', { name: 'Seats' });
  fireEvent.change(seats, { target: { value: '2' } });
  await screen.findByRole('button', { name: 'Add seats' });
  fireEvent.blur(seats);
  const most = 'At most 99 seats in one order; 98 are already in your cart.';
  expect((await screen.findByRole('alert')).textContent).toBe(most);
  fireEvent.click(screen.getByRole('button', { name: 'Add seats' }));
  expect(sent('POST').filter(({ path }) => path === '/api/cart')).toEqual([]);
});

test('others see what to buy, and the reviews as text', async () => {
  api.on('GET /api/licences', page([]));
  await show();
  expect(await screen.findByRole('button', { name: 'Add to Cart' })).toBeTruthy();
  expect(screen.getByText(/Ships as C# source/)).toBeTruthy();
  const review = within(screen.getByText('<b>Bold</b> words').closest('li') as HTMLElement);
  const reply = review.getByText('Glad to hear <i>it</i>.').parentElement;
  expect(reply?.textContent).toBe('Response from the developer3 September 2026Glad to hear <i>it</i>.');
  expect(screen.queryByText('Write a review')).toBeNull();
  api.on('GET /api/products/level-guard/reviews', {
    body: {
      items: [product.reviews[0], { ...written(), id: 'r3', authorName: 'Eva', reply: null }],
      total: 2,
      page: 1,
      pageSize: 100,
    },
  });
  fireEvent.click(screen.getByRole('button', { name: 'More reviews' }));
  expect(await screen.findByText('Eva')).toBeTruthy();
});

test('an owner writes a review, changes and removes it', async () => {
  await show();
  const form = within((await screen.findByText('Write a review')).closest('section') as HTMLElement);
  fireEvent.click(await form.findByRole('button', { name: 'Send review' }));
  expect(form.getByText('Choose from 1 to 5 stars.')).toBeTruthy();
  expect(sent('PUT')).toHaveLength(0);
  fireEvent.click(form.getByRole('radio', { name: '5 stars' }));
  fireEvent.change(form.getByLabelText('Title (optional)'), { target: { value: 'Solid' } });
  fireEvent.change(form.getByLabelText('Comment'), { target: { value: 'Worth it' } });
  api.on(`PUT ${mine}`, { status: 503, body: { code: 'x', message: 'Not now.' } });
  fireEvent.click(form.getByRole('button', { name: 'Send review' }));
  expect(await form.findByText('Not now.')).toBeTruthy();
  api.on(`PUT ${mine}`, () => {
    api.on(`GET ${mine}`, { body: written({ title: 'Solid' }) });
    return { body: written({ title: 'Solid' }) };
  });
  fireEvent.click(form.getByRole('button', { name: 'Send review' }));
  expect(await screen.findByText('Thank you. Your review is being checked.')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Your review');
  expect(sent('PUT').at(-1)?.body).toEqual({ rating: 5, title: 'Solid', text: 'Worth it' });
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  // The button is gone.
  expect(document.activeElement?.textContent).toBe('Your review');
  expect(screen.getByLabelText<HTMLInputElement>('Title (optional)').value).toBe('Solid');
  (document.activeElement as HTMLElement).blur();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement?.textContent).toBe('Your review');
  api.on(`DELETE ${mine}`, () => {
    api.on(`GET ${mine}`, { body: null });
    return { status: 204 };
  });
  const remove = () => screen.getByRole('button', { name: 'Remove' });
  fireEvent.click(remove());
  // One press only asks.
  expect(screen.getByText('Remove your review? It can’t be brought back.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(remove());
  expect(sent('DELETE')).toEqual([]);
  fireEvent.click(remove());
  fireEvent.click(remove());
  expect((await screen.findByText('Write a review')).tagName).toBe('H3');
  expect(document.activeElement?.tagName).toBe('H3');
});

test('a declined review shows the reason', async () => {
  api.on(`GET ${mine}`, { body: written({ status: 'declined', note: 'Please leave out names' }) });
  await show();
  expect(await screen.findByText('Please leave out names')).toBeTruthy();
});

test('who has the product no more removes the own review, but doesn’t change it', async () => {
  api.on('GET /api/licences', page([]));
  api.on(`GET ${mine}`, { body: written({ status: 'published' }) });
  api.on(`DELETE ${mine}`, { status: 204 });
  await show();
  const own = within((await screen.findByText('Your review')).closest('section') as HTMLElement);
  expect(own.getByText(/^You no longer have this product/)).toBeTruthy();
  expect(own.queryByRole('button', { name: 'Edit' })).toBeNull();
  fireEvent.click(own.getByRole('button', { name: 'Remove' }));
  api.on(`GET ${mine}`, { body: null });
  fireEvent.click(own.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText('Your review')).toBeNull());
  expect(sent('DELETE')).toHaveLength(1);
});

test('pictures are chosen by pointer and by arrow keys, with what they show in words', async () => {
  await show();
  const list = within(await screen.findByRole('list', { name: 'Pictures' }));
  const large = () => document.querySelector('figure img')?.getAttribute('src');
  expect(large()).toBe('/cover.svg');
  const [cover, report] = list.getAllByRole('link') as [HTMLElement, HTMLElement];
  fireEvent.click(report);
  expect([large(), document.querySelector('figcaption')?.textContent]).toEqual([
    '/one.svg',
    'The report on the sample',
  ]);
  fireEvent.keyDown(report, { key: 'ArrowRight' });
  expect([large(), document.activeElement]).toEqual(['/cover.svg', cover]);
  expect(cover.getAttribute('aria-current')).toBe('true');
});
