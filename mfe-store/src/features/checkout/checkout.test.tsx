import {
  type AreaFrame,
  forgetDrafts,
  forgetJoined,
  noteJoined,
  api as platformApi,
  RemotesContext,
  readCartId,
} from '@arcada/platform';
import { endPage, type FakeApi, fakeApi, hintSignedIn, renderInSite } from '@arcada/testing/render';
import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import { Component as CheckoutPage } from './checkout.page.tsx';
import { Component as CheckoutErrorPage } from './checkout-error.page.tsx';

const frame = { SignIn: () => <p>sign-in form</p>, Loading: () => null } as unknown as AreaFrame;
const line = { id: 'l1', cartId: 'c', type: 'product', productId: 'level-guard', price: 219, quantity: 2 };
let api: FakeApi;
beforeEach(() => {
  hintSignedIn();
  forgetDrafts();
  forgetJoined();
  api = fakeApi({
    'GET /api/user': { body: { id: '1', username: 'ana', email: 'a@b.co', fullName: null, role: 'customer' } },
    'GET /api/cart/*': { body: [line] },
    'GET /api/licences': { body: { items: [] } },
    'GET /api/products/level-guard': { body: { name: 'Level Guard' } },
    'GET /api/store/payment-mode': { body: { mode: 'test' } },
    'GET /api/checkout/billing': { body: { billing: null } },
    'POST /api/checkout': { status: 201, body: { orderId: 'o1', url: '#payment-page' } },
  });
});
afterEach(() => {
  api.restore();
  window.location.hash = '';
});

const show = () =>
  renderInSite(<CheckoutPage />, {
    texts: { store: en },
    path: '/checkout',
    within: (children) => <RemotesContext value={frame}>{children}</RemotesContext>,
  });
const pay = () => screen.findByRole('button', { name: 'Pay $438.00' });
const checkouts = () => api.calls.filter(({ path }) => path === '/api/checkout');

