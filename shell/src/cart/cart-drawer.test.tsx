import { forgetSeenCart, setCartDrawer } from '@arcada/platform';
import { type FakeApi, fakeApi, hintSignedIn, openableDialogs, renderInSite } from '@arcada/testing/render';
import { notifications } from '@arcada/ui';
import { ToastHost } from '@arcada/ui/toast';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import en from '../locales/en.json' with { type: 'json' };
import { CartButton } from './cart-button.tsx';
import { CartDrawer } from './cart-drawer.tsx';
import { CartPlace } from './cart-place.tsx';

const line = (id: string, quantity: number, more: object = {}) => ({
  id,
  cartId: 'c',
  type: 'product',
  productId: 'level-guard',
  price: 19.9,
  quantity,
  ...more,
});
let api: FakeApi;
let quiet: typeof console.error;
beforeAll(openableDialogs);
beforeEach(() => {
  forgetSeenCart();
  quiet = console.error;
  api = fakeApi({
    'GET /api/cart/*': { body: [line('l1', 1), line('l2', 3, { productId: 'no-picture', price: 0.1 })] },
    'GET /api/store/carts/*': { body: [] },
    'GET /api/products/level-guard': { body: { name: 'Level Guard', imageUrl: '/guard.svg' } },
    'GET /api/products/no-picture': { body: { name: 'Warning Ledger' } },
  });
});
afterEach(() => {
  console.error = quiet;
  api.restore();
});

/** What the cart's notices say: what is no longer sold, and what a sign-in could not keep. */
const told = ({ removed = [], capped = [] }: { removed?: unknown[]; capped?: unknown[] }) =>
  api.on('GET /api/store/carts/*', ({ path }) => ({ body: path.endsWith('/capped') ? capped : removed }));

async function open(Drawer = CartDrawer) {
  const site = await renderInSite(
    <>
      <CartButton />
      <Drawer />
    </>,
    { texts: { shell: en } },
  );
  act(() => void site.store.dispatch(setCartDrawer(true)));
  return site;
}

test('title with count, lines with price times quantity, type, picture or fallback, subtotal and note', async () => {
  await open();
  expect(screen.getByText('Loading your cart...')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Cart (4 items)' })).toBeTruthy();
  expect(await screen.findByText('Level Guard')).toBeTruthy();
  const [first, second] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
  expect(first.textContent).toContain('$19.90');
  expect(first.textContent).toContain('Product · 1 seat');
  expect(second.textContent).toContain('Product · 3 seats');
  expect(first.querySelector('img')?.getAttribute('src')).toBe('/guard.svg');
  expect(second.textContent).toContain('$0.30');
  expect(second.querySelector('img')).toBeNull();
  expect(second.querySelector('.a-art svg')).not.toBeNull();
  expect(screen.getByText('$20.20')).toBeTruthy();
  expect(screen.getByText('Shipping and taxes calculated at checkout.')).toBeTruthy();
  expect(document.querySelector('.a-count')?.textContent).toBe('4');
});

test('minus is disabled at 1; a change is sent as the new quantity and the cart refetched', async () => {
  api.on('PATCH /api/cart/l2', { body: {} });
  await open();
  const minus = await screen.findByRole('button', { name: 'Decrease the quantity of Level Guard' });
  expect(minus).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByRole('button', { name: 'Decrease the quantity of Warning Ledger' }));
  await waitFor(() => expect(api.names().at(-1)).toMatch(/^GET \/api\/cart\//));
  expect(api.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ quantity: 2 });
});

test('presses while a change is being saved count: the last quantity is saved after it', async () => {
  const { promise: first, resolve: respond } = Promise.withResolvers<void>();
  api.on('PATCH /api/cart/l1', async () => {
    await first;
    return { body: {} };
  });
  await open();
  const plus = await screen.findByRole('button', { name: 'Increase the quantity of Level Guard' });
  for (let press = 0; press < 3; press++) fireEvent.click(plus);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity of Level Guard' }).value).toBe('4');
  respond();
  const sent = () => api.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  await waitFor(() => expect(sent()).toEqual([{ quantity: 2 }, { quantity: 4 }]));
});

test('a line that was removed in another tab is named', async () => {
  api.on('PATCH /api/cart/l1', { status: 404, body: { message: 'Gone' } });
  await open();
  render(<ToastHost toastLabel="t" label="l" closeLabel="c" />);
  const plus = await screen.findByRole('button', { name: 'Increase the quantity of Level Guard' });
  api.on('GET /api/cart/*', { body: [line('l2', 3, { productId: 'no-picture', price: 0.1 })] });
  fireEvent.click(plus);
  expect(await screen.findByText('Level Guard is no longer in your cart: it was removed elsewhere.')).toBeTruthy();
});

test('a change that fails is reported beside its line', async () => {
  api.on('DELETE /api/cart/l1', { status: 500, body: { message: 'Not now' } });
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Level Guard' }));
  expect((await screen.findByRole('alert')).textContent).toBe('The change was not saved: Not now');
});

test('clearing that fails is reported in place', async () => {
  api.on('DELETE /api/cart/clear/*', { status: 500, body: { message: 'Not now' } });
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Clear Cart' }));
  expect((await screen.findByRole('alert')).textContent).toBe('The cart was not cleared: Not now');
  expect(screen.getByRole('button', { name: 'Clear Cart' }).getAttribute('aria-disabled')).toBeNull();
});

test('an empty cart links to the products and closes', async () => {
  api.on('GET /api/cart/*', { body: [] });
  const { store, path } = await open();
  expect(await screen.findByText('Your cart is empty')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Checkout' })).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Browse Products' }));
  expect([path(), store.getState().cartDrawer.open]).toEqual(['/products', false]);
});

