import { forgetDrafts, sessionApi, setLeft } from '@arcada/platform';
import { endPage, type FakeApi, fakeApi, hintSignedIn, renderInSite } from '@arcada/testing/render';
import { notifications } from '@arcada/ui';
import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import { Component as ContactPage } from './contact.page.tsx';

/** A form is sent when its ticket is two seconds old. */
const whenSent = { timeout: 4000 };
let api: FakeApi;
beforeEach(() => {
  forgetDrafts();
  hintSignedIn();
  api = fakeApi({
    'GET /api/user': { status: 401 },
    'GET /api/contact/ticket': { body: { ticket: 'proof-1' } },
    'POST /api/contact': { status: 202, body: { reference: 'AB12CD34' } },
  });
});
afterEach(() => api.restore());
/** Once it is known who is here. */
async function show(path = '/contact') {
  const site = await renderInSite(<ContactPage />, { texts: { blog: en }, path });
  const session = () => sessionApi.endpoints.identityUser.select()(site.store.getState());
  await waitFor(() => expect(session().status).toBe('fulfilled'));
  return { ...site, session };
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const fill = () => {
  type('Name', ' Ana Lima ');
  type('Email', 'ana@example.org');
  type('Message', 'Which Revit does Level Guard need?');
};
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send message' }));
const sent = () => api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);

test('invalid fields show their errors, the first is focused, nothing is sent', async () => {
  await show();
  type('Email', 'ana');
  type('Message', 'Hello');
  send();
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
    'Please enter your name',
    'Please enter a valid email address',
    'Please write a little more, so that we can answer',
  ]);
  expect(document.activeElement).toBe(field('Name'));
  expect(sent()).toEqual([]);
});

test('a message that is too long is kept whole, and says by how much', async () => {
  await show();
  fill();
  const isOver = (length: number) =>
    screen.getByText(`${length} of 5000 characters`).closest('.blog-over-limit') !== null;
  type('Message', 'x'.repeat(4600));
  expect(isOver(4600)).toBe(false);
  type('Message', 'x'.repeat(5000));
  expect(isOver(5000)).toBe(false);
  type('Message', 'x'.repeat(5001));
  expect(isOver(5001)).toBe(true);
  type('Message', `${'x'.repeat(6000)} by 5 March`);
  send();
  expect(screen.getByRole('alert').textContent).toMatch(/^Please shorten it by 1011 characters/);
  expect([field('Message').value.length, sent()]).toEqual([6011, []]);
  type('Message', 'x'.repeat(5500));
  expect([screen.queryByRole('alert'), screen.getByText('5500 of 5000 characters').tagName]).toEqual([null, 'P']);
});

