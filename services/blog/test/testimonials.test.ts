import { utimes } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { type AdminTestimonial, adminStep, type Problem, type Testimonial } from '@arcada/contracts';
import { AuditEntryEntity, Database } from '@arcada/service-kit';
import { databases } from '@arcada/testing/database';
import { buildUser, startService, type TestService } from '@arcada/testing/service';
import sharp from 'sharp';
import { rewrittenTexts } from '../../../tools/test/free-texts.ts';
import { blogDefinition } from '../src/definition.ts';
import { CustomerPictures } from '../src/pages/testimonials/customer-pictures.ts';
import { testimonialChangeSchema } from '../src/pages/testimonials/testimonial-admin.schema.ts';

const path = 'api/admin/testimonials';
const text = (content: string) => ({ content, customerTitle: 'BIM manager' });

describe.each(databases())('testimonials on %s', (kind) => {
  let service: TestService;
  let gateway: Server;
  /** What readers had at each purge. */
  let purges: { tags: string[]; shown: string[] }[] = [];
  const shown = async (language = 'en') =>
    (await service.anonymous.get<Testimonial[]>(`api/testimonials/featured?lang=${language}`)).body;
  const ids = async () => (await shown()).map(({ id }) => id);
  beforeAll(async () => {
    gateway = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      purges.push({ tags: JSON.parse(Buffer.concat(chunks).toString()).tags, shown: await ids() });
      response.end('{}');
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => gateway.once('listening', resolve));
    const url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
    service = await startService(blogDefinition, { kind, env: { GATEWAY_INTERNAL_URLS: url } });
  });
  beforeEach(() => {
    purges = [];
  });
  afterAll(async () => {
    gateway.close();
    await service.stop();
  });

  const admin = buildUser({ role: 'admin' });
  const editor = () => service.as(admin);
  const list = async () => (await editor().get<AdminTestimonial[]>(path)).body;
  const create = async (id: string, more: object = {}) => {
    const body = { id, rating: 4.5, customerName: 'Marina', customerCompany: null, texts: { en: text(id) }, ...more };
    return editor().post<AdminTestimonial>(path, body);
  };
  const find = async (id: string) => (await list()).find((each) => each.id === id) as AdminTestimonial;
  const change = async (id: string, body: object, version?: string) =>
    editor().patch<AdminTestimonial>(`${path}/${id}`, body, { 'if-match': `"${version ?? (await find(id)).version}"` });

  test('are created hidden, shown at the end, ordered, hidden and deleted, and readers follow at once', async () => {
    for (const id of ['one', 'two', 'three']) expect((await create(id)).status).toBe(201);
    expect(await ids()).toEqual([]);
    for (const id of ['two', 'one', 'three']) expect((await change(id, { shown: true })).status).toBe(200);
    expect(await ids()).toEqual(['two', 'one', 'three']);
    const ordered = await editor().put<AdminTestimonial[]>(`${path}/order`, { ids: ['three', 'two', 'one'] });
    expect(ordered.body.map(({ id, place }) => [id, place])).toEqual([
      ['three', 1],
      ['two', 2],
      ['one', 3],
    ]);
    await change('two', { shown: false });
    expect((await editor().delete(`${path}/three`)).status).toBe(204);
    expect(purges.slice(-3)).toEqual([
      { tags: ['testimonials'], shown: ['three', 'two', 'one'] },
      { tags: ['testimonials'], shown: ['three', 'one'] },
      { tags: ['testimonials'], shown: ['one'] },
    ]);
    expect((await list()).map(({ id, place }) => [id, place])).toEqual([
      ['one', 3],
      ['two', null],
    ]);
    expect((await editor().delete(`${path}/three`)).status).toBe(404);
  });

  test('those that are shown are written only with a password that was just typed', async () => {
    const aged = service.as(buildUser({ role: 'admin', confirmedAt: Date.now() - 301_000 }));
    const refused = { status: 403, body: { code: adminStep.code } };
    const changeAged = async (body: object) =>
      aged.patch(`${path}/aged`, body, { 'if-match': `"${(await find('aged')).version}"` });
    const wish = { id: 'aged', rating: 5, customerName: 'Ana', customerCompany: null, texts: { en: text('Words') } };
    expect(await aged.post(path, { ...wish, place: 1 })).toMatchObject(refused);
    expect((await aged.post(path, wish)).status).toBe(201);
    expect((await changeAged({ customerName: 'Ana Lima' })).status).toBe(200);
    expect(await changeAged({ shown: true })).toMatchObject(refused);
    expect((await change('aged', { shown: true })).status).toBe(200);
    const rewritten = rewrittenTexts(testimonialChangeSchema, await find('aged')).map(({ change }) => change);
    for (const body of [{ customerName: 'Eve' }, { texts: { en: text('Others') } }, { shown: false }, ...rewritten])
      expect(await changeAged(body)).toMatchObject(refused);
    expect((await editor().delete(`${path}/aged`)).status).toBe(204);
  });

  test('one that was deleted can be created again as it was', async () => {
    await create('again', { place: 1, texts: { en: text('Words'), es: text('Palabras') } });
    const { version: _version, ...before } = await find('again');
    await editor().delete(`${path}/again`);
    expect((await editor().post(path, before)).status).toBe(201);
    const { version: _now, ...after } = await find('again');
    expect(after).toEqual(before);
    expect((await shown('es')).find(({ id }) => id === 'again')?.content).toBe('Palabras');
    expect((await create('again')).status).toBe(409);
  });

  test('a change names the version that it is based on', async () => {
    await create('shared');
    const { version } = await find('shared');
    expect((await change('shared', { rating: 3 })).status).toBe(200);
    expect(await change('shared', { rating: 2 }, version)).toMatchObject({
      status: 412,
      body: { code: 'blog.testimonial.changed' },
    });
    expect((await editor().patch(`${path}/shared`, { rating: 2 })).status).toBe(428);
    expect((await find('shared')).rating).toBe(3);
  });

  test('an order that misses one is refused', async () => {
    const { id: _id } = (await create('late', { place: 9 })).body;
    const all = (await list()).filter(({ place }) => place !== null).map(({ id }) => id);
    const order = (wish: string[]) => editor().put(`${path}/order`, { ids: wish });
    expect(await order(all.slice(1))).toMatchObject({
      status: 409,
      body: { code: 'blog.testimonial.order-outdated' },
    });
    expect((await order(all)).status).toBe(200);
  });

  test.each([
    ['rating', { rating: 4.3 }],
    ['rating', { rating: 6 }],
    ['customerName', { customerName: ' ' }],
    ['texts', { texts: {} }],
    ['texts.en.content', { texts: { en: text(' ') } }],
    ['texts.en.content', { texts: { en: text('x'.repeat(1001)) } }],
    ['customerImage', { customerImage: 'https://evil.example/x.png' }],
  ])('a wrong %s is refused and named', async (field, more) => {
    const response = await create('wrong', more);
    expect(response).toMatchObject({ status: 400, body: { errors: [{ path: field }] } });
  });

  test('the last translation stays', async () => {
    await create('words', { texts: { en: text('Words'), es: text('Palabras') } });
    expect((await change('words', { texts: { en: null } })).status).toBe(200);
    expect(await change('words', { texts: { es: null } })).toMatchObject({
      status: 400,
      body: { code: 'blog.testimonial.text-missing' },
    });
  });

  test('a customer’s picture is cut to a square, shown with the words, and kept while they may come back', async () => {
    const octets = { 'content-type': 'application/octet-stream' };
    const drawn = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#246' } })
        .png()
        .toBuffer();
    const send = async (content: Buffer, user = admin) =>
      service.as(user).put<{ image: string } & Problem>(`${path}/images`, content, octets);
    expect((await send(Buffer.from('<svg/>'))).body.code).toBe('picture.unreadable');
    expect((await send(await drawn(90, 300))).body.code).toBe('picture.wrong-size');
    expect((await send(await drawn(300, 300), buildUser({ role: 'producer' }))).status).toBe(403);
    const taken = await send(await drawn(300, 500));
    expect(taken).toMatchObject({ status: 200 });
    const { image } = taken.body;
    expect(
      await service.get(Database).read.findBy(AuditEntryEntity, { action: 'blog.testimonial.picture-uploaded' }),
    ).toMatchObject([{ subjectId: basename(image, '.webp'), after: { customerImage: image } }]);
    expect((await create('faced', { place: 1, customerImage: image })).status).toBe(201);
    expect((await shown()).find(({ id }) => id === 'faced')?.customerImageUrl).toBe(image);
    const { bytes, headers } = await service.anonymous.get(image);
    expect(headers.get('content-type')).toBe('image/webp');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 192, height: 192 });
    const gone = `/api/testimonials/images/${'0'.repeat(24)}.webp`;
    expect(await change('faced', { customerImage: gone })).toMatchObject({
      status: 400,
      body: { code: 'blog.testimonial.picture-missing', errors: [{ path: 'customerImage' }] },
    });
    const day = 86_400_000;
    const pictures = service.get(CustomerPictures);
    await pictures.run(Date.now() + 30 * day);
    // Undone after it was deleted.
    const { version: _version, ...before } = await find('faced');
    await utimes(join(service.dataDir, 'blog/customers', basename(image)), new Date(0), new Date(0));
    await editor().delete(`${path}/faced`);
    await pictures.run();
    expect((await editor().post(path, before)).status).toBe(201);
    expect((await change('faced', { customerImage: null })).status).toBe(200);
    expect((await shown()).find(({ id }) => id === 'faced')).not.toHaveProperty('customerImageUrl');
    const entries = await service.get(Database).read.findBy(AuditEntryEntity, { subjectId: 'faced' });
    expect(entries.at(-1)).toMatchObject({ before: { customerImage: image }, after: { customerImage: null } });
    await pictures.run(Date.now() + 8 * day);
    expect((await service.anonymous.get(image)).status).toBe(404);
  });

  test('are for admins, and the trail has their changes without the customers’ names', async () => {
    for (const caller of [service.anonymous, service.as(buildUser()), service.as(buildUser({ role: 'producer' }))]) {
      const answers = [
        await caller.get(path),
        await caller.post(path, {}),
        await caller.put(`${path}/order`, { ids: [] }),
        await caller.patch(`${path}/one`, { rating: 1 }),
        await caller.delete(`${path}/one`),
      ];
      for (const { status } of answers) expect([401, 403]).toContain(status);
    }
    await create('secret', { customerName: 'Somebody Unmistakable' });
    await change('secret', { customerName: 'Another Unmistakable', rating: 1 });
    const entries = await service.get(Database).read.findBy(AuditEntryEntity, { subjectId: 'secret' });
    expect(entries.map(({ action }) => action)).toEqual(['blog.testimonial.created', 'blog.testimonial.changed']);
    expect(entries[1]).toMatchObject({ before: { rating: 4.5 }, after: { rating: 1 } });
    expect(JSON.stringify(entries)).not.toContain('Unmistakable');
  });
});
