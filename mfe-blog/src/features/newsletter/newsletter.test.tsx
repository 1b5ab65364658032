import { type FakeApi, fakeApi, renderInSite } from '@arcada/testing/render';
import { notifications } from '@arcada/ui';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import { Component as ConfirmPage } from './confirm.page.tsx';
import { Component as Newsletter } from './newsletter.tsx';
import { Component as UnsubscribePage } from './unsubscribe.page.tsx';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi({ 'POST /api/newsletter': { status: 202, body: {} } });
});
afterEach(() => api.restore());
const show = (element: React.ReactElement, path = '/') => renderInSite(element, { texts: { blog: en }, path });
const subscribe = (email: string) => {
  fireEvent.change(screen.getByRole('textbox', { name: 'Email address' }), { target: { value: email } });
  fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
};
const token = 'a-token-of-more-than-twenty-letters';

describe('the form', () => {
  test('an invalid address is reported in the exact words and nothing is sent', async () => {
    await show(<Newsletter />);
    subscribe('ana@');
    expect(screen.getByRole('alert').textContent).toBe('Please enter a valid email address');
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    expect(api.calls).toEqual([]);
  });

  test('an address that no event has reported is sent too, and stays in its field when it is refused', async () => {
    await show(<Newsletter />);
    const field = screen.getByRole('textbox') as HTMLInputElement;
    field.value = 'ana@';
    fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(field.value).toBe('ana@');
    field.value = 'ana@example.org';
    fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
    await waitFor(() => expect(api.calls.map(({ body }) => body)).toEqual([{ email: 'ana@example.org' }]));
    expect(await screen.findByText(/Thanks for subscribing/)).toBeTruthy();
  });

  test('while sending the button is disabled and says so; then thanks replace it, with a toast', async () => {
    let answer: (body: object) => void = () => undefined;
    api.on('POST /api/newsletter', () => new Promise((resolve) => (answer = resolve)));
    await show(<Newsletter />);
    subscribe(' ana@example.org ');
    const button = screen.getByRole('button', { name: 'Subscribing...' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button);
    fireEvent.submit(button.closest('form') as HTMLFormElement);
    await waitFor(() => expect(api.calls.map(({ body }) => body)).toEqual([{ email: 'ana@example.org' }]));
    answer({ status: 202, body: {} });
    const thanks = await screen.findByText('Thanks for subscribing! Check your email for confirmation.');
    expect(document.activeElement).toBe(thanks);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(notifications.current()).toMatchObject({
      title: 'Success!',
      description: "You've been subscribed to our newsletter.",
      tone: 'success',
    });
  });

  test.each([
    ['broken', 'Something went wrong. Please try again.', 'Failed to subscribe. Please try again.'],
    [{ message: 'Too many attempts.' }, 'Too many attempts.', 'Too many attempts.'],
  ])('a failure (%j) stays inline and in a toast', async (body, inline, toast) => {
    api.on('POST /api/newsletter', { status: 500, body });
    await show(<Newsletter />);
    subscribe('ana@example.org');
    expect((await screen.findByRole('alert')).textContent).toBe(inline);
    expect(notifications.current()).toMatchObject({ title: 'Error', description: toast, tone: 'danger' });
  });
});

describe('the confirmation page', () => {
  test('confirms on load', async () => {
    api.on('GET /api/newsletter/confirm', { body: {} });
    await show(<ConfirmPage />, `/newsletter/confirm?token=${token}`);
    expect(await screen.findByRole('heading', { name: 'Your address is confirmed' })).toBe(document.activeElement);
    expect(api.calls.map(({ search }) => search.get('token'))).toEqual([token]);
    expect(notifications.current()).toMatchObject({
      title: 'Success!',
      description: "You've been subscribed to our newsletter.",
      tone: 'success',
    });
    expect(document.head.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  });

  test.each([
    [`?token=${token}`, 1],
    ['', 0],
  ])('a link that is no longer valid or not whole (%s) offers the form', async (search, calls) => {
    api.on('GET /api/newsletter/confirm', { status: 404, body: { message: 'x' } });
    await show(<ConfirmPage />, `/newsletter/confirm${search}`);
    expect(await screen.findByRole('heading', { name: 'This link is no longer valid' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Subscribe' })).toBeTruthy();
    expect(api.calls.length).toBe(calls);
  });

  test('a failure can be retried', async () => {
    api.on('GET /api/newsletter/confirm', { status: 500, body: 'broken' });
    await show(<ConfirmPage />, `/newsletter/confirm?token=${token}`);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    api.on('GET /api/newsletter/confirm', { body: {} });
    fireEvent.click(retry);
    expect(await screen.findByRole('heading', { name: 'Your address is confirmed' })).toBeTruthy();
  });
});

describe('the unsubscribe page', () => {
  const open = async () => {
    await show(<UnsubscribePage />, `/newsletter/unsubscribe?token=${token}`);
    await waitFor(() => expect(screen.queryByRole('status', { name: 'One moment, please...' })).toBeNull());
  };
  beforeEach(() => api.on('GET /api/newsletter/subscription', { body: { subscribed: true } }));

  test('does nothing before the press, because mail programs open links by themselves', async () => {
    api.on('POST /api/newsletter/unsubscribe', { body: {} });
    await open();
    expect(api.names()).toEqual(['GET /api/newsletter/subscription']);
    fireEvent.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
    expect(await screen.findByRole('heading', { name: 'You have been unsubscribed' })).toBe(document.activeElement);
    expect(api.calls.at(-1)?.body).toEqual({ token });
    fireEvent.click(screen.getByRole('button', { name: 'That was a mistake, subscribe again' }));
    expect(screen.getByRole('button', { name: 'Subscribe' })).toBeTruthy();
  });

  test('whoever has unsubscribed before reads so, and isn’t asked again', async () => {
    api.on('GET /api/newsletter/subscription', { body: { subscribed: false } });
    await open();
    expect(await screen.findByRole('heading', { name: 'You have been unsubscribed' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Unsubscribe' })).toBeNull();
  });

  test('a state that can’t be read doesn’t keep anyone from unsubscribing', async () => {
    api.on('GET /api/newsletter/subscription', { status: 500, body: 'broken' });
    api.on('POST /api/newsletter/unsubscribe', { body: {} });
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
    expect(await screen.findByRole('heading', { name: 'You have been unsubscribed' })).toBeTruthy();
  });

  test('a failure stays on the page with a retry', async () => {
    api.on('POST /api/newsletter/unsubscribe', { status: 500, body: 'broken' });
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  });

  test('a link without its token sends no request', async () => {
    await show(<UnsubscribePage />, '/newsletter/unsubscribe');
    expect(screen.getByRole('heading', { name: 'This link is not complete' })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('a link that the service does not know says what else can be done', async () => {
    api.on('POST /api/newsletter/unsubscribe', { status: 404, body: { message: 'x' } });
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
    expect(await screen.findByRole('heading', { name: 'This link is not complete' })).toBeTruthy();
  });
});
