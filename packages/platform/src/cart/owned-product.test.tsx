import { type FakeApi, fakeApi, hintSignedIn, renderInSite } from '@arcada/testing/render';
import { act, screen, waitFor } from '@testing-library/react';
import { OwnedProduct } from './owned-product.tsx';

let api: FakeApi;
beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = 'arcada_signed_in=; max-age=0; path=/';
  api = fakeApi({
    'GET /api/user': { body: { id: '1', username: 'ana', role: 'customer' } },
    'GET /api/licences': { body: { items: [] } },
  });
});
afterEach(() => api.restore());

const show = () => renderInSite(<OwnedProduct productId="level-guard" />, { texts: {} });

test('a product that the account owns', async () => {
  hintSignedIn();
  api.on('GET /api/licences', { body: { items: [{ productId: 'level-guard' }] } });
  await show();
  const text = 'You already own this product. What you buy now is a separate licence with a key of its own.';
  expect(await screen.findByText(text)).toBeTruthy();
});

test('nothing is said of a product that the account doesn’t own', async () => {
  hintSignedIn();
  const { container } = await show();
  await waitFor(() => expect(api.names()).toContain('GET /api/licences'));
  expect(container.textContent).toBe('');
});

test('nothing is asked for a guest', async () => {
  const { container } = await show();
  await act(async () => undefined);
  expect([container.textContent, api.names()]).toEqual(['', []]);
});
