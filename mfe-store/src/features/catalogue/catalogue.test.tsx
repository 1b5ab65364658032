import { readCartId } from '@arcada/platform';
import { type FakeApi, fakeApi, renderInSite } from '@arcada/testing/render';
import { notifications } from '@arcada/ui';
import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import en from '../../locales/en.json' with { type: 'json' };
import { Component as FeaturedProducts } from './featured-products.tsx';
import { Component as ProductPage } from './product.page.tsx';
import { ProductCard } from './product-card.tsx';
import { productJsonLd } from './product-json-ld.ts';
import { Component as ProductsPage } from './products.page.tsx';

const product = {
  id: 'level-guard',
  name: 'Level Guard',
  description: 'Finds elements on the wrong level.',
  price: 219.5,
  type: 'plugin' as const,
  category: 'quality' as const,
  version: '1.8',
  compatibility: 'Revit 2022–2026',
  rating: 4.8,
  reviewCount: 12,
  updatedAt: '2026-01-01T09:00:00.000Z',
};
let api: FakeApi;
beforeEach(() => {
  api = fakeApi({ 'GET /api/cart/*': { body: [] }, 'POST /api/cart': { status: 201, body: {} } });
});
afterEach(() => api.restore());
const show = (element: React.ReactElement, path = '/products') => renderInSite(element, { texts: { store: en }, path });

describe('the product card', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

  test('has a cart icon without a picture, the type, and the price with two decimals', async () => {
    await show(<ProductCard product={product} />);
    expect(document.querySelector('.a-art > svg')).not.toBeNull();
    expect(document.querySelector('.a-art-tag')?.textContent).toBe('Plug-in');
    expect(screen.getByText('$219.50')).toBeTruthy();
  });

  test('adds for 600 ms, disabled and saying so, then a toast of 2000 ms', async () => {
    await show(<ProductCard product={product} />);
    const button = screen.getByRole('button', { name: 'Add to Cart: Level Guard' });
    button.focus();
    fireEvent.click(button);
    await pass(550);
    expect([button.textContent, button.getAttribute('aria-disabled')]).toEqual(['Adding...', 'true']);
    fireEvent.click(button);
    await pass(100);
    expect([button.textContent, button.getAttribute('aria-disabled')]).toEqual(['Add to Cart', null]);
    expect(document.activeElement).toBe(button);
    expect(notifications.current()).toMatchObject({ title: 'Product added to cart', duration: 2000, tone: 'success' });
    expect(api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { cartId: readCartId(), type: 'product', productId: 'level-guard', price: 219.5, quantity: 1 },
    ]);
  });

  test('reports a failed addition in place and in a toast', async () => {
    api.on('POST /api/cart', { status: 409, body: { message: 'A cart holds at most 99 of the same item.' } });
    await show(<ProductCard product={product} />);
    fireEvent.click(screen.getByRole('button', { name: 'Add to Cart: Level Guard' }));
    await pass(650);
    expect(screen.getByRole('alert').textContent).toBe('A cart holds at most 99 of the same item.');
    expect(notifications.current()).toMatchObject({ title: 'The product was not added', tone: 'danger' });
  });
});

test('featured products: three skeletons, then error with retry, empty, loaded', async () => {
  api.on('GET /api/products/featured', { status: 500, body: 'broken' });
  await show(<FeaturedProducts />, '/');
  expect(document.querySelectorAll('.a-card[aria-hidden="true"]').length).toBe(3);
  expect(await screen.findByText('Failed to load products. Please try again later.')).toBeTruthy();
  api.on('GET /api/products/featured', { body: [] });
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No featured products available at the moment.')).toBeTruthy();
});

test('the page of the scripts says what they are claimed to bring, no other does', async () => {
  api.on('GET /api/products', { body: { items: [], total: 0, page: 1, pageSize: 12 } });
  await show(<ProductsPage />, '/products?type=script');
  expect(await screen.findByText(/Scripts can increase productivity by up to 80%/)).toBeTruthy();
  cleanup();
  await show(<ProductsPage />, '/products?type=plugin');
  expect(screen.queryByText(/productivity/)).toBeNull();
});

test('an unknown filter shows all with a notice', async () => {
  api.on('GET /api/products', { body: { items: [product], total: 1, page: 1, pageSize: 12 } });
  await show(<ProductsPage />, '/products?type=foo&category=quality');
  expect(screen.getByText('There is no filter “foo”, so it was left out.')).toBeTruthy();
  expect(await screen.findByText('1 product')).toBeTruthy();
  expect(Object.fromEntries(api.calls[0]?.search ?? [])).toEqual({ category: 'quality', pageSize: '12', lang: 'en' });
  cleanup();
  await show(<ProductsPage />, '/products?type=foo&q=wall');
  expect(screen.getByText('There is no filter “foo”, so it was left out.')).toBeTruthy();
});