test('a message is sent with its ticket, without an empty phone, and success is reported in the exact words', async () => {
  await show();
  fill();
  send();
  expect(await screen.findByText('Your message has been sent successfully!', undefined, whenSent)).toBe(
    document.activeElement,
  );
  expect(notifications.current()?.title).toBe('Email sent successfully!');
  expect(screen.getByText('Your reference: AB12CD34')).toBeTruthy();
  // The receipt leaves the text out: here it is to be kept.
  expect(screen.getByText('Which Revit does Level Guard need?')).toBeTruthy();
  expect(screen.queryByText('Before you write')).toBeNull();
  expect(screen.getByText(/We reply within \d+ hours on working days/)).toBeTruthy();
  expect(sent()).toEqual([
    { name: 'Ana Lima', email: 'ana@example.org', message: 'Which Revit does Level Guard need?', ticket: 'proof-1' },
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Send another message' }));
  expect([field('Name').value, document.activeElement]).toEqual(['', field('Name')]);
});

test('what was typed outlives a reload, until it is sent', async () => {
  await show();
  fill();
  endPage();
  await show();
  expect([field('Email').value, field('Message').value]).toEqual([
    'ana@example.org',
    'Which Revit does Level Guard need?',
  ]);
  send();
  await screen.findByText('Your message has been sent successfully!', undefined, whenSent);
  endPage();
  await show();
  expect([field('Email').value, field('Message').value]).toEqual(['', '']);
});

test('what a bot writes into the hidden field is sent; people never see it', async () => {
  await show();
  const trap = document.querySelector<HTMLInputElement>('input[name="website"]') as HTMLInputElement;
  expect([trap.tabIndex, trap.closest('[aria-hidden="true"]') !== null]).toEqual([-1, true]);
  fill();
  trap.value = 'https://spam.example';
  send();
  await waitFor(() => expect(sent()).toMatchObject([{ website: 'https://spam.example' }]), whenSent);
});

test('a failure keeps the input and is reported inline and in a toast', async () => {
  api.on('POST /api/contact', { status: 500, body: 'broken' });
  await show();
  fill();
  send();
  const alert = await screen.findByText('Something went wrong. Please try again.', undefined, whenSent);
  expect(alert.closest('[role="alert"]')).not.toBeNull();
  expect(notifications.current()).toMatchObject({
    title: 'Error',
    description: 'Something went wrong. Please try again.',
    tone: 'danger',
  });
  expect(field('Message').value).toBe('Which Revit does Level Guard need?');
});

describe('a refused ticket', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  const refuse = (code: string, until: (body: { ticket: string }) => boolean) => {
    let refusals = 0;
    api.on('POST /api/contact', ({ body }) => {
      if (refusals > 0 && until(body as { ticket: string })) return { status: 202, body: {} };
      refusals += 1;
      return { status: 400, body: { code, message: 'Reload the page.' } };
    });
  };

  test('(that is too young is not sent) costs a moment: the message goes once more, with a new one', async () => {
    refuse('blog.contact.ticket-old', (body) => body.ticket === 'proof-2');
    await show();
    await pass(10);
    api.on('GET /api/contact/ticket', { body: { ticket: 'proof-2' } });
    fill();
    send();
    await pass(1000);
    expect(sent()).toEqual([]);
    await pass(1300);
    const button = screen.getByRole('button', { name: 'Sending...' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    fireEvent.submit(button.closest('form') as HTMLFormElement);
    expect(sent().length).toBe(1);
    await pass(2300);
    expect(screen.getByText('Your message has been sent successfully!')).toBeTruthy();
    expect(sent()).toMatchObject([{ ticket: 'proof-1' }, { ticket: 'proof-2' }]);
  });

  test("that stays refused is reported in the service's words", async () => {
    refuse('blog.contact.ticket-invalid', () => false);
    await show();
    await pass(10);
    fill();
    send();
    await pass(5000);
    expect(screen.getByText('Reload the page.')).toBeTruthy();
    expect(sent().length).toBe(2);
  });
});

test('without a ticket nothing is sent and the form says that there was no response', async () => {
  api.on('GET /api/contact/ticket', () => {
    throw new TypeError('lost');
  });
  await show();
  fill();
  send();
  expect(
    await screen.findByText('The server did not respond. Check your connection and try again.', undefined, {
      timeout: 5000,
    }),
  ).toBeTruthy();
  expect(sent()).toEqual([]);
});

test('a demonstration that the chat was asked for is in the message', async () => {
  await show('/contact?demo=next-week');
  expect(field('Message').value).toMatch(/^I would like a demonstration next week\./);
});

test('a service in the address prefills the message, until the visitor writes another', async () => {
  const services = [{ id: 'training', tab: 'Training', message: 'I would like to talk about training.' }];
  api.on('GET /api/pages/services', { body: { services } });
  await show('/contact?service=training');
  await waitFor(() => expect(field('Message').value).toBe('I would like to talk about training.'));
  type('Message', '');
  expect(field('Message').value).toBe('');
  fill();
  send();
  await screen.findByText('Your message has been sent successfully!', undefined, whenSent);
  expect(sent()).toMatchObject([{ message: 'Which Revit does Level Guard need?', service: 'training' }]);
});

test.each([
  [
    'service=training',
    'I would like to talk about training. Number of people and subject: ',
    'Number of people and subject: …',
  ],
  ['demo=this-week', en.contact.demo['this-week'], 'Times that suit me: …'],
])('a sentence that ?%s begins has to be completed before it is sent', async (query, message, asked) => {
  api.on('GET /api/pages/services', { body: { services: [{ id: 'training', tab: 'Training', message }] } });
  await show(`/contact?${query}`);
  await waitFor(() => expect(field('Message').value).toBe(message));
  type('Name', 'Ana Lima');
  type('Email', 'ana@example.org');
  send();
  expect(screen.getByRole('alert').textContent).toBe(`Please complete the sentence: “${asked}”`);
  expect(document.activeElement).toBe(field('Message'));
  type('Message', `${message.trim()}  `);
  send();
  expect(screen.getByRole('alert')).toBeTruthy();
  type('Message', `${message} eight`);
  send();
  await screen.findByText('Your message has been sent successfully!', undefined, whenSent);
  expect(sent()).toMatchObject([{ message: `${message} eight` }]);
});

test('a whole sentence that was filled in can be sent as it is', async () => {
  const message = 'I would like to talk about training.';
  api.on('GET /api/pages/services', { body: { services: [{ id: 'training', tab: 'Training', message }] } });
  await show('/contact?service=training');
  await waitFor(() => expect(field('Message').value).toBe(message));
  type('Name', 'Ana Lima');
  type('Email', 'ana@example.org');
  send();
  await screen.findByText('Your message has been sent successfully!', undefined, whenSent);
});

test('an unknown service prefills nothing', async () => {
  await show('/contact?service=foo');
  expect(field('Message').value).toBe('');
  expect(api.names()).not.toContain('GET /api/pages/services');
});

test('what was typed is still there after a look at another page, and gone once it was sent', async () => {
  const { unmount } = await show();
  fill();
  unmount();
  const again = await show();
  expect([field('Name').value, field('Message').value]).toEqual([' Ana Lima ', 'Which Revit does Level Guard need?']);
  send();
  await screen.findByText('Your message has been sent successfully!', undefined, whenSent);
  again.unmount();
  await show();
  expect(field('Name').value).toBe('');
});

describe('what was typed, in one browser,', () => {
  const account = (id: string) => ({ body: { id, username: id, email: 'a@b.co', fullName: null, role: 'customer' } });
  const as = (who: string | undefined) => api.on('GET /api/user', who ? account(who) : { status: 401 });
  /** Another page of the same tab. */
  function visit(who: string | undefined) {
    endPage();
    as(who);
    return show();
  }
  const message = () => field('Message').value;

  test('while signed in belongs to that account: the session ends, and nobody else finds it', async () => {
    await visit('eve');
    fill();
    for (const other of ['paul', undefined]) {
      await visit(other);
      expect([field('Name').value, field('Email').value, message()]).toEqual(['', '', '']);
    }
    await visit('eve');
    expect(message()).toBe('Which Revit does Level Guard need?');
  });

  test('by a visitor goes along with who signs in, and no further', async () => {
    await visit(undefined);
    fill();
    await visit('eve');
    expect(message()).toBe('Which Revit does Level Guard need?');
    for (const other of [undefined, 'paul']) {
      await visit(other);
      expect(message()).toBe('');
    }
  });

  test('stays on the page when the session ends there, as that account’s; it goes with who is here instead', async () => {
    const { store, session } = await visit('eve');
    const now = async (who: string | undefined) => {
      as(who);
      void store.dispatch(sessionApi.util.invalidateTags(['User']));
      await waitFor(() => expect([session().status, session().data?.id]).toEqual(['fulfilled', who]));
    };
    fill();
    await now(undefined);
    type('Message', 'Typed after the session had ended');
    await now('paul');
    await waitFor(() => expect(message()).toBe(''));
    await visit(undefined);
    expect(message()).toBe('');
    await visit('eve');
    expect(message()).toBe('Typed after the session had ended');
  });

  test('is gone from the page when its account is left, in whichever tab', async () => {
    const { store } = await visit('eve');
    fill();
    as(undefined);
    forgetDrafts();
    store.dispatch(setLeft('elsewhere'));
    store.dispatch(sessionApi.util.invalidateTags(['User']));
    await waitFor(() => expect(message()).toBe(''));
    type('Message', 'A visitor’s');
    expect(message()).toBe('A visitor’s');
  });
});

const phone = () => screen.getByRole('textbox', { name: /Phone/ });

test('a phone number has digits, or is left out', async () => {
  await show();
  fill();
  fireEvent.change(phone(), { target: { value: 'abc' } });
  send();
  expect(screen.getByRole('alert').textContent).toContain('Please enter a phone number');
  expect(sent()).toEqual([]);
  fireEvent.change(phone(), { target: { value: '+55 (81) 3333-4444 ramal 12' } });
  send();
  await screen.findByText('Your message has been sent successfully!', undefined, whenSent);
  expect(sent()[0]).toMatchObject({ phone: '+55 (81) 3333-4444 ramal 12' });
});
