import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ManagedProduct, type Problem, type Product, pictureLimits } from '@arcada/contracts';
import { AuditEntryEntity } from '@arcada/service-kit';
import { databases } from '@arcada/testing/database';
import { buildUser } from '@arcada/testing/service';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { ProductImages } from '../src/catalogue/images/product-images.service.ts';
import { TestStore } from './harness/store.ts';

const octets = { 'content-type': 'application/octet-stream' };
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#246' } }).withExif({ IFD0: { Artist: 'Someone' } });

describe.each(databases())('pictures of products on %s', (kind) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await TestStore.open(kind);
  });
  afterAll(() => store?.close());

  const folder = () => join(store.service.dataDir, 'store/images');
  const put = (content: Buffer, id = 'pack') =>
    store
      .buyer('admin')
      .put<Omit<ManagedProduct, 'status'> & Problem>(`/api/admin/products/${id}/image`, content, octets);

  it('are resized, cleaned, and shown at once', async () => {
    const sent = await picture(3000, 2000).jpeg().toBuffer();
    const { status, body } = await put(sent);
    expect(status).toBe(200);
    expect(body.imageUrl).toMatch(/^\/api\/store\/images\/[0-9a-f]{24}\.webp\?v=/);
    const shown = await store.visitor.get<Product>('/api/products/pack');
    expect(shown.body.imageUrl).toBe(body.imageUrl);
    const { bytes, headers } = await store.visitor.get(body.imageUrl);
    expect(headers.get('content-type')).toBe('image/webp');
    expect(headers.get('cache-control')).toContain('immutable');
    const { format, width, height, exif } = await sharp(bytes).metadata();
    expect({ format, width, height, exif }).toEqual({ format: 'webp', width: 1280, height: 853, exif: undefined });
    const [entry] = await store.service
      .get(DataSource)
      .manager.find(AuditEntryEntity, { order: { number: 'DESC' }, take: 1 });
    expect(entry).toMatchObject({ action: 'store.product.image-replaced', before: { image: 'none.svg' } });

    const removed = await store.buyer('admin').delete<ManagedProduct>('/api/admin/products/pack/image');
    expect(removed.body.imageUrl).toMatch(/type-plugin\.svg\?v=/);
    expect((await store.visitor.get(`/api/store/images/${'0'.repeat(24)}.webp`)).status).toBe(404);
  });

  it('are known by their content, and bounded in bytes and pixels', async () => {
    const before = await readdir(folder());
    const codes: Record<string, Buffer> = {
      'picture.unreadable': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'),
      'picture.wrong-size': await picture(599, 400).png().toBuffer(),
      'picture.too-large': Buffer.alloc(pictureLimits.bytes + 1),
    };
    for (const [code, content] of Object.entries(codes)) {
      const { status, body } = await put(content);
      expect([status >= 400 && status < 500, body.code, body.errors?.[0]?.path]).toEqual([true, code, 'image']);
    }
    // Few bytes, but more pixels than anybody may have decoded here.
    const bomb = await picture(8000, 6000).png().toBuffer();
    expect((await put(bomb)).body.code).toBe('picture.wrong-size');
    const broken = (await picture(900, 900).png().toBuffer()).subarray(0, 300);
    expect((await put(broken)).body.code).toBe('picture.unreadable');
    expect((await put(Buffer.alloc(0))).body.code).toBe('picture.unreadable');
    expect((await put(codes['picture.unreadable'] as Buffer, 'none')).status).toBe(404);
    expect((await store.service.as(buildUser()).put('/api/admin/products/pack/image', bomb, octets)).status).toBe(403);
    expect(await readdir(folder())).toEqual(before);
  });

  it('leave nothing behind that a killed process began', async () => {
    await writeFile(join(folder(), 'old.part'), 'half');
    await store.service.get(ProductImages).run(Date.now() + 2 * 86_400_000);
    expect(await readdir(folder())).not.toContain('old.part');
  });
});
