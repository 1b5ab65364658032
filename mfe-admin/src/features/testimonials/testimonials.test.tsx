import type { AdminTestimonial } from '@arcada/contracts';
import { endPage, type FakeApi, fakeApi, openableDialogs, renderInSite } from '@arcada/testing/render';
import { notifications } from '@arcada/ui';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import { Component } from './testimonials.page.tsx';

const text = (content: string) => ({ content, customerTitle: 'BIM manager' });
const testimonial = (id: string, more: Partial<AdminTestimonial> = {}): AdminTestimonial => ({
  id,
  place: 1,
  rating: 4.5,
  customerName: `Ms ${id}`,
  customerCompany: null,
  customerImage: null,
  texts: { en: text(`Words of ${id}`), 'pt-BR': text('Palavras') },
  version: 'v1',
  ...more,
});
let api: FakeApi;
let stored: AdminTestimonial[];
beforeAll(openableDialogs);
beforeEach(() => {
  stored = [testimonial('one', { place: 2 }), testimonial('two', { place: 5 }), testimonial('three', { place: null })];
  api = fakeApi({ 'GET /api/admin/testimonials': () => ({ body: stored }) });
});
afterEach(() => {
  api.restore();
  localStorage.clear();
  endPage();
});

const show = async () => {
  await renderInSite(<Component />, { texts: { admin: en } });
  await screen.findByText('Ms one');
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sent = () => api.calls.filter(({ method }) => method !== 'GET');
const said = (title: string) => waitFor(() => expect(notifications.current()?.title).toBe(title));
const dialog = (name = en.testimonials.editTitle) => within(screen.getByRole('dialog', { name }));

test('are listed in their order with what they lack, and moved by one', async () => {
  await show();
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    '1↑↓Ms oneWords of oneesEditHideDelete',
    '2↑↓Ms twoWords of twoesEditHideDelete',
    'HiddenMs threeWords of threeesEditShowDelete',
  ]);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Move Ms one up' }).disabled).toBe(true);
  api.on('PUT /api/admin/testimonials/order', { body: stored });
  press('Move Ms two up');
  await waitFor(() => expect(sent().map(({ body }) => body)).toEqual([{ ids: ['two', 'one'] }]));
});

test('on a phone one is one cell, with its facts by their names, and is moved there', async () => {
  const { matchMedia } = window;
  window.matchMedia = (query) => Object.defineProperty(matchMedia(query), 'matches', { value: true });
  try {
    await show();
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.slice(0, 2).map((row) => row.textContent)).toEqual([
      'Customer',
      'Ms onePosition1↑↓StarsWordsWords of oneMissing translationsesEditHideDelete',
    ]);
    api.on('PUT /api/admin/testimonials/order', { body: stored });
    press('Move Ms two up');
    await waitFor(() => expect(sent().map(({ body }) => body)).toEqual([{ ids: ['two', 'one'] }]));
  } finally {
    window.matchMedia = matchMedia;
  }
});

test('are shown and hidden', async () => {
  await show();
  api.on('PATCH /api/admin/testimonials/*', { body: stored[0] });
  press('Show Ms three');
  await said('The testimonial of Ms three is shown');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Hide Ms one' }).getAttribute('aria-disabled')).not.toBe('true'),
  );
  press('Hide Ms one');
  await said('The testimonial of Ms one is hidden');
  expect(sent().map(({ path, body, headers }) => [path, body, headers['if-match']])).toEqual([
    ['/api/admin/testimonials/three', { shown: true }, '"v1"'],
    ['/api/admin/testimonials/one', { shown: false }, '"v1"'],
  ]);
});

