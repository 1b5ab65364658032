import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ManagedProduct } from '@arcada/contracts';
import { AuditEntryEntity } from '@arcada/service-kit';
import { databases } from '@arcada/testing/database';
import { zipNamed } from '@arcada/testing/zip';
import sharp from 'sharp';
import { ProductEditionEntity } from '../src/catalogue/editions/product-edition.entity.ts';
import { ProductFileEntity } from '../src/catalogue/files/product-file.entity.ts';
import { ProductEntity, ProductTextEntity } from '../src/catalogue/product.entity.ts';
import { OrderLineEntity } from '../src/ledger/order.entity.ts';
import { StripeProductEntity } from '../src/stripe-sync/stripe-product.entity.ts';
import { changeProduct } from './harness/products.ts';
import { type Buyer, type Refused, TestStore } from './harness/store.ts';

const text = {
  name: 'Wall Counter',
  description: 'Counts walls',
  body: ['One paragraph'],
  inside: [],
  requirements: [],
  changelog: [],
};
const octets = { 'content-type': 'application/octet-stream' };

describe.each(databases())('drafts of products that are deleted on %s', (kind) => {
  let store: TestStore;
  let admin: Buyer;
  beforeAll(async () => {
    store = await TestStore.open(kind);
    admin = store.buyer('admin');
  });
  afterAll(() => store?.close());

  const create = async (more: object = {}) => {
    const id = `counter-${randomUUID().slice(0, 8)}`;
    const facts = { type: 'script', category: 'data', price: 19.5, version: '1.0.0', compatibility: 'Python 3.9+' };
    const texts = { en: text, 'pt-BR': text, es: text };
    const { status } = await admin.post('/api/admin/products', { id, ...facts, texts, ...more });
    expect(status).toBe(201);
    return id;
  };
  const putFile = async (id: string, content: Buffer, version = '1.0.0') => {
    const path = `/api/admin/products/${id}/file?name=counter.zip&version=${version}`;
    expect((await admin.put(path, content, octets)).status).toBe(200);
  };
  const putPicture = async (id: string, background: string) => {
    const picture = sharp({ create: { width: 800, height: 500, channels: 3, background } });
    const content = await picture.png().toBuffer();
    expect((await admin.put(`/api/admin/products/${id}/image`, content, octets)).status).toBe(200);
  };
  const stored = async (folder: 'downloads' | 'images') =>
    (await readdir(join(store.service.dataDir, 'store', folder)).catch(() => [])).sort();
  const remove = async (id: string) => {
    const { body } = await admin.get<ManagedProduct>(`/api/admin/products/${id}`);
    return admin.delete<Refused>(`/api/admin/products/${id}`, { 'if-match': `"${body.tag}"` });
  };
  const refusal = async (id: string) => {
    const { status, body } = await remove(id);
    expect((await admin.get(`/api/admin/products/${id}`)).status).toBe(200);
    return [status, body.code];
  };

  it('go with their rows, files and pictures, and are on record', async () => {
    const before = [await stored('downloads'), await stored('images')];
    const id = await create();
    await putFile(id, zipNamed('one'));
    await putFile(id, zipNamed('two'), '1.1.0');
    await putPicture(id, '#123456');
    expect(await stored('downloads')).toHaveLength((before[0]?.length ?? 0) + 2);
    const path = `/api/admin/products/${id}`;
    expect(await admin.delete(path)).toMatchObject({ status: 428 });
    expect(await admin.delete(path, { 'if-match': '"other"' })).toMatchObject({ status: 412 });
    for (const role of ['customer', 'producer'] as const)
      expect((await store.buyer(role).delete(path, { 'if-match': '"other"' })).status).toBe(403);
    expect((await remove(id)).status).toBe(204);
    const { read } = store.database;
    expect(await read.countBy(ProductEntity, { id })).toBe(0);
    for (const entity of [ProductTextEntity, ProductFileEntity])
      expect(await read.countBy(entity, { productId: id })).toBe(0);
    expect([await stored('downloads'), await stored('images')]).toEqual(before);
    const [entry] = await read.find(AuditEntryEntity, { order: { number: 'DESC' }, take: 1 });
    expect(entry).toMatchObject({
      action: 'store.product.deleted',
      subjectId: id,
      subjectName: 'Wall Counter',
      actorId: admin.user.id,
      before: { status: 'draft', files: [{ name: 'counter.zip' }, { name: 'counter.zip' }] },
      after: null,
    });
    expect((await admin.delete(path, { 'if-match': '"other"' })).status).toBe(404);
  });

  it('leave what others have, too', async () => {
    const [one, other] = [await create(), await create()];
    const content = zipNamed('shared');
    for (const id of [one, other]) {
      await putFile(id, content);
      await putPicture(id, '#654321');
    }
    const before = [await stored('downloads'), await stored('images')];
    expect((await remove(one)).status).toBe(204);
    expect([await stored('downloads'), await stored('images')]).toEqual(before);
    expect((await remove(other)).status).toBe(204);
    expect(await stored('downloads')).toHaveLength((before[0]?.length ?? 0) - 1);
    expect(await stored('images')).toHaveLength((before[1]?.length ?? 0) - 1);
  });

  it('stay once they were on sale, also when they are drafts again', async () => {
    const id = await create();
    await putFile(id, zipNamed('sold'));
    expect((await changeProduct(admin, id, { status: 'published' })).status).toBe(200);
    expect(await refusal(id)).toEqual([409, 'store.product.kept.on-sale']);
    expect((await changeProduct(admin, id, { status: 'draft' })).status).toBe(200);
    expect(await refusal(id)).toEqual([409, 'store.product.kept.on-sale']);
  });

  it('stay while an order, Stripe, a producer or another product has them', async () => {
    const { read } = store.database;
    const ordered = await create();
    const line = { name: 'Wall Counter', unitCents: 1950, quantity: 1, discountCents: null, refundId: null };
    const ids = { id: randomUUID(), orderId: randomUUID(), refId: ordered };
    await read.insert(OrderLineEntity, { ...line, ...ids, place: 0, type: 'product' });
    expect(await refusal(ordered)).toEqual([409, 'store.product.kept.sold']);

    const synced = await create();
    const link = { priceId: null, synced: null, extraPrices: null, archived: true, revision: 1, syncedAt: null };
    const seen = { name: 'Wall Counter', description: '', active: true, priceCents: 1950 };
    await read.insert(StripeProductEntity, { ...link, productId: synced, stripeId: `prod_${synced}`, seen } as object);
    expect(await refusal(synced)).toEqual([409, 'store.product.kept.at-stripe']);

    const named = await create();
    const naming = await create({ related: [named] });
    const { body } = await remove(named);
    expect([body.code, body.message]).toEqual([
      'store.product.kept.related',
      'This product is named as related by Wall Counter. Take it off there first.',
    ]);
    expect((await remove(naming)).status).toBe(204);
    expect((await remove(named)).status).toBe(204);

    const written = await create();
    const { status: _status, publishedAt: _at, ...facts } = await read.findOneByOrFail(ProductEntity, { id: written });
    const edition = { ...facts, ownerId: randomUUID(), status: 'draft', file: '', fileName: '', fileBytes: 0 };
    await read.insert(ProductEditionEntity, { ...edition, fileSha256: '', base: null, revision: 1 } as object);
    expect(await refusal(written)).toEqual([409, 'store.product.kept.being-written']);
  });
});
