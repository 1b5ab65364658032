import { randomUUID } from 'node:crypto';
import {
  adminStep,
  type BulkAction,
  type BulkPart,
  type BulkRow,
  type LastBulk,
  type ManagedProduct,
  type Product,
} from '@arcada/contracts';
import { AuditEntryEntity, Database } from '@arcada/service-kit';
import { databases } from '@arcada/testing/database';
import { buildUser, type TestService } from '@arcada/testing/service';
import { DataSource, MoreThan } from 'typeorm';
import { ManagedProducts } from '../src/catalogue/admin/managed-products.ts';
import { startCatalogue } from './catalogue-service.ts';
import { changeProduct } from './harness/products.ts';

const admin = buildUser({ role: 'admin' });
const ids = ['level-guard', 'headroom-check', 'bcf-summary'];

describe.each(databases())('changes of several products on %s', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startCatalogue(kind, { CATALOGUE_POLL_SECONDS: '3600' });
  });
  afterAll(() => service.stop());

  const run = async (
    action: BulkAction,
    apply: boolean,
    products: { id: string; tag?: string }[] = ids.map((id) => ({ id })),
  ) => {
    const path = 'api/admin/products/bulk?lang=es';
    const { status, body } = await service.as(admin).post<{ rows: BulkRow[] }>(path, { products, action, apply });
    expect(status).toBe(200);
    return body.rows;
  };
  const read = async (id: string) => (await service.as(admin).get<ManagedProduct>(`api/admin/products/${id}`)).body;
  const pricesOf = () => Promise.all(ids.map(async (id) => (await read(id)).price));
  const entries = () => service.get(DataSource).manager.countBy(AuditEntryEntity, { number: MoreThan(0) });

  test('are applied only by an admin who has just typed the password; trying them is free', async () => {
    const prices = await pricesOf();
    const aged = service.as(buildUser({ role: 'admin', confirmedAt: Date.now() - 301_000 }));
    const send = (apply: boolean) =>
      aged.post('api/admin/products/bulk', {
        products: ids.map((id) => ({ id })),
        action: { kind: 'percent', value: -95 },
        apply,
      });
    expect((await send(false)).status).toBe(200);
    expect(await send(true)).toMatchObject({ status: 403, body: { code: adminStep.code } });
    expect(await pricesOf()).toEqual(prices);
  });

  test('a dry run says what would change and changes nothing', async () => {
    const prices = await pricesOf();
    const before = await entries();
    const rows = await run({ kind: 'percent', value: 10 }, false);
    expect(rows.map(({ outcome }) => outcome)).toEqual(['changed', 'changed', 'changed']);
    expect(rows.map((row) => row.before?.price)).toEqual(prices);
    expect(rows.map((row) => row.after?.price)).toEqual(prices.map((price) => Math.round(price * 110) / 100));
    expect(await pricesOf()).toEqual(prices);
    expect(await entries()).toBe(before);
  });

  test('what is applied is what was shown, is seen by shoppers at once, and can be taken back', async () => {
    const prices = await pricesOf();
    const before = await entries();
    const shown = await run({ kind: 'amount', value: -5.5 }, false);
    const products = shown.map(({ id, tag }) => ({ id, tag }));
    const rows = await run({ kind: 'amount', value: -5.5 }, true, products);
    expect(rows.map(({ reason }) => reason)).toEqual([null, null, null]);
    expect(rows.map(({ after }) => after)).toEqual(shown.map(({ after }) => after));
    const seen = await service.anonymous.get<Product>('api/products/level-guard');
    expect(seen.body.price).toBe(rows[0]?.after?.price);
    expect(await entries()).toBe(before + ids.length);
    const values = Object.fromEntries(rows.flatMap((row) => (row.before ? [[row.id, row.before]] : [])));
    await changeProduct(service.as(admin), 'bcf-summary', { price: 3 });
    const undone = await run(
      { kind: 'set', values },
      true,
      rows.map(({ id, nextTag }) => ({ id, tag: nextTag })),
    );
    expect(undone.map(({ outcome }) => outcome)).toEqual(['changed', 'changed', 'refused']);
    expect(undone[2]?.reason).toBe('Ha cambiado desde entonces; se deja como está.');
    expect(await pricesOf()).toEqual([prices[0], prices[1], 3]);
    const trail = await service.get(DataSource).manager.find(AuditEntryEntity, { order: { number: 'ASC' } });
    const ways = trail.slice(-6).map(({ subjectId, after }) => [subjectId, after?.how]);
    expect(ways.filter(([id]) => id === 'level-guard')).toEqual([
      ['level-guard', 'bulk'],
      ['level-guard', 'undo'],
    ]);
    // By itself.
    expect(ways.filter(([id]) => id === 'bcf-summary')).toEqual([
      ['bcf-summary', 'bulk'],
      ['bcf-summary', undefined],
    ]);
  });

  test('the last run can be taken back for a day by who made it, row by row', async () => {
    const other = service.as(buildUser({ role: 'admin' }));
    const lastOf = async (caller = service.as(admin)) =>
      (await caller.get<LastBulk<BulkPart>>('api/admin/products/bulk/last')).body.last;
    const send = async (action: BulkAction, name: string, products: { id: string; tag?: string }[]) =>
      (
        await service.as(admin).post<{ rows: BulkRow[] }>('api/admin/products/bulk', {
          ...{ products, action, apply: true, run: name },
        })
      ).body.rows;
    const [first, second] = [randomUUID(), randomUUID()];
    await send({ kind: 'amount', value: 1 }, first, [{ id: 'level-guard' }]);
    expect((await lastOf())?.run).toBe(first);
    // In two requests.
    await send({ kind: 'amount', value: 2 }, second, [{ id: 'level-guard' }]);
    await send({ kind: 'amount', value: 2 }, second, [{ id: 'headroom-check' }, { id: 'none' }]);
    const kept = await lastOf();
    expect(kept).toMatchObject({ run: second, rows: [{ id: 'level-guard' }, { id: 'headroom-check' }] });
    expect(Date.parse(kept?.until ?? '') - Date.now()).toBeGreaterThan(86_000_000);
    expect(await lastOf(other)).toBeNull();
    const rows = kept?.rows ?? [];
    await changeProduct(other, 'headroom-check', { price: 7 });
    const values = Object.fromEntries(rows.flatMap((row) => (row.before ? [[row.id, row.before]] : [])));
    const tags = rows.map(({ id, nextTag }) => ({ id, tag: nextTag }));
    // Trying it takes nothing back.
    await service.as(admin).post('api/admin/products/bulk', {
      ...{ products: tags, action: { kind: 'set', values }, apply: false, run: second },
    });
    expect((await lastOf())?.rows).toHaveLength(2);
    const undone = await send({ kind: 'set', values }, second, tags);
    expect(undone.map(({ outcome }) => outcome)).toEqual(['changed', 'refused']);
    expect((await read('level-guard')).price).toBe(rows[0]?.before?.price);
    expect((await read('headroom-check')).price).toBe(7);
    expect(await lastOf()).toBeNull();
    await send({ kind: 'amount', value: 1 }, first, [{ id: 'level-guard' }]);
    await service.get(DataSource).query(`update bulk_change set at = ${Date.now() - 86_400_001}`);
    expect(await lastOf()).toBeNull();
  });

  test('a scheduled product keeps its time when it is archived and taken back, and when others are published', async () => {
    await service.get(Database).read.query("update product set published_at = null where id = 'level-guard'");
    await changeProduct(service.as(admin), 'level-guard', { status: 'draft' });
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    await changeProduct(service.as(admin), 'level-guard', { status: 'published', publishAt });
    const one = [{ id: 'level-guard' }];
    const scheduled = { status: 'published', publishedAt: publishAt };
    const published = await run({ kind: 'status', status: 'published' }, true, one);
    expect(published[0]).toMatchObject({ outcome: 'same', before: scheduled });
    const [archived] = await run({ kind: 'status', status: 'archived' }, true, one);
    expect(archived).toMatchObject({ before: scheduled, after: { status: 'archived', publishedAt: null } });
    const values = { 'level-guard': archived?.before as NonNullable<BulkRow['before']> };
    const [undone] = await run({ kind: 'set', values }, true, [{ id: 'level-guard', tag: archived?.nextTag ?? '' }]);
    expect(undone).toMatchObject({ outcome: 'changed', after: scheduled });
    expect((await service.anonymous.get('api/products/level-guard')).status).toBe(404);
    expect((await changeProduct(service.as(admin), 'level-guard', { status: 'published' })).status).toBe(200);
  });

  test('what was changed before a failure is seen by shoppers at once', async () => {
    const { price } = await read('level-guard');
    const products = service.get(ManagedProducts);
    const { read: real } = products;
    products.read = (id, manager) =>
      id === 'headroom-check' ? Promise.reject(new Error('away')) : real.call(products, id, manager);
    const action = { kind: 'amount', value: 1 };
    const body = { products: ids.map((id) => ({ id })), action, apply: true };
    expect((await service.as(admin).post('api/admin/products/bulk', body)).status).toBe(500);
    products.read = real;
    const seen = await service.anonymous.get<Product>('api/products/level-guard');
    expect(seen.body.price).toBe(price + 1);
  });

  test('each row has a result of its own', async () => {
    const empty = { name: '', description: '', body: [], inside: [], requirements: [], changelog: [] };
    const draft = {
      id: 'empty-draft',
      type: 'script',
      category: 'data',
      price: 1,
      version: '1',
      compatibility: 'All',
      texts: { en: empty, 'pt-BR': empty, es: empty },
    };
    await service.as(admin).post('api/admin/products', draft);
    const products = ['level-guard', 'empty-draft', 'none', 'bcf-summary'].map((id) => ({ id }));
    await changeProduct(service.as(admin), 'level-guard', { status: 'archived' });
    const rows = await run({ kind: 'status', status: 'published' }, true, products);
    expect(rows.map(({ outcome }) => outcome)).toEqual(['changed', 'refused', 'refused', 'same']);
    expect(rows[1]?.reason).toContain('Faltan textos');
    expect((await read('level-guard')).status).toBe('published');
    expect((await read('empty-draft')).status).toBe('draft');
    const cheap = await run({ kind: 'amount', value: -1000 }, false, [{ id: 'level-guard' }]);
    expect(cheap[0]?.outcome).toBe('refused');
    const body = { products, action: { kind: 'status', status: 'archived' }, apply: true };
    expect((await service.as(buildUser()).post('api/admin/products/bulk', body)).status).toBe(403);
  });
});
