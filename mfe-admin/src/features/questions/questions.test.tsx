import { fakeApi, renderInSite } from '@arcada/testing/render';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import { Component } from './questions.page.tsx';

test('questions without an answer are listed with their number, most often asked first or latest first', async () => {
  const item = { id: 'x', question: 'quem ganhou o derby', language: 'pt-BR', count: 3, lastDay: '2026-11-02' };
  const api = fakeApi({
    'GET /api/admin/views/questions': { body: [] },
    'GET /api/admin/assistant/gaps': { body: { items: [item], total: 1, next: null } },
  });
  await renderInSite(<Component />, { texts: { admin: en }, path: '/admin/questions' });
  const row = (await screen.findByText('quem ganhou o derby')).closest('tr');
  expect(row?.textContent).toBe('quem ganhou o derbyPortuguese32 Nov 2026');
  expect(screen.getByRole('columnheader', { name: 'Times asked' }).getAttribute('aria-sort')).toBe('descending');
  fireEvent.click(screen.getByRole('columnheader', { name: 'Last asked' }));
  await waitFor(() => expect(api.calls.some(({ search }) => search.get('sort') === 'lastDay')).toBe(true));
  api.restore();
});
