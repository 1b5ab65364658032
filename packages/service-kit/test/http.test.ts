import { generateKeyPairSync } from 'node:crypto';
import {
  buildUser,
  callers,
  internalJwks,
  internalKey,
  signerOf,
  startService,
  type TestService,
} from '@arcada/testing/service';
import { importJWK, SignJWT } from 'jose';
import { createService, Metrics, readInternalKey } from '../src/index.ts';
import { ForgottenController, ForgottenModule, noteDefinition } from './note.fixture.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService(noteDefinition);
});
afterAll(() => service.stop());

const customer = buildUser();

test('parsed values reach the handler, and tags make the response cacheable', async () => {
  const response = await service.anonymous.get('/api/notes?page=3&lang=pt');
  expect(response).toMatchObject({ status: 200, body: { page: 3 } });
  expect(response.headers.get('surrogate-key')).toBe('notes note:1');
  expect(response.headers.get('cache-control')).toContain('s-maxage=60');
});

test('a response without tags is not stored anywhere', async () => {
  const response = await service.anonymous.get('/api/notes/who');
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('invalid input is refused with every path', async () => {
  const response = await service
    .as(customer)
    .post('/api/notes', { title: ' ', email: 'x' }, { 'accept-language': 'es-MX' });
  expect(response.status).toBe(400);
  expect(response.headers.get('content-type')).toContain('application/problem+json');
  expect(response.body).toMatchObject({
    code: 'request.invalid',
    type: 'urn:arcada:problem:request.invalid',
    title: 'Bad Request',
    status: 400,
    message: 'Algunos datos no son válidos. Revísalos e inténtalo de nuevo.',
    errors: [{ path: 'title' }, { path: 'email' }],
    requestId: expect.any(String),
  });
  expect((await service.anonymous.get('/api/notes/by/7')).body).toMatchObject({ errors: [{ path: 'id' }] });
  expect((await service.anonymous.get('/api/notes?page=0')).status).toBe(400);
});

test('actor and language come from the token, the query and the header', async () => {
  const response = await service.as(customer).get('/api/notes/who?lang=es', { 'accept-language': 'pt' });
  expect(response.body).toEqual({ actor: customer, language: 'es' });
  const visitor = await service.anonymous.get('/api/notes/who', { 'accept-language': 'fr, pt-PT;q=0.8' });
  expect(visitor.body).toEqual({ actor: { kind: 'anonymous' }, language: 'pt-BR' });
  expect((await service.from('identity').get('/api/notes/who')).body).toMatchObject({
    actor: { kind: 'service', name: 'identity' },
  });
});

test.each([
  ['mine', 'anonymous', 401],
  ['mine', 'customer', 200],
  ['mine', 'service', 403],
  ['all', 'anonymous', 401],
  ['all', 'customer', 403],
  ['all', 'producer', 403],
  ['all', 'admin', 200],
  ['all', 'service', 403],
] as const)('notes/%s asked by %s: %i', async (route, who, status) => {
  const callers = {
    anonymous: service.anonymous,
    customer: service.as(customer),
    producer: service.as(buildUser({ role: 'producer' })),
    admin: service.as(buildUser({ role: 'admin' })),
    service: service.from('identity'),
  };
  expect((await callers[who].get(`/api/notes/${route}`)).status).toBe(status);
});

test.each([
  ['within both times', { confirmedAt: 60_000, adminUntil: 1000 }, 200, 200],
  ['whose password is too old', { confirmedAt: 301_000, adminUntil: 1000 }, 200, 403],
  ['who has not used the admin area', { confirmedAt: 60_000, adminUntil: -1 }, 403, 403],
  ['whose gateway says nothing of it', { confirmedAt: undefined, adminUntil: undefined }, 403, 403],
])('an admin %s', async (_, { confirmedAt, adminUntil }, all, removal) => {
  const admin = buildUser({ role: 'admin' });
  const now = Date.now();
  const claims = {
    confirmedAt: confirmedAt === undefined ? 0 : now - confirmedAt,
    adminUntil: adminUntil === undefined ? 0 : now + adminUntil * 60,
  };
  const caller = service.as({ ...admin, ...claims });
  const refused = { code: 'identity.step-up.required', message: 'Confirm with your password to continue.' };
  const answers = [
    await caller.get('/api/notes/all'),
    await caller.delete('/api/notes/all'),
    // What would happen may be asked without the password, but only by who says so.
    await caller.post('/api/notes/all', { apply: false }),
    await caller.post('/api/notes/all', { apply: true }),
    await caller.post('/api/notes/all', { apply: 'false' }),
    await caller.post('/api/notes/all', {}),
  ];
  const invalid = removal === 200 ? 400 : removal;
  expect(answers.map(({ status }) => status)).toEqual([all, removal, all, removal, invalid, invalid]);
  for (const { status, body } of answers) if (status === 403) expect(body).toMatchObject(refused);
  expect((await caller.get('/api/notes/mine')).status).toBe(200);
  // Routes that producers share, and those of the admin area whose policy names no role.
  for (const path of ['/api/notes/shared', '/api/admin/notes', '/api/%61dmin/notes']) {
    expect((await caller.get(path)).status).toBe(all);
    expect((await service.as(buildUser({ role: 'producer' })).get(path)).status).toBe(200);
  }
});

test('an admin who lacks a demanded second factor is told what is missing', async () => {
  const admin = service.as(buildUser({ role: 'admin', secondFactorMissing: true }));
  expect(await admin.get('/api/notes/all')).toMatchObject({
    status: 403,
    body: { code: 'identity.second-factor.required' },
  });
  expect((await admin.get('/api/notes/mine')).status).toBe(200);
});

test('internal routes are for the services they name', async () => {
  expect((await service.from('identity').get('/internal/notes')).status).toBe(200);
  expect((await service.from('registry').get('/internal/notes')).status).toBe(403);
  expect((await service.as(buildUser({ role: 'admin' })).get('/internal/notes')).status).toBe(403);
});

describe('tokens', () => {
  const now = () => Math.floor(Date.now() / 1000);
  const claims = () => ({ iss: 'gateway', aud: 'store', iat: now(), exp: now() + 60 });

  async function forge(changes: object, key = readInternalKey(internalKey('gateway')).jwk, kid = 'gateway') {
    const payload: Record<string, unknown> = { ...claims(), ...changes };
    for (const [name, value] of Object.entries(payload)) if (value === undefined) delete payload[name];
    const jwt = new SignJWT(payload).setProtectedHeader({ alg: 'EdDSA', kid });
    return jwt.sign(await importJWK(key, 'EdDSA'));
  }
  const statusWith = async (authorization?: string) =>
    (await fetch(`${service.url}/api/notes`, { headers: authorization ? { authorization } : {} })).status;

  test('a correct one is accepted', async () => {
    expect(await statusWith(`Bearer ${await forge({})}`)).toBe(200);
  });

  test.each([
    ['for another service', { aud: 'identity' }],
    ['for several services', { aud: ['store', 'identity'] }],
    ['expired', { iat: -1000, exp: -900 }],
    ['that lives too long', { exp: 100_000 }],
    ['without end', { exp: undefined }],
    ['without begin', { iat: undefined }],
    ['of another issuer than the key', { iss: 'identity' }],
    ['with half a user', { sub: 'u1' }],
    ['with an unknown role', { sub: 'u1', username: 'u', sid: 's', role: 'root' }],
  ])('one %s is refused', async (_, changes: Record<string, unknown>) => {
    const relative = { ...changes };
    for (const name of ['iat', 'exp']) if (typeof relative[name] === 'number') relative[name] = now() + relative[name];
    expect(await statusWith(`Bearer ${await forge(relative)}`)).toBe(401);
  });

  test.each(callers.filter((caller) => caller !== 'gateway'))('a user, named by %s, is refused', async (caller) => {
    const user = { sub: 'u1', username: 'u', sid: 's', role: 'admin' };
    const key = readInternalKey(internalKey(caller)).jwk;
    expect(await statusWith(`Bearer ${await forge({ iss: caller, ...user }, key, caller)}`)).toBe(401);
    expect(await statusWith(`Bearer ${await forge({ iss: caller }, key, caller)}`)).toBe(200);
  });

  test('a foreign key, no token and no Bearer are refused', async () => {
    const foreign = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
    expect(await statusWith(`Bearer ${await forge({}, foreign)}`)).toBe(401);
    expect(await statusWith(`Bearer ${await forge({}, foreign, 'unknown')}`)).toBe(401);
    expect(await statusWith()).toBe(401);
    expect(await statusWith('Basic abc')).toBe(401);
    const [head, body, signature] = signerOf('gateway').token('store').split('.');
    const none = Buffer.from(JSON.stringify({ alg: 'none', kid: 'gateway' })).toString('base64url');
    expect(await statusWith(`Bearer ${none}.${body}.`)).toBe(401);
    expect(await statusWith(`Bearer ${head}.${body}.${signature?.slice(2)}AA`)).toBe(401);
  });

  test('a valid one is refused once it has expired, although it is cached', async () => {
    const token = `Bearer ${await forge({ iat: now() - 58, exp: now() + 1 })}`;
    expect(await statusWith(token)).toBe(200);
    expect(await statusWith(token)).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 7000));
    expect(await statusWith(token)).toBe(401);
  });
});

