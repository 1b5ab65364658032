import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { internalKey } from '@arcada/testing/service';
import { createLog, Metrics, readInternalKey, ServiceClient, type ServiceError, TokenSigner } from '../src/index.ts';
import { Breakers } from '../src/operation/breakers.ts';

/** A service that accepts calls and then does what the test wants. */
let behave: (response: ServerResponse) => void;
let calls: string[];
let server: Server;
let url: string;

beforeEach(async () => {
  calls = [];
  server = createServer((request, response) => {
    calls.push(request.url ?? '');
    behave(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const signer = new TokenSigner(readInternalKey(internalKey('store')));
const clientOf = (times: { requestMilliseconds?: number; restMilliseconds?: number } = {}) => {
  const metrics = new Metrics();
  const breakers = new Breakers(createLog('store', 'silent'), metrics, times);
  const milliseconds = { requestMilliseconds: 100, backgroundMilliseconds: 100, ...times };
  const config = { LEARNING_URL: url, BLOG_URL: url };
  return { metrics, client: new ServiceClient(signer, config, breakers, milliseconds) };
};
const hang = () => undefined;
const refuse = (response: ServerResponse) => response.writeHead(404).end('{}');
const hello = (response: ServerResponse) => response.end('{"hello":true}');
const patient = { timeoutMilliseconds: 10_000 };
const unreachable = { name: 'ServiceError', status: 0 };

test('three hanging calls open the breaker: the next ones fail without being made', async () => {
  behave = hang;
  const { client, metrics } = clientOf({ restMilliseconds: 60_000 });
  for (let call = 0; call < 3; call++) await expect(client.call('learning', 'x')).rejects.toMatchObject(unreachable);
  behave = hello;
  for (let call = 0; call < 3; call++)
    await expect(client.call('learning', 'after', patient)).rejects.toMatchObject(unreachable);
  expect(calls).not.toContain('/after');
  expect(await metrics.text()).toMatch(/^breaker_opened_total\{upstream="learning"\} 1$/m);
  // Each receiver has a breaker of its own.
  await expect(client.call('blog', 'x', patient)).resolves.toEqual({ hello: true });
});

test('an open breaker lets one call through after a while, and closes when it gets a response', async () => {
  behave = hang;
  const { client } = clientOf({ restMilliseconds: 50 });
  for (let call = 0; call < 3; call++) await expect(client.call('learning', 'x')).rejects.toMatchObject(unreachable);
  behave = hello;
  await new Promise((resolve) => setTimeout(resolve, 100));
  await expect(client.call('learning', 'x', patient)).resolves.toEqual({ hello: true });
  await expect(client.call('learning', 'x', patient)).resolves.toEqual({ hello: true });
});

test('a body that never ends counts as hanging too', async () => {
  behave = (response) => response.writeHead(200).write('{');
  const { client } = clientOf();
  await expect(client.call('learning', 'x')).rejects.toMatchObject(unreachable);
});

test('refusals are responses and don’t open the breaker', async () => {
  behave = refuse;
  const { client } = clientOf({ requestMilliseconds: 10_000 });
  for (let call = 0; call < 5; call++)
    await expect(client.call('learning', 'x')).rejects.toMatchObject({ status: 404 } satisfies Partial<ServiceError>);
  expect(calls).toHaveLength(5);
});

test('deliveries bypass the breaker, and don’t open it', async () => {
  behave = hang;
  const { client } = clientOf({ restMilliseconds: 60_000 });
  const deliver = () => client.call('learning', 'x', { background: true });
  for (let call = 0; call < 4; call++) await expect(deliver()).rejects.toMatchObject(unreachable);
  behave = hello;
  await expect(client.call('learning', 'x', patient)).resolves.toEqual({ hello: true });
});
