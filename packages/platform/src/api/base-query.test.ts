import { isApiError, messageOf } from './api-error.ts';
import { baseQuery, type CallArguments, type StoreSurroundings } from './base-query.ts';

interface Sent {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: unknown;
  keepalive: boolean | undefined;
}
const realFetch = globalThis.fetch;
let sent: Sent[] = [];

/** Responds to one call after another; the last response is repeated for all that follow. */
function answerWith(...answers: (() => Response | never)[]) {
  sent = [];
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    sent.push({
      url,
      method: init.method ?? 'GET',
      headers: init.headers as Record<string, string>,
      body: init.body,
      keepalive: init.keepalive,
    });
    return (answers[sent.length - 1] ?? answers.at(-1))?.();
  }) as typeof fetch;
}
afterEach(() => {
  globalThis.fetch = realFetch;
});

const json = (status: number, body: unknown) => () =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/problem+json' } });
const unreachable = () => {
  throw new TypeError('Failed to fetch');
};
const call = (args: CallArguments, more: Partial<StoreSurroundings> = {}) =>
  baseQuery(
    args,
    { extra: { origin: '', language: () => 'pt-BR', ...more }, signal: new AbortController().signal } as never,
    {},
  ) as Promise<{ data?: unknown; error?: unknown }>;

