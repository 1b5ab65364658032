import { randomUUID } from 'node:crypto';
import { adminStep, type Role, roles } from '@arcada/contracts';
import {
  AuditEntryEntity,
  Database,
  Outbox,
  OutboxEntity,
  openApiOf,
  type ServiceDefinition,
} from '@arcada/service-kit';
import { buildUser, type TestService } from './service.ts';

interface Operation {
  'x-roles'?: readonly Role[];
  'x-confirmed'?: boolean | 'applied';
}
/** What an admin deletes without the password: the next press brings it back. */
const undoable = ['/api/admin/views/{page}/{id}', '/api/admin/products/{id}/image'];
type Paths = Record<string, Record<string, Operation>>;

/**
 * Tests made from the routes that a service really has: each that names roles refuses everybody else, and an admin whose
 * password is needed again. A new route is covered by being there. (That a change by an admin leaves an entry in the
 * audit trail is checked at every request of every test, the kit's `checkAudits`, and that each route was seen to leave one
 * at the end of `npm test`.)
 */
export function describeRoleRoutes(
  definition: ServiceDefinition,
  start: () => Promise<Pick<TestService, 'anonymous' | 'as' | 'get' | 'stop'>>,
): void {
  const routes = Object.entries(openApiOf(definition).paths as Paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { 'x-roles': allowed, 'x-confirmed': confirmed }]) =>
      allowed ? [{ method: method.toUpperCase(), path, allowed, confirmed: confirmed ?? false }] : [],
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
      const send = async (caller: TestService['anonymous'], content = {}) => {
        const sent = method === 'GET' ? undefined : content;
        const { status, body } = await caller.send<{ code?: string }>(method, to, sent);
        return { status, code: body.code };
      };
      expect((await send(service.anonymous)).status).toBe(401);
      for (const role of roles.filter((each) => !allowed.includes(each)))
        expect([role, (await send(service.as(buildUser({ role })))).status]).toEqual([role, 403]);
      if (!allowed.includes('admin')) return;
      const now = Date.now();
      const idle = buildUser({ role: 'admin', adminUntil: now - 1 });
      expect(await send(service.as(idle))).toEqual({ status: 403, code: adminStep.code });
      if (!confirmed) return;
      const old = buildUser({ role: 'admin', confirmedAt: now - adminStep.recentMinutes * 60_000 - 1000 });
      const refused = { status: 403, code: adminStep.code };
      expect(await send(service.as(old))).toEqual(refused);
      if (confirmed !== 'applied') return;
      expect(await send(service.as(old), { apply: true })).toEqual(refused);
      expect(await send(service.as(old), { apply: false })).not.toEqual(refused);
    });

    const deletes = routes.filter(
      ({ method, path, allowed }) =>
        method === 'DELETE' &&
        path.startsWith(adminStep.prefix) &&
        allowed.includes('admin') &&
        !undoable.includes(path),
    );
    it('asks an admin for a recent password before what is deleted for good', () => {
      expect(deletes.filter(({ confirmed }) => !confirmed).map(({ path }) => path)).toEqual([]);
    });

    // Every service has these from the kit.
    const deliveries = `/api/admin/deliveries/${definition.domain}`;
    if (!routes.some(({ path }) => path.startsWith(deliveries))) return;
    it('has on record which deliveries an admin tried again or dropped', async () => {
      const [retried = '', dropped = ''] = await service.get(Database).transaction(async (manager) => {
        const ids: string[] = [];
        const mail = { kind: 'order-confirmation', language: 'en', subject: 'A mail', text: 'Given up' } as const;
        for (const to of ['one@example.com', 'two@example.com']) {
          const id = await service.get(Outbox).addMail(manager, { ...mail, to });
          await manager.update(OutboxEntity, id, { diedAt: 5, dueAt: Date.now() + 3_600_000 });
          ids.push(id);
        }
        return ids;
      });
      const admin = service.as(buildUser({ role: 'admin' }));
      expect((await admin.post(`${deliveries}/retry`, { ids: [retried] })).status).toBe(200);
      expect((await admin.delete(`${deliveries}/${dropped}`)).status).toBe(204);
      const trail = await service.get(Database).read.find(AuditEntryEntity, { order: { number: 'ASC' } });
      const entries = trail.filter(({ number }) => number > 0);
      expect(entries.map(({ action, subjectId }) => [action, subjectId])).toEqual([
        [`${definition.domain}.delivery.retried`, retried],
        [`${definition.domain}.delivery.dropped`, dropped],
      ]);
    });
  });
}
