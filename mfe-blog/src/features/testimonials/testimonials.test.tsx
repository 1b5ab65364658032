import { type FakeApi, fakeApi, renderInSite } from '@arcada/testing/render';
import { fireEvent, screen } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import { Component as Testimonials } from './testimonials.tsx';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
});
afterEach(() => api.restore());
const show = () => renderInSite(<Testimonials />, { texts: { blog: en } });

test('three skeletons, then error with retry, empty', async () => {
  api.on('GET /api/testimonials/featured', { status: 500, body: 'broken' });
  await show();
  expect(document.querySelectorAll('.a-card[aria-hidden="true"]').length).toBe(3);
  expect(await screen.findByText('Failed to load testimonials. Please try again later.')).toBeTruthy();
  api.on('GET /api/testimonials/featured', { body: [] });
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No testimonials available at the moment.')).toBeTruthy();
});

test('loaded: quote, person, and stars to the half', async () => {
  const voice = {
    id: 'marina',
    content: 'Eleven pages.',
    customerName: 'Marina Coutinho',
    customerTitle: 'BIM manager',
  };
  api.on('GET /api/testimonials/featured', {
    body: [
      { ...voice, rating: 4.5, customerCompany: 'Pedra Lisa' },
      { ...voice, id: 'owen', rating: 5 },
    ],
  });
  await show();
  const stars = await screen.findByRole('img', { name: '4.5 out of 5 stars' });
  // Four stars with their gaps, and half of the fifth.
  expect(stars.querySelector('rect')?.getAttribute('width')).toBe(String(4 * 17 + 8));
  expect(screen.getByText('BIM manager, Pedra Lisa')).toBeTruthy();
  expect(screen.getByText('BIM manager')).toBeTruthy();
});
