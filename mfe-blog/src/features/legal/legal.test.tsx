import { type FakeApi, fakeApi, renderInSite } from '@arcada/testing/render';
import { fireEvent, screen } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import { privacy, terms } from './legal.page.tsx';

const page = (title: string) => ({
  title,
  lead: 'In short.',
  updated: '2026-11-24',
  body: [{ type: 'heading', level: 2, id: 'who', children: [{ type: 'text', text: 'Who is responsible' }] }],
});
let api: FakeApi;
beforeEach(() => {
  api = fakeApi({
    'GET /api/pages/text/privacy': { body: page('Privacy policy') },
    'GET /api/pages/text/terms': { body: page('Terms') },
  });
});
afterEach(() => api.restore());

test.each([
  ['privacy', privacy, 'Privacy policy'],
  ['terms', terms, 'Terms'],
] as const)('%s shows its text and the day of its last change', async (name, { Component }, title) => {
  await renderInSite(<Component />, { texts: { blog: en }, path: `/${name}` });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'Who is responsible' })).toBeTruthy();
  expect(document.querySelector('time')?.dateTime).toBe('2026-11-24');
});

test('a failure says so and can be retried', async () => {
  api.on('GET /api/pages/text/terms', { status: 500, body: 'broken' });
  await renderInSite(<terms.Component />, { texts: { blog: en }, path: '/terms' });
  expect(await screen.findByText('Failed to load this page. Please try again later.')).toBeTruthy();
  api.on('GET /api/pages/text/terms', { body: page('Terms') });
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Terms' })).toBeTruthy();
});