test('a cart that was neither fetched nor seen is an error with a retry, and is not called empty', async () => {
  console.error = () => undefined;
  api.on('GET /api/cart/*', { status: 500, body: 'broken' });
  await open();
  expect(await screen.findByText('Your cart could not be loaded. Nothing in it is lost.')).toBeTruthy();
  expect(screen.queryByText('Your cart is empty')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Checkout' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Clear Cart' })).toBeNull();
  api.on('GET /api/cart/*', { body: [line('l1', 1)] });
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Level Guard')).toBeTruthy();
});

test('a cart seen earlier is shown while it can not be fetched: with names, a notice, and nothing to press', async () => {
  const { unmount } = await open();
  expect(await screen.findByText('Warning Ledger')).toBeTruthy();
  unmount();
  console.error = () => undefined;
  for (const route of ['GET /api/cart/*', 'GET /api/products/level-guard', 'GET /api/products/no-picture'])
    api.on(route, { status: 500, body: 'broken' });
  await open(CartPlace);
  expect(await screen.findByText(/as you last saw it: prices may have changed/)).toBeTruthy();
  expect(screen.getByText('Warning Ledger')).toBeTruthy();
  expect(screen.getByText('$20.20')).toBeTruthy();
  expect(document.querySelector('.a-count')?.textContent).toBe('4');
  expect(screen.queryByText('Your cart could not be loaded. Nothing in it is lost.')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Checkout' })).toBeNull();
  for (const name of ['Checkout', 'Clear Cart'])
    expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByRole('button', { name: 'Remove Level Guard' }));
  expect(screen.getByRole('button', { name: 'Increase the quantity of Level Guard' })).toHaveProperty('disabled', true);
  expect(api.calls.every(({ method }) => method === 'GET')).toBe(true);
  // It is refetched automatically.
  api.on('GET /api/cart/*', { body: [line('l1', 1)] });
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('link', { name: 'Checkout' })).toBeTruthy();
  expect(screen.queryByText(/as you last saw it/)).toBeNull();
});

test('a line whose cart was never opened has its name when the site can not be reached', async () => {
  const closed = await renderInSite(
    <>
      <CartButton />
      <CartDrawer />
    </>,
    { texts: { shell: en } },
  );
  await waitFor(() => expect(localStorage.getItem('cartSeen')).toContain('Warning Ledger'));
  closed.unmount();
  console.error = () => undefined;
  for (const route of ['GET /api/cart/*', 'GET /api/products/level-guard', 'GET /api/products/no-picture'])
    api.on(route, { status: 500, body: 'broken' });
  await open();
  expect(await screen.findByText('Level Guard')).toBeTruthy();
  expect(screen.queryByText('level-guard')).toBeNull();
});

test('checkout navigates and closes the drawer', async () => {
  const { store, path } = await open();
  fireEvent.click(await screen.findByRole('link', { name: 'Checkout' }));
  expect([path(), store.getState().cartDrawer.open]).toEqual(['/checkout', false]);
});

