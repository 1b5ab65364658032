import type { BulkCourses } from '@arcada/contracts';
import { type FakeApi, fakeApi, openableDialogs, renderInSite } from '@arcada/testing/render';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import { testCourse } from './course.fixture.ts';
import { Component } from './courses-manager.page.tsx';

let api: FakeApi;
beforeAll(openableDialogs);
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
  expect(row?.textContent).toBe('Names that lastSubmittedBruno Prado$49.001,2002 Nov 2026');
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

test('several courses are archived, with a result for each, and taken back', async () => {
  const part = (status: string) => ({ status, price: 49, level: 'New' });
  api.on('POST /api/admin/courses/bulk', ({ body }) => {
    const { courses } = body as BulkCourses;
    const [first, ...others] = courses.map(({ id }) => ({ id, name: id, tag: 'seen', nextTag: 'next' }));
    const changed = { outcome: 'changed', reason: null, before: part('published'), after: part('archived') };
    const refused = { outcome: 'refused', reason: 'It is a draft.', before: part('draft'), after: null };
    return { body: { rows: [{ ...first, ...changed }, ...others.map((row) => ({ ...row, ...refused }))] } };
  });
  await renderInSite(<Component />, { texts: { admin: en }, path: '/admin/courses-manager' });
  const boxes = await screen.findAllByRole('checkbox');
  for (const box of boxes.slice(1)) fireEvent.click(box);
  fireEvent.click(await screen.findByRole('button', { name: 'Change 2 courses' }));
  fireEvent.click(await screen.findByRole('radio', { name: 'Archive' }));
  fireEvent.click(screen.getByRole('button', { name: 'Show what will change' }));
  expect(await screen.findByText('Nothing has been changed yet. 1 of 2 courses will change.')).toBeTruthy();
  expect(screen.getByText('Not changed: It is a draft.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Change 1 course' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo these changes' }));
  expect(await screen.findByText('1 of 1 course is as it was before.')).toBeTruthy();
  const undone = api.calls.filter(({ method }) => method === 'POST').at(-1)?.body as BulkCourses;
  expect(undone.action).toMatchObject({ kind: 'set', values: { [undone.courses[0]?.id ?? '']: part('published') } });
});
