import { type FakeApi, fakeApi, renderInSite } from '@arcada/testing/render';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import { testCourse } from './course.fixture.ts';
import { Component } from './courses-manager.page.tsx';

let api: FakeApi;
beforeEach(() => {
  const revised = {
    ...testCourse,
    id: 'revised',
    title: 'Revised',
    status: 'draft',
    adminNote: 'x',
    underRevision: true,
  };
  api = fakeApi({
    'GET /api/admin/courses': {
      body: {
        items: [
          { ...testCourse, learners: 1200 },
          { ...revised, ownerId: null },
        ],
        total: 26,
        next: 'cursor',
      },
    },
    'GET /api/admin/views/courses': { body: [] },
  });
});
afterEach(() => api.restore());

const asked = () =>
  Object.fromEntries(api.calls.filter(({ path }) => path === '/api/admin/courses').at(-1)?.search ?? []);

test('courses are listed with author and learners, and filtered, searched and sorted by the address', async () => {
  const { path } = await renderInSite(<Component />, {
    texts: { admin: en },
    path: '/admin/courses-manager?status=submitted&q=names',
  });
  const row = (await screen.findByRole('link', { name: 'Names that last' })).closest('tr');
  expect(row?.textContent).toBe('Names that lastSubmittedBruno Prado$49.001,200Nov 2, 2026');
  expect(screen.getByText('Revised').closest('tr')?.textContent).toContain('DraftSent backUnder revision');
  expect(screen.getByText('Arcada’s own')).toBeTruthy();
  expect(screen.getByText('26 courses')).toBeTruthy();
  expect(asked()).toEqual({ status: 'submitted', q: 'names', lang: 'en' });
  expect(screen.getByRole('link', { name: 'Names that last' }).getAttribute('href')).toBe(
    '/admin/courses-manager/names-that-last',
  );
  fireEvent.click(screen.getByRole('columnheader', { name: 'Price' }));
  await waitFor(() => expect(asked()).toMatchObject({ sort: 'price', dir: 'desc' }));
  fireEvent.click(screen.getByRole('link', { name: 'Sent back' }));
  await waitFor(() => expect(path()).toBe('/admin/courses-manager?q=names&status=sent-back&sort=price&dir=desc'));
});