test('what is no longer sold is named until the buyer has understood', async () => {
  const gone = [{ id: 'l9', type: 'product', name: 'BCF Summary' }];
  api.on('GET /api/cart/*', { body: [] });
  told({ removed: gone });
  api.on('DELETE /api/cart/l9', () => {
    told({});
    return { status: 204 };
  });
  await open();
  expect(await screen.findByText('BCF Summary is not on sale now, so your cart leaves it out.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
  await waitFor(() => expect(screen.queryByText(/is not on sale now/)).toBeNull());
  expect(screen.getByText('Your cart is empty')).toBeTruthy();
});

test('what a sign-in could not keep of two carts is said until the buyer has understood', async () => {
  const kept = [
    { id: 'c1', type: 'product', name: 'Level Guard', held: 110, kept: 99 },
    { id: 'c2', type: 'course', name: 'Revit basics', held: 1, kept: 0 },
  ];
  told({ capped: kept });
  api.on('POST /api/store/carts/*', () => {
    told({});
    return { status: 204 };
  });
  await open();
  const capped = 'Level Guard: your two carts held 110 seats together. This cart keeps 99, the most per item.';
  expect(await screen.findByText(capped)).toBeTruthy();
  const dropped = 'Revit basics (1 seat) was not kept, because your cart is full. Add it again once there is room.';
  expect(screen.getByText(dropped)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
  await waitFor(() => expect(screen.queryByText(capped)).toBeNull());
  expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ ids: ['c1', 'c2'] });
});

test('a price that changed since the buyer saw it is said until the buyer has understood', async () => {
  api.on('GET /api/cart/*', { body: [line('l1', 2, { price: 149, priceBefore: 129 })] });
  api.on('POST /api/store/carts/*', () => {
    api.on('GET /api/cart/*', { body: [line('l1', 2, { price: 149 })] });
    return { status: 204 };
  });
  await open();
  expect(await screen.findByText('Level Guard: $129.00 → $149.00')).toBeTruthy();
  expect(screen.getByText('A price in your cart has changed')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
  await waitFor(() => expect(screen.queryByText('A price in your cart has changed')).toBeNull());
  const seen = api.calls.find(({ method }) => method === 'POST');
  expect([seen?.path.endsWith('/prices/seen'), seen?.body]).toEqual([true, { lines: [{ id: 'l1', price: 149 }] }]);
});

test('a quantity can be typed: it is saved once typing has stopped, within 1 to 99', async () => {
  api.on('PATCH /api/cart/l1', { body: {} });
  await open();
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Quantity of Level Guard' });
  const sent = () => api.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  for (const value of ['2', '25']) fireEvent.change(field, { target: { value } });
  expect(sent()).toEqual([]);
  await waitFor(() => expect(sent()).toEqual([{ quantity: 25 }]), { timeout: 3000 });
  await waitFor(() => expect(field.value).toBe('1'));
  fireEvent.change(field, { target: { value: '' } });
  fireEvent.blur(field);
  expect(sent()).toHaveLength(1);
});

test('a typed quantity that no line can have changes nothing, and the line says so', async () => {
  await open();
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Quantity of Warning Ledger' });
  fireEvent.change(field, { target: { value: '100' } });
  fireEvent.blur(field);
  expect(screen.getByText('At most 99 per item: the quantity is still 3.')).toBeTruthy();
  fireEvent.change(field, { target: { value: '0' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  const none = 'The quantity is still 3. To take the item out of the cart, press Remove.';
  expect(screen.getByText(none)).toBeTruthy();
  fireEvent.input(field, { target: { value: 'abc' } });
  expect(screen.queryByText(none)).toBeNull();
  for (const value of ['-2', '1.5', '2,5', 'two', '+', '-']) {
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
    expect([value, field.value]).toEqual([value, '3']);
    expect(screen.getByText('Enter a whole number from 1 to 99: the quantity is still 3.')).toBeTruthy();
  }
  fireEvent.change(field, { target: { value: '0' } });
  fireEvent.blur(field);
  expect(api.calls.filter(({ method }) => method === 'PATCH')).toEqual([]);
  api.on('PATCH /api/cart/l2', { body: {} });
  fireEvent.change(field, { target: { value: '4' } });
  fireEvent.blur(field);
  await waitFor(() => expect(screen.queryByText(none)).toBeNull());
});

test('what was removed or cleared is put back by Undo, with its quantity', async () => {
  await open();
  api.on('DELETE /api/cart/*', { status: 204 });
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Level Guard' }));
  await waitFor(() => expect(notifications.current()?.title).toBe('Level Guard was removed'));
  const added = () => api.calls.filter(({ method, path }) => method === 'POST' && path === '/api/cart');
  api.on('POST /api/cart', { status: 201, body: line('new', 1) });
  api.on('PATCH /api/cart/new', { body: line('new', 3) });
  act(() => notifications.current()?.action?.onPress());
  await waitFor(() => expect(added()).toHaveLength(1));
  api.on('DELETE /api/cart/clear/*', { status: 204 });
  fireEvent.click(screen.getByRole('button', { name: 'Clear Cart' }));
  await waitFor(() => expect(notifications.current()?.title).toBe('Your cart was cleared'));
  act(() => notifications.current()?.action?.onPress());
  await waitFor(() =>
    expect(added().map(({ body }) => (body as { productId: string }).productId)).toEqual([
      'level-guard',
      'level-guard',
      'no-picture',
    ]),
  );
  await waitFor(() =>
    expect(api.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([{ quantity: 3 }]),
  );
});

test('says of a product that one owns what buying it again means', async () => {
  hintSignedIn();
  api.on('GET /api/user', { body: { id: 'u', username: 'ana', email: 'a@b.co', fullName: null, role: 'customer' } });
  api.on('POST /api/cart/*', { body: [] });
  api.on('GET /api/licences', ({ search }) => ({
    body: { items: search.get('product') === 'level-guard' ? [{ productId: 'level-guard' }] : [] },
  }));
  await open();
  const note = await screen.findByText(/^You already own this product\. What you buy now is a separate/);
  expect(note.closest('li')?.textContent).toContain('Level Guard');
  expect(screen.getAllByText(/^You already own/)).toHaveLength(1);
});
