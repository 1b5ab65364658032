import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLog, Metrics } from '@arcada/service-kit/process';
import { requestObserver } from './observed-request.ts';

const lines: Record<string, unknown>[] = [];
const metrics = new Metrics();
const log = createLog('page-server', 'info', { write: (line) => lines.push(JSON.parse(line)) });
const observe = requestObserver({ log, metrics });
const server = http.createServer((request, response) => {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname;
  response.statusCode = path === '/gone' ? 404 : 200;
  response.end(observe({ request, response, kind: 'page', path }));
});
let origin: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => lines.splice(0));

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const text = await (await fetch(origin + path, { headers })).text();
  // The line is written when the response has been sent, which its reader may see first.
  while (lines.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  return text;
};

test('each request is one line with the id from the gateway, and without its query', async () => {
  await ask('/auth?reset=secret-token', { 'x-request-id': 'request-7' });
  expect(lines).toEqual([
    {
      time: expect.any(String),
      level: 'info',
      service: 'page-server',
      message: 'request',
      requestId: 'request-7',
      method: 'GET',
      path: '/auth',
      status: 200,
      ms: expect.any(Number),
    },
  ]);
  expect(JSON.stringify(lines)).not.toContain('secret-token');
});

test('an id that could break a log is replaced', async () => {
  expect(await ask('/', { 'x-request-id': 'x"}{"level":"fatal' })).toMatch(/^[\w-]{36}$/);
});

test('status and time are counted by kind of request', async () => {
  await ask('/gone');
  const text = await metrics.text();
  expect(text).toMatch(/^http_request_duration_seconds_count\{kind="page",status="404"\} 1$/m);
  expect(text).toMatch(/^http_requests_in_flight 0$/m);
});
