import { randomUUID } from 'node:crypto';
import { adminStep, type Role, roles } from '@arcada/contracts';
import { openApiOf, type ServiceDefinition } from '@arcada/service-kit';
import { buildUser, type TestService } from './service.ts';

interface Operation {
  'x-roles'?: readonly Role[];
  'x-confirmed'?: boolean;
}
type Paths = Record<string, Record<string, Operation>>;

/**
 * Tests made from the routes that a service really has: each that names roles refuses everybody else, and an admin whose
 * password is needed again. A new route is covered by being there. (That a change by an admin leaves an entry in the
 * audit trail is checked at every request of every test: the kit's `checkAudits`.)
 */
export function describeRoleRoutes(
  definition: ServiceDefinition,
  start: () => Promise<Pick<TestService, 'anonymous' | 'as' | 'stop'>>,
): void {
  const routes = Object.entries(openApiOf(definition).paths as Paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { 'x-roles': allowed, 'x-confirmed': confirmed }]) =>
      allowed ? [{ method: method.toUpperCase(), path, allowed, confirmed: confirmed === true }] : [],
    ),
  );

  describe(`routes of ${definition.domain} for roles`, () => {
    let service: Awaited<ReturnType<typeof start>>;
    beforeAll(async () => {
      service = await start();
    });
    afterAll(() => service.stop());

    it.each(routes)('$method $path refuses all but $allowed', async ({ method, path, allowed, confirmed }) => {
      const to = path.replaceAll(/\{\w+\}/g, () => randomUUID());
      const send = async (caller: TestService['anonymous']) => {
        const { status, body } = await caller.send<{ code?: string }>(method, to, method === 'GET' ? undefined : {});
        return { status, code: body.code };
      };
      expect((await send(service.anonymous)).status).toBe(401);
      for (const role of roles.filter((each) => !allowed.includes(each)))
        expect([role, (await send(service.as(buildUser({ role })))).status]).toEqual([role, 403]);
      if (!path.startsWith(adminStep.prefix) || !allowed.includes('admin')) return;
      const now = Date.now();
      const idle = buildUser({ role: 'admin', adminUntil: now - 1 });
      expect(await send(service.as(idle))).toEqual({ status: 403, code: adminStep.code });
      if (!confirmed) return;
      const old = buildUser({ role: 'admin', confirmedAt: now - adminStep.recentMinutes * 60_000 - 1000 });
      expect(await send(service.as(old))).toEqual({ status: 403, code: adminStep.code });
    });
  });
}
