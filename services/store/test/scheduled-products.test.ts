import {
  type AdminProduct,
  adminStep,
  type KeysetPage,
  type ManagedProduct,
  type PageOf,
  type Product,
  type ProductSummary,
  scheduledTooLate,
} from '@arcada/contracts';
import { CONFIG, Database, EdgeClient } from '@arcada/service-kit';
import { databases } from '@arcada/testing/database';
import { buildUser, type TestService } from '@arcada/testing/service';
import { Catalogue } from '../src/catalogue/catalogue.ts';
import { startCatalogue } from './catalogue-service.ts';
import { changeProduct } from './harness/products.ts';

const admin = buildUser({ role: 'admin' });
const soon = () => new Date(Date.now() + 3_600_000).toISOString();
const later = () => Date.now() + 3_700_000;

describe.each(databases())('scheduled products on %s', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startCatalogue(kind, { CATALOGUE_POLL_SECONDS: '3600' });
  });
  afterAll(() => service.stop());

  const change = (id: string, body: object) =>
    changeProduct<ManagedProduct & { code?: string }>(service.as(admin), id, body);
  const statusOf = async (id: string) => (await service.anonymous.get<Product>(`api/products/${id}`)).status;
  /** A product that was never on sale, with a file and all its texts. */
  const draft = async (id: string) => {
    await service.get(Database).read.query('update product set published_at = null where id = ?', [id]);
    expect((await change(id, { status: 'draft' })).status).toBe(200);
  };

  test('are on sale from their time on, in every process, also after a restart', async () => {
    await draft('bcf-summary');
    const publishAt = soon();
    const scheduled = await change('bcf-summary', { status: 'published', publishAt });
    expect(scheduled.body).toMatchObject({ status: 'published', publishedAt: publishAt });
    expect(await statusOf('bcf-summary')).toBe(404);
    const listed = async (status: string) => {
      const path = `api/admin/products?ids=bcf-summary,level-guard&status=${status}`;
      const { body } = await service.as(admin).get<KeysetPage<AdminProduct>>(path);
      return body.items.map(({ id }) => id);
    };
    expect(await listed('scheduled')).toEqual(['bcf-summary']);
    expect(await listed('published')).toEqual(['level-guard']);
    const edge = { purge: () => Promise.resolve() } as unknown as EdgeClient;
    await service.restart();
    const second = new Catalogue(service.get(Database), edge, service.get(CONFIG));
    await second.refresh();
    expect(await statusOf('bcf-summary')).toBe(404);
    for (const catalogue of [service.get(Catalogue), second]) {
      expect(catalogue.find('bcf-summary', 'en')?.published).toBe(false);
      await catalogue.takeOverChanges(later());
      expect(catalogue.find('bcf-summary', 'en')?.published).toBe(true);
    }
    expect(await statusOf('bcf-summary')).toBe(200);
    const { body } = await service.anonymous.get<PageOf<ProductSummary>>('api/products?q=bcf+summary');
    expect(body.items.map(({ id }) => id)).toContain('bcf-summary');
  });

  test('are scheduled, moved and put on sale early only with a password that was just typed', async () => {
    await draft('bcf-summary');
    const aged = service.as(buildUser({ role: 'admin', confirmedAt: Date.now() - 301_000 }));
    const refused = { status: 403, body: { code: adminStep.code } };
    const changeAged = (body: object) => changeProduct(aged, 'bcf-summary', body);
    const publishAt = soon();
    expect(await changeAged({ status: 'published', publishAt })).toMatchObject(refused);
    expect((await change('bcf-summary', { status: 'published', publishAt })).status).toBe(200);
    expect(await changeAged({ publishAt: new Date(later()).toISOString() })).toMatchObject(refused);
    expect(await changeAged({ status: 'published' })).toMatchObject(refused);
    expect(await changeAged({ status: 'draft' })).toMatchObject(refused);
    expect((await changeAged({ price: 500 })).status).toBe(200);
    expect((await change('bcf-summary', { status: 'published' })).status).toBe(200);
  });

  test('are announced although a read fails at their time', async () => {
    await draft('bcf-summary');
    const purged: string[] = [];
    const edge = { purge: async (tags: string[]) => void purged.push(...tags) } as unknown as EdgeClient;
    const read = Object.create(service.get(Database).read, { query: { value: undefined, writable: true } });
    const query = (...asked: [string, unknown[]?]) => service.get(Database).read.query(...asked);
    read.query = query;
    const catalogue = new Catalogue({ read } as Database, edge, service.get(CONFIG));
    await change('bcf-summary', { status: 'published', publishAt: soon() });
    await catalogue.refresh();
    read.query = () => Promise.reject(new Error('away'));
    await expect(catalogue.takeOverChanges(later())).rejects.toThrow('away');
    expect(purged).toEqual([]);
    read.query = query;
    await catalogue.takeOverChanges(later());
    expect(purged).toContain('product:bcf-summary');
  });

  test('go on sale by themselves', async () => {
    await draft('level-guard');
    const publishAt = new Date(Date.now() + 1_500).toISOString();
    expect((await change('level-guard', { status: 'published', publishAt })).status).toBe(200);
    expect(await statusOf('level-guard')).toBe(404);
    for (const until = Date.now() + 30_000; (await statusOf('level-guard')) !== 200; ) {
      if (Date.now() > until) throw new Error('it did not go on sale');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(Date.now()).toBeGreaterThanOrEqual(new Date(publishAt).getTime());
  });

  test('can be published at once, taken back, and only be scheduled for the future', async () => {
    await draft('headroom-check');
    for (const publishAt of [new Date(Date.now() - 1000).toISOString(), '2020-01-01T00:00:00.000Z'])
      expect((await change('headroom-check', { status: 'published', publishAt })).body.code).toBe(
        'store.product.not-schedulable',
      );
    const tooLate = new Date(Date.now() + 367 * 86_400_000).toISOString();
    const refused = await change('headroom-check', { status: 'published', publishAt: tooLate });
    expect(refused).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'publishAt', message: scheduledTooLate.en }] },
    });
    await change('headroom-check', { status: 'published', publishAt: soon() });
    const back = await change('headroom-check', { status: 'draft' });
    expect(back.body).toMatchObject({ status: 'draft', publishedAt: null });
    await change('headroom-check', { status: 'published', publishAt: soon() });
    // A change of something else leaves the time.
    await change('headroom-check', { price: 12 });
    expect(await statusOf('headroom-check')).toBe(404);
    expect((await change('headroom-check', { status: 'published' })).status).toBe(200);
    expect(await statusOf('headroom-check')).toBe(200);
    const late = await change('headroom-check', { status: 'published', publishAt: soon() });
    expect(late.body.code).toBe('store.product.not-schedulable');
  });
});
