import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { processTable } from '../start/process-table.ts';
import { root, workspaceProjects } from '../workspace.ts';
import { commandOf, copiesOf, imageVariables, targets } from './compose.ts';
import { compose, migrations, processNames } from './deployment.fixture.ts';

const serviceOf = (name: string) => {
  const service = compose.services[name];
  if (!service) throw new Error(`compose.yaml has no ${name}: give it the blocks that blog and blog-migrate have`);
  return service;
};

test.each([...processNames, ...migrations])('%s can write to its data only and gain no privileges', (name) => {
  expect(serviceOf(name)).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    mem_limit: expect.stringMatching(/^\d+[mg]$/),
    restart: migrations.includes(name) ? 'on-failure' : 'unless-stopped',
  });
});

test('what a process stores is in a volume of its own that outlives the container', () => {
  const places = processNames.map((name) => serviceOf(name).volumes);
  for (const volumes of places) {
    expect(volumes).toEqual([expect.stringMatching(`^[a-z-]+:${imageVariables.DATA_DIR}$`)]);
    expect(compose.volumes).toHaveProperty(volumes[0]?.split(':')[0] ?? '');
  }
  expect(new Set(places.flat()).size).toBe(processNames.length);
  for (const name of migrations)
    expect(serviceOf(name).volumes).toEqual(serviceOf(name.replace('-migrate', '')).volumes);
});

test('only the gateway is published, and only on this machine by default', () => {
  const published = Object.entries(compose.services).filter(([, { ports }]) => ports);
  expect(published.map(([name, { ports }]) => [name, ports])).toEqual([['gateway', ['127.0.0.1:8080:8080']]]);
});

const portNames: Record<string, string> = { gateway: 'GATEWAY_INTERNAL_PORT', 'stripe-local': 'STRIPE_LOCAL_PORT' };
test.each(processTable)('the health of $name is checked where it listens', ({ name, ready }) => {
  const { environment, healthcheck } = serviceOf(name);
  const port = environment[portNames[name] ?? `${name.toUpperCase().replaceAll('-', '_')}_PORT`];
  const address = `http://127.0.0.1:${port}${name === 'gateway' ? '/healthz' : ready}`;
  expect(healthcheck?.test).toEqual(['CMD', 'node', 'docker/healthy.mjs', address]);
});

test('an engine learns whether a process is healthy', async () => {
  let status = 200;
  const server = http.createServer((_, response) => response.writeHead(status).end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/readyz`;
  const ask = async () => {
    const [code] = await once(spawn(process.execPath, [path.join(root, 'docker/healthy.mjs'), address]), 'exit');
    return code;
  };
  expect(await ask()).toBe(0);
  status = 503;
  expect(await ask()).toBe(1);
  server.close();
  server.closeAllConnections();
  expect(await ask()).toBe(1);
});

test('the page server has memory for all renderers, so that a growing one is ended on its own', () => {
  const { environment, mem_limit } = serviceOf('page-server');
  const renderers = (Number(environment.RENDERERS) + 1) * Number(environment.RENDERER_MEMORY_MB);
  expect(Number.parseInt(mem_limit ?? '', 10)).toBeGreaterThan(renderers + 150);
});

test('images install by the manifests of all workspaces, and each process has an image', () => {
  const manifests = workspaceProjects().map(({ folder }) => `${folder}/package.json`);
  const kept = ['package.json', 'package-lock.json', '.npmrc', ...manifests];
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'arcada-manifests-'));
  for (const file of [...kept, 'shell/src/start.tsx', 'shell/package-lock.json', 'docs/empty/a.md']) {
    fs.mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), '');
  }
  expect(spawnSync('sh', ['-c', commandOf('manifests')], { cwd: folder }).status).toBe(0);
  const left = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = left.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  expect(files.map((file) => path.relative(folder, file)).sort()).toEqual(kept.sort());
  expect(left.map(({ name }) => name)).not.toContain('docs');
  fs.rmSync(folder, { recursive: true });
  for (const { name, script } of processTable) {
    const { build } = serviceOf(name);
    expect(targets).toContain(build?.target);
    if (build?.target === 'service') expect(`${build.args?.PROJECT}/dist/main.js`).toBe(script);
  }
});

test('the image of the local Stripe contains what its sources read of other packages', () => {
  const files = fs.globSync('tools/stripe/**/*.ts', { cwd: root }).filter((file) => !file.includes('.test.'));
  const read = files.flatMap((file) =>
    [...fs.readFileSync(path.join(root, file), 'utf8').matchAll(/['"`]@arcada\/([a-z-]+)/g)].map(([, name]) => name),
  );
  expect(new Set(read).size).toBeGreaterThan(0);
  for (const name of new Set(read)) {
    expect(copiesOf('stripe-local').filter((copied) => copied.startsWith(`packages/${name}`))).not.toEqual([]);
  }
});
