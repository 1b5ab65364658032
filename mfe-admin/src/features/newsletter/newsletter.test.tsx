import { type FakeApi, fakeApi, renderInSite } from '@arcada/testing/render';
import { screen, within } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import { testCounts, testSummary } from './letter.fixture.ts';
import { Component } from './newsletter.page.tsx';

let api: FakeApi;
beforeEach(() => {
  const growth = Array.from({ length: 12 }, (_, month) => ({
    month: `2026-${String(month + 1).padStart(2, '0')}`,
    joined: month,
    left: 1,
  }));
  api = fakeApi({
    'GET /api/admin/newsletter/subscribers': () => ({
      body: { confirmed: 1200, pending: 3, bounced: 2, byLanguage: { en: 1000, 'pt-BR': 150, es: 50 }, growth },
    }),
    'GET /api/admin/newsletter/letters': () => ({
      body: {
        items: [
          testSummary(),
          testSummary({
            id: '4f0c8c1e-6d9b-4a54-9d53-0a2f0f0c7b12',
            subject: 'October',
            status: 'sent',
            startedAt: '2026-10-20T10:00:00.000Z',
            counts: testCounts({ recipients: 1100, sent: 1090, bounced: 10, unsubscribed: 4 }),
          }),
        ],
        total: 2,
        next: null,
      },
    }),
    'GET /api/admin/views/letters': () => ({ body: [] }),
  });
});
afterEach(() => api.restore());

test('subscribers with their growth, and issues with what became of them', async () => {
  await renderInSite(<Component />, { texts: { admin: en }, path: '/admin/newsletter' });
  expect(await screen.findByText('1,200')).toBeTruthy();
  expect(screen.getByText('English 1,000 · Portuguese 150 · Spanish 50')).toBeTruthy();
  const sent = within(await screen.findByRole('row', { name: /October/ }));
  for (const cell of ['Sent', '1,100', '1,090', '10', '4']) expect(sent.getByText(cell)).toBeTruthy();
  const draft = within(screen.getByRole('row', { name: /November/ }));
  expect(draft.getByRole('link', { name: 'November' }).getAttribute('href')).toContain('/admin/newsletter/4f0c');
});
