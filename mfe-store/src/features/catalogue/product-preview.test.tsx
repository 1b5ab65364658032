import { type FakeAnswer, type FakeApi, fakeApi, hintSignedIn, renderInSite } from '@arcada/testing/render';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import en from '../../locales/en.json' with { type: 'json' };
import { Component } from './product-preview.page.tsx';

const product = {
  id: 'walls',
  name: 'Wall Counter',
  description: 'Counts walls.',
  price: 19.5,
  type: 'script',
  category: 'data',
  version: '1.0.0',
  compatibility: 'Python 3.9+',
  rating: 0,
  reviewCount: 0,
  body: ['It counts every wall.'],
  inside: [],
  requirements: [],
  changelog: [],
  related: [],
  pictures: [],
  reviews: [],
  reviewHistogram: [0, 0, 0, 0, 0],
  download: { fileName: 'walls-1.0.0.zip', bytes: 2048 },
  updatedAt: '2026-11-02T10:00:00.000Z',
};
let api: FakeApi;
beforeEach(hintSignedIn);
afterEach(() => api.restore());

function show(role: string, from: string, query = '', answer: FakeAnswer = { body: product }) {
  api = fakeApi({
    'GET /api/user': { body: { id: '1', username: 'bruno', role } },
    [`GET ${from}`]: answer,
  });
  const path = `/dashboard/content/products/walls/preview${query}`;
  return renderInSite(
    <Routes>
      <Route path="/dashboard/content/products/:id/preview" element={<Component />} />
    </Routes>,
    { texts: { store: en }, path },
  );
}

test.each([
  ['producer', '/api/content/products/walls/preview', '', '/dashboard/content/products/walls'],
  ['admin', '/api/admin/products/walls/preview', '', '/admin/products-manager/edit/walls'],
  ['admin', '/api/admin/product-editions/walls/preview', '?of=edition', '/admin/products-manager/handed-in/walls'],
])('for a %s from %s it is the page of shoppers, which can’t be bought from', async (role, from, query, back) => {
  await show(role, from, query);
  expect(await screen.findByRole('heading', { level: 1, name: 'Wall Counter' })).toBeTruthy();
  expect(screen.getByText('It counts every wall.')).toBeTruthy();
  expect((screen.getByRole('button', { name: 'Add to cart' }) as HTMLButtonElement).disabled).toBe(true);
  expect(screen.getByRole('link', { name: /^Back to/ }).getAttribute('href')).toBe(back);
  expect(document.head.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
});

test('what isn’t one’s own is not found', async () => {
  await show('producer', '/api/content/products/walls/preview', '', { status: 404, body: {} });
  expect(await screen.findByText('You have no such product.')).toBeTruthy();
});
