import type { AdminCategory } from '@arcada/contracts';
import { chooseOption, type FakeApi, fakeApi, openableDialogs, renderInSite } from '@arcada/testing/render';
import { notifications } from '@arcada/ui';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import { Component } from './categories-manager.page.tsx';

const text = (name: string) => ({ name, description: `About ${name}` });
const standards: AdminCategory = {
  id: 'standards',
  place: 2,
  texts: { en: text('Standards'), 'pt-BR': text('Normas'), es: text('Normas') },
  postCount: 3,
};
const tools: AdminCategory = { id: 'tools', place: 1, texts: { en: text('Tools') }, postCount: 0 };
let api: FakeApi;
beforeAll(openableDialogs);
beforeEach(() => {
  api = fakeApi({ 'GET /api/admin/categories': { body: [standards, tools] } });
});
afterEach(() => {
  api.restore();
  localStorage.clear();
});

const show = () => renderInSite(<Component />, { texts: { admin: en } });
const sent = () => api.calls.filter(({ method }) => method !== 'GET');
const dialog = () => within(screen.getByRole('dialog'));
const type = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } });

test('categories are in their order, with the languages that they lack', async () => {
  await show();
  const table = within(await screen.findByRole('table'));
  expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'PositionNameMissing translationsArticlesActions',
    '1Toolstoolspt-BRes0EditMergeDelete',
    '2Standardsstandards3EditMergeDelete',
  ]);
});

test('a new category needs all texts; then it is created with the next position', async () => {
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'New category' }));
  type(dialog().getByRole('textbox', { name: /^Id/ }), 'Not an id');
  fireEvent.click(dialog().getByRole('button', { name: 'Save' }));
  expect(await dialog().findByText(en.categories.idFault)).toBeTruthy();
  expect(dialog().getAllByText(en.categories.textFault)).toHaveLength(6);
  expect(sent()).toEqual([]);
  // Then the id follows the English name.
  type(dialog().getByRole('textbox', { name: /^Id/ }), '');
  for (const group of dialog().getAllByRole('group'))
    for (const box of within(group).getAllByRole('textbox')) type(box, 'Clashes');
  api.on('POST /api/admin/categories', { status: 201, body: standards });
  fireEvent.click(dialog().getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const both = { name: 'Clashes', description: 'Clashes' };
  expect(sent().map(({ body }) => body)).toEqual([
    { id: 'clashes', place: 3, texts: { en: both, 'pt-BR': both, es: both } },
  ]);
});

test('what is typed is kept in the browser until it is saved or discarded', async () => {
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'New category' }));
  const id = () => dialog().getByRole<HTMLInputElement>('textbox', { name: /^Id/ });
  type(id(), 'clashes');
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(notifications.current()?.title).toBe(en.unsaved.kept));
  fireEvent.click(screen.getByRole('button', { name: 'Edit Standards' }));
  expect(dialog().queryByText(en.unsaved.restored)).toBeNull();
  fireEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
  fireEvent.click(screen.getByRole('button', { name: 'New category' }));
  expect(id().value).toBe('clashes');
  fireEvent.click(dialog().getByRole('button', { name: en.unsaved.discard }));
  expect(id().value).toBe('');
  expect(dialog().queryByText(en.unsaved.restored)).toBeNull();
});

test('what the service refuses stays open with its reason', async () => {
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Standards' }));
  expect(dialog().getByRole<HTMLInputElement>('textbox', { name: /^Id/ }).disabled).toBe(true);
  api.on('PATCH /api/admin/categories/standards', {
    status: 404,
    body: { code: 'blog.category.not-found', message: 'This category does not exist.' },
  });
  fireEvent.click(dialog().getByRole('button', { name: 'Save' }));
  expect(await dialog().findByText('This category does not exist.')).toBeTruthy();
});

test('one that holds posts can’t be deleted, an empty one after a question', async () => {
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Delete Standards' }));
  expect(dialog().getByRole<HTMLButtonElement>('button', { name: 'Delete' }).disabled).toBe(true);
  fireEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
  fireEvent.click(screen.getByRole('button', { name: 'Delete Tools' }));
  api.on('DELETE /api/admin/categories/tools', { status: 204 });
  fireEvent.click(dialog().getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(sent().map(({ path }) => path)).toEqual(['/api/admin/categories/tools']));
});

test('one is merged into another', async () => {
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Merge Standards' }));
  const merge = dialog().getByRole<HTMLButtonElement>('button', { name: 'Merge' });
  expect(merge.disabled).toBe(true);
  expect(dialog().getByText(/^3 articles move there/)).toBeTruthy();
  chooseOption('Category that stays', 'Tools');
  api.on('POST /api/admin/categories/standards/merge', { body: tools });
  fireEvent.click(merge);
  fireEvent.click(merge);
  await waitFor(() => expect(sent().map(({ body }) => body)).toEqual([{ into: 'tools' }]));
});

test('on a phone a category is one cell, with its facts by their names', async () => {
  const { matchMedia } = window;
  window.matchMedia = (query) => Object.defineProperty(matchMedia(query), 'matches', { value: true });
  try {
    await show();
    const rows = within(await screen.findByRole('table')).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Name',
      'ToolstoolsPosition1Missing translationspt-BResArticles0EditMergeDelete',
      'StandardsstandardsPosition2Missing translationsArticles3EditMergeDelete',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Edit Tools' }));
    expect(screen.getByRole('dialog')).toBeTruthy();
  } finally {
    window.matchMedia = matchMedia;
  }
});
