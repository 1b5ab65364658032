import http from 'node:http';
import zlib from 'node:zlib';
import { buildUser, signerOf, type TestService } from '@arcada/testing/service';
import { publishRelease } from '../../../tools/release/publish.ts';
import { startRegistry, tokens } from './registry.fixture.ts';
import { buildRelease } from './release-folder.fixture.ts';

const told: { url: string | undefined; signed: boolean }[] = [];
const gateway = http.createServer((request, response) => {
  told.push({ url: request.url, signed: request.headers.authorization?.startsWith('Bearer ') ?? false });
  response.end('{}');
});
let registry: TestService;

beforeAll(async () => {
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  const { port } = gateway.address() as { port: number };
  registry = await startRegistry({ GATEWAY_INTERNAL_URLS: `http://127.0.0.1:${port}` });
  const admins = [{ path: '/admin', access: ['admin' as const], render: 'browser' as const, listed: false }];
  for (const [wish, token] of [
    [{ version: '1.0.0' }, tokens.store],
    [{ remote: 'admin' as const, version: '1.0.0', routes: admins }, tokens.admin],
  ] as const) {
    const { folder } = await buildRelease(wish);
    await publishRelease({ registryUrl: registry.url, token, folder, promote: true });
  }
  const { folder } = await buildRelease({ version: '2.0.0' });
  await publishRelease({ registryUrl: registry.url, token: tokens.store, folder });
});
afterAll(async () => {
  await registry.stop();
  gateway.closeAllConnections();
  gateway.close();
});

interface Listed {
  id: string;
  restricted?: string[];
  remotes: { domain: string; entry: string; integrity: string }[];
}
const domains = (body: Listed) => body.remotes.map(({ domain }) => domain);

test('each promotion is announced to the gateway, signed', () => {
  expect(told).toEqual([
    { url: '/composition', signed: true },
    { url: '/composition', signed: true },
  ]);
});

test('a remote that requires roles is left out for everyone else', async () => {
  const anonymous = await registry.anonymous.get<Listed>('/registry.json');
  expect(domains(anonymous.body)).toEqual(['store']);
  expect(domains((await registry.as(buildUser()).get<Listed>('/registry.json')).body)).toEqual(['store']);
  const admin = await registry.as(buildUser({ role: 'admin' })).get<Listed>('/registry.json');
  expect(domains(admin.body)).toEqual(['store', 'admin']);
  expect([anonymous.body.restricted, admin.body.restricted]).toEqual([['admin'], undefined]);
  expect(admin.body.id).not.toBe(anonymous.body.id);
  expect(domains((await registry.from('page-server').get<Listed>('/internal/composition')).body)).toEqual(['store']);
});

test('an unchanged composition is a 304', async () => {
  const first = await registry.from('gateway').get('/internal/releases/live');
  expect(first.status).toBe(200);
  const again = await registry
    .from('gateway')
    .get('/internal/releases/live', { 'if-none-match': first.headers.get('etag') ?? '' });
  expect(again).toMatchObject({ status: 304, body: '' });
  expect((await registry.anonymous.get('/internal/releases/live')).status).toBe(403);
  expect((await registry.from('store').get('/internal/releases/live')).status).toBe(403);
});

test('files are served in the encoding the client accepts, as immutable, with their type', async () => {
  const file = '/mfe/store/1.0.0/web/page.22.css';
  const plain = await registry.anonymous.get(file, { 'accept-encoding': 'identity' });
  expect(plain.headers.get('content-type')).toBe('text/css; charset=utf-8');
  expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(plain.headers.get('x-content-type-options')).toBe('nosniff');
  const raw = (encoding: string) =>
    new Promise<{ encoding: string | undefined; bytes: Buffer }>((resolve, reject) => {
      const authorization = `Bearer ${signerOf('gateway').token('registry')}`;
      http
        .get(
          `${registry.url}${file}`,
          { headers: { authorization, 'accept-encoding': encoding } },
          async (response) => {
            const chunks: Buffer[] = [];
            for await (const chunk of response) chunks.push(chunk as Buffer);
            resolve({ encoding: response.headers['content-encoding'], bytes: Buffer.concat(chunks) });
          },
        )
        .on('error', reject);
    });
  const brotli = await raw('gzip, br');
  expect(brotli.encoding).toBe('br');
  expect(zlib.brotliDecompressSync(brotli.bytes)).toEqual(plain.bytes);
  const gzip = await raw('gzip, br;q=0');
  expect(gzip.encoding).toBe('gzip');
  expect(zlib.gunzipSync(gzip.bytes)).toEqual(plain.bytes);
});

test('server builds are for services only, unpublished versions for no one', async () => {
  const build = '/mfe/store/1.0.0/node/remoteEntry.js';
  expect((await registry.from('page-server').get(build)).status).toBe(200);
  expect((await registry.anonymous.get(build)).status).toBe(404);
  expect((await registry.as(buildUser({ role: 'admin' })).get(build)).status).toBe(404);
  expect((await registry.anonymous.get('/mfe/store/2.0.0/web/small.33.js')).status).toBe(404);
  expect((await registry.from('page-server').get('/internal/mfe/store/1.0.0/release.json')).status).toBe(200);
});

test.each([
  '/mfe/store/1.0.0/web/..%2f..%2flive.json',
  '/mfe/store/1.0.0/web/%2e%2e/release.json',
  '/mfe/store/1.0.0/release.json',
  '/mfe/store/1.0.0/.br/web/page.22.css',
  '/mfe/store/%2e%2e/live.json',
  '/mfe/.uploads/store/web/x.js',
  '/mfe/store/1.0.0/web/constructor',
])('%s leads nowhere', async (address) => {
  expect([400, 404]).toContain((await registry.anonymous.get(address)).status);
  expect([400, 404]).toContain((await registry.from('page-server').get(address)).status);
});
