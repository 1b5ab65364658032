import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type AdminProduct,
  adminStep,
  forEachLanguage,
  type KeysetPage,
  type Language,
  type ManagedProduct,
  type PageOf,
  type Product,
  type ProductSummary,
  productChangeSchema,
} from '@arcada/contracts';
import { AuditEntryEntity, schemaDrift } from '@arcada/service-kit';
import { databases } from '@arcada/testing/database';
import { buildUser, type TestService } from '@arcada/testing/service';
import { DataSource } from 'typeorm';
import { rewrittenTexts } from '../../../tools/test/free-texts.ts';
import { Catalogue } from '../src/catalogue/catalogue.ts';
import { seedStore } from '../src/seed/seed-store.ts';
import { startCatalogue } from './catalogue-service.ts';
import { changeProduct } from './harness/products.ts';

const admin = buildUser({ role: 'admin' });
const texts = (name: string) => ({
  name,
  description: `${name} does one thing`,
  body: ['One paragraph'],
  inside: [{ name: 'file.py', text: 'The script' }],
  requirements: ['Python 3.9'],
  changelog: [{ version: '1.0.0', date: '2026-01-01', notes: ['First release'] }],
});
const draft = {
  id: 'wall-counter',
  type: 'script',
  category: 'data',
  price: 19.5,
  version: '1.0.0',
  compatibility: 'Python 3.9+',
  texts: { en: texts('Wall Counter'), 'pt-BR': texts('Wall Counter'), es: texts('Wall Counter') },
};