test('a domain error becomes a problem with its data', async () => {
  const { status, body } = await service.anonymous.get('/api/notes/refused', { 'x-request-id': 'r-1' });
  expect(status).toBe(409);
  expect(body).toEqual({
    by: 'ana',
    type: 'urn:arcada:problem:notes.note.locked',
    title: 'Conflict',
    status: 409,
    detail: 'since yesterday',
    message: 'This note is locked.',
    code: 'notes.note.locked',
    requestId: 'r-1',
  });
});

test('a failure reveals nothing of its cause', async () => {
  const response = await service.anonymous.get('/api/notes/broken');
  expect(response.status).toBe(500);
  expect(response.bytes.toString()).not.toMatch(/secret|stack|at /);
  expect(response.body).toMatchObject({ code: 'server.failed' });
});

test('when another service cannot be reached, the response says that it may be temporary', async () => {
  const response = await service.anonymous.get('/api/notes/far', { 'accept-language': 'es' });
  expect(response).toMatchObject({ status: 503, body: { code: 'server.unavailable' } });
  expect(response.headers.get('retry-after')).toBe('5');
});

test('a response that does not fit its schema fails in tests', async () => {
  expect((await service.anonymous.get('/api/notes/wrong')).status).toBe(500);
});

test('unknown routes, invalid JSON, other content types and large bodies are problems too', async () => {
  expect((await service.anonymous.get('/api/nothing')).body).toMatchObject({ status: 404, code: 'request.not-found' });
  expect((await service.anonymous.post('/api/notes/raw', '{"a":')).body).toMatchObject({ status: 400 });
  expect((await service.anonymous.post('/api/notes/raw', 'a=1', { 'content-type': 'text/plain' })).status).toBe(415);
  expect((await service.anonymous.post('/api/notes/raw', '{"__proto__":{"a":1}}')).status).toBe(400);
  const large = JSON.stringify({ text: 'x'.repeat(1_048_577) });
  expect((await service.anonymous.post('/api/notes/raw', large)).body).toMatchObject({
    status: 413,
    message: 'This is too large: at most 1 MB are accepted here. Make it smaller and try again.',
  });
});

