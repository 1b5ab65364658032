import type { TrailPart } from '@arcada/contracts';
import { databases } from '@arcada/testing/database';
import { buildUser, startService, type TestService } from '@arcada/testing/service';
import { type EntityManager, MoreThan, type ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { genesis, hashOf } from '../src/audit/audit-chain.ts';
import { runAuditCommand } from '../src/audit/verify-trail.ts';
import { AuditEntryEntity, Database, recordChange, schemaDrift, verifyTrail } from '../src/index.ts';
import { PriceEntity, priceDefinition } from './price.fixture.ts';

describe.each(databases())('the audit trail on %s', (kind) => {
  let service: TestService;
  const admin = buildUser({ role: 'admin' });
  beforeEach(async () => {
    service = await startService(priceDefinition, { kind });
  });
  afterEach(() => service.stop());

  const database = () => service.get(Database);
  const entries = () =>
    database().read.find(AuditEntryEntity, { where: { number: MoreThan(0) }, order: { number: 'ASC' } });
  const set = (id: string, more: object) =>
    service.as(admin).post(`api/prices/${id}`, more, { 'x-forwarded-for': '198.51.100.7' });

  it('says who did what, when and from where, before and after', async () => {
    expect((await set('a', { cents: 100 })).status).toBe(201);
    expect((await set('a', { cents: 200 })).status).toBe(201);
    expect(await entries()).toMatchObject([
      { number: 1, action: 'blog.price.set', before: null, after: { id: 'a', cents: 100 } },
      {
        number: 2,
        subjectKind: 'price',
        subjectId: 'a',
        actorId: admin.id,
        actorRole: 'admin',
        client: '198.51.100.7',
        requestId: expect.any(String),
        at: expect.any(Number),
        before: { cents: 100 },
        after: { cents: 200 },
      },
    ]);
    expect(await schemaDrift(database().dataSource)).toEqual([]);
  });

  it('is read by the admin area only, newest first, by actor, action, subject and day', async () => {
    for (const cents of [1, 2, 3]) await set('a', { cents });
    await set('b', { cents: 4 });
    const read = async (query: string) =>
      (await service.from('admin').get<TrailPart>(`internal/audit?${query}`)).body.entries.map(({ number }) => number);
    expect(await read('')).toEqual([4, 3, 2, 1]);
    expect(await read('limit=2')).toEqual([4, 3]);
    expect(await read('below=3')).toEqual([2, 1]);
    expect(await read('subject=b&kind=price')).toEqual([4]);
    expect(await read('action=blog.price&limit=1')).toEqual([4]);
    expect(await read('action=blog.pri')).toEqual([]);
    expect(await read(`actor=${admin.id}&limit=1`)).toEqual([4]);
    expect(await read(`actor=${buildUser().id}`)).toEqual([]);
    const today = new Date().toISOString().slice(0, 10);
    expect(await read(`from=${today}&limit=1`)).toEqual([4]);
    expect(await read('to=2020-01-01')).toEqual([]);
    const [newest] = (await service.from('admin').get<TrailPart>('internal/audit?limit=1')).body.entries;
    expect(newest?.hash).toBe((await verifyTrail(database())).hash);
    for (const caller of [service.as(admin), service.anonymous, service.from('store')])
      expect([401, 403]).toContain((await caller.get('internal/audit')).status);
  });

  it('is read by what people call an action, over as many entries as it takes', async () => {
    const record = (manager: EntityManager, from: string, to: string, more: object = {}) =>
      recordChange(manager, {
        action: 'blog.post.changed',
        subject: { kind: 'post', id: 'walls' },
        before: { status: from },
        after: { status: to, ...more },
      });
    await database().transaction(async (manager) => {
      await record(manager, 'draft', 'published');
      await record(manager, 'published', 'draft');
      await record(manager, 'draft', 'published', { publishedAt: '2999-01-01T00:00:00.000Z' });
      for (let at = 0; at < 600; at++) await record(manager, 'draft', 'draft', { title: `Walls ${at}` });
      await record(manager, 'draft', 'published');
    });
    const read = async (query: string) =>
      (await service.from('admin').get<TrailPart>(`internal/audit?${query}`)).body.entries.map(({ number }) => number);
    expect(await read('called=blog.post.published')).toEqual([604, 1]);
    expect(await read('called=blog.post.published&limit=1')).toEqual([604]);
    expect(await read('called=blog.post.published&below=604')).toEqual([1]);
    expect(await read('called=blog.post.withdrawn')).toEqual([2]);
    expect(await read('called=blog.post.scheduled&kind=post')).toEqual([3]);
    expect(await read('called=blog.post.changed&limit=2')).toEqual([603, 602]);
    expect(await read('called=blog.post')).toEqual([]);
  });

  it('is searched by a name in bounded steps, however long it is, and stays a chain', async () => {
    const long = 100_000;
    const rows: object[] = [];
    let previousHash = genesis;
    for (let number = 1; number <= long; number++) {
      const row = {
        number,
        at: Date.UTC(2026, 0, 1) + number,
        action: 'blog.post.changed',
        subjectKind: 'post',
        subjectId: 'walls',
        subjectName: null,
        actorId: null,
        actorRole: null,
        client: null,
        requestId: null,
        before: { status: 'draft' },
        after: { status: number === 2 ? 'published' : 'archived' },
        previousHash,
      };
      previousHash = hashOf(row);
      rows.push({ ...row, hash: previousHash });
    }
    for (let at = 0; at < long; at += 1000)
      await database()
        .read.createQueryBuilder()
        .insert()
        .into(AuditEntryEntity)
        .values(rows.slice(at, at + 1000))
        .execute();
    const { getMany } = SelectQueryBuilder.prototype;
    let reads = 0;
    SelectQueryBuilder.prototype.getMany = function read(this: SelectQueryBuilder<ObjectLiteral>) {
      if (this.alias === 'entry') reads++;
      return getMany.call(this);
    };
    const found: number[] = [];
    let calls = 0;
    for (let below: number | undefined; ; ) {
      const query = `called=blog.post.published${below ? `&below=${below}` : ''}`;
      const { body } = await service.from('admin').get<TrailPart>(`internal/audit?${query}`);
      calls++;
      found.push(...body.entries.map(({ number }) => number));
      expect(body.searched?.number ?? 0).toBe(Math.max(0, long + 1 - calls * 2000));
      if (!body.searched) break;
      below = body.searched.number;
    }
    expect(found).toEqual([2]);
    // Of 500 entries each. The last part ends with the trail, which one more read shows.
    SelectQueryBuilder.prototype.getMany = getMany;
    expect(reads).toBe(long / 500 + 1);
    expect(await verifyTrail(database())).toEqual({ count: long, hash: previousHash });
  }, 120_000);

  it('has an entry if, and only if, the change was stored', async () => {
    expect((await set('a', { cents: 1, fails: true })).status).toBe(500);
    expect(await entries()).toEqual([]);
    expect(await database().read.count(PriceEntity)).toBe(0);
  });

  it('makes a change by an admin without an entry fail in tests', async () => {
    expect((await set('a', { cents: 1, silent: true })).status).toBe(500);
  });

  it('stays one chain without gaps when many change at once', async () => {
    const all = await Promise.all(Array.from({ length: 25 }, (_, at) => set(`price-${at}`, { cents: at })));
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 201));
    expect((await entries()).map(({ number }) => number)).toEqual(Array.from({ length: 25 }, (_, at) => at + 1));
    expect(await verifyTrail(database())).toEqual({ count: 25, hash: (await entries()).at(-1)?.hash });
  });

  it('is seen to be broken by one changed byte, or a missing entry', async () => {
    for (const cents of [1, 2, 3]) await set('a', { cents });
    const lines: string[] = [];
    await runAuditCommand(database(), (line) => lines.push(line));
    expect(lines).toEqual([
      expect.stringMatching(/^The audit trail is whole: 3 entries, the last with the hash [0-9a-f]{64}$/),
    ]);
    await database().read.update(AuditEntryEntity, 2, { after: { cents: 9 } });
    expect(await verifyTrail(database())).toMatchObject({ count: 1, broken: { number: 2, reason: 'changed' } });
    await expect(runAuditCommand(database(), () => {})).rejects.toThrow(
      'The audit trail is broken: entry 2 was changed after it had been written. The 1 before it are right.',
    );
    const seen = () => service.from('admin').get('internal/audit/chain');
    expect((await seen()).body).toMatchObject({ count: 1, broken: { number: 2, reason: 'changed' } });
    await database().read.delete(AuditEntryEntity, 2);
    expect(await verifyTrail(database())).toMatchObject({ broken: { number: 2, reason: 'missing' } });
  });

  it('is followed in parts, each from where the one before ended', async () => {
    await set('a', { cents: 1 });
    const [entry] = await entries();
    const long = [entry as AuditEntryEntity];
    for (let number = 2; number <= 1_000; number++) {
      const next = { ...(entry as AuditEntryEntity), number, previousHash: long.at(-1)?.hash ?? '' };
      long.push({ ...next, hash: hashOf(next) });
    }
    for (let at = 1; at < long.length; at += 100)
      await database().read.insert(AuditEntryEntity, long.slice(at, at + 100) as object[]);
    const hashAt = (number: number) => long[number - 1]?.hash;
    const part = (from: number) => verifyTrail(database(), { from, most: 400 });
    expect(await part(0)).toEqual({ count: 400, hash: hashAt(400), more: true });
    // The entry where it ended is looked at again.
    expect(await part(400)).toEqual({ count: 799, hash: hashAt(799), more: true });
    expect(await part(799)).toEqual({ count: 1_000, hash: hashAt(1_000) });
    expect(await part(1_000)).toEqual({ count: 1_000, hash: hashAt(1_000) });
    expect(await part(1_001)).toMatchObject({ broken: { number: 1_001, reason: 'missing' } });
    const path = 'internal/audit/chain?from=';
    expect((await service.from('admin').get(`${path}900`)).body).toEqual({ count: 1_000, hash: hashAt(1_000) });
    for (const caller of [service.as(admin), service.anonymous, service.from('store')])
      expect([401, 403]).toContain((await caller.get(`${path}0`)).status);
    await database().read.update(AuditEntryEntity, 500, { subjectId: 'b' });
    expect(await part(400)).toMatchObject({ count: 499, broken: { number: 500, reason: 'changed' } });
    await database().read.update(AuditEntryEntity, 400, { hash: hashAt(1) as string });
    expect(await part(400)).toMatchObject({ broken: { number: 400, reason: 'changed' } });
  });
});
