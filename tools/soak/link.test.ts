import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Link } from './link.ts';
import { cuts } from './schedule.ts';

let taken: string[] = [];
let link: Link;
const server = http.createServer((request, response) => {
  taken.push(request.url ?? '');
  response.end('ok');
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  link = await Link.open('people → shop');
  link.aim((server.address() as AddressInfo).port);
});
afterAll(async () => {
  link.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  taken = [];
});

const ask = (path: string) =>
  new Promise<string>((resolve) => {
    const request = http.get({ port: link.port, host: '127.0.0.1', path, agent: false }, (response) => {
      response.setEncoding('utf8').on('data', resolve);
    });
    request.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'));
  });

test('forwards what arrives', async () => {
  expect(await ask('/')).toBe('ok');
});

test.each(['refused', 'reset', 'lost-answers'] as const)('cut as "%s" it fails, and recovers', async (how) => {
  link.cut(how);
  expect(await ask('/cut')).toBe(how === 'refused' ? 'ECONNREFUSED' : 'ECONNRESET');
  // With its response lost, the other side has still done the work.
  expect(taken).toEqual(how === 'lost-answers' ? ['/cut'] : []);
  await link.heal();
  expect(await ask('/healed')).toBe('ok');
});

test('cut as "hanging" it is silent until it recovers, and requests are answered then', async () => {
  link.cut('hanging');
  const answer = ask('/waits');
  await expect(Promise.race([answer, new Promise((resolve) => setTimeout(resolve, 200, 'silent'))])).resolves.toBe(
    'silent',
  );
  expect(taken).toEqual([]);
  await link.heal();
  expect(await answer).toBe('ok');
});

test('recovers from two overlapping cuts', async () => {
  for (const how of cuts) link.cut(how);
  await link.heal();
  expect(await ask('/')).toBe('ok');
});