test('one that was deleted comes back as it was', async () => {
  await show();
  api.on('DELETE /api/admin/testimonials/one', { status: 204 });
  press('Delete Ms one');
  await screen.findByText('The testimonial of Ms one was deleted.');
  api.on('POST /api/admin/testimonials', { status: 201, body: stored[0] });
  press('Undo');
  await said('The testimonial of Ms one is back');
  const { version: _version, ...same } = testimonial('one', { place: 2 });
  expect(sent().at(-1)?.body).toEqual(same);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('a new one names what it lacks; a refusal keeps what is typed', async () => {
  await show();
  press('New testimonial');
  const open = dialog(en.testimonials.new);
  fireEvent.click(open.getByRole('button', { name: 'Save' }));
  expect(open.getByText(en.testimonials.idFault)).toBeTruthy();
  expect(open.getByText(en.testimonials.nameFault)).toBeTruthy();
  expect(open.getAllByText(en.testimonials.firstText)).toHaveLength(2);
  const type = (name: RegExp, value: string) =>
    fireEvent.change(open.getAllByRole('textbox', { name })[0] as HTMLElement, { target: { value } });
  type(/^Customer/, 'João Müller-Groß');
  const id = open.getByRole<HTMLInputElement>('textbox', { name: /^Id/ });
  expect(id.value).toBe('joao-muller-gross');
  type(/^Id/, 'new-one');
  type(/^Customer/, 'Somebody');
  expect(id.value).toBe('new-one');
  type(/^Words/, 'Good.');
  type(/^Job title/, 'Architect');
  api.on('POST /api/admin/testimonials', {
    status: 409,
    body: { code: 'exists', message: 'Not saved.', errors: [{ path: 'id', message: 'It exists.' }] },
  });
  fireEvent.click(open.getByRole('button', { name: 'Save' }));
  expect(await open.findByText('It exists.')).toBeTruthy();
  expect(document.activeElement).toBe(id);
  expect(open.getAllByRole<HTMLInputElement>('textbox', { name: /^Words/ })[0]?.value).toBe('Good.');
  expect(sent()[0]?.body).toEqual({
    id: 'new-one',
    rating: 5,
    customerName: 'Somebody',
    customerCompany: null,
    customerImage: null,
    texts: { en: { content: 'Good.', customerTitle: 'Architect' } },
  });
});

test('what is typed stays when the form is closed, and comes back with it', async () => {
  await show();
  press('Edit Ms one');
  const company = () => dialog().getByRole<HTMLInputElement>('textbox', { name: /^Company/ });
  fireEvent.change(company(), { target: { value: 'Ateliê' } });
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  await said(en.unsaved.kept);
  expect(screen.queryByRole('dialog')).toBeNull();
  press('Edit Ms two');
  expect(company().value).toBe('');
  fireEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
  press('Edit Ms one');
  expect(dialog().getByText(en.unsaved.restored)).toBeTruthy();
  expect(company().value).toBe('Ateliê');
  fireEvent.click(dialog().getByRole('button', { name: en.unsaved.discard }));
  expect(company().value).toBe('');
  expect(dialog().queryByText(en.unsaved.restored)).toBeNull();
});

test('a picture of the customer is sent, saved with the words, and removed', async () => {
  await show();
  press('Edit Ms one');
  const choose = (name: string) =>
    fireEvent.change(dialog().getByLabelText(/^Picture of the customer/), {
      target: { files: [new File(['x'], name)] },
    });
  api.on('PUT /api/admin/testimonials/images', {
    status: 400,
    body: { code: 'picture.unreadable', message: 'No.', errors: [{ path: 'image', message: 'Not a picture.' }] },
  });
  choose('a.txt');
  expect(await dialog().findByText('Not a picture.')).toBeTruthy();
  api.on('PUT /api/admin/testimonials/images', { body: { image: '/api/testimonials/images/abc.webp' } });
  choose('a.png');
  await dialog().findByRole('button', { name: en.testimonials.removeImage });
  expect(dialog().queryByText('Not a picture.')).toBeNull();
  api.on('PATCH /api/admin/testimonials/one', { body: stored[0] });
  fireEvent.click(dialog().getByRole('button', { name: 'Save' }));
  await said('The testimonial was saved');
  expect(sent().at(-1)?.body).toMatchObject({ customerImage: '/api/testimonials/images/abc.webp' });
});

test('the keyboard stays on the pressed button of its row, or goes to what is left of it', async () => {
  stored = [testimonial('one', { place: 1 }), testimonial('two', { place: 2 }), testimonial('three', { place: 3 })];
  await show();
  api.on('PUT /api/admin/testimonials/order', ({ body }) => {
    const { ids } = body as { ids: string[] };
    stored = ids.map((id, at) => testimonial(id, { place: at + 1 }));
    return { body: stored };
  });
  const act = async (name: string, next: string) => {
    screen.getByRole('button', { name }).focus();
    press(name);
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(next));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: next }).getAttribute('aria-disabled')).not.toBe('true'),
    );
  };
  await act('Move Ms one down', 'Move Ms one down');
  await waitFor(() => expect(stored.map(({ id }) => id)).toEqual(['two', 'one', 'three']));
  await act('Move Ms one up', 'Move Ms one down');
  api.on('DELETE /api/admin/testimonials/three', () => {
    stored = stored.filter(({ id }) => id !== 'three');
    return { status: 204 };
  });
  screen.getByRole('button', { name: 'Delete Ms three' }).focus();
  press('Delete Ms three');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Undo'));
});

test('two admins: both versions are shown, and the chosen one is saved', async () => {
  await show();
  press('Edit Ms one');
  const words = () => dialog().getAllByRole<HTMLTextAreaElement>('textbox', { name: /^Words/ });
  fireEvent.change(words()[0] as HTMLElement, { target: { value: 'Mine' } });
  api.on('PATCH /api/admin/testimonials/one', ({ headers }) =>
    headers['if-match'] === '"v2"'
      ? { body: stored[0] }
      : { status: 412, body: { code: 'blog.testimonial.changed', message: 'Changed.' } },
  );
  stored = [testimonial('one', { version: 'v2', rating: 2, texts: { en: text('Theirs') } }), ...stored.slice(1)];
  fireEvent.click(dialog().getByRole('button', { name: 'Save' }));
  await screen.findByRole('dialog', { name: en.conflict.title });
  const conflict = dialog(en.conflict.title);
  fireEvent.click(conflict.getByRole('radio', { name: 'Yours Mine' }));
  fireEvent.click(conflict.getByRole('button', { name: 'Save' }));
  await said('The testimonial was saved');
  expect(sent().at(-1)?.body).toMatchObject({ rating: 2, texts: { en: { content: 'Mine' } } });
});
