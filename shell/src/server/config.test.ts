import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const config = pathToFileURL(path.join(import.meta.dirname, 'config.ts')).href;
const kit = pathToFileURL(path.join(import.meta.dirname, '../../../packages/service-kit/src/process.ts')).href;
const script = `
  const [{ readConfig }, { runWithoutData }] = await Promise.all([${JSON.stringify(config)}, ${JSON.stringify(kit)}].map((file) => import(file)));
  await runWithoutData(async () => {
    console.log(readConfig().HOST);
    process.exit(0);
  });`;
// Nest's way of constructors is more than types to strip.
const flags = ['--experimental-transform-types', '--disable-warning=ExperimentalWarning', '--input-type=module'];
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'arcada-page-server-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const key = { kid: 'page-server', kty: 'OKP', crv: 'Ed25519', x: 'x', d: 'd' };
const right = {
  GATEWAY_URL: 'http://127.0.0.1:1',
  REGISTRY_URL: 'http://127.0.0.1:1',
  SITE_URL: 'http://localhost:8080',
  DATA_DIR: folder,
  INTERNAL_KEY: Buffer.from(JSON.stringify(key)).toString('base64url'),
};
const run = (environment: Record<string, string>, ...command: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...flags, '-e', script, 'main.js', ...command], {
    env: environment,
    encoding: 'utf8',
  });
  return { status, stdout: stdout.trim(), stderr };
};

test('without a configuration it lists every fault with an example, and nothing else', () => {
  const { status, stderr } = run({ LOG_LEVEL: 'loud', PAGE_SERVER_PORT: 'x' });
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^The configuration of the page server has 7 faults:\n(- \w+ is (missing|not usable).*\n){7}$/,
  );
  expect(stderr.match(/Example: /g)).toHaveLength(7);
});

test('it listens on HOST, by default the loopback', () => {
  expect(run(right)).toMatchObject({ status: 0, stdout: '127.0.0.1' });
  expect(run({ ...right, HOST: '0.0.0.0' })).toMatchObject({ status: 0, stdout: '0.0.0.0' });
});

test('it accepts the commands of every process and refuses others', () => {
  expect(run({}, 'migrate')).toMatchObject({ status: 0, stderr: '' });
  expect(run({}, 'seed')).toMatchObject({ status: 0, stderr: '' });
  expect(run(right, 'paint')).toMatchObject({ status: 1, stderr: expect.stringContaining('Commands: serve') });
});
