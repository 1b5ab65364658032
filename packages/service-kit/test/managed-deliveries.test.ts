import { setTimeout as pause } from 'node:timers/promises';
import type { KeysetPage, ManagedDelivery } from '@arcada/contracts';
import { databases } from '@arcada/testing/database';
import { buildUser, startService, type TestService } from '@arcada/testing/service';
import { MoreThan } from 'typeorm';
import {
  AuditEntryEntity,
  Database,
  emailKey,
  forgetSentMails,
  type Mail,
  Outbox,
  OutboxEntity,
  SentMailEntity,
} from '../src/index.ts';
import { Cleaning } from '../src/outbox/cleaning.ts';
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
  /** Not long ago: the outbox's cleaning, which its start begins, deletes mails that were given up a month before. */
  const diedAt = Date.now();
  /** Mails that were given up, before anything could deliver them. */
  const die = (...addresses: string[]) =>
    service.get(Database).transaction(async (manager) => {
      const ids: string[] = [];
      for (const to of addresses) {
        const mail = {
          kind: 'order-confirmation',
          language: 'es',
          to,
          subject: `For ${to}`,
          text: `Sign in: ${'x'.repeat(30_000)}`,
        } as const;
        const id = await service.get(Outbox).addMail(manager, mail);
        const dead = { diedAt, createdAt: ids.length, dueAt: never, attempts: 9, lastError: 'no such mailbox' };
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
          mail: 'order-confirmation',
          about: null,
          language: 'es',
          receiver: 'ana@example.com',
          createdAt: expect.any(String),
          dueAt: null,
          diedAt: new Date(diedAt).toISOString(),
          sentAt: null,
          attempts: 9,
          lastError: 'no such mailbox',
        },
      ],
      total: 2,
      next: expect.any(String),
    });
    expect((await list(`limit=1&dir=asc&after=${page.next}`)).items[0]?.receiver).toBe('bia@example.com');
    expect((await list('q=BIA@')).items.map(({ receiver }) => receiver)).toEqual(['bia@example.com']);
    expect([(await list('mail=order-confirmation')).total, (await list('mail=notice')).total]).toEqual([2, 0]);
    expect((await list('state=waiting')).total).toBe(0);
    expect((await service.from('admin').get('internal/deliveries/dead')).body).toEqual({ count: 2 });
  });

  it('lists mails that were sent, without what they say, until 30 days later or their reader is erased', async () => {
    const database = service.get(Database);
    const send = (to: string, more: Partial<Mail> = {}) =>
      database.transaction((manager) =>
        service.get(Outbox).addMail(manager, {
          kind: 'order-confirmation',
          language: 'es',
          to,
          subject: 'Secret',
          text: 'https://localhost/?token=secret',
          ...more,
        }),
      );
    const id = await send('ana@example.com', { about: 'A-000001' });
    await send('Bia@example.com', { kind: 'new-version' });
    await send('left@example.com', { unlisted: true });
    await send('100%@example.com');
    while ((await rows()).length > 0) await pause(20);
    const ana = {
      id,
      kind: 'mail',
      name: '',
      mail: 'order-confirmation',
      about: 'A-000001',
      language: 'es',
      receiver: 'ana@example.com',
      createdAt: expect.any(String),
      dueAt: null,
      diedAt: null,
      sentAt: expect.any(String),
      attempts: 1,
      lastError: null,
    };
    expect((await list('state=sent&q=ana')).items).toEqual([ana]);
    const receivers = async (query: string) =>
      (await list(`state=sent&${query}`)).items.map(({ receiver }) => receiver).sort();
    expect(await receivers('')).toEqual(['100%@example.com', 'Bia@example.com', 'ana@example.com']);
    expect(await receivers('mail=new-version')).toEqual(['Bia@example.com']);
    expect(await receivers('q=bia@')).toEqual(['Bia@example.com']);
    expect(await receivers(`q=${encodeURIComponent('%')}`)).toEqual(['100%@example.com']);
    const page = await list('state=sent&limit=2');
    expect([page.items.length, page.total]).toEqual([2, 3]);
    expect((await list(`state=sent&limit=2&after=${page.next}`)).items).toHaveLength(1);
    expect(JSON.stringify(await database.read.find(SentMailEntity))).not.toContain('ecret');
    await database.transaction((manager) => forgetSentMails(manager, [emailKey('bia@EXAMPLE.com')]));
    expect(await receivers('')).toEqual(['100%@example.com', 'ana@example.com']);
    await database.read.update(SentMailEntity, id, { sentAt: Date.now() - 31 * 86_400_000 });
    await new Cleaning(database).run();
    expect(await receivers('')).toEqual(['100%@example.com']);
  });

  it('tries again or drops what was given up, once, and has both on record without addresses', async () => {
    const [first = '', second = ''] = await die('ana@example.com', 'bia@example.com');
    const retry = (ids: string[]) => service.as(admin).post('api/admin/deliveries/blog/retry', { ids });
    const retries = await Promise.all([1, 2].map(() => retry([first, buildUser().id])));
    expect(retries.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await rows()).find(({ id }) => id === first)).toMatchObject({ diedAt: null, attempts: 0 });
    expect((await retry([first])).status).toBe(404);
    expect((await service.as(admin).delete(`api/admin/deliveries/blog/${first}`)).status).toBe(404);
    await new Cleaning(service.get(Database)).run();
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