describe.each(databases())('changes of the catalogue on %s', (kind) => {
  let service: TestService;
  let gateway: Server;
  let onPurge: (tags: string[]) => Promise<void>;
  beforeAll(async () => {
    // Acts as the gateway's internal port and reads the site at the moment of the purge.
    gateway = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      await onPurge(JSON.parse(Buffer.concat(chunks).toString()).tags);
      response.end('{}');
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => gateway.once('listening', resolve));
    const url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
    service = await startCatalogue(kind, { GATEWAY_INTERNAL_URLS: url, CATALOGUE_POLL_SECONDS: '3600' });
  });
  beforeEach(() => {
    onPurge = async () => undefined;
  });
  afterAll(async () => {
    gateway.close();
    await service.stop();
  });

  const priceOf = async (id: string) => (await service.anonymous.get<Product>(`api/products/${id}`)).body.price;
  const change = (id: string, body: object) => changeProduct<Record<string, unknown>>(service.as(admin), id, body);

  test('have a schema that needs no change after the migrations', async () => {
    expect(await schemaDrift(service.get(DataSource))).toEqual([]);
  });

  test('are for admins only', async () => {
    for (const caller of [service.anonymous, service.as(buildUser()), service.as(buildUser({ role: 'producer' }))]) {
      const answers = [
        await caller.get('api/admin/products'),
        await caller.post('api/admin/products', draft),
        await caller.patch('api/admin/products/level-guard', { price: 1 }),
      ];
      for (const { status } of answers) expect([401, 403]).toContain(status);
    }
    expect(await priceOf('level-guard')).toBe(219);
  });

  test('make what is or was on sale cheaper only with a password that was just typed', async () => {
    const aged = service.as(buildUser({ role: 'admin', confirmedAt: Date.now() - 301_000 }));
    const changeAged = (body: object) => changeProduct<Record<string, unknown>>(aged, 'room-data-graphs', body);
    const refused = { status: 403, body: { code: adminStep.code } };
    const price = await priceOf('room-data-graphs');
    expect(await changeAged({ price: price - 1 })).toMatchObject(refused);
    expect((await changeAged({ price: price + 1 })).status).toBe(200);
    expect((await change('room-data-graphs', { status: 'draft' })).status).toBe(200);
    expect(await changeAged({ price })).toMatchObject(refused);
    expect((await change('room-data-graphs', { price, status: 'published' })).status).toBe(200);
  });

  test('are put on sale and taken off sale only with a password that was just typed', async () => {
    const id = 'room-data-graphs';
    const aged = service.as(buildUser({ role: 'admin', confirmedAt: Date.now() - 301_000 }));
    const changeAged = (body: object) => changeProduct<Record<string, unknown>>(aged, id, body);
    const refused = { status: 403, body: { code: adminStep.code } };
    for (const status of ['draft', 'archived']) expect(await changeAged({ status })).toMatchObject(refused);
    expect((await changeAged({ status: 'published' })).status).toBe(200);
    expect((await change(id, { status: 'draft' })).status).toBe(200);
    // What buyers don't see, before or afterwards, is free.
    for (const status of ['archived', 'draft']) expect((await changeAged({ status })).status).toBe(200);
    expect(await changeAged({ status: 'published' })).toMatchObject(refused);
    expect((await change(id, { status: 'published' })).status).toBe(200);
  });

  test('are rewritten before buyers only with a password that was just typed, but for typing errors', async () => {
    const id = 'room-data-graphs';
    const aged = service.as(buildUser({ role: 'admin', confirmedAt: Date.now() - 301_000 }));
    const changeAged = (description: string) =>
      changeProduct<Record<string, unknown>>(aged, id, { texts: { en: { description } } });
    const refused = { status: 403, body: { code: adminStep.code } };
    const { description } = (await service.as(admin).get<ManagedProduct>(`api/admin/products/${id}`)).body.texts.en;
    const first = description.split(' ')[0] as string;
    expect((await changeAged(description.replace(first, `${first}s`))).status).toBe(200);
    expect(await changeAged(`${description} Visit http://evil.example`)).toMatchObject(refused);
    expect(await changeAged('All of it is new here')).toMatchObject(refused);
    // Another number is another promise, also in a text.
    const requires = (words: string) => ({ texts: { en: { requirements: [words] } } });
    expect((await change(id, requires('Revit 2021 to 2026'))).status).toBe(200);
    expect(await changeProduct(aged, id, requires('Revit 2014 to 2026'))).toMatchObject(refused);
    expect((await changeProduct(aged, id, requires('Revit 2021 until 2026'))).status).toBe(200);
    expect((await change(id, { status: 'draft' })).status).toBe(200);
    expect((await changeAged('All of it is new here')).status).toBe(200);
    expect((await change(id, { status: 'published', texts: { en: { description } } })).status).toBe(200);
  });

  test('change a fact before buyers only with a password that was just typed, however small the change is', async () => {
    const id = 'room-data-graphs';
    const aged = service.as(buildUser({ role: 'admin', confirmedAt: Date.now() - 301_000 }));
    const read = async () => (await service.as(admin).get<ManagedProduct>(`api/admin/products/${id}`)).body;
    const { compatibility: before } = await read();
    expect((await change(id, { compatibility: 'Revit 2021–2026' })).status).toBe(200);
    const wider = { compatibility: 'Revit 2014–2026' };
    const refused = { status: 403, body: { code: adminStep.code } };
    expect(await changeProduct(aged, id, wider)).toMatchObject(refused);
    // Sent with it, as the form does, and left as it is.
    expect((await changeProduct(aged, id, { compatibility: 'Revit 2021–2026', featuredPlace: null })).status).toBe(200);
    expect((await change(id, wider)).status).toBe(200);
    expect(await read()).toMatchObject(wider);
    expect((await change(id, { compatibility: before })).status).toBe(200);
  });

  test('take no link in any text before buyers without a password that was just typed', async () => {
    const id = 'room-data-graphs';
    const aged = service.as(buildUser({ role: 'admin', confirmedAt: Date.now() - 301_000 }));
    const { body: current } = await service.as(admin).get<ManagedProduct>(`api/admin/products/${id}`);
    const rewritten = rewrittenTexts(productChangeSchema, current);
    const places = rewritten.map(({ place }) => place);
    expect(places).toEqual(expect.arrayContaining(['compatibility', 'version', 'texts.es.changelog.0.notes.0']));
    for (const { place, change } of rewritten) {
      const answer = await changeProduct<Record<string, unknown>>(aged, id, change);
      expect([place, answer.status, answer.body.code]).toEqual([place, 403, adminStep.code]);
    }
  });

  test('are not rewritten before buyers by many small corrections: those of a day add up until the password is given', async () => {
    const id = 'room-data-graphs';
    const aged = service.as(buildUser({ role: 'admin', confirmedAt: Date.now() - 301_000 }));
    const { texts: before } = (await service.as(admin).get<ManagedProduct>(`api/admin/products/${id}`)).body;
    const words = Array.from('abcdefghijklmnopqrst', (letter) => `word-${letter}`);
    const write = (caller: typeof aged, language: Language, ...mended: number[]) => {
      const description = words.map((word, at) => (mended.includes(at) ? word.toUpperCase() : word)).join(' ');
      return changeProduct<Record<string, unknown>>(caller, id, { texts: { [language]: { description } } });
    };
    const refused = { status: 403, body: { code: adminStep.code } };
    const ready = await changeProduct(service.as(admin), id, {
      texts: forEachLanguage(() => ({ description: words.join(' ') })),
    });
    expect(ready.status).toBe(200);
    expect((await write(aged, 'en', 0)).status).toBe(200);
    expect((await write(aged, 'en', 0, 1)).status).toBe(200);
    expect(await write(aged, 'en', 0, 1, 2)).toMatchObject(refused);
    // By anybody, and of this text alone.
    const other = service.as(buildUser({ role: 'admin', confirmedAt: Date.now() - 301_000 }));
    expect(await write(other, 'en', 0, 1, 2)).toMatchObject(refused);
    expect((await write(other, 'es', 0, 1)).status).toBe(200);
    expect((await write(service.as(admin), 'en', 0, 1, 2)).status).toBe(200);
    expect((await write(aged, 'en', 0, 1, 2, 3, 4)).status).toBe(200);
    expect(await write(aged, 'en', 0, 1, 2, 3, 4, 5)).toMatchObject(refused);
    await service.get(DataSource).query(`update spent_correction set at = ${Date.now() - 86_400_001}`);
    expect((await write(aged, 'en', 0, 1, 2, 3, 4, 5)).status).toBe(200);
    expect((await write(aged, 'en', 0, 1, 2, 3, 4, 5, 6)).status).toBe(200);
    expect(await write(aged, 'en', 0, 1, 2, 3, 4, 5, 6, 7)).toMatchObject(refused);
    expect((await change(id, { texts: before })).status).toBe(200);
  });

  test('put no file before buyers without a password that was just typed', async () => {
    const aged = service.as(buildUser({ role: 'admin', confirmedAt: Date.now() - 301_000 }));
    const file = `api/admin/products/level-guard/files/${randomUUID()}`;
    const version = { 'if-match': '"1"' };
    const upload = { 'content-type': 'application/octet-stream' };
    for (const answer of [
      await aged.put('api/admin/products/level-guard/file?name=tool.zip', Buffer.from('PK'), upload),
      await aged.post(`${file}/current`),
      await aged.post(`${file}/withdraw`),
      await aged.post('api/admin/product-editions/level-guard/publish', { tag: null }, version),
    ])
      expect(answer).toMatchObject({ status: 403, body: { code: adminStep.code } });
  });

  test('a new price is in every read before the edge is purged, and the edge is purged before the response', async () => {
    const seen: unknown[] = [];
    onPurge = async (tags) => {
      seen.push(tags, await priceOf('headroom-check'));
    };
    const response = await change('headroom-check', { price: 189.9 });
    expect(response.status).toBe(200);
    expect(seen).toEqual([['products', 'product:headroom-check'], 189.9]);
    const { body } = await service.anonymous.get<PageOf<ProductSummary>>('api/products?q=headroom');
    expect(body.items[0]?.price).toBe(189.9);
    const byPrice = await service.anonymous.get<PageOf<ProductSummary>>('api/products?sort=-price&pageSize=3');
    expect(byPrice.body.items.map(({ price }) => price)).toEqual([219, 189.9, 179]);
    expect(service.get(Catalogue).find('headroom-check', 'en')?.priceCents).toBe(18_990);
    const [entry] = await service
      .get(DataSource)
      .manager.find(AuditEntryEntity, { order: { number: 'DESC' }, take: 1 });
    expect(entry).toMatchObject({
      action: 'store.product.changed',
      subjectId: 'headroom-check',
      subjectName: 'Headroom Check',
      actorId: admin.id,
      before: { priceCents: 19_900 },
      after: { priceCents: 18_990 },
    });
  });

  test('an archived product leaves lists, search and its page, and can return', async () => {
    await change('bcf-summary', { status: 'archived' });
    const list = await service.anonymous.get<PageOf<ProductSummary>>('api/products?pageSize=100');
    expect(list.body.items.map(({ id }) => id)).not.toContain('bcf-summary');
    const search = await service.anonymous.get<PageOf<ProductSummary>>('api/products?q=bcf+summary');
    expect(search.body.items.map(({ id }) => id)).not.toContain('bcf-summary');
    expect((await service.anonymous.get('api/products/bcf-summary')).status).toBe(404);
    const related = await service.anonymous.get<Product>('api/products/headroom-check');
    expect(related.body.related.map(({ id }) => id)).not.toContain('bcf-summary');
    expect(service.get(Catalogue).find('bcf-summary', 'en')?.published).toBe(false);
    await change('bcf-summary', { status: 'published' });
    expect((await service.anonymous.get('api/products/bcf-summary')).status).toBe(200);
  });

  test('a new text is found by search in its own language only', async () => {
    await change('warning-ledger', { texts: { 'pt-BR': { description: 'Agrupa avisos como um jabuti paciente.' } } });
    const find = async (language: string) => {
      const path = `api/products?q=jabuti&lang=${language}`;
      return (await service.anonymous.get<PageOf<ProductSummary>>(path)).body.items.map(({ id }) => id);
    };
    expect(await find('pt-BR')).toEqual(['warning-ledger']);
    expect(await find('en')).toEqual([]);
    const { body } = await service.anonymous.get<Product>('api/products/warning-ledger?lang=pt-BR');
    expect(body.inside.length).toBeGreaterThan(0);
  });

  test('a new product is a hidden draft that can’t be sold without a file', async () => {
    const made = await service.as(admin).post('api/admin/products', draft);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ id: 'wall-counter', status: 'draft', price: 19.5 });
    const picture = service.get(Catalogue).find('wall-counter', 'en')?.imageUrl ?? '';
    expect(picture).toMatch(/type-script\.svg\?v=/);
    expect((await service.anonymous.get(picture)).status).toBe(200);
    expect((await service.anonymous.get('api/products/wall-counter')).status).toBe(404);
    const search = await service.anonymous.get<PageOf<ProductSummary>>('api/products?q=wall+counter');
    expect(search.body.items.map(({ id }) => id)).not.toContain('wall-counter');
    expect((await service.as(admin).post('api/admin/products', draft)).status).toBe(409);
    const published = await change('wall-counter', { status: 'published' });
    expect(published.body).toMatchObject({ status: 409, code: 'store.product.no-file' });
    const drafts = await service.as(admin).get<KeysetPage<AdminProduct>>('api/admin/products?status=draft');
    expect(drafts.body.items.map(({ id }) => id)).toEqual(['wall-counter']);
    const named = await service.as(admin).get<KeysetPage<AdminProduct>>('api/admin/products?q=WÁLL');
    expect(named.body.items.map(({ id }) => id)).toEqual(['wall-counter']);
    const byId = async (ids: string) =>
      service.as(admin).get<KeysetPage<AdminProduct>>(`api/admin/products?ids=${ids}`);
    expect((await byId('no-such-one,wall-counter')).body.items.map(({ id }) => id)).toEqual(['wall-counter']);
    expect((await byId('no-such-one')).body.total).toBe(0);
    expect((await byId('Not an id')).status).toBe(400);
  });

  test.each([
    [{ price: -1 }],
    [{ price: 1.005 }],
    [{ price: '1' }],
    [{ status: 'sold' }],
    [{ compatibility: '-' }],
    [{ related: ['no-such-product'] }],
    [{ related: ['level-guard'] }],
    [{ texts: { en: { name: '' } } }],
    [{}],
  ])('refuses %j', async (body) => {
    expect((await change('level-guard', body)).status).toBe(400);
    expect(await priceOf('level-guard')).toBe(219);
  });

  test('a product is read with all its texts, and changed in every field', async () => {
    const path = 'api/admin/products/delivery-plan-checker';
    const { body } = await service.as(admin).get<ManagedProduct>(path);
    expect(body).toMatchObject({
      status: 'published',
      hasFile: true,
      texts: { es: { name: 'Delivery Plan Checker' } },
    });
    const facts = { category: 'quality', compatibility: 'Python 3.11+', related: ['bcf-summary'], featuredPlace: 7 };
    const changed = await change('delivery-plan-checker', facts);
    expect(changed.body).toMatchObject(facts);
    const seen = await service.anonymous.get<Product>('api/products/delivery-plan-checker');
    expect(seen.body).toMatchObject({ category: 'quality', compatibility: 'Python 3.11+' });
    expect(seen.body.related.map(({ id }) => id)).toEqual(['bcf-summary']);
    expect((await service.as(admin).get('api/admin/products/none')).status).toBe(404);
  });

  test('lists are filtered, sorted and paged', async () => {
    const list = async (query: string) => {
      const { body } = await service.as(admin).get<KeysetPage<AdminProduct>>(`api/admin/products?${query}`);
      return body;
    };
    const scripts = await list('type=script&category=data&status=published&sort=price&dir=asc');
    expect(scripts.items.length).toBeGreaterThan(1);
    expect(scripts.total).toBe(scripts.items.length);
    const prices = scripts.items.map(({ price }) => price);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    for (const sort of ['updatedAt', 'name', 'price']) {
      const all = await list(`sort=${sort}&limit=100`);
      const seen: string[] = [];
      for (let after: string | null = ''; after !== null; ) {
        const page: KeysetPage<AdminProduct> = await list(`sort=${sort}&limit=5${after && `&after=${after}`}`);
        seen.push(...page.items.map(({ id }) => id));
        after = page.next;
      }
      expect(seen).toEqual(all.items.map(({ id }) => id));
      expect(seen).toHaveLength(all.total);
    }
  });

  test('name the version that they are based on', async () => {
    const before = await priceOf('sheet-set-builder');
    for (const headers of [undefined, { 'if-match': '*' }]) {
      const path = 'api/admin/products/sheet-set-builder';
      const { status, body } = await service.as(admin).patch<{ code: string }>(path, { price: 1 }, headers);
      expect([status, body.code]).toEqual([428, 'request.version-required']);
    }
    expect(await priceOf('sheet-set-builder')).toBe(before);
  });

  test('of two changes based on the same state the second is refused with the first', async () => {
    const { body } = await service.as(admin).get<ManagedProduct>('api/admin/products/sheet-set-builder');
    const basedOn = (tag: string, price: number) =>
      service.as(admin).patch('api/admin/products/sheet-set-builder', { price }, { 'if-match': `"${tag}"` });
    const answers = await Promise.all([basedOn(body.tag, 61), basedOn(body.tag, 62)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const price = await priceOf('sheet-set-builder');
    const refused = answers.find(({ status }) => status === 412)?.body;
    expect(refused).toMatchObject({ code: 'store.product.changed', current: { price } });
    const { current } = refused as { current: ManagedProduct };
    expect((await basedOn(current.tag, 63)).status).toBe(200);
    // What changes nothing leaves the state and its time.
    const before = await service.as(admin).get<ManagedProduct>('api/admin/products/sheet-set-builder');
    expect((await change('sheet-set-builder', { price: 63 })).body).toEqual(before.body);
  });

  test('a draft may lack texts, but is published only with all of them', async () => {
    const empty = { name: '', description: '', body: [], inside: [], requirements: [], changelog: [] };
    const id = 'half-translated';
    const made = await service
      .as(admin)
      .post('api/admin/products', { ...draft, id, texts: { ...draft.texts, es: { ...empty, name: 'Contador' } } });
    expect(made.status).toBe(201);
    const { body } = await service.as(admin).get<KeysetPage<AdminProduct>>(`api/admin/products?q=${id}`);
    expect(body.items.map(({ missing }) => missing)).toEqual([['es']]);
    // In a language that it has no name in, a list calls it by another one.
    const english = `${draft.texts.en.name} untranslated`;
    await service.as(admin).post('api/admin/products', {
      ...draft,
      id: 'untranslated',
      texts: { ...draft.texts, en: { ...draft.texts.en, name: english }, 'pt-BR': empty, es: empty },
    });
    const spanish = await service
      .as(admin)
      .get<KeysetPage<AdminProduct>>('api/admin/products?ids=untranslated&lang=es');
    expect(spanish.body.items.map(({ name }) => name)).toEqual([english]);
    const refused = await change(id, { status: 'published' });
    expect(refused.body).toMatchObject({ status: 400, code: 'store.product.incomplete' });
    const { errors } = refused.body as { errors: { path: string }[] };
    const fields = ['description', 'body', 'inside', 'requirements', 'changelog'];
    expect(errors.map(({ path }) => path)).toEqual(fields.map((field) => `texts.es.${field}`));
    const blank = await change('parameter-bridge', { texts: { 'pt-BR': { description: '' } } });
    expect(blank.body).toMatchObject({ code: 'store.product.incomplete' });
    expect((await service.anonymous.get('api/products/parameter-bridge?lang=pt-BR')).status).toBe(200);
  });

  test('an unknown product is a 404 and purges nothing', async () => {
    const tags: string[] = [];
    onPurge = async (purged) => {
      tags.push(...purged);
    };
    expect((await change('none', { price: 1 })).status).toBe(404);
    expect(tags).toEqual([]);
  });

  test('a second seed keeps an admin’s changes and adds nothing twice', async () => {
    const edited = { price: 55, texts: { en: { description: 'Edited by hand.' } } };
    await change('container-name-checker', edited);
    await change('ifc-property-counter', { status: 'archived' });
    const before = await service.as(admin).get<KeysetPage<AdminProduct>>('api/admin/products');
    await seedStore(service.running.context);
    await service.get(Catalogue).refresh();
    const after = await service.as(admin).get<KeysetPage<AdminProduct>>('api/admin/products');
    expect(after.body).toEqual(before.body);
    const { body } = await service.anonymous.get<Product>('api/products/container-name-checker');
    expect(body).toMatchObject({ price: 55, description: 'Edited by hand.' });
    expect((await service.anonymous.get('api/products/ifc-property-counter')).status).toBe(404);
  });

  test('a change by another process is seen after the next poll', async () => {
    const stamp = '2027-01-01 00:00:00.000';
    await service
      .get(DataSource)
      .query('update product set price_cents = 100, updated_at = ? where id = ?', [stamp, 'sheet-ledger']);
    const tags: string[] = [];
    onPurge = async (purged) => {
      tags.push(...purged);
    };
    await service.get(Catalogue).takeOverChanges();
    expect(await priceOf('sheet-ledger')).toBe(1);
    expect(tags).toEqual(['products', 'product:sheet-ledger']);
  });

  test.each(['sheet-ledger', 'level-guard'])(
    'a new price of "level-guard" doesn’t hide a text that another process wrote for "%s" in between',
    async (id) => {
      const name = `Renamed elsewhere: ${id}`;
      const database = service.get(DataSource);
      await database.query('update product_text set name = ? where product_id = ? and language = ?', [name, id, 'en']);
      await database.query('update product set updated_at = ? where id = ?', ['2027-02-02 00:00:00.000', id]);
      expect((await change('level-guard', { price: 200 + id.length })).status).toBe(200);
      const { body } = await service.anonymous.get<Product>(`api/products/${id}`);
      expect(body.name).toBe(name);
    },
  );

  test('a product created again with the same key is created once', async () => {
    const product = { ...draft, id: 'created-once' };
    const key = { 'idempotency-key': 'one-action' };
    const create = (body: object, by = admin) => service.as(by).post('api/admin/products', body, key);
    const responses = await Promise.all([create(product), create(product), create(product)]);
    responses.push(await create(product));
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(responses[0]?.body).toMatchObject({
      id: 'created-once',
      price: 19.5,
      status: 'draft',
    });
    expect((await create({ ...product, price: 20 })).body.code).toBe('request.idempotency.key-reused');
    expect((await create(product, buildUser({ role: 'admin' }))).body.code).toBe('store.product.exists');
    expect((await service.as(admin).post('api/admin/products', product)).body.code).toBe('store.product.exists');
  });

  test('texts too long for their column are refused', async () => {
    const long = { ...texts('Long'), body: Array.from({ length: 50 }, () => 'ã'.repeat(4000)) };
    const product = { ...draft, id: 'long-texts', texts: { ...draft.texts, es: long } };
    const { status, body } = await service.as(admin).post('api/admin/products', product);
    expect([status, body.errors]).toEqual([400, [expect.objectContaining({ path: 'texts.es.body' })]]);
  });
});
