import type { MakersProductReview } from '@arcada/contracts';
import { type FakeApi, fakeApi, hintSignedIn, openableDialogs, renderInSite } from '@arcada/testing/render';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { Component } from './own-product.page.tsx';

const path = '/api/content/products/walls/reviews';
const review = (authorName: string, reply: MakersProductReview['reply'] = null): MakersProductReview => ({
  id: `id-${authorName}`,
  authorName,
  rating: 4,
  title: `Title of ${authorName}`,
  text: `Text of ${authorName}`,
  createdAt: '2026-05-12T10:00:00.000Z',
  reply,
  purchaseEnded: false,
});
let api: FakeApi;
let reviews: MakersProductReview[];
beforeAll(openableDialogs);
beforeEach(() => {
  hintSignedIn();
  reviews = [review('Ana'), review('Rui', { text: 'Thanks, Rui.', at: '2026-05-13T10:00:00.000Z' })];
});
afterEach(() => {
  api.restore();
  localStorage.clear();
});

function show(role = 'producer') {
  const open = () => reviews.filter(({ reply }) => !reply);
  api = fakeApi({
    'GET /api/user': { body: { id: '1', username: 'bruno', role } },
    [`GET ${path}`]: ({ search }) => ({
      body: {
        name: 'Wall Counter',
        all: reviews.length,
        unanswered: open().length,
        reviews: search.get('show') === 'unanswered' ? open() : reviews,
      },
    }),
  });
  return renderInSite(
    <Routes>
      <Route path="/dashboard/content/products/:id" element={<Component />} />
    </Routes>,
    { path: '/dashboard/content/products/walls?part=reviews' },
  );
}
const itemOf = async (name: string) =>
  within((await screen.findByText(`Text of ${name}`)).closest('li') as HTMLElement);

test('the producer sees which reviews wait, and responds to one', async () => {
  await show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Reviews of Wall Counter' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to the product' }).getAttribute('href')).toBe(
    '/dashboard/content/products/walls',
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Without a response (1)' }));
  await waitFor(() => expect(screen.queryByText('Text of Rui')).toBeNull());
  const item = await itemOf('Ana');
  expect(item.getByText('No response yet')).toBeTruthy();
  expect(item.getByText('Title of Ana')).toBeTruthy();
  fireEvent.click(item.getByRole('button', { name: 'Respond to the review by Ana' }));
  const field = item.getByLabelText('Your response');
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: ' a ' } });
  fireEvent.click(item.getByRole('button', { name: 'Publish the response' }));
  expect(item.getByText('Write at least 3 characters.')).toBeTruthy();
  fireEvent.change(field, { target: { value: 'Thank you, Ana.' } });
  api.on(`PUT ${path}/id-Ana/reply`, { status: 503, body: { code: 'x', message: 'Not now.' } });
  fireEvent.click(item.getByRole('button', { name: 'Publish the response' }));
  expect(await item.findByText('Not now.')).toBeTruthy();
  api.on(`PUT ${path}/id-Ana/reply`, ({ body }) => {
    const { text } = body as { text: string };
    reviews = [review('Ana', { text, at: '2026-05-14T10:00:00.000Z' }), ...reviews.slice(1)];
    return { body: reviews[0] };
  });
  fireEvent.click(item.getByRole('button', { name: 'Publish the response' }));
  expect(await screen.findByText('Every review has a response.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'All (2)' }));
  expect((await itemOf('Ana')).getByText('Thank you, Ana.')).toBeTruthy();
});

test('a response that isn’t sent is kept, a refused removal says why, and a second one removes it', async () => {
  await show();
  const item = await itemOf('Rui');
  expect(item.getByText('Response from the developer')).toBeTruthy();
  const edit = 'Edit your response to Rui';
  fireEvent.click(item.getByRole('button', { name: edit }));
  const field = () => item.getByLabelText<HTMLTextAreaElement>('Your response');
  expect(field().value).toBe('Thanks, Rui.');
  fireEvent.change(field(), { target: { value: 'Thanks again.' } });
  fireEvent.click(item.getByRole('button', { name: 'Cancel' }));
  fireEvent.click(item.getByRole('button', { name: edit }));
  expect(field().value).toBe('Thanks again.');
  fireEvent.click(item.getByRole('button', { name: 'Cancel' }));
  fireEvent.click(item.getByRole('button', { name: 'Remove your response to Rui' }));
  const dialog = within(screen.getByRole('dialog'));
  api.on(`DELETE ${path}/id-Rui/reply`, { status: 503, body: { code: 'x', message: 'Not now.' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await dialog.findByText('Not now.')).toBeTruthy();
  api.on(`DELETE ${path}/id-Rui/reply`, () => {
    reviews = reviews.map((one) => ({ ...one, reply: null }));
    return { status: 204 };
  });
  fireEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText('Thanks, Rui.')).toBeNull());
  expect(screen.getByRole('button', { name: 'Without a response (2)' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('below a review whose purchase has ended a response can only be removed', async () => {
  reviews = reviews.map((one) => ({ ...one, purchaseEnded: true }));
  await show();
  const [ana, rui] = [await itemOf('Ana'), await itemOf('Rui')];
  expect(ana.getByText('The purchase was refunded or disputed: no response can be written.')).toBeTruthy();
  expect(ana.queryByText('No response yet')).toBeNull();
  expect(ana.queryByRole('button')).toBeNull();
  expect(rui.getByText('The purchase was refunded or disputed: you can only remove your response.')).toBeTruthy();
  expect(rui.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Remove']);
});

test('an admin gets back to all reviews', async () => {
  await show('admin');
  const back = await screen.findByRole('link', { name: 'Back to all reviews' });
  expect(back.getAttribute('href')).toBe('/admin/reviews?of=products');
});

test('what isn’t one’s own is not found', async () => {
  const shown = show();
  api.on(`GET ${path}`, { status: 404, body: { code: 'x', message: 'Product not found' } });
  await shown;
  expect(await screen.findByText('You have no such product.')).toBeTruthy();
});
