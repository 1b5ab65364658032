import type Stripe from 'stripe';
import { textsOf } from './page/texts.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const good = { email: 'ana@example.com', name: 'Ana', card: '4242 4242 4242 4242', expiry: '12/34', cvc: '123' };
const get = (url: string, headers: Record<string, string> = {}) => fetch(url, { redirect: 'manual', headers });
const attemptOf = (page: string) => /name="attempt" value="(\w+)"/.exec(page)?.[1] ?? '';

/** Fills in and submits the form of a page as a browser without JavaScript does. */
async function send(url: string, fields: Record<string, string>): Promise<Response> {
  const attempt = attemptOf(await (await get(url)).text());
  return post(url, { attempt, ...fields });
}
const post = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });
const addressOf = (session: Stripe.Checkout.Session) => session.url ?? '';
const read = (id: string) => shop.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });

test('shows lines, total and that it is a test, without any script', async () => {
  const session = await shop.session(0, {
    line_items: [
      {
        price_data: { currency: 'usd', unit_amount: 14900, product_data: { name: 'A <b>bold</b> "kit"' } },
        quantity: 2,
      },
      { price_data: { currency: 'usd', unit_amount: 8999, product_data: { name: 'Scripts' } }, quantity: 1 },
    ],
    customer_email: 'ana@example.com',
  });
  const response = await get(addressOf(session));
  const page = await response.text();
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(page).toContain('A &lt;b&gt;bold&lt;/b&gt; &quot;kit&quot;');
  for (const text of ['$298.00', '$149.00', '$89.99', '$387.99', textsOf.en.banner]) expect(page).toContain(text);
  expect(page).toContain('value="ana@example.com"');
  expect(page).not.toMatch(/<script|<style| style=| on\w+=/);
  for (const name of ['email', 'card', 'expiry', 'cvc', 'name']) expect(page).toContain(`<label for="${name}">`);
  const css = await get(new URL('/pay/assets/pay.css', addressOf(session)).href);
  expect(css.headers.get('content-type')).toContain('text/css');
  expect(await css.text()).toContain('--a-blueprint');
});

test('uses the language of the session, else of the visitor', async () => {
  const titleIn = async (
    locale: Stripe.Checkout.SessionCreateParams.Locale | undefined,
    headers: Record<string, string>,
  ) => {
    const session = await shop.session(5000, locale ? { locale } : {});
    return /<h1>(.*?)<\/h1>/.exec(await (await get(addressOf(session), headers)).text())?.[1];
  };
  expect(await titleIn('pt-BR', { 'accept-language': 'es' })).toBe(textsOf['pt-BR'].title);
  expect(await titleIn('es', {})).toBe(textsOf.es.title);
  expect(await titleIn('auto', { 'accept-language': 'es-MX,es;q=0.9' })).toBe(textsOf.es.title);
  expect(await titleIn(undefined, { 'accept-language': 'es', cookie: 'i18nextLng=pt-BR' })).toBe(
    textsOf['pt-BR'].title,
  );
  expect(await titleIn(undefined, { 'accept-language': 'fi' })).toBe(textsOf.en.title);
});

test('every text exists in every language', () => {
  for (const language of ['pt-BR', 'es'] as const) {
    expect(Object.keys(textsOf[language])).toEqual(Object.keys(textsOf.en));
    for (const [key, text] of Object.entries(textsOf[language])) {
      expect([key, text.match(/\{\w+\}/g)]).toEqual([
        key,
        textsOf.en[key as keyof typeof textsOf.en].match(/\{\w+\}/g),
      ]);
    }
  }
});

test('a good card pays and leads back to the shop', async () => {
  const session = await shop.session(5000);
  const response = await send(addressOf(session), good);
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(`${shop.running.url}/thanks?session=${session.id}`);
  expect(await read(session.id)).toMatchObject({
    payment_status: 'paid',
    customer_details: { email: 'ana@example.com', name: 'Ana' },
    payment_intent: { status: 'succeeded' },
  });
});