const nested = (levels: number, within = '') => '['.repeat(levels) + within + ']'.repeat(levels);
const levels = 520_000;

// V8 reads JSON without recursion, and a schema stops at the first level that it doesn't know.
test.each([
  ['by itself', nested(levels)],
  ['that never ends', '['.repeat(levels)],
  ['in a field', `{"title":${nested(levels)},"email":"a@b.example"}`],
  ['in a field that nobody knows', `{"title":"A","email":"a","more":${nested(levels)}}`],
  ['around a poisoned object', nested(levels, '{"__proto__":{"a":1}}')],
])('half a million nested arrays %s are refused like any other invalid body', async (_, body) => {
  const response = await service.as(customer).post('/api/notes', body);
  expect([response.status, response.body.code]).toEqual([400, expect.stringMatching(/^request\.(?:invalid|refused)$/)]);
  expect((await service.anonymous.get('/api/notes/who')).status).toBe(200);
});

test('the raw body is available byte for byte', async () => {
  const response = await service.anonymous.post('/api/notes/raw', '{ "a" : 1 }');
  expect(response.body).toEqual({ text: '{ "a" : 1 }' });
});

const asFile = { 'content-type': 'application/octet-stream' };

test.each([
  ['fields', { lineIds: [] }, {}],
  ['a list', [1], {}],
  ['a bare value', '7', {}],
  ['a file', 'bytes', asFile],
])('%s, sent to an endpoint that declares no body, are refused and not ignored', async (_, body, headers) => {
  const response = await service.anonymous.post('/api/notes/empty', body, headers);
  expect(response).toMatchObject({
    status: 400,
    body: {
      code: 'request.body-not-expected',
      message:
        'Nothing can be sent along with this action, so nothing was done. Leave the content of the request empty.',
    },
  });
});

