import fs from 'node:fs/promises';
import path from 'node:path';
import { buildUser, type TestService } from '@arcada/testing/service';
import { publishRelease } from '../../../tools/release/publish.ts';
import { PublishError } from '../../../tools/release/registry-client.ts';
import { startRegistry, tokens } from './registry.fixture.ts';
import { buildRelease, type Wish } from './release-folder.fixture.ts';

let registry: TestService;
beforeEach(async () => {
  registry = await startRegistry();
});
afterEach(() => registry.stop());

const base = '/api/admin/releases';
const withToken = (token: string = tokens.store) => ({ 'x-release-token': token });

async function publish(wish: Wish = {}, more: { promote?: boolean; expected?: string | null } = {}) {
  const { folder, release } = await buildRelease(wish);
  const token = tokens[release.remote as keyof typeof tokens];
  return { release, ...(await publishRelease({ registryUrl: registry.url, token, folder, ...more })) };
}
const send = (release: { remote: string; version: string }, file: string, bytes: string | Buffer) =>
  registry.anonymous.put(`${base}/${release.remote}/${release.version}/files/${file}`, bytes, {
    ...withToken(),
    'content-type': 'application/octet-stream',
  });
const liveVersion = async () =>
  (await registry.anonymous.get<{ remotes: { version: string }[] }>('/registry.json')).body.remotes[0]?.version;

test('a team publishes a folder, and it is live only when promoted', async () => {
  expect(await publish()).toMatchObject({ sent: 4, live: false });
  expect(await liveVersion()).toBeUndefined();
  expect(await publish({}, { promote: true })).toMatchObject({ sent: 0, live: true });
  expect(await liveVersion()).toBe('1.0.0-aaa');
});

test('a release built with SHA-384, as before, is checked by that', async () => {
  expect(await publish({ algorithm: 'sha384' }, { promote: true })).toMatchObject({ sent: 4, live: true });
});

test('the same version with other content is refused; the same content is not sent again', async () => {
  await publish();
  await expect(publish({ text: 'other' })).rejects.toMatchObject({
    status: 409,
    code: 'registry.release.other-content',
  });
  expect(await publish()).toMatchObject({ sent: 0 });
});

test('an upload can be resumed where it stopped', async () => {
  const { folder, release } = await buildRelease();
  const begun = await registry.anonymous.post(base, { release }, withToken());
  expect(begun).toMatchObject({ status: 201, body: { state: 'uploading' } });
  expect((await send(release, 'web/small.33.js', 'x')).status).toBe(204);
  const again = await registry.anonymous.post<{ missing: string[] }>(base, { release }, withToken());
  expect(again.status).toBe(200);
  expect(again.body.missing).not.toContain('web/small.33.js');
  expect(await publishRelease({ registryUrl: registry.url, token: tokens.store, folder })).toMatchObject({ sent: 3 });
});

test('a half published version can be neither completed nor promoted nor read', async () => {
  const { release } = await buildRelease();
  await registry.anonymous.post(base, { release }, withToken());
  await send(release, 'web/small.33.js', 'x');
  const complete = await registry.anonymous.post(`${base}/store/${release.version}/complete`, undefined, withToken());
  expect(complete).toMatchObject({
    status: 409,
    body: { code: 'registry.upload.incomplete', missing: expect.any(Array) },
  });
  const promote = await registry.anonymous.post(`${base}/store/${release.version}/promote`, {}, withToken());
  expect(promote).toMatchObject({ status: 404, body: { code: 'registry.release.unknown' } });
  await registry.restart();
  expect(await liveVersion()).toBeUndefined();
  expect((await registry.anonymous.get(`/mfe/store/${release.version}/web/small.33.js`)).status).toBe(404);
});

test('a file that differs from its description is refused and does not count', async () => {
  const { release } = await buildRelease();
  await registry.anonymous.post(base, { release }, withToken());
  const bytes = release.files['node/remoteEntry.js']?.bytes ?? 0;
  const wrong = [Buffer.alloc(bytes, 'y'), Buffer.alloc(bytes - 1, 'y'), Buffer.alloc(bytes + 1, 'y')];
  for (const content of wrong) {
    expect(await send(release, 'node/remoteEntry.js', content)).toMatchObject({
      status: 422,
      body: { code: 'registry.upload.corrupt-file' },
    });
  }
  const state = await registry.anonymous.post<{ missing: string[] }>(base, { release }, withToken());
  expect(state.body.missing).toContain('node/remoteEntry.js');
});

test('a file that changed on disk before completion is detected', async () => {
  const { folder, release } = await buildRelease();
  await registry.anonymous.post(base, { release }, withToken());
  for (const file of Object.keys(release.files)) await send(release, file, await fs.readFile(path.join(folder, file)));
  const kept = path.join(registry.dataDir, 'releases/.uploads/store', release.version, 'web/small.33.js');
  await fs.writeFile(kept, 'z');
  const complete = await registry.anonymous.post(`${base}/store/${release.version}/complete`, undefined, withToken());
  expect(complete).toMatchObject({ status: 422, body: { code: 'registry.upload.corrupt-file' } });
});

