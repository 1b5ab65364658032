import type { KeysetPage, ManagedDelivery } from '@arcada/contracts';
import { databases } from '@arcada/testing/database';
import { buildUser, startService, type TestService } from '@arcada/testing/service';
import { MoreThan } from 'typeorm';
import { AuditEntryEntity, Database, Outbox, OutboxEntity } from '../src/index.ts';
import { never } from '../src/outbox/outbox.entity.ts';
import { priceDefinition } from './price.fixture.ts';

describe.each(databases())('deliveries for admins on %s', (kind) => {
  let service: TestService;
  const admin = buildUser({ role: 'admin' });
  beforeEach(async () => {
    service = await startService(priceDefinition, { kind, relay: { pollMilliseconds: 600_000 } });
  });
  afterEach(() => service.stop());

  const rows = () => service.get(Database).read.find(OutboxEntity, { order: { createdAt: 'ASC' } });
  const list = async (query = '') =>
    (await service.as(admin).get<KeysetPage<ManagedDelivery>>(`api/admin/deliveries/blog?${query}`)).body;
  /** Mails that were given up, before anything could deliver them. */
  const die = (...addresses: string[]) =>
    service.get(Database).transaction(async (manager) => {
      const ids: string[] = [];
      for (const to of addresses) {
        const mail = { to, subject: `For ${to}`, text: `Sign in: ${'x'.repeat(30_000)}` };
        const id = await service.get(Outbox).addMail(manager, mail);
        const dead = { diedAt: 5, createdAt: ids.length, dueAt: never, attempts: 9, lastError: 'no such mailbox' };
        await manager.update(OutboxEntity, id, dead);
        ids.push(id);
      }
      return ids;
    });

  it('lists what was given up, without what a mail says, and counts it for the admin area', async () => {
    const [first] = await die('ana@example.com', 'bia@example.com');
    const page = await list('limit=1&dir=asc');
    expect(page).toEqual({
      items: [
        {
          id: first,
          kind: 'mail',
          name: 'For ana@example.com',
          receiver: 'ana@example.com',
          createdAt: expect.any(String),
          dueAt: null,
          diedAt: '1970-01-01T00:00:00.005Z',
          attempts: 9,
          lastError: 'no such mailbox',
        },
      ],
      total: 2,
      next: expect.any(String),
    });
    expect((await list(`limit=1&dir=asc&after=${page.next}`)).items[0]?.receiver).toBe('bia@example.com');
    expect((await list('state=waiting')).total).toBe(0);
    expect((await service.from('admin').get('internal/deliveries/dead')).body).toEqual({ count: 2 });
  });

  it('tries again or drops what was given up, once, and has both on record without addresses', async () => {
    const [first = '', second = ''] = await die('ana@example.com', 'bia@example.com');
    const retry = (ids: string[]) => service.as(admin).post('api/admin/deliveries/blog/retry', { ids });
    const retries = await Promise.all([1, 2].map(() => retry([first, buildUser().id])));
    expect(retries.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await rows()).find(({ id }) => id === first)).toMatchObject({ diedAt: null, attempts: 0 });
    expect((await retry([first])).status).toBe(404);
    expect((await service.as(admin).delete(`api/admin/deliveries/blog/${first}`)).status).toBe(404);
    const drops = await Promise.all([1, 2].map(() => service.as(admin).delete(`api/admin/deliveries/blog/${second}`)));
    expect(drops.map(({ status }) => status).sort()).toEqual([204, 404]);
    expect((await rows()).map(({ id }) => id)).toEqual([first]);
    const trail = await service.get(Database).read.find(AuditEntryEntity, {
      where: { number: MoreThan(0) },
      order: { number: 'ASC' },
    });
    expect(trail).toMatchObject([
      { action: 'blog.delivery.retried', subjectId: first, actorId: admin.id },
      { action: 'blog.delivery.dropped', subjectId: second, actorId: admin.id },
    ]);
    expect(JSON.stringify(trail)).not.toContain('example.com');
  });

  it('is for admins only, the count for the admin service only', async () => {
    for (const caller of [service.anonymous, service.as(buildUser()), service.as(buildUser({ role: 'producer' }))]) {
      expect([401, 403]).toContain((await caller.get('api/admin/deliveries/blog')).status);
      expect([401, 403]).toContain((await caller.get('internal/deliveries/dead')).status);
    }
    expect((await service.as(admin).get('internal/deliveries/dead')).status).toBe(403);
    expect((await service.from('store').get('internal/deliveries/dead')).status).toBe(403);
  });
});