test.each([502, 503, 504])('%i is retried once, with the same key for the same action', async (status) => {
  answerWith(json(status, {}), json(201, { id: 1 }));
  expect(await call({ url: '/api/cart', method: 'POST', body: { quantity: 1 } })).toEqual({ data: { id: 1 } });
  expect(sent.length).toBe(2);
  expect(sent[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
  expect(sent[1]?.headers['idempotency-key']).toBe(sent[0]?.headers['idempotency-key']);
});

test('a call that a page waits for is not retried after a time-out, but after an immediate failure', async () => {
  answerWith(json(504, {}));
  expect((await call({ url: '/api/user', waitsOnce: true })).error).toMatchObject({ status: 504 });
  expect(sent.length).toBe(1);
  answerWith(json(503, {}), json(200, {}));
  expect(await call({ url: '/api/user', waitsOnce: true })).toEqual({ data: {} });
});

test('a call says the language of its page, but not where the visitor’s own is to be remembered', async () => {
  answerWith(json(200, {}));
  await call({ url: '/api/products' });
  await call({ url: '/api/user', inOwnLanguage: true });
  const said = sent.map(({ url, headers }) => [url, headers['accept-language'], headers['x-page-language']]);
  expect(said).toEqual([
    ['/api/products?lang=pt-BR', 'pt-BR', 'pt-BR'],
    ['/api/user', undefined, undefined],
  ]);
});

test('another action has another key', async () => {
  answerWith(json(200, {}));
  await call({ url: '/api/cart', method: 'POST', body: {} });
  await call({ url: '/api/cart', method: 'POST', body: {} });
  expect(sent[0]?.headers['idempotency-key']).not.toBe(sent[1]?.headers['idempotency-key']);
});

test('a call without a response is retried, only once', async () => {
  answerWith(unreachable);
  const { error } = await call({ url: '/api/products' });
  expect(sent.length).toBe(2);
  expect(error).toMatchObject({ status: 0, code: 'network' });
  expect(messageOf(error, 'fallback', 'no answer')).toBe('no answer');
});

test.each([400, 401, 404, 409, 500])('%i is a response: it is not retried', async (status) => {
  answerWith(json(status, { message: 'Não', code: 'x.y' }));
  const { error } = await call({ url: '/api/products' });
  expect(sent.length).toBe(1);
  expect(error).toMatchObject({
    status,
    code: 'x.y',
    message: 'Não',
    text: `${status}: {"message":"Não","code":"x.y"}`,
  });
});

test('an error is worded `status: body`, or the status text when the body is empty', async () => {
  answerWith(() => new Response('<h1>broken</h1>', { status: 500, statusText: 'Internal Server Error' }));
  const broken = (await call({ url: '/api/products' })).error;
  expect(broken).toMatchObject({ text: '500: <h1>broken</h1>', message: '' });
  expect(messageOf(broken, 'fallback', 'no answer')).toBe('fallback');
  answerWith(() => new Response('', { status: 500, statusText: 'Internal Server Error' }));
  const empty = (await call({ url: '/api/products' })).error;
  expect(isApiError(empty) && empty.text).toBe('500: Internal Server Error');
});

test('reads send the language, deletions carry no payload', async () => {
  answerWith(() => new Response(null, { status: 204 }));
  await call({ url: '/api/products', query: { type: 'plugin', q: undefined } });
  expect(sent[0]?.url).toBe('/api/products?type=plugin&lang=pt-BR');
  expect(await call({ url: '/api/cart/clear/1', method: 'DELETE' })).toEqual({ data: null });
  expect(sent[1]).toMatchObject({ url: '/api/cart/clear/1', method: 'DELETE', body: undefined });
  expect(sent[1]?.headers['content-type']).toBeUndefined();
  await call({ url: '/api/cart/1', method: 'PATCH', body: { quantity: 2 } });
  expect(sent[2]).toMatchObject({ method: 'PATCH', body: '{"quantity":2}' });
});

test('a call may outlive its page', async () => {
  answerWith(json(200, {}));
  await call({ url: '/api/progress', method: 'PUT', body: {}, keepalive: true });
  await call({ url: '/api/progress', method: 'PUT', body: {} });
  expect(sent.map(({ keepalive }) => keepalive)).toEqual([true, undefined]);
});

test('a response without a body is a response, not a lost connection: it is not retried', async () => {
  answerWith(() => new Response('', { status: 202 }));
  expect(await call({ url: '/api/newsletter', method: 'POST', body: {} })).toEqual({ data: null });
  expect(sent).toHaveLength(1);
});

test('a file is sent unchanged', async () => {
  answerWith(json(200, {}));
  const file = new Blob(['WEBVTT']);
  await call({ url: '/api/uploads', method: 'PUT', file, query: { name: 'a.vtt' } });
  expect(sent[0]).toMatchObject({ url: '/api/uploads?name=a.vtt', body: file });
  expect(sent[0]?.headers['content-type']).toBe('application/octet-stream');
});

describe('a call that needs a confirmation', () => {
  const refused = json(403, { code: 'identity.step-up.required' });
  const refund: CallArguments = { url: '/api/admin/orders/1/refund', method: 'POST', body: { line: 2 } };

  test('is repeated once it was given, as the same action', async () => {
    answerWith(refused, json(200, { id: 1 }));
    const begun: number[] = [];
    const confirm = async (at: number) => begun.push(at) > 0;
    expect(await call(refund, { confirm })).toEqual({ data: { id: 1 } });
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    expect(begun).toHaveLength(1);
  });

  test('sends the same file again, which nobody has to choose anew', async () => {
    answerWith(refused, json(200, {}));
    const file = new Blob(['PK']);
    await call({ url: '/api/uploads', method: 'PUT', file }, { confirm: async () => true });
    expect(sent).toHaveLength(2);
    expect(sent[1]).toMatchObject({ url: '/api/uploads', body: file });
  });

  test('stays refused when it was not given, and is not asked for twice', async () => {
    answerWith(refused);
    const { error } = await call(refund, { confirm: async () => false });
    expect(error).toMatchObject({ status: 403, code: 'identity.step-up.required' });
    expect(sent).toHaveLength(1);
    expect((await call(refund, { confirm: async () => true })).error).toMatchObject({ status: 403 });
    expect(sent).toHaveLength(3);
  });

  test('asks for nothing where nobody has pressed anything', async () => {
    answerWith(refused);
    const unasked: CallArguments = { url: '/api/admin/orders/sales', unasked: true };
    const { error } = await call(unasked, { confirm: () => Promise.reject(new Error('asked')) });
    expect(error).toMatchObject({ status: 403, code: 'identity.step-up.required' });
    expect(sent).toHaveLength(1);
  });

  test('any other refusal asks for nothing', async () => {
    answerWith(json(403, { code: 'identity.role.forbidden' }));
    expect((await call(refund, { confirm: () => Promise.reject(new Error('asked')) })).error).toMatchObject({
      code: 'identity.role.forbidden',
    });
  });
});
