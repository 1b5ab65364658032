import fs from 'node:fs';
import path from 'node:path';
import { expect, test, uniqueName } from '../site/site-test.ts';

const folder = path.join(process.env.E2E_DATA_DIR ?? '', 'logs');

interface Line {
  requestId?: string;
  path?: string;
  status?: number;
}

/** All lines of a process's log; throws for one that isn't JSON. */
const linesOf = (name: string) =>
  fs
    .readFileSync(path.join(folder, `${name}.log`), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);

const pathsOf = (name: string, requestId: string | undefined) =>
  linesOf(name)
    .filter((line) => line.requestId === requestId)
    .map((line) => line.path);

test('one id leads from the gateway through the page server to the service', async ({ request }) => {
  const name = uniqueName('nothing');
  const response = await request.get(`/products/${name}?token=secret`);
  expect(response.status()).toBe(404);
  const id = response.headers()['x-request-id'];
  // All processes write their lines in batches.
  await expect.poll(() => pathsOf('store', id)).toContain(`/api/products/${name}`);
  await expect.poll(() => pathsOf('page-server', id)).toContain(`/products/${name}`);
  const both = expect.arrayContaining([`/products/${name}`, `/api/products/${name}`]);
  await expect.poll(() => pathsOf('gateway', id)).toEqual(both);
});

test('every line of every log is JSON and contains no query', () => {
  const logs = fs.readdirSync(folder).filter((name) => name.endsWith('.log'));
  expect(logs.length).toBeGreaterThan(6);
  for (const log of logs) {
    for (const line of linesOf(log.replace(/\.log$/, ''))) expect(line.path ?? '').not.toContain('?');
  }
});
