import { randomUUID } from 'node:crypto';
import { dataSourceOf, migrate, openApiOf, schemaDrift } from '@arcada/service-kit';
import { createTestDatabase, databases } from '@arcada/testing/database';
import { identityDefinition } from '../src/definition.ts';
import { signedIn } from './harness/people.ts';
import { Site } from './harness/site.ts';

/** The policy of each route. A new route has to be added here with its policy. */
const policies: Record<
  string,
  'public' | 'user' | 'admin' | 'gateway' | 'store' | 'learning' | 'tools' | 'admin-service'
> = {
  'POST /api/register': 'public',
  'POST /api/login': 'public',
  'POST /api/logout': 'public',
  'POST /api/recover-password': 'public',
  'POST /api/recover-username': 'public',
  'POST /api/reset-password': 'public',
  'POST /api/reset-password/check': 'public',
  'POST /api/confirm-email': 'public',
  'GET /api/user/confirm-email': 'public',
  'POST /api/user/undo-email': 'public',
  'POST /api/user/confirm-email': 'user',
  'DELETE /api/user/email-change': 'user',
  'GET /api/user': 'user',
  'PATCH /api/user': 'user',
  'DELETE /api/user': 'user',
  'POST /api/user/confirm': 'user',
  'POST /api/user/password': 'user',
  'GET /api/user/second-factor': 'user',
  'POST /api/user/second-factor': 'user',
  'DELETE /api/user/second-factor': 'user',
  'POST /api/user/second-factor/enable': 'user',
  'POST /api/user/second-factor/recovery-codes': 'user',
  'GET /api/user/sessions': 'user',
  'DELETE /api/user/sessions/{id}': 'user',
  'GET /api/user/export': 'user',
  'POST /api/user/view/end': 'user',
  'POST /api/role-requests': 'user',
  'GET /api/admin/users': 'admin',
  'GET /api/admin/users/days': 'admin',
  'POST /api/admin/users/{id}/role': 'admin',
  'GET /api/admin/users/{id}': 'admin',
  'GET /api/admin/users/{id}/sessions': 'admin',
  'POST /api/admin/users/{id}/disable': 'admin',
  'POST /api/admin/users/{id}/enable': 'admin',
  'POST /api/admin/users/{id}/end-sessions': 'admin',
  'POST /api/admin/users/{id}/view': 'admin',
  'POST /api/admin/users/{id}/send-reset': 'admin',
  'POST /api/admin/users/{id}/export': 'admin',
  'POST /api/admin/users/{id}/erase': 'admin',
  'DELETE /api/admin/users/{id}/second-factor': 'admin',
  'POST /api/admin/role-requests/{id}/grant': 'admin',
  'POST /api/admin/role-requests/{id}/decline': 'admin',
  'POST /internal/sessions/resolve': 'gateway',
  'POST /internal/sessions/end': 'gateway',
  'GET /internal/users/{id}': 'store',
  'GET /internal/users/{id}/state': 'tools',
  'GET /internal/addresses/{key}': 'learning',
  'GET /internal/admins': 'learning',
  'GET /internal/users': 'admin-service',
  'GET /internal/audit': 'admin-service',
  'GET /internal/audit/chain': 'admin-service',
  'GET /api/admin/deliveries/identity': 'admin',
  'POST /api/admin/deliveries/identity/retry': 'admin',
  'DELETE /api/admin/deliveries/identity/{id}': 'admin',
  'GET /internal/deliveries/dead': 'admin-service',
};

// The routes that Nest really serves: the generated document is made from the controllers.
const documented = () =>
  Object.entries(openApiOf(identityDefinition).paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );

describe('routes of identity', () => {
  let site: Site;
  beforeAll(async () => {
    site = await Site.start('sqlite');
  });
  afterAll(() => site.stop());

  it('are all listed with their policy', () => {
    const own = documented().filter(
      (route) => !route.startsWith('POST /internal/inbox') && !route.includes('/internal/events'),
    );
    expect(own.sort()).toEqual(Object.keys(policies).sort());
  });

  it.each(Object.entries(policies).filter(([, policy]) => policy !== 'public'))(
    '%s refuses a visitor (%s)',
    async (route) => {
      const [method = '', path = ''] = route.split(' ');
      const to = path.replace('{id}', randomUUID());
      const response = await site.browser().send(method, to, method === 'GET' ? undefined : {});
      expect(response.status).toBe(path.startsWith('/internal/') ? 403 : 401);
    },
  );

  it.each(Object.entries(policies).filter(([, policy]) => policy !== 'public' && policy !== 'user'))(
    '%s refuses customers and producers (%s)',
    async (route) => {
      const [method = '', path = ''] = route.split(' ');
      for (const role of ['customer', 'producer'] as const) {
        const { browser } = await signedIn(site, role);
        const to = path.replace('{id}', randomUUID());
        expect((await browser.send(method, to, method === 'GET' ? undefined : {})).status).toBe(403);
      }
    },
  );

  it('refuse every call without a signed token', async () => {
    const response = await fetch(`${site.service.url}/api/user`);
    expect(response.status).toBe(401);
  });

  it('keep personal responses out of every cache', async () => {
    const { browser } = await signedIn(site, 'customer');
    const response = await browser.get('api/user');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

it.each(databases())('migrations and entities agree on %s', async (kind) => {
  const { url, drop } = await createTestDatabase(kind);
  const dataSource = await dataSourceOf(identityDefinition, url).initialize();
  try {
    await migrate(dataSource);
    expect(await schemaDrift(dataSource)).toEqual([]);
  } finally {
    await dataSource.destroy();
    await drop();
  }
});
