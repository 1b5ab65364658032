import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { PageOf, ProductSummary, ProductVersion } from '@arcada/contracts';
import { databases } from '@arcada/testing/database';
import { buildUser, type TestService } from '@arcada/testing/service';
import { Catalogue } from '../src/catalogue/catalogue.ts';
import { ProductFileEntity } from '../src/catalogue/files/product-file.entity.ts';
import { ProductEntity } from '../src/catalogue/product.entity.ts';
import { generateProduct } from '../src/seed/generated-products.ts';
import { productSeeds } from '../src/seed/product-seeds.ts';
import { seedStore } from '../src/seed/seed-store.ts';
import { startCatalogue } from './catalogue-service.ts';

test('generated products are the same each time and have ids of their own', () => {
  const ids = Array.from({ length: 12_000 }, (_, number) => generateProduct(number).id);
  expect(new Set(ids).size).toBe(12_000);
  expect(generateProduct(4321)).toEqual(generateProduct(4321));
});

describe.each(databases())('a catalogue with 2,000 generated products on %s', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startCatalogue(kind, { SEED_PRODUCTS: '2000' });
  });
  afterAll(() => service.stop());

  const get = async (query: string) =>
    (await service.anonymous.get<PageOf<ProductSummary>>(`api/products?${query}`)).body;

  test('keeps the real ones first, with pictures and files for all', async () => {
    const { items, total } = await get('pageSize=20');
    expect(total).toBe(2000 + productSeeds.length);
    expect(
      items
        .slice(0, 14)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(productSeeds.map(({ id }) => id).sort());
    const generated = items[19];
    expect((await service.anonymous.get(generated?.imageUrl ?? '')).status).toBe(200);
    expect(service.get(Catalogue).downloadFile(generated?.id ?? '')?.fileName).toMatch(/^[a-z-]+-\d\.\d\.0\.zip$/);
  });

  test('pages to the end, by every sort', async () => {
    for (const sort of ['newest', 'price', '-price', 'name']) {
      const last = await get(`sort=${sort}&pageSize=100&page=21`);
      expect(last.items).toHaveLength(14);
    }
  });

  test('search counts all and answers a page', async () => {
    const doors = await get('q=door+auditor&pageSize=5');
    expect(doors.items[0]?.name).toMatch(/^Door Auditor/);
    expect(doors.items).toHaveLength(Math.min(5, doors.total));
    const deep = await get('q=revit&pageSize=100&page=14');
    expect(deep.items.length).toBeGreaterThan(0);
  });

  test('a second seed adds nothing', async () => {
    await seedStore(service.running.context);
    await service.get(Catalogue).refresh();
    expect((await get('pageSize=1')).total).toBe(2000 + productSeeds.length);
  });

  test('each has its file among its versions, once however often it is seeded', async () => {
    const { manager } = service.running.dataSource;
    const filesOf = (productId: string) => manager.findBy(ProductFileEntity, { productId });
    const ids = [productSeeds[0]?.id ?? '', generateProduct(7).id];
    for (const id of ids) await manager.delete(ProductFileEntity, { productId: id });
    for (let time = 0; time < 2; time++) await seedStore(service.running.context);
    expect(await manager.count(ProductFileEntity)).toBe(2000 + productSeeds.length);
    for (const id of ids) {
      const content = await readFile(service.get(Catalogue).downloadFile(id)?.path ?? '');
      const product = await manager.findOneByOrFail(ProductEntity, { id });
      const sha256 = createHash('sha256').update(content).digest('hex');
      const { downloadFile: file, version } = product;
      expect(await filesOf(id)).toMatchObject([{ file, version, sha256, bytes: content.length, withdrawnAt: null }]);
    }
    const admin = service.as(buildUser({ role: 'admin' }));
    const { body } = await admin.get<ProductVersion[]>(`api/admin/products/${ids[0]}/files`);
    expect(body).toMatchObject([{ current: true, withdrawn: false }]);
  });
});