test.each([
  '../escape.js',
  'web/../../escape.js',
  'web/.hidden.js',
  '/etc/passwd',
  'other/file.js',
  'web//double.js',
  'web/__proto__',
  'web/constructor/x.js',
])('the file name %s is refused', async (name) => {
  const { release } = await buildRelease();
  const files = { ...release.files, [name]: { bytes: 1, integrity: `sha384-${'A'.repeat(64)}` } };
  const response = await registry.anonymous.post(base, { release: { ...release, files } }, withToken());
  expect(response).toMatchObject({ status: 400, body: { code: 'registry.release.invalid' } });
});

test('a manifest of another shape and an entry without a file are refused, naming the field', async () => {
  const { release } = await buildRelease();
  const entry = { ...release.entry, web: 'web/absent.js' };
  expect(await registry.anonymous.post(base, { release: { ...release, entry } }, withToken())).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'entry.web' }] },
  });
  const manifest = { ...release.manifest, routes: 'none' };
  expect((await registry.anonymous.post(base, { release: { ...release, manifest } }, withToken())).status).toBe(400);
});

test('a token gives access to its own remote only, and no token to nothing', async () => {
  const { release } = await buildRelease();
  for (const token of [tokens.admin, '', 'token-of-the-store-tean', tokens.store.slice(1)]) {
    const response = await registry.anonymous.post(base, { release }, withToken(token));
    expect(response).toMatchObject({ status: 403, body: { code: 'registry.release.not-allowed' } });
  }
  // Nor does it learn what a release must look like.
  const shapeless = [await registry.anonymous.post(base, { release: {} }), await registry.anonymous.post(base, {})];
  for (const response of shapeless)
    expect(response).toMatchObject({ status: 403, body: { code: 'registry.release.not-allowed' } });
  expect((await registry.anonymous.post(`${base}/nothing/1/complete`, {})).status).toBe(403);
  expect((await registry.anonymous.post(base, { release: {} }, withToken())).status).toBe(400);
  await publish();
  const url = `${base}/store/${release.version}/promote`;
  expect((await registry.anonymous.post(url, {}, withToken(tokens.admin))).status).toBe(403);
  // What an admin changes has an entry in an audit trail, and there is none here.
  const admin = registry.as(buildUser({ role: 'admin' }));
  for (const change of ['promote', 'rollback'])
    expect((await admin.post(`${base}/store/${release.version}/${change}`, {})).status).toBe(403);
  expect(await registry.anonymous.get(base)).toMatchObject({
    status: 401,
    body: { code: 'registry.release.token-required', message: expect.stringContaining('admin') },
  });
  expect((await registry.as(buildUser()).get(base)).status).toBe(403);
  const list = await registry.anonymous.get<{ remote: string }[]>(base, withToken());
  expect(list.body.map(({ remote }) => remote)).toEqual(['store']);
});

test('a call without an internal token is accepted on the release routes only', async () => {
  const { release } = await buildRelease();
  const headers = { ...withToken(), 'content-type': 'application/json' };
  const begun = await fetch(`${registry.url}${base}`, { method: 'POST', headers, body: JSON.stringify({ release }) });
  expect(begun.status).toBe(201);
  expect((await fetch(`${registry.url}/registry.json`)).status).toBe(401);
  expect((await fetch(`${registry.url}/internal/composition`)).status).toBe(401);
});

test('a release built for another contract is published but never live', async () => {
  await publish({ version: '9.0.0-zzz', contract: 999 });
  await expect(publish({ version: '9.0.0-zzz', contract: 999 }, { promote: true })).rejects.toThrow(PublishError);
  const response = await registry.anonymous.post(`${base}/store/9.0.0-zzz/promote`, {}, withToken());
  expect(response).toMatchObject({
    status: 409,
    body: { code: 'registry.release.other-contract', contract: 999, message: expect.stringContaining('contract 999') },
  });
});

test('of many promotions that expect the same version one succeeds', async () => {
  const versions = ['1', '2', '3', '4', '5', '6'];
  for (const version of versions) await publish({ version });
  await publish({ version: '1' }, { promote: true, expected: null });
  const responses = await Promise.all(
    versions
      .slice(1)
      .map((version) => registry.anonymous.post(`${base}/store/${version}/promote`, { expected: '1' }, withToken())),
  );
  const winners = responses.filter(({ status }) => status === 200);
  expect(winners).toHaveLength(1);
  expect(responses.filter(({ status }) => status === 409)).toHaveLength(4);
  const winner = (winners[0] as { body: Record<string, unknown> }).body.live;
  expect(await liveVersion()).toBe(winner);
  await registry.restart();
  expect(await liveVersion()).toBe(winner);
});

test('rollback starts from the live version only', async () => {
  await publish({ version: '1' }, { promote: true });
  expect(await registry.anonymous.post(`${base}/store/1/rollback`, undefined, withToken())).toMatchObject({
    status: 409,
    body: { code: 'registry.live.nothing-before' },
  });
  await publish({ version: '2' }, { promote: true });
  expect((await registry.anonymous.post(`${base}/store/1/rollback`, undefined, withToken())).status).toBe(409);
  const back = await registry.anonymous.post(`${base}/store/2/rollback`, undefined, withToken());
  expect(back).toMatchObject({ status: 200, body: { live: '1', previous: null } });
  expect(await liveVersion()).toBe('1');
  // Tabs opened with version 2 still work.
  expect((await registry.anonymous.get('/mfe/store/2/web/small.33.js')).status).toBe(200);
});
