import { fakeApi, openableDialogs, renderInSite } from '@arcada/testing/render';
import { notifications } from '@arcada/ui';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import { Component } from './questions.page.tsx';

beforeAll(openableDialogs);

test('questions without an answer are listed with their number, most often asked first or latest first', async () => {
  const item = {
    id: 'x',
    question: 'quem ganhou o derby',
    language: 'pt-BR',
    count: 3,
    lastDay: '2026-11-02',
    closedAt: null,
    note: null,
  };
  const api = fakeApi({
    'GET /api/admin/views/questions': { body: [] },
    'GET /api/admin/assistant/gaps': { body: { items: [item], total: 1, next: null } },
  });
  await renderInSite(<Component />, { texts: { admin: en }, path: '/admin/questions' });
  const row = (await screen.findByText('quem ganhou o derby')).closest('tr');
  expect(row?.textContent).toBe('quem ganhou o derbyPortuguese32 Nov 2026Close');
  expect(screen.getByRole('columnheader', { name: 'Times asked' }).getAttribute('aria-sort')).toBe('descending');
  fireEvent.click(screen.getByRole('columnheader', { name: 'Last asked' }));
  await waitFor(() => expect(api.calls.some(({ search }) => search.get('sort') === 'lastDay')).toBe(true));
  api.restore();
});

test('a question is closed with a note, and only open ones are listed at first', async () => {
  const item = { id: 'x', question: 'quem pintou', language: 'pt-BR', count: 3, lastDay: '2026-11-02' };
  const api = fakeApi({
    'GET /api/admin/views/questions': { body: [] },
    'GET /api/admin/assistant/gaps': {
      body: { items: [{ ...item, closedAt: null, note: null }], total: 1, next: null },
    },
    'PATCH /api/admin/assistant/gaps/x': { status: 404, body: { message: 'It is gone.' } },
  });
  await renderInSite(<Component />, { texts: { admin: en }, path: '/admin/questions' });
  fireEvent.click(await screen.findByRole('button', { name: 'Close: quem pintou' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Not our field' } });
  const close = () => fireEvent.click(dialog.getByText('Close', { selector: 'button *, button' }));
  close();
  expect(await dialog.findByText('It is gone.')).toBeTruthy();
  api.on('PATCH /api/admin/assistant/gaps/x', { body: { ...item, closedAt: '2026-11-03T10:00:00.000Z', note: null } });
  close();
  await waitFor(() => expect(notifications.current()?.title).toBe(en.questions.closed));
  expect(api.calls.filter(({ method }) => method === 'PATCH').at(-1)?.body).toEqual({
    closed: true,
    note: 'Not our field',
  });
  expect(api.calls.find(({ path }) => path.endsWith('/gaps'))?.search.get('state')).toBe('open');
  api.restore();
});