test('says that it is a test, shows the cart and submits once however often it is pressed', async () => {
  await show();
  expect(await screen.findByText('Test mode')).toBeTruthy();
  expect(screen.getByText('Product · 2 seats · $219.00 each')).toBeTruthy();
  const button = await pay();
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(window.location.hash).toBe('#payment-page'));
  fireEvent.click(button);
  expect(checkouts().map(({ body }) => body)).toEqual([{ cartId: expect.any(String), expectedTotal: 438 }]);
  expect(checkouts()[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
  expect(button.textContent).toBe('Opening the payment page...');
});

test('says of a product that one owns what buying it again means', async () => {
  api.on('GET /api/licences', { body: { items: [{ productId: 'level-guard' }] } });
  await show();
  expect(await screen.findByText(/^You already own this product\. What you buy now is a separate/)).toBeTruthy();
  const [asked] = api.calls.filter(({ path }) => path === '/api/licences');
  expect(Object.fromEntries(asked?.search ?? [])).toMatchObject({ product: 'level-guard', state: 'active' });
});

test('can be paid again when the back button restores the page', async () => {
  await show();
  fireEvent.click(await pay());
  await waitFor(() => expect(window.location.hash).toBe('#payment-page'));
  const reads = () => api.names().filter((name) => name.startsWith('GET /api/cart/')).length;
  const before = reads();
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  const button = await pay();
  await waitFor(() => expect(reads()).toBe(before + 1));
  fireEvent.click(button);
  await waitFor(() => expect(checkouts().length).toBe(2));
});

test('shows what changed and refetches the cart', async () => {
  const changes = [
    { name: 'Level Guard', was: 219, now: 249.5 },
    { name: 'Sheet Ledger', was: 20, now: null },
  ];
  api.on('POST /api/checkout', () => {
    api.on('GET /api/cart/*', { body: [{ ...line, price: 249.5 }] });
    return { status: 409, body: { code: 'store.checkout.changed', message: 'Changed', changes, total: 499 } };
  });
  await show();
  fireEvent.click(await pay());
  expect(await screen.findByText('Level Guard: $219.00 → $249.50')).toBeTruthy();
  expect(screen.getByText('Sheet Ledger is no longer sold')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Pay $499.00' })).toBeTruthy();
});

test('a cart that was paid meanwhile leads to its order', async () => {
  api.on('POST /api/checkout', { status: 409, body: { code: 'store.checkout.paid', message: 'Paid.', orderId: 'o7' } });
  await show();
  fireEvent.click(await pay());
  expect((await screen.findByRole('link', { name: 'Your order' })).getAttribute('href')).toBe(
    '/checkout-success?order=o7',
  );
});

test('a session that ended meanwhile shows sign-in on the same page', async () => {
  await show();
  const button = await pay();
  api.on('GET /api/user', { status: 401 });
  api.on('POST /api/checkout', { status: 401, body: { message: 'You have been signed out.' } });
  fireEvent.click(button);
  expect(await screen.findByText('sign-in form')).toBeTruthy();
});

test('after signing in on the page the focus is at the payment', async () => {
  api.on('GET /api/user', { status: 401 });
  const { store } = await show();
  expect(await screen.findByText('sign-in form')).toBeTruthy();
  api.on('GET /api/user', { body: { id: '1', username: 'ana', email: 'a@b.co', fullName: null, role: 'customer' } });
  hintSignedIn();
  act(() => void store.dispatch(platformApi.util.invalidateTags(['User'])));
  await pay();
  expect(document.activeElement?.textContent).toBe('Payment');
});

describe('what a sign-in has added from the account’s earlier cart', () => {
  const here = { ...line, id: 'l2', productId: 'bcf-summary', price: 49, quantity: 1 };
  const all = [here, line] as never[];
  beforeEach(() => {
    api.on('GET /api/cart/*', { body: all });
    api.on('GET /api/products/bcf-summary', { body: { name: 'BCF Summary' } });
    api.on('DELETE /api/cart/*', { status: 204 });
    api.on('PATCH /api/cart/*', { body: { ...here } });
  });

  test('is named right above the button that pays, and can be taken out', async () => {
    noteJoined(readCartId(), [here] as never[], all);
    await show();
    const notice = (await screen.findByText('Your account’s earlier cart was added')).closest('[role=status]');
    expect(notice?.textContent).toContain('2 × Level Guard, $438.00');
    expect(notice?.textContent).toContain('The total to pay is now $487.00.');
    expect(notice?.textContent).not.toContain('BCF Summary');
    expect(notice?.nextElementSibling?.textContent).toBe('Pay $487.00');
    api.on('GET /api/cart/*', { body: [here] });
    fireEvent.click(screen.getByRole('button', { name: 'Remove from this order: Level Guard' }));
    await screen.findByRole('button', { name: 'Pay $49.00' });
    expect(api.names()).toContain('DELETE /api/cart/l1');
    expect(screen.queryByText('Your account’s earlier cart was added')).toBeNull();
  });

  test('leaves the seats that were in the cart before', async () => {
    noteJoined(readCartId(), [here] as never[], [{ ...here, quantity: 4 }] as never[]);
    api.on('GET /api/cart/*', { body: [{ ...here, quantity: 4 }] });
    await show();
    expect(await screen.findByText('3 × BCF Summary, $147.00')).toBeTruthy();
    api.on('GET /api/cart/*', { body: [here] });
    fireEvent.click(screen.getByRole('button', { name: 'Remove from this order: BCF Summary' }));
    await screen.findByRole('button', { name: 'Pay $49.00' });
    expect(api.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ quantity: 1 });
  });

  test('is not said to who had nothing in this browser, nor once it is known', async () => {
    noteJoined(readCartId(), [], all);
    const { unmount } = await show();
    await screen.findByRole('button', { name: 'Pay $487.00' });
    expect(screen.queryByText('Your account’s earlier cart was added')).toBeNull();
    unmount();
    noteJoined(readCartId(), [here] as never[], all);
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Keep it' }));
    expect(screen.queryByText('Your account’s earlier cart was added')).toBeNull();
    expect(screen.getByRole('button', { name: 'Pay $487.00' })).toBeTruthy();
  });
});

test('a cart as last seen is shown, but can’t be paid', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await show();
  const button = await pay();
  api.on('GET /api/cart/*', { status: 503, body: 'broken' });
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(await screen.findByText(/as you last saw it/)).toBeTruthy();
  expect(screen.getByText('Level Guard')).toBeTruthy();
  expect(button).toHaveProperty('disabled', true);
  fireEvent.click(button);
  expect(checkouts()).toEqual([]);
  logged.mockRestore();
});