test('submitting the form many times pays once', async () => {
  const session = await shop.session(5000);
  const url = addressOf(session);
  const attempt = attemptOf(await (await get(url)).text());
  const all = await Promise.all(Array.from({ length: 10 }, () => post(url, { attempt, ...good })));
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([303]));
  const { payment_intent } = await read(session.id);
  const intent = payment_intent as Stripe.PaymentIntent;
  expect((await shop.stripe.charges.list({ payment_intent: intent.id })).data).toHaveLength(1);
});

test('submitting a declined attempt again is still one attempt', async () => {
  const session = await shop.session(5000);
  const url = addressOf(session);
  const attempt = attemptOf(await (await get(url)).text());
  const fields = { attempt, ...good, card: '4000000000000002' };
  await Promise.all([post(url, fields), post(url, fields), post(url, fields)]);
  const intent = (await read(session.id)).payment_intent as Stripe.PaymentIntent;
  expect((await shop.stripe.charges.list({ payment_intent: intent.id })).data).toHaveLength(1);
});

test.each([
  ['4000000000000002', 'card_declined'],
  ['4000000000009995', 'insufficient_funds'],
  ['4000000000000069', 'expired_card'],
  ['4000000000000127', 'incorrect_cvc'],
  ['4111111111111111', 'test_mode_live_card'],
] as const)('card %s is declined with the reason %s, and another card then works', async (card, reason) => {
  const session = await shop.session(5000);
  const url = addressOf(session);
  const response = await send(url, { ...good, card });
  expect([response.status, response.headers.get('location')]).toEqual([303, `/pay/${session.id}`]);
  const page = await (await get(url)).text();
  expect(page).toContain('role="alert"');
  expect(page).toContain(textsOf.en[reason].replaceAll("'", '&#39;'));
  expect(page).toContain('value="ana@example.com"');
  expect(page).toContain('name="card" value=""');
  expect((await send(url, good)).headers.get('location')).toContain('/thanks');
});

test.each([
  ['card', '4242424242424241', 'incorrect_number'],
  ['card', '', 'needCard'],
  ['card', 'hello', 'incorrect_number'],
  ['expiry', '13/34', 'needExpiry'],
  ['expiry', '01/20', 'expiredDate'],
  ['cvc', '12', 'needCvc'],
  ['email', 'ana', 'needEmail'],
  ['name', ' ', 'needName'],
] as const)('%s "%s" is told at its field and is no attempt', async (field, value, text) => {
  const session = await shop.session(5000);
  const response = await send(addressOf(session), { ...good, [field]: value });
  // By redirect, so that going back or reloading sends nothing again.
  expect([response.status, response.headers.get('location')]).toEqual([303, `/pay/${session.id}`]);
  const page = await (await get(addressOf(session))).text();
  expect(page).toMatch(
    new RegExp(`<input id="${field}"[^>]*aria-describedby="[^"]*${field}-error"[^>]*aria-invalid="true"[^>]*autofocus`),
  );
  expect(page).toContain(`id="${field}-error">${textsOf.en[text]}`);
  expect((await read(session.id)).payment_intent).toBeNull();
});

test('a test card is filled in by its button, keeping what was typed, or by the address', async () => {
  const session = await shop.session(5000);
  const url = addressOf(session);
  const empty = { card: '', expiry: '', cvc: '' };
  const fill = (more: object) => send(url, { email: 'b@example.com', ...empty, ...more, fill: '4000002760003184' });
  expect((await fill({ name: '' })).status).toBe(303);
  expect(await (await get(url)).text()).toContain('value="Test Shopper"');
  await fill({ name: 'Bea' });
  const filled = await (await get(url)).text();
  for (const value of ['b@example.com', 'Bea', '4000 0027 6000 3184', '12 / 34', '123'])
    expect(filled).toContain(`value="${value}"`);
  expect(await (await get(`${url}?card=4242424242424242`)).text()).toContain('value="4242 4242 4242 4242"');
  expect((await read(session.id)).payment_intent).toBeNull();
});

