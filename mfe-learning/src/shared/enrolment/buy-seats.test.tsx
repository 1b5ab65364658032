import { type FakeApi, fakeApi, renderInSite } from '@arcada/testing/render';
import { notifications } from '@arcada/ui';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import { BuySeats } from './buy-seats.tsx';

const course = { id: 'model-basics', title: 'Model Basics', price: 99 };
const line = { id: 'l1', cartId: 'c', type: 'course', courseId: 'model-basics', price: 99, quantity: 1 };
let api: FakeApi;
beforeEach(() => {
  api = fakeApi({
    'GET /api/cart/*': { body: [] },
    'POST /api/cart': { status: 201, body: line },
    'PATCH /api/cart/l1': { body: line },
  });
});
afterEach(() => api.restore());

const show = () => renderInSite(<BuySeats course={course} />, { texts: { learning: en } });
const type = (value: string) => {
  const field = screen.getByRole('textbox', { name: 'Number of seats' });
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};

test('as many seats as were typed are put into the cart, and the toast leads there', async () => {
  const { path } = await show();
  expect(screen.getByText(/^\$99\.00 per seat\./)).toBeTruthy();
  type('4');
  fireEvent.click(screen.getByRole('button', { name: 'One seat more' }));
  fireEvent.click(screen.getByRole('button', { name: 'Buy more seats' }));
  const text = '5 seats in Model Basics have been added to your cart.';
  await waitFor(() => expect(notifications.current()).toMatchObject({ title: 'Seats added', description: text }));
  const sent = api.calls.filter(({ method }) => method !== 'GET');
  expect(sent.map(({ method, body }) => [method, (body as { quantity: number }).quantity])).toEqual([
    ['POST', 1],
    ['PATCH', 5],
  ]);
  expect(notifications.current()?.action?.label).toBe('View cart');
  act(() => notifications.current()?.action?.onPress());
  expect(path()).toBe('/cart');
});

test('no more are offered than the cart’s line can still take, and a number beyond changes nothing', async () => {
  api.on('GET /api/cart/*', { body: [{ ...line, quantity: 96 }] });
  await show();
  await waitFor(() => expect(api.names()).toContainEqual(expect.stringMatching(/^GET \/api\/cart\//)));
  await screen.findByRole('button', { name: 'Buy more seats' });
  type('3');
  await waitFor(() => expect(screen.getByRole('button', { name: 'One seat more' })).toHaveProperty('disabled', true));
  type('4');
  expect(screen.getByRole('alert').textContent).toBe('Enter a whole number from 1 to 3.');
  type('2');
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each(['150', '0', '2.5', ''])(
  '"%s" seats are not added: they stay, with the focus, to be corrected',
  async (typed) => {
    await show();
    const button = await screen.findByRole('button', { name: 'Buy more seats' });
    type('4');
    type(typed);
    fireEvent.click(button);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Number of seats' });
    expect([field.value, document.activeElement]).toEqual([typed, field]);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').textContent).toBe('Enter a whole number from 1 to 99.');
    fireEvent.keyDown(field, { key: 'Escape' });
    expect([field.value, screen.queryByRole('alert')]).toEqual(['4', null]);
    type(typed);
    fireEvent.click(screen.getByRole('button', { name: 'One seat more' }));
    expect([field.value, screen.queryByRole('alert')]).toEqual(['5', null]);
    expect(api.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  },
);