test('two unknown filters and an unknown order are named, each in quotes', async () => {
  api.on('GET /api/products', { body: { items: [product], total: 1, page: 1, pageSize: 12 } });
  await show(<ProductsPage />, '/products?type=foo&category=nonsense&sort=cheap');
  expect(screen.getByText('There are no filters “foo” and “nonsense”, so all products are shown.')).toBeTruthy();
  expect(screen.getByText('There is no order “cheap”, so the list keeps its usual order.')).toBeTruthy();
  expect(await screen.findByText('1 product')).toBeTruthy();
  expect(Object.fromEntries(api.calls[0]?.search ?? [])).toEqual({ pageSize: '12', lang: 'en' });
  cleanup();
  await show(<ProductsPage />, '/products?type=foo&category=nonsense&q=wall&sort=newest');
  expect(screen.getByText('There are no filters “foo” and “nonsense”, so they were left out.')).toBeTruthy();
  expect(screen.queryByText(/^There is no order/)).toBeNull();
});

test('type and sort links include words that were typed but not submitted', async () => {
  api.on('GET /api/products', { body: { items: [product], total: 1, page: 1, pageSize: 12 } });
  const { path } = await show(<ProductsPage />);
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search products' });
  fireEvent.change(field, { target: { value: 'level ' } });
  fireEvent.click(screen.getByRole('link', { name: en.types.plugin }));
  expect([path(), field.value]).toEqual(['/products?type=plugin&q=level', 'level']);
  fireEvent.change(field, { target: { value: 'guard' } });
  fireEvent.change(screen.getByRole('combobox', { name: 'Order' }), { target: { value: 'price' } });
  expect(path()).toBe('/products?type=plugin&sort=price&q=guard');
});

test('a page behind the last one links to the first and is not indexed', async () => {
  api.on('GET /api/products', { body: { items: [], total: 15, page: 99, pageSize: 12 } });
  await show(<ProductsPage />, '/products?page=99');
  expect(await screen.findByText('There is no page 99 in this list')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the first page' }).getAttribute('href')).toBe('/products');
  expect(document.head.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
});

test('an empty result says so and links to all products', async () => {
  api.on('GET /api/products', { body: { items: [], total: 0, page: 1, pageSize: 12 } });
  await show(<ProductsPage />, '/products?q=nothing');
  expect(await screen.findByText('No products found')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Show all products' }).getAttribute('href')).toBe('/products');
});

test('an unknown product says so in the exact words', async () => {
  api.on('GET /api/products/no-such', { status: 404, body: { message: 'x' } });
  await show(
    <Routes>
      <Route path="/products/:productId" element={<ProductPage />} />
    </Routes>,
    '/products/no-such',
  );
  expect((await screen.findAllByText('Product not found')).length).toBe(2);
  expect(screen.getByText('The product you are looking for does not exist or has been removed.')).toBeTruthy();
});

test("structured data: schema.org's fields of a product and nothing made up", () => {
  const review = {
    id: 'r',
    authorName: 'Ana',
    rating: 5,
    title: 'Solid',
    text: 'Good',
    createdAt: '2026-09-01T12:00:00.000Z',
  };
  const full = { ...product, imageUrl: '/guard.svg', reviews: [review] } as Parameters<typeof productJsonLd>[0];
  const [item, breadcrumbs] = productJsonLd(full, { list: 'Products', type: 'Revit plug-ins' }) as [object, object];
  expect(item).toEqual({
    '@type': 'Product',
    name: 'Level Guard',
    description: 'Finds elements on the wrong level.',
    sku: 'level-guard',
    image: '/guard.svg',
    brand: { '@type': 'Brand', name: 'Arcada' },
    offers: {
      '@type': 'Offer',
      price: '219.50',
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      url: '/products/level-guard',
    },
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.8, reviewCount: 12 },
    review: [
      {
        '@type': 'Review',
        author: { '@type': 'Person', name: 'Ana' },
        datePublished: '2026-09-01',
        reviewRating: { '@type': 'Rating', ratingValue: 5, bestRating: 5 },
        name: 'Solid',
        reviewBody: 'Good',
      },
    ],
  });
  const [unrated] = productJsonLd({ ...full, reviewCount: 0, reviews: [] }, { list: 'Products', type: 'x' });
  expect(Object.keys(unrated ?? {})).not.toEqual(expect.arrayContaining(['aggregateRating']));
  expect(breadcrumbs).toMatchObject({
    itemListElement: [{ item: '/products' }, { item: '/products?type=plugin' }, { item: '/products/level-guard' }],
  });
});