test('a number that may be a real card’s is not kept with what has to be corrected', async () => {
  const session = await shop.session(5000);
  const url = addressOf(session);
  await send(url, { ...good, card: '5555555555554444', name: '' });
  const page = await (await get(url)).text();
  expect(page).toContain('name="card" value=""');
  expect(page).not.toContain('5555');
});

test.each(['4000002500003155', '4000002760003184'])('card %s asks for authentication', async (card) => {
  const session = await shop.session(5000);
  const url = addressOf(session);
  const toBank = await send(url, { ...good, card });
  expect(toBank.headers.get('location')).toBe(`/pay/${session.id}/authenticate`);
  const bank = `${url}/authenticate`;
  const page = await (await get(bank)).text();
  for (const text of [textsOf.en.authComplete, textsOf.en.authFail, card.slice(-4), '$50.00'])
    expect(page).toContain(text);
  const failed = await post(bank, { answer: 'fail' });
  expect(failed.headers.get('location')).toBe(`/pay/${session.id}`);
  expect(await (await get(url)).text()).toContain(textsOf.en.payment_intent_authentication_failure);
  expect((await get(bank)).headers.get('location')).toBe(`/pay/${session.id}`);
  await send(url, { ...good, card });
  const done = await post(bank, { answer: 'complete' });
  expect(done.headers.get('location')).toContain(`/thanks?session=${session.id}`);
  expect((await post(bank, { answer: 'complete' })).headers.get('location')).toContain('/thanks');
  expect(await read(session.id)).toMatchObject({ payment_status: 'paid' });
});

test('a session that is paid, expired or unknown says so', async () => {
  const paid = await shop.session(5000);
  const url = addressOf(paid);
  await send(url, good);
  const done = await get(url);
  expect(done.status).toBe(200);
  expect(await done.text()).toContain(textsOf.en.paidTitle);
  const old = await shop.session(5000);
  await shop.stripe.checkout.sessions.expire(old.id);
  expect(await (await get(addressOf(old))).text()).toContain(textsOf.en.expiredTitle);
  expect((await post(addressOf(old), good)).status).toBe(200);
  expect((await read(old.id)).payment_status).toBe('unpaid');
  for (const path of ['cs_test_none', 'nothing/at/all', '']) {
    const missing = await get(`${shop.running.url}/pay/${path}`);
    expect(missing.status).toBe(404);
    expect(await missing.text()).toContain(textsOf.en.missingTitle);
  }
});

test('a free order completes without a card', async () => {
  const session = await shop.session(0);
  expect(session.payment_status).toBe('no_payment_required');
  const page = await (await get(addressOf(session))).text();
  expect(page).toContain(textsOf.en.free);
  expect(page).not.toContain('id="card"');
  expect((await send(addressOf(session), { email: 'ana@example.com' })).status).toBe(303);
  expect(await read(session.id)).toMatchObject({
    status: 'complete',
    payment_status: 'no_payment_required',
    payment_intent: null,
  });
});

test('a shop on another origin is reached by a link, which form-action cannot block', async () => {
  const session = await shop.session(5000, { success_url: 'https://shop.example/done?a=1&s={CHECKOUT_SESSION_ID}' });
  const response = await send(addressOf(session), good);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain(`content="0;url=https://shop.example/done?a=1&amp;s=${session.id}"`);
});

test('no card number is stored anywhere', async () => {
  const session = await shop.session(5000);
  await send(addressOf(session), { ...good, card: '4000056655665556' });
  await send(addressOf(await shop.session(5000)), { ...good, card: '4000000000009987' });
  const everything = JSON.stringify(await shop.stripe.events.list({ limit: 100 }));
  expect(everything).toContain('"last4":"5556"');
  expect(everything).not.toMatch(/4000056655665556|4000000000009987/);
});
