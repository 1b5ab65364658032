import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startService, type TestService } from '@arcada/testing/service';
import { Body, Controller, Get, Post } from '@nestjs/common';
import { z } from 'zod';
import { createLog, Database, Endpoint, Outbox, ServiceClient, type ServiceDefinition } from '../src/index.ts';
import { withRequestId } from '../src/operation/request-id.ts';
import { noteDefinition } from './note.fixture.ts';

@Controller('api/relayed')
class RelayedController {
  constructor(
    private readonly services: ServiceClient,
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  @Get()
  @Endpoint({ policy: 'public', summary: 'Asks another service' })
  async read() {
    await this.services.call('registry', 'read');
    return {};
  }

  @Post()
  @Endpoint({ policy: 'public', body: z.object({ text: z.string() }), summary: 'Asks another service with a body' })
  async write(@Body() body: { text: string }) {
    await this.database.transaction((manager) => this.outbox.addTask(manager, 'ask', {}));
    await this.services.call('registry', 'write', { body });
    return {};
  }
}

const definition: ServiceDefinition = {
  ...noteDefinition,
  controllers: [RelayedController],
  tasks: {
    ask: async (_payload, { get }) => {
      await get(ServiceClient).call('registry', 'task', { background: true });
    },
  },
};

const seen = new Map<string, string | undefined>();
const receiver = createServer((request, response) => {
  seen.set(request.url ?? '', request.headers['x-request-id'] as string | undefined);
  response.end('{}');
});
let service: TestService;
beforeAll(async () => {
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const { port } = receiver.address() as AddressInfo;
  service = await startService(definition, { env: { REGISTRY_URL: `http://127.0.0.1:${port}` } });
});
afterAll(async () => {
  await service.stop();
  receiver.closeAllConnections();
  receiver.close();
});

test('a service that calls another one forwards the request’s id', async () => {
  await Promise.all([
    service.anonymous.get('/api/relayed', { 'x-request-id': 'request-1' }),
    service.anonymous.post('/api/relayed', { text: 'x' }, { 'x-request-id': 'request-2' }),
  ]);
  expect(seen.get('/read')).toBe('request-1');
  expect(seen.get('/write')).toBe('request-2');
});

test('a delivery carries the id of the request that caused it', async () => {
  while (!seen.has('/task')) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(seen.get('/task')).toBe('request-2');
});

test('a delivery that no request caused has an id of its own', async () => {
  seen.delete('/task');
  const { get } = service;
  await get(Database).transaction((manager) => get(Outbox).addTask(manager, 'ask', {}));
  while (!seen.has('/task')) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(seen.get('/task')).toMatch(/^[\w-]{36}$/);
});

test('each log line of a request carries its id', () => {
  const lines: Record<string, unknown>[] = [];
  const log = createLog('store', 'info', { write: (line) => lines.push(JSON.parse(line)) });
  withRequestId('request-3', () => log.warn('deep inside'));
  log.info('outside');
  expect(lines).toMatchObject([
    { message: 'deep inside', requestId: 'request-3', level: 'warn', service: 'store' },
    { message: 'outside', level: 'info' },
  ]);
  expect(lines[1]).not.toHaveProperty('requestId');
});