test('an empty cart links to the products', async () => {
  api.on('GET /api/cart/*', { body: [] });
  await show();
  expect(await screen.findByText('Your cart is empty')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

describe('a coupon', () => {
  const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Coupon code' });
  const type = async (code: string) => {
    fireEvent.change(await field(), { target: { value: code } });
    fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  };
  const quotes = () => api.calls.filter(({ path }) => path === '/api/checkout/coupon');
  const quote = { code: 'SUMMER', discount: 43.8, total: 394.2 };

  test('takes off what the service says, and is paid with', async () => {
    api.on('GET /api/checkout/coupon', { body: quote });
    await show();
    await type(' summer ');
    fireEvent.click(await screen.findByRole('button', { name: 'Pay $394.20' }));
    expect(screen.getByRole('status').textContent).toContain('Coupon SUMMER−$43.80');
    await waitFor(() => expect(checkouts()).toHaveLength(1));
    expect(checkouts()[0]?.body).toMatchObject({ expectedTotal: 394.2, coupon: 'SUMMER' });
    const remove = screen.getByRole('button', { name: 'Remove coupon' });
    remove.focus();
    fireEvent.click(remove);
    expect((await field()).value).toBe('');
    expect(document.activeElement).toBe(await field());
  });

  test('that leaves nothing to pay completes the order with one press, without a word of paying', async () => {
    api.on('GET /api/checkout/coupon', { body: { code: 'ALL', discount: 438, total: 0 } });
    await show();
    await type('all');
    const button = await screen.findByRole('button', { name: 'Complete order' });
    expect(screen.getByRole('heading', { name: 'Your order' })).toBeTruthy();
    expect(screen.queryByText(/^You pay by card/)).toBeNull();
    fireEvent.click(button);
    await waitFor(() => expect(window.location.hash).toBe('#payment-page'));
    expect(checkouts()[0]?.body).toMatchObject({ expectedTotal: 0, coupon: 'ALL' });
    expect(button.textContent).toBe('Completing your order...');
    expect(screen.queryByText(/Pay \$/)).toBeNull();
  });

  test('takes the focus to its removal once it is accepted', async () => {
    api.on('GET /api/checkout/coupon', { body: quote });
    await show();
    const input = await field();
    input.focus();
    fireEvent.change(input, { target: { value: 'summer' } });
    fireEvent.submit(input.form as HTMLFormElement);
    const remove = await screen.findByRole('button', { name: 'Remove coupon' });
    await waitFor(() => expect(document.activeElement).toBe(remove));
  });

  test('is kept for the cart when the checkout is opened again, until it is removed', async () => {
    api.on('GET /api/checkout/coupon', { body: quote });
    const first = await show();
    await type('SUMMER');
    await screen.findByRole('button', { name: 'Pay $394.20' });
    first.unmount();
    const second = await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Remove coupon' }));
    await pay();
    second.unmount();
    await show();
    await pay();
    expect((await field()).value).toBe('');
    expect(screen.queryByRole('button', { name: 'Remove coupon' })).toBeNull();
  });

  test('that was kept and is refused by now says why, once', async () => {
    api.on('GET /api/checkout/coupon', { body: quote });
    const first = await show();
    await type('SUMMER');
    await screen.findByRole('button', { name: 'Pay $394.20' });
    first.unmount();
    api.on('GET /api/checkout/coupon', { status: 409, body: { code: 'store.coupon.used-up', message: 'Used up.' } });
    const second = await show();
    expect(await screen.findByText('Used up.')).toBeTruthy();
    second.unmount();
    await show();
    await pay();
    expect(screen.queryByText('Used up.')).toBeNull();
  });

  test('that is refused says why beside its field, keeps what was typed, and the full price can be paid', async () => {
    api.on('GET /api/checkout/coupon', {
      status: 404,
      body: { code: 'store.coupon.unknown', message: 'No such coupon.' },
    });
    const { path } = await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Apply' }));
    expect(screen.getByText('Enter the code of your coupon.')).toBeTruthy();
    await type('NONE');
    expect(await screen.findByText('No such coupon.')).toBeTruthy();
    expect((await field()).value).toBe('NONE');
    await waitFor(() => expect(path()).toBe('/checkout'));
    expect(screen.getByText('No such coupon.')).toBeTruthy();
    fireEvent.click(await pay());
    await waitFor(() => expect(checkouts()[0]?.body).toEqual({ cartId: expect.any(String), expectedTotal: 438 }));
  });

  test('that was refused is asked about again when it is tried again', async () => {
    api.on('GET /api/checkout/coupon', {
      status: 404,
      body: { code: 'store.coupon.unknown', message: 'No such coupon.' },
    });
    const { path } = await show();
    await type('SUMMER');
    expect(await screen.findByText('No such coupon.')).toBeTruthy();
    await type('');
    expect(screen.queryByText('No such coupon.')).toBeNull();
    api.on('GET /api/checkout/coupon', { body: quote });
    await type('SUMMER');
    await screen.findByRole('button', { name: 'Pay $394.20' });
    expect(path()).toBe('/checkout?coupon=SUMMER');
  });

  test('that can not be asked about now stays in the address, and is asked about again by Apply', async () => {
    api.on('GET /api/checkout/coupon', { status: 429, body: { code: 'store.coupon.too-many', message: 'Wait.' } });
    const { path } = await show();
    await type('SUMMER');
    expect(await screen.findByText('Wait.')).toBeTruthy();
    expect(path()).toBe('/checkout?coupon=SUMMER');
    api.on('GET /api/checkout/coupon', { body: quote });
    fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByRole('button', { name: 'Pay $394.20' })).toBeTruthy();
  });

  test('used up while paying: the reason is shown, with the price without it', async () => {
    api.on('GET /api/checkout/coupon', { body: quote });
    await show();
    await type('SUMMER');
    const button = await screen.findByRole('button', { name: 'Pay $394.20' });
    const refusal = { status: 409, body: { code: 'store.coupon.used-up', message: 'Used up.' } };
    api.on('POST /api/checkout', refusal);
    api.on('GET /api/checkout/coupon', refusal);
    fireEvent.click(button);
    await pay();
    expect(screen.getAllByText('Used up.').length).toBeGreaterThan(0);
    expect(quotes().length).toBe(2);
  });

  test('is offered again after a payment that was cancelled', async () => {
    const none = { items: [], creditNotes: [], discount: 0, refunded: 0, total: 0, invoiceNumber: null };
    const order = { ...none, id: 'o1', coupon: 'SUMMER', status: 'expired', createdAt: '2026-11-01T10:00:00.000Z' };
    api.on('GET /api/orders/o1', { body: order });
    await renderInSite(<CheckoutErrorPage />, { texts: { store: en }, path: '/checkout-error?order=o1' });
    const again = await screen.findByRole('link', { name: 'Check out again' });
    expect(screen.getByText(en.failure.hintClosed)).toBeTruthy();
    await waitFor(() => expect(again.getAttribute('href')).toBe('/checkout?coupon=SUMMER'));
  });
});

describe('billing details', () => {
  const kept = { company: 'Acme Ltda.', address: 'Rua 1', country: 'BR', taxId: '12.345.678/0001-95' };
  const open = async (name: RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

  test('are filled in with those kept, and sent once they are changed', async () => {
    api.on('GET /api/checkout/billing', { body: { billing: kept } });
    await show();
    await open(/^Invoice for Acme Ltda\./);
    expect(screen.getByText('For example 12.345.678/0001-95')).toBeTruthy();
    fireEvent.change(screen.getByRole('textbox', { name: 'Company' }), { target: { value: 'Beta SA' } });
    fireEvent.click(await pay());
    await waitFor(() => expect(checkouts()[0]?.body).toMatchObject({ billing: { ...kept, company: 'Beta SA' } }));
  });

  test('of a tax ID that does not look right say so once they are typed, and can be sent', async () => {
    api.on('GET /api/checkout/billing', { body: { billing: kept } });
    await show();
    await open(/^Invoice for Acme Ltda\./);
    const field = screen.getByRole('textbox', { name: 'CNPJ / CPF' });
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value: '12.345.678/0001-00' } });
    expect(screen.queryByText(/^This doesn’t look like a valid CNPJ/)).toBeNull();
    fireEvent.blur(field);
    expect(screen.getByText(/^This doesn’t look like a valid CNPJ/)).toBeTruthy();
    // Pressed straight from the field, the button would leave before that is read.
    fireEvent.click(await pay());
    expect(screen.getByText('Check the tax ID 12.345.678/0001-00')).toBeTruthy();
    expect(checkouts()).toEqual([]);
    fireEvent.click(await pay());
    await waitFor(() => expect(checkouts()[0]?.body).toMatchObject({ billing: { taxId: '12.345.678/0001-00' } }));
  });

  test('that were typed outlive a reload, until they are sent', async () => {
    await show();
    await open(/^Add company, tax ID/);
    fireEvent.change(screen.getByRole('combobox', { name: 'Country' }), { target: { value: 'BR' } });
    fireEvent.change(screen.getByRole('textbox', { name: 'Company' }), { target: { value: 'Beta SA' } });
    endPage();
    await show();
    await screen.findByRole('button', { name: /^Invoice for Beta SA/ });
    fireEvent.click(await pay());
    await waitFor(() => expect(checkouts()[0]?.body).toMatchObject({ billing: { company: 'Beta SA', country: 'BR' } }));
    await waitFor(() => expect(window.location.hash).toBe('#payment-page'));
    endPage();
    await show();
    await screen.findByRole('button', { name: /^Add company, tax ID/ });
  });

  test('have a reference of this purchase, as the order that awaits its payment has it until it is changed', async () => {
    api.on('GET /api/checkout/billing', { body: { billing: null, ofOpenOrder: null, referenceOfOpenOrder: 'PO 1' } });
    await show();
    await open(/^Invoice for PO 1/);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Your reference (purchase order number)' });
    expect(field.value).toBe('PO 1');
    fireEvent.change(field, { target: { value: '' } });
    fireEvent.click(await pay());
    await waitFor(() =>
      expect(checkouts()[0]?.body).toEqual({ cartId: expect.any(String), expectedTotal: 438, reference: '' }),
    );
  });

  test('of the order that awaits its payment are shown and sent again, before those that are kept', async () => {
    api.on('GET /api/checkout/billing', { body: { billing: kept, ofOpenOrder: { ...kept, company: 'Beta SA' } } });
    await show();
    await screen.findByRole('button', { name: /^Invoice for Beta SA/ });
    fireEvent.click(await pay());
    await waitFor(() => expect(checkouts()[0]?.body).toMatchObject({ billing: { ...kept, company: 'Beta SA' } }));
  });

  describe('that were typed for a checkout that was broken off in another tab', () => {
    const places = ['draft:1 billing checkout|closed', 'draft:1 order reference|closed'];
    beforeEach(() => {
      for (const [at, typed] of [kept, 'PO 7'].entries())
        localStorage.setItem(String(places[at]), JSON.stringify({ at: Date.now(), stamp: '', value: { typed } }));
    });
    const offer = () => screen.queryByText(/in a tab that has been closed: Acme Ltda\. · PO 7$/);

    test('are not those of the next one, but can be used for it', async () => {
      await show();
      await screen.findByRole('button', { name: /^Add company, tax ID/ });
      expect(offer()).toBeTruthy();
      fireEvent.click(screen.getByRole('button', { name: 'Use it' }));
      expect([offer(), document.activeElement?.tagName]).toEqual([null, 'H2']);
      await open(/^Invoice for Acme Ltda\./);
      fireEvent.click(await pay());
      await waitFor(() => expect(checkouts()[0]?.body).toMatchObject({ billing: kept, reference: 'PO 7' }));
    });

    test('are opened where the tax ID does not look right', async () => {
      const wrong = { at: Date.now(), stamp: '', value: { typed: { ...kept, taxId: '12.345.678/0001-00' } } };
      localStorage.setItem(String(places[0]), JSON.stringify(wrong));
      await show();
      fireEvent.click(await screen.findByRole('button', { name: 'Use it' }));
      expect(screen.queryByRole('textbox', { name: 'CNPJ / CPF' })).toBeNull();
      fireEvent.click(await pay());
      expect(screen.getByText('Check the tax ID 12.345.678/0001-00')).toBeTruthy();
      // It unfolded above the button, maybe out of sight.
      await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('taxId'));
      const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'CNPJ / CPF' });
      fireEvent.change(field, { target: { value: '12.345.678/0001-95' } });
      expect([field.isConnected, field.value]).toEqual([true, '12.345.678/0001-95']);
    });

    test('are forgotten when they are discarded, or something else is paid', async () => {
      await show();
      fireEvent.click(await screen.findByRole('button', { name: 'Discard it' }));
      expect(offer()).toBeNull();
      expect(places.map((place) => localStorage.getItem(place))).toEqual(['', '']);
      localStorage.setItem(String(places[1]), JSON.stringify({ at: Date.now(), stamp: '', value: { typed: 'PO 8' } }));
      endPage();
      await show();
      await screen.findByText(/in a tab that has been closed: PO 8$/);
      fireEvent.click(await pay());
      await waitFor(() => expect(window.location.hash).toBe('#payment-page'));
      expect([checkouts()[0]?.body, localStorage.getItem(String(places[1]))]).toEqual([
        { cartId: expect.any(String), expectedTotal: 438 },
        '',
      ]);
    });
  });

  test('that are refused say why at their field, and keep what was typed', async () => {
    const errors = [{ path: 'billing.taxId', message: 'Use only letters.' }];
    api.on('POST /api/checkout', { status: 400, body: { code: 'request.invalid', message: 'Not valid.', errors } });
    await show();
    await open(/^Add company, tax ID/);
    fireEvent.change(screen.getByRole('textbox', { name: 'Tax ID' }), { target: { value: '§' } });
    fireEvent.click(await pay());
    expect(await screen.findByText('Use only letters.')).toBeTruthy();
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Tax ID' });
    expect(field.value).toBe('§');
    await waitFor(() => expect(document.activeElement).toBe(field));
    fireEvent.change(field, { target: { value: 'B1' } });
    await waitFor(() => expect(screen.queryByText('Use only letters.')).toBeNull());
    expect([screen.queryByText('Not valid.'), document.activeElement]).toEqual([null, field]);
  });

  test('are opened for each tax ID that does not look right', async () => {
    await show();
    await open(/^Add company, tax ID/);
    fireEvent.change(screen.getByLabelText(/^Country/), { target: { value: 'ES' } });
    const type = (value: string) =>
      fireEvent.change(document.querySelector('[name="taxId"]') as Element, { target: { value } });
    for (const value of ['B11111111', 'B22222221']) {
      type(value);
      await open(new RegExp(`${value}$`));
      fireEvent.click(await pay());
      expect(await screen.findByText(`Check the tax ID ${value}`)).toBeTruthy();
      await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('taxId'));
      expect(document.activeElement?.checkVisibility?.() ?? true).toBe(true);
    }
    expect(checkouts()).toEqual([]);
  });
});