test.each([undefined, {}, '', 'null'])('%j is no body', async (body) => {
  expect(await service.anonymous.post('/api/notes/empty', body)).toMatchObject({ status: 200, body: { done: true } });
});

test('a file reaches an endpoint that takes one, and none that takes fields', async () => {
  expect((await service.anonymous.put('/api/notes/upload', 'bytes', asFile)).body).toEqual({ bytes: 5 });
  expect(await service.as(customer).post('/api/notes', 'bytes', asFile)).toMatchObject({
    status: 400,
    body: { code: 'request.body-not-expected' },
  });
});

test('a credential of the route is checked before anything that came with the call', async () => {
  const withToken = { 'x-note-token': 'open' };
  const refused = { status: 403, body: { code: 'notes.token.unknown' } };
  expect(await service.anonymous.post('/api/notes/with-credential', { title: ' ' })).toMatchObject(refused);
  const admitted = await service.anonymous.post('/api/notes/with-credential', { title: ' ' }, withToken);
  expect(admitted).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
});

test('health and metrics respond without a token', async () => {
  expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
  const metrics = await (await fetch(`${service.url}/metrics`)).text();
  expect(metrics).toContain('http_request_duration_seconds_count{method="GET",route="/api/notes",status="200"');
  expect(metrics).toContain('outbox_rows');
});

test('a provider counts events, and two that ask for the same name share its counter', async () => {
  const metrics = service.get(Metrics);
  metrics.counter('note_refused_total', 'Notes that were refused', ['why']).inc({ why: 'elsewhere' });
  await service.anonymous.get('/api/notes/refused');
  const text = await (await fetch(`${service.url}/metrics`)).text();
  expect(text).toMatch(/^note_refused_total\{why="elsewhere"\} 1$/m);
  expect(text).toMatch(/^note_refused_total\{why="locked"\} [1-9]/m);
});

test('a route without policy stops the start, also in an imported module', async () => {
  const start = (changes: object) => startService({ ...noteDefinition, ...changes });
  await expect(start({ controllers: [ForgottenController] })).rejects.toThrow(
    /who may call.*\n- GET \/api\/open\/:id \(ForgottenController.open\)/,
  );
  await expect(start({ imports: [ForgottenModule] })).rejects.toThrow(/api\/open/);
});

test('every fault of the configuration is listed at once, with name and example, and no value', async () => {
  const env = {
    STORE_PORT: 'http',
    SITE_URL: '',
    LEARNING_URL: 'http://127.0.0.1:9',
    NOTE_LIMIT: 'many',
    INTERNAL_KEY: 'geheim',
    INTERNAL_JWKS: internalJwks,
  };
  const fault = createService(noteDefinition, { env });
  await expect(fault).rejects.toThrow(/has 6 faults/);
  const message = await fault.catch((error: Error) => error.message);
  expect(message).toContain('- STORE_PORT is not usable');
  expect(message).toContain(
    '- SITE_URL is missing. Origin that visitors see. Example: SITE_URL=https://shop.example.com',
  );
  expect(message).toContain('- STORE_DATABASE_URL is missing.');
  expect(message).toContain('- DATA_DIR is missing.');
  expect(message).toContain('- NOTE_LIMIT is not usable');
  expect(message).toContain('Example: NOTE_LIMIT=10');
});

test('without migrations it does not start; readiness fails when the schema is behind', async () => {
  const behind = {
    ...noteDefinition,
    migrations: [
      ...(noteDefinition.migrations ?? []),
      class Later1999999999999 {
        name = 'Later1999999999999';
        async up() {}
        async down() {}
      },
    ],
  };
  await service.running.close();
  const { env } = service;
  await expect(createService(behind, { env })).rejects.toThrow(/behind by 1 migrations.*Later1999999999999.*migrate/s);
  await service.restart();
  await service.running.dataSource.query("DELETE FROM schema_migration WHERE name LIKE 'CreateNote%'");
  expect((await fetch(`${service.url}/readyz`)).status).toBe(503);
});
