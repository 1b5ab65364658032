import { openApiOf } from '@arcada/service-kit';
import { databases } from '@arcada/testing/database';
import { buildUser, startService, type TestCaller, type TestService } from '@arcada/testing/service';
import { toolsDefinition } from '../src/definition.ts';
import { bep, create, path } from './harness/documents.ts';

/** Bodies of the routes that read one; every other route is called without. */
const bodies: Record<string, unknown> = {
  'put /api/documents/{id}': bep(),
  'patch /api/documents/{id}': { archived: true },
  'post /api/documents/{id}/shares': { days: 7 },
  'post /api/documents/{id}/chat/messages': { id: '6d0f6a0e-6f0c-4f5e-8a59-0b7a3b0c6a12', text: 'Hello' },
};

const paths = openApiOf(toolsDefinition).paths as Record<string, Record<string, unknown>>;
const routes = Object.entries(paths)
  .filter(([address]) => address.includes('/api/documents/{id}'))
  .flatMap(([address, operations]) => Object.keys(operations).map((method) => `${method} ${address}`));

describe.each(databases())('documents of others on %s', (kind) => {
  let service: TestService;
  let id: string;
  beforeAll(async () => {
    service = await startService(toolsDefinition, { kind });
    id = (await create(service.as(buildUser()), bep())).id;
  });
  afterAll(() => service.stop());

  const call = (caller: TestCaller, route: string) => {
    const [method = '', address = ''] = route.split(' ');
    const to = address
      .replace('{id}', id)
      .replace('{number}', '1')
      .replaceAll(/\{\w+\}/g, '6d0f6a0e-6f0c-4f5e-8a59-0b7a3b0c6a11');
    return caller.send(method.toUpperCase(), to, bodies[route], { 'if-match': '*' });
  };

  it.each(routes)('%s finds nothing for another account, an admin or a visitor', async (route) => {
    const roles = ['customer', 'producer', 'admin'] as const;
    for (const role of roles) expect((await call(service.as(buildUser({ role })), route)).status).toBe(404);
    expect((await call(service.anonymous, route)).status).toBe(401);
  });

  it('covers every route, and lists of others are empty', async () => {
    expect(routes.length).toBeGreaterThan(8);
    const stranger = service.as(buildUser({ role: 'admin' }));
    for (const place of ['active', 'archived', 'bin'])
      expect((await stranger.get<{ total: number }>(`${path}?place=${place}`)).body.total).toBe(0);
    expect((await service.anonymous.get(path)).status).toBe(401);
  });
});
