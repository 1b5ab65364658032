import { createHash, randomUUID } from 'node:crypto';
import { readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type AdminNotice,
  adminStep,
  type CheckoutAnswer,
  dateFormat,
  forEachLanguage,
  type GivenNotice,
  type HandedInProduct,
  type HandedInProductSummary,
  type KeysetPage,
  type Language,
  type ManagedProduct,
  type OwnProduct,
  type OwnProductSummary,
  type PageOf,
  type Product,
  type ProductEdition,
  type ProductSummary,
  type ProductVersion,
  scheduledTooLate,
} from '@arcada/contracts';
import { AuditEntryEntity, authorIdOf, Database } from '@arcada/service-kit';
import { databases } from '@arcada/testing/database';
import { buildUser } from '@arcada/testing/service';
import { zipNamed, zipOf } from '@arcada/testing/zip';
import sharp from 'sharp';
import { EditionNotices } from '../src/catalogue/editions/edition-notices.ts';
import { EditionUploads } from '../src/catalogue/editions/edition-uploads.service.ts';
import { ProductEditionEntity } from '../src/catalogue/editions/product-edition.entity.ts';
import { SaleAnnouncements } from '../src/catalogue/editions/sale-announcements.ts';
import { ProductEntity } from '../src/catalogue/product.entity.ts';
import { changeProduct } from './harness/products.ts';
import { type Buyer, eventually, type Refused, sessionOf, TestStore } from './harness/store.ts';
import { readZip } from './read-zip.ts';

const octets = { 'content-type': 'application/octet-stream' };
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const inDays = (days: number) => `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T09:00:00.000Z`;
const dayOf = (time: string, language: Language = 'en') =>
  dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(time));
const text = (name: string) => ({
  name,
  description: `${name} does one thing`,
  body: ['One paragraph'],
  inside: [],
  requirements: [],
  changelog: [{ version: '1.0.0', date: '2026-11-01', notes: ['First release'] }],
});
const draftOf = (id: string) => ({
  id,
  type: 'script',
  category: 'data',
  price: 19.5,
  version: '1.0.0',
  compatibility: 'Python 3.9+',
  texts: forEachLanguage(() => text('Door Counter')),
});
type Answer = OwnProduct & Refused;

describe.each(databases())('products of producers on %s', (kind) => {
  let store: TestStore;
  let admin: Buyer;
  let producer: Buyer;
  beforeAll(async () => {
    store = await TestStore.open(kind);
    admin = store.buyer('admin');
    producer = store.buyer('producer');
  });
  afterAll(() => store?.close());

  const at = (id: string, more = '') => `/api/content/products/${id}${more}`;
  const handed = (id: string, more = '') => `/api/admin/product-editions/${id}${more}`;
  const create = async (owner = producer) => {
    const id = `door-counter-${randomUUID()}`;
    const { status, body } = await owner.post<Answer>('/api/content/products', draftOf(id));
    expect(status).toBe(201);
    return { id, edition: body.edition as ProductEdition };
  };
  const putFile = (id: string, content: Buffer, owner = producer) =>
    owner.put<Answer>(at(id, '/file?name=counter.zip'), content, octets);
  const save = (id: string, change: object, tag: string) =>
    producer.patch<Answer>(at(id), change, { 'if-match': `"${tag}"` });
  const edition = async (id: string) => (await producer.get<OwnProduct>(at(id))).body.edition as ProductEdition;
  const submit = async (id: string, owner = producer) =>
    owner.post<Answer>(at(id, '/submit'), {}, { 'if-match': `"${(await edition(id)).tag}"` });
  const seen = async (id: string) => (await admin.get<HandedInProduct>(handed(id))).body;
  const publish = async (id: string, more: object = {}) => {
    const { edition: read, product } = await seen(id);
    const body = { tag: product?.tag ?? null, ...more };
    return admin.post<ManagedProduct & Refused>(handed(id, '/publish'), body, { 'if-match': `"${read.revision}"` });
  };
  const onSale = async (content = zipNamed(randomUUID())) => {
    const { id } = await create();
    await putFile(id, content);
    expect((await submit(id)).status).toBe(200);
    expect((await publish(id)).status).toBe(200);
    return id;
  };
  /** What a producer was notified of about a product, once it is so many notices. */
  const notices = (to: Buyer, id: string) => (many: number) =>
    eventually(async () => {
      const given = store.around.neighbours.heard.flatMap(({ name, payload }) =>
        name === 'store.notice.given' ? [payload as GivenNotice] : [],
      );
      const found = given.filter(({ userId, path }) => userId === to.user.id && path.endsWith(`/${id}`));
      return found.length >= many ? found : undefined;
    }, 'the producer is notified');
  const page = (id: string) => store.visitor.get<Product>(`/api/products/${id}`);

  it('are written as drafts, sent back with a note, mended, published and bought', async () => {
    const { id, edition: begun } = await create();
    expect(begun).toMatchObject({ status: 'draft', isNew: true, file: null, hasImage: false, changed: [] });
    expect((await submit(id)).body).toMatchObject({
      code: 'store.product.no-file',
      message: 'There is no file that buyers could download. Add it before you submit the product.',
    });
    const content = zipNamed('a file of a producer');
    expect((await putFile(id, Buffer.from('MZ, a program'))).body.code).toBe('store.product.file-kind');
    const { body: uploaded } = await putFile(id, content);
    expect(uploaded.edition?.file).toEqual({ name: 'counter.zip', bytes: content.length, sha256: sha256(content) });
    expect((await submit(id)).body.edition?.status).toBe('submitted');
    const forAdmins = await eventually(async () => {
      const heard = store.around.neighbours.heard.filter(({ name }) => name === 'store.notice.for-admins');
      return heard.map(({ payload }) => payload as AdminNotice).find(({ path }) => path.endsWith(id));
    }, 'the admins are notified');
    expect(forAdmins).toMatchObject({
      title: { en: '“Door Counter” was submitted' },
      text: { en: expect.stringMatching(/^\{actor\} has submitted this new product, version \d/) },
      path: `/admin/products-manager/handed-in/${id}`,
      actorId: producer.user.id,
    });
    // Nothing of it is public, and it stays as it was handed in.
    expect((await page(id)).status).toBe(404);
    expect((await save(id, { price: 1 }, (await edition(id)).tag)).body.code).toBe('store.edition.submitted');
    expect((await putFile(id, zipNamed('x'))).body.code).toBe('store.edition.submitted');

    const { body: list } = await admin.get<KeysetPage<HandedInProductSummary>>('/api/admin/product-editions?limit=100');
    expect(list.items.find((each) => each.id === id)).toMatchObject({ isNew: true, ownerId: producer.user.id });
    const file = await admin.get(handed(id, '/file'));
    expect(file.bytes.equals(content)).toBe(true);
    expect(file.headers.get('content-disposition')).toContain(`${id}-1.0.0.zip`);

    const { edition: read, contents } = await seen(id);
    expect(contents).toEqual({ files: [{ name: 'text.txt', bytes: 20 }], count: 1, bytes: 20 });
    const note = { note: 'Say which doors.' };
    const aged = store.service.as(buildUser({ role: 'admin', confirmedAt: Date.now() - 301_000 }));
    expect((await aged.post(handed(id, '/send-back'), note, { 'if-match': `"${read.revision}"` })).body).toMatchObject({
      code: adminStep.code,
    });
    const stale = await admin.post<Refused>(handed(id, '/send-back'), note, { 'if-match': `"${read.revision - 1}"` });
    expect([stale.status, stale.body.code]).toEqual([412, 'store.edition.changed']);
    expect((await admin.post(handed(id, '/send-back'), note)).status).toBe(428);
    const back = await admin.post(handed(id, '/send-back'), note, { 'if-match': `"${read.revision}"` });
    expect(back.status).toBe(204);
    expect(await edition(id)).toMatchObject({ status: 'draft', adminNote: 'Say which doors.' });
    expect((await admin.get(handed(id))).status).toBe(404);

    const told = notices(producer, id);
    expect(await told(1)).toMatchObject([
      {
        kind: 'publication',
        title: { en: '“Door Counter” was sent back to you', es: '«Door Counter» se te ha devuelto' },
        text: { 'pt-BR': 'Say which doors.' },
        path: `/dashboard/content/products/${id}`,
        mails: true,
      },
    ]);

    const texts = { en: { description: 'Counts fire doors' } };
    expect((await save(id, { texts, price: 25 }, read.tag)).status).toBe(200);
    expect((await submit(id)).body.edition).toMatchObject({
      status: 'submitted',
      adminNote: 'Say which doors.',
    });
    const { status, body: product } = await publish(id);
    expect([status, product]).toEqual([200, expect.objectContaining({ id, status: 'published', price: 25 })]);
    expect((await page(id)).body).toMatchObject({
      description: 'Counts fire doors',
      price: 25,
      download: { bytes: content.length },
      producer: { id: authorIdOf(producer.user.id), name: 'Ana <b>Müller</b>' },
    });
    const ofProducer = async (more = '') => {
      const author = authorIdOf(producer.user.id);
      const { body } = await store.visitor.get<PageOf<ProductSummary>>(`/api/products?author=${author}${more}`);
      return body.items.map((item) => item.id);
    };
    expect(await ofProducer('&pageSize=100')).toContain(id);
    expect(await ofProducer('&q=fire')).toContain(id);
    expect(await ofProducer('&q=nothinglikeit')).toEqual([]);
    expect(await ofProducer('&pageSize=100')).not.toContain('toolkit');
    expect((await told(2))[1]).toMatchObject({
      title: { en: '“Door Counter” is published' },
      text: { en: 'An admin has put it on sale.' },
      path: `/products/${id}`,
      mails: true,
    });
    const { body: own } = await producer.get<OwnProduct>(at(id));
    expect([own.edition, own.product?.status]).toEqual([null, 'published']);

    const buyer = store.buyer();
    const cartId = randomUUID();
    await store.add(cartId, id);
    const { body: checkout } = await buyer.post<CheckoutAnswer>('/api/checkout', { cartId, expectedTotal: 25 });
    store.stripe.pay(sessionOf(checkout.url));
    await store.until(buyer, checkout.orderId, 'fulfilled');
    const download = await buyer.get(`/api/orders/${checkout.orderId}/downloads/${id}`);
    expect(readZip(download.bytes).get('text.txt')).toEqual(readZip(content).get('text.txt'));
    const entries = await store.database.read.find(AuditEntryEntity, {
      where: { subjectId: id },
      order: { number: 'ASC' },
    });
    expect(entries.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['store.product.edition-sent-back', admin.user.id],
      ['store.product.edition-published', admin.user.id],
    ]);
  });

  it('are refused without what is in them while they are drafts, whatever was read', async () => {
    const { id, edition: begun } = await create();
    for (const [decision, body] of [
      ['publish', { tag: null }],
      ['send-back', { note: 'Say which doors.' }],
    ] as const)
      for (const revision of [begun.revision, begun.revision + 7]) {
        const refused = await admin.post<Refused>(handed(id, `/${decision}`), body, { 'if-match': `"${revision}"` });
        expect([refused.status, refused.body.code]).toEqual([409, 'store.edition.not-submitted']);
        expect(JSON.stringify(refused.body)).not.toContain('Door Counter');
      }
  });

  it('are not published when the one that was read was deleted and another made under its id', async () => {
    const { id } = await create();
    await putFile(id, zipNamed('as read'));
    await submit(id);
    const { edition: read } = await seen(id);
    expect((await producer.post(at(id, '/withdraw'))).status).toBe(200);
    const tag = `"${(await edition(id)).tag}"`;
    expect((await producer.delete(at(id), { 'if-match': tag })).status).toBe(204);
    await producer.post('/api/content/products', { ...draftOf(id), price: 99 });
    await putFile(id, zipNamed('another'));
    await submit(id);
    const sent = { 'if-match': `"${read.revision}"` };
    const stale = await admin.post<Refused>(handed(id, '/publish'), { tag: null }, sent);
    expect([stale.status, stale.body.code]).toEqual([412, 'store.edition.changed']);
    expect((await page(id)).status).toBe(404);
  });

  it('stay on sale as they are while the next edition is written, which changes what it changed and nothing else', async () => {
    const first = zipNamed('version 1');
    const id = await onSale(first);
    const { body: begun } = await producer.post<Answer>(at(id, '/edition'));
    expect(begun.edition).toMatchObject({ isNew: false, status: 'draft', changed: [], file: null });
    // It is begun once.
    expect((await producer.post<Answer>(at(id, '/edition'))).body.edition?.revision).toBe(begun.edition?.revision);
    expect((await submit(id)).body.code).toBe('store.edition.unchanged');
    const changelog = [{ version: '2.0.0', date: '2026-11-20', notes: ['Counts gates'] }];
    const change = {
      version: '2.0.0',
      price: 30,
      texts: { en: { name: 'Door Counter 2', changelog }, 'pt-BR': { changelog }, es: { changelog } },
    };
    const { body: written } = await save(id, change, begun.edition?.tag ?? '');
    await putFile(id, zipNamed('version 2'));
    const picture = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#426' } })
      .png()
      .toBuffer();
    const { body: pictured } = await producer.put<Answer>(at(id, '/image'), picture, octets);
    expect(pictured.edition).toMatchObject({ hasImage: true });
    expect(pictured.edition?.changed.toSorted()).toEqual(
      ['file', 'image', 'price', 'texts.en.changelog', 'texts.en.name', 'texts.es.changelog'].concat([
        'texts.pt-BR.changelog',
        'version',
      ]),
    );
    expect(written.product).toMatchObject({ price: 19.5, texts: { en: { name: 'Door Counter' } } });
    expect((await page(id)).body).toMatchObject({ name: 'Door Counter', price: 19.5, version: '1.0.0' });
    expect((await submit(id)).status).toBe(200);

    // An admin corrects a text and a price meanwhile; of the two, the edition has its own price.
    const before = await seen(id);
    expect(before.outdated).toEqual([]);
    const corrected = { price: 21, texts: { en: { description: 'Corrected' } } };
    expect((await changeProduct(admin, id, corrected)).status).toBe(200);
    const unseen = await admin.post<Refused>(
      handed(id, '/publish'),
      { tag: before.product?.tag },
      { 'if-match': `"${before.edition.revision}"` },
    );
    expect([unseen.status, unseen.body.code]).toEqual([412, 'store.product.changed']);
    expect((await seen(id)).outdated).toEqual(['price']);
    expect((await publish(id)).status).toBe(200);
    const { body: now } = await page(id);
    expect(now).toMatchObject({ name: 'Door Counter 2', price: 30, version: '2.0.0', description: 'Corrected' });
    expect(now.imageUrl).toMatch(/\.webp/);
    const { body: versions } = await producer.get<ProductVersion[]>(at(id, '/files'));
    expect(versions.map(({ version, current }) => [version, current])).toEqual([
      ['2.0.0', true],
      ['1.0.0', false],
    ]);
  });

  it('have a new version only with its file', async () => {
    const id = await onSale();
    await producer.post(at(id, '/edition'));
    await save(id, { version: '1.1.0' }, (await edition(id)).tag);
    const refused = await submit(id);
    expect([refused.status, refused.body.code]).toEqual([409, 'store.product.version-without-file']);
    await putFile(id, zipNamed(randomUUID()));
    expect((await submit(id)).status).toBe(200);
    expect((await publish(id)).status).toBe(200);
    expect((await page(id)).body).toMatchObject({ version: '1.1.0' });
  });

  it('mail their owners what is new, if the admin asks for it', async () => {
    const id = await onSale();
    const owner = store.buyer();
    const cartId = randomUUID();
    await store.add(cartId, id);
    const { body } = await owner.post<CheckoutAnswer>('/api/checkout', { cartId, expectedTotal: 19.5 });
    store.stripe.pay(sessionOf(body.url));
    await store.until(owner, body.orderId, 'fulfilled');
    await producer.post(at(id, '/edition'));
    await putFile(id, zipNamed(randomUUID()));
    const saved = await save(id, { version: '1.1.0' }, (await edition(id)).tag);
    await submit(id);
    expect((await publish(id, { mail: true })).body.code).toBe('store.product.no-notes');
    await producer.post(at(id, '/withdraw'));
    const changelog = [{ version: '1.1.0', date: '2026-11-20', notes: ['Counts hatches'] }];
    await save(id, { texts: forEachLanguage(() => ({ changelog })) }, saved.body.edition?.tag ?? '');
    await submit(id);
    expect((await publish(id, { mail: true })).status).toBe(200);
    await eventually(
      async () => ((await store.mails(owner)).some((mail) => mail.includes('Counts hatches')) ? true : undefined),
      'the owner has the mail',
    );
  });

  it('are seen and changed by their producer only', async () => {
    const { id, edition: begun } = await create();
    const published = await onSale();
    const strangers = [
      [store.visitor, 401],
      [store.buyer(), 403],
      [store.buyer('producer'), 404],
      [admin, 403],
    ] as const;
    const ifMatch = { 'if-match': `"${begun.tag}"` };
    for (const [caller, status] of strangers) {
      for (const one of [id, published])
        for (const path of ['', '/preview', '/files'])
          expect([path, (await caller.get(at(one, path))).status]).toEqual([path, status]);
      expect((await caller.patch(at(id), { price: 1 }, ifMatch)).status).toBe(status);
      expect((await caller.delete(at(id), ifMatch)).status).toBe(status);
      for (const path of ['/submit', '/withdraw'])
        expect((await caller.post(at(id, path), {}, ifMatch)).status).toBe(status);
      expect((await caller.post(at(published, '/edition'))).status).toBe(status);
      expect((await caller.put(at(id, '/file?name=x.zip'), Buffer.from('x'), octets)).status).toBe(status);
      expect((await caller.put(at(id, '/image'), Buffer.from('x'), octets)).status).toBe(status);
    }
    expect(await edition(id)).toEqual(begun);
    const other = await store.buyer('producer').get<KeysetPage<OwnProductSummary>>('/api/content/products');
    expect(other.body).toEqual({ items: [], total: 0, next: null });
    // What isn't handed in yet is no admin's either, and a producer decides nothing.
    expect((await admin.get(handed(id))).status).toBe(404);
    await putFile(id, zipNamed(randomUUID()));
    await submit(id);
    for (const path of ['', '/preview', '/file']) expect((await producer.get(handed(id, path))).status).toBe(403);
    expect((await producer.post(handed(id, '/publish'), { tag: null })).status).toBe(403);
  });

  it('are saved onto the state that was seen, created once, and bounded in number', async () => {
    const someone = store.buyer('producer');
    const { id, edition: begun } = await create(someone);
    const send = (change: object, tag = begun.tag) => someone.patch<Answer>(at(id), change, { 'if-match': `"${tag}"` });
    expect((await someone.patch(at(id), { price: 2 })).status).toBe(428);
    expect((await send({ price: 2 })).status).toBe(200);
    const { status, body } = await send({ price: 3 });
    expect([status, body.code, (body.current as ProductEdition).price]).toEqual([412, 'store.edition.changed', 2]);
    for (const taken of [id, 'toolkit']) {
      const again = await producer.post<Refused>('/api/content/products', draftOf(taken));
      expect([again.status, again.body.code]).toEqual([409, 'store.product.exists']);
      // The word of the producer's form.
      const message = `There is already a product with the address “${taken}”. Choose another address.`;
      expect(again.body).toMatchObject({ message, errors: [{ path: 'id', message }] });
    }
    expect((await admin.post<Refused>('/api/admin/products', draftOf(id))).body.code).toBe('store.product.exists');
    expect(await producer.post('/api/content/products', draftOf('search-entries'))).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'id', message: 'This is an address of the shop itself: choose another.' }] },
    });
    const key = { 'idempotency-key': randomUUID() };
    const draft = draftOf(`door-counter-${randomUUID()}`);
    for (let i = 0; i < 2; i++) expect((await someone.post('/api/content/products', draft, key)).status).toBe(201);
    for (let i = 2; i < 30; i++) await create(someone);
    const full = await someone.post<Refused>('/api/content/products', draftOf(`door-counter-${randomUUID()}`));
    expect([full.status, full.body.code]).toEqual([409, 'store.edition.too-many']);
    const { body: list } = await someone.get<KeysetPage<OwnProductSummary>>('/api/content/products?limit=20');
    expect([list.items.length, list.total]).toEqual([20, 30]);
    const next = await someone.get<KeysetPage<OwnProductSummary>>(`/api/content/products?limit=20&after=${list.next}`);
    expect(new Set([...list.items, ...next.body.items].map((each) => each.id)).size).toBe(30);
  });

  it('are shown as their page would show them, and never kept', async () => {
    const { id, edition: begun } = await create();
    const nameless = { es: { name: '', description: 'Cuenta puertas' } };
    await save(id, { texts: nameless, related: ['toolkit'] }, begun.tag);
    const { body, headers } = await producer.get<Product>(at(id, '/preview?lang=es'));
    expect(body).toMatchObject({ id, name: 'Door Counter', description: 'Cuenta puertas', price: 19.5 });
    expect(body.related.map((each) => each.id)).toEqual(['toolkit']);
    expect(headers.get('cache-control')).toBe('no-store');
    // A full name from before those with an address were refused.
    const { names } = store.around.neighbours;
    names[producer.user.id] = 'Ana, see evil.example';
    const { body: renamed } = await producer.get<Product>(at(id, '/preview'));
    expect(renamed.producer?.name).toBe(`user-${producer.user.id.slice(0, 8)}`);
    delete names[producer.user.id];
    await putFile(id, zipNamed('a file'));
    await save(id, { texts: { es: { name: 'Contador' } } }, (await edition(id)).tag);
    await submit(id);
    const seenByAdmin = await admin.get<Product>(handed(id, '/preview?lang=es'));
    expect(seenByAdmin.body).toMatchObject({
      name: 'Contador',
      download: { fileName: `${id}-1.0.0.zip`, bytes: zipNamed('a file').length },
    });
    await publish(id);
    await changeProduct(admin, id, { status: 'archived' });
    expect((await page(id)).status).toBe(404);
    const archived = await admin.get<Product>(`/api/admin/products/${id}/preview`);
    expect([archived.status, archived.body.name]).toEqual([200, 'Door Counter']);
    for (const caller of [producer, store.buyer()])
      expect((await caller.get(`/api/admin/products/${id}/preview`)).status).toBe(403);
    expect((await producer.get(at(id, '/preview'))).status).toBe(200);
  });

  it('show admins what is inside their zip file, as far as it can be read', async () => {
    const { id } = await create();
    const entries = Array.from({ length: 501 }, (_, at) => ({ name: `pack/${at}.txt`, content: 'x'.repeat(at) }));
    const content = zipOf({ name: 'pack/', content: '' }, ...entries);
    await putFile(id, content);
    await submit(id);
    const { contents } = await seen(id);
    expect(contents?.files).toHaveLength(500);
    expect(contents).toMatchObject({ count: 501, bytes: (500 * 501) / 2 });
    expect(contents?.files[3]).toEqual({ name: 'pack/3.txt', bytes: 3 });
    await rm(join(store.service.dataDir, 'store/downloads', `${sha256(content)}.zip`));
    expect((await seen(id)).contents).toBeNull();
  });

  it('are submitted only with a file that is sold as their type', async () => {
    const { id } = await create();
    await producer.put(at(id, '/file?name=counter.py'), Buffer.from('print(1)'), octets);
    await save(id, { type: 'plugin' }, (await edition(id)).tag);
    const refused = await submit(id);
    expect([refused.status, refused.body.code]).toEqual([400, 'store.product.file-ending']);
    expect(refused.body.message).toContain('The file of a plug-in ends in .zip, .msi, .exe, .dll, or .pdf.');
    await putFile(id, zipNamed('it'));
    expect((await submit(id)).status).toBe(200);
  });

  it('never take the file of a version from its buyers unsaid', async () => {
    const first = zipNamed(randomUUID());
    const id = await onSale(first);
    await producer.post(at(id, '/edition'));
    await putFile(id, zipNamed(randomUUID()));
    const refused = await submit(id);
    expect([refused.status, refused.body.code]).toEqual([409, 'store.edition.version-exists']);
    expect(refused.body.errors).toMatchObject([{ path: 'version', message: expect.stringContaining('1.0.0') }]);
    await save(id, { version: '1.1.0' }, (await edition(id)).tag);
    expect((await submit(id)).status).toBe(200);
    // An admin adds a file of that number meanwhile.
    const address = `/api/admin/products/${id}/file?name=counter.zip&version=1.1.0`;
    expect((await admin.put(address, zipNamed(randomUUID()), octets)).status).toBe(200);
    expect((await publish(id)).body.code).toBe('store.edition.version-exists');
    const { body: versions } = await producer.get<ProductVersion[]>(at(id, '/files'));
    expect(versions.map(({ version, withdrawn }) => [version, withdrawn])).toEqual([
      ['1.1.0', false],
      ['1.0.0', false],
    ]);
  });

  it('bring files up to a limit for each producer, which counts what isn’t published', async () => {
    const someone = store.buyer('producer');
    const [{ id: large }, { id }] = [await create(someone), await create(someone)];
    await putFile(large, zipNamed(randomUUID()), someone);
    const most = 2048 * 1024 ** 2;
    const { read } = store.service.get(Database);
    await read.update(ProductEditionEntity, { id: large }, { fileBytes: most - 10 });
    const content = zipNamed(randomUUID());
    const refused = await putFile(id, content, someone);
    expect([refused.status, refused.body.code]).toEqual([409, 'store.edition.no-space']);
    expect(refused.body.message).toContain('the other files (1) take 2 GB of 2 GB');
    expect(refused.body.message).toContain(`“${large}”`);
    expect(await readdir(join(store.service.dataDir, 'store/downloads'))).not.toContain(`${sha256(content)}.zip`);
    // In the place of what takes so much, there is room.
    expect((await putFile(large, content, someone)).status).toBe(200);
    expect((await putFile(id, content, someone)).status).toBe(200);
  });

  it('that an admin took off sale have no next edition until they are on sale again', async () => {
    const id = await onSale();
    await producer.post(at(id, '/edition'));
    await save(id, { price: 40 }, (await edition(id)).tag);
    await submit(id);
    await changeProduct(admin, id, { status: 'archived' });
    expect(await notices(producer, id)(2)).toContainEqual(
      expect.objectContaining({
        title: expect.objectContaining({ en: '“Door Counter” was taken off the site' }),
        text: expect.objectContaining({ es: expect.stringContaining('Quien lo compró lo conserva') }),
        path: `/dashboard/content/products/${id}`,
      }),
    );
    expect((await publish(id)).body.code).toBe('store.edition.not-on-sale');
    await producer.post(at(id, '/withdraw'));
    await producer.delete(at(id), { 'if-match': `"${(await edition(id)).tag}"` });
    expect((await producer.post<Refused>(at(id, '/edition'))).body.code).toBe('store.edition.not-on-sale');
    expect((await producer.get<OwnProduct>(at(id))).body).toMatchObject({ edition: null, product: { price: 19.5 } });
  });

  it('of a product that is only scheduled say so to their producers', async () => {
    const id = await onSale();
    const told = notices(producer, id);
    const publishAt = inDays(90);
    await store.database.read.update(ProductEntity, { id }, { status: 'draft', publishedAt: null });
    await changeProduct(admin, id, { status: 'published', publishAt });
    const path = `/dashboard/content/products/${id}`;
    expect((await told(2))[1]).toMatchObject({
      title: { en: '“Door Counter” will be published' },
      text: {
        en: `An admin has scheduled it: it goes on sale on ${dayOf(publishAt)} at 09:00 (UTC).`,
        es: expect.stringContaining(dayOf(publishAt, 'es')),
      },
      path,
      mails: true,
    });
    await producer.post(at(id, '/edition'));
    await save(id, { price: 40 }, (await edition(id)).tag);
    await submit(id);
    expect((await publish(id)).status).toBe(200);
    expect((await told(3))[2]).toMatchObject({
      title: { en: '“Door Counter” will be published' },
      text: {
        en: expect.stringMatching(new RegExp(`^An admin has accepted what you have changed\\..* ${dayOf(publishAt)}`)),
      },
      path,
    });
    await changeProduct(admin, id, { price: 41 });
    await changeProduct(admin, id, { status: 'draft' });
    expect((await told(4))[3]).toMatchObject({
      title: { en: '“Door Counter” is no longer scheduled' },
      text: { en: 'An admin has cancelled the date that was set. Write to us if you have questions.' },
      path,
    });
    await changeProduct(admin, id, { status: 'published', publishAt });
    await changeProduct(admin, id, { status: 'published' });
    const last = (await told(6)).slice(4).map(({ title, path }) => [title.en, path]);
    expect(last).toContainEqual(['“Door Counter” will be published', path]);
    expect(last).toContainEqual(['“Door Counter” is published', `/products/${id}`]);
  });

  it('are scheduled while they are new, and tell their producers of each time once', async () => {
    const { id } = await create();
    await putFile(id, zipNamed(randomUUID()));
    await submit(id);
    const told = notices(producer, id);
    const past = await publish(id, { publishAt: new Date(Date.now() - 1000).toISOString() });
    expect(past.body.code).toBe('store.product.not-schedulable');
    expect((await publish(id, { publishAt: '9999-01-01T00:00:00.000Z' })).body).toMatchObject({
      status: 400,
      errors: [{ path: 'publishAt', message: scheduledTooLate.en }],
    });
    const publishAt = inDays(90);
    expect((await publish(id, { publishAt })).body).toMatchObject({ status: 'published', publishedAt: publishAt });
    expect((await page(id)).status).toBe(404);
    const path = `/dashboard/content/products/${id}`;
    const goes = (time: string) => ({
      title: { en: '“Door Counter” will be published' },
      text: { en: `An admin has scheduled it: it goes on sale on ${time} (UTC).` },
      path,
      mails: true,
    });
    expect(await told(1)).toMatchObject([goes(`${dayOf(publishAt)} at 09:00`)]);
    await changeProduct(admin, id, { status: 'published', publishAt: inDays(120) });
    expect((await told(2)).slice(1)).toMatchObject([goes(`${dayOf(inDays(120))} at 09:00`)]);
    // The next edition of it goes where it is, at its time.
    await producer.post(at(id, '/edition'));
    await save(id, { price: 40 }, (await edition(id)).tag);
    await submit(id);
    expect((await publish(id, { publishAt })).body.code).toBe('store.product.not-schedulable');
    await changeProduct(admin, id, { status: 'published' });
    expect((await told(3)).slice(2)).toMatchObject([{ title: { en: '“Door Counter” is published' } }]);
    expect((await page(id)).status).toBe(200);
  });

  it('tell their producers once they go on sale as scheduled, one time, unless they were withdrawn', async () => {
    const at = inDays(30);
    const schedule = async () => {
      const id = await onSale();
      await store.database.read.update(ProductEntity, { id }, { status: 'draft', publishedAt: null });
      await changeProduct(admin, id, { status: 'published', publishAt: at });
      return id;
    };
    const [goes, withdrawn, early] = [await schedule(), await schedule(), await schedule()];
    await changeProduct(admin, goes, { price: 41 });
    await changeProduct(admin, withdrawn, { status: 'draft' });
    await changeProduct(admin, early, { status: 'published' });
    const announce = (time: number) => {
      const other = new SaleAnnouncements(store.database, store.service.get(EditionNotices));
      return Promise.all([store.service.get(SaleAnnouncements), other].map((each) => each.run(time)));
    };
    await announce(Date.parse(at) - 1);
    await store.service.restart();
    await announce(Date.parse(at));
    await announce(Date.parse(at));
    expect((await notices(producer, goes)(3)).slice(2)).toMatchObject([
      {
        title: { en: '“Door Counter” is published' },
        text: {
          en: 'It is on sale now, as scheduled.',
          'pt-BR': 'Já está à venda, como agendado.',
          es: 'Ya está a la venta, como estaba programado.',
        },
        path: `/products/${goes}`,
        mails: true,
      },
    ]);
    // What is given later arrives later: had they been announced, that would be there by now.
    await changeProduct(admin, goes, { status: 'archived' });
    await notices(producer, goes)(4);
    const texts = async (id: string) => (await notices(producer, id)(3)).map(({ text }) => text.en);
    for (const id of [withdrawn, early]) expect(await texts(id)).not.toContain('It is on sale now, as scheduled.');
    expect(await notices(producer, goes)(4)).toHaveLength(4);
  });

  it('leave no file behind that nobody has', async () => {
    const folder = join(store.service.dataDir, 'store/downloads');
    const { id } = await create();
    const [kept, replaced] = [zipNamed(randomUUID()), zipNamed(randomUUID())];
    await putFile(id, replaced);
    await putFile(id, kept);
    const sold = zipNamed(randomUUID());
    await onSale(sold);
    await writeFile(join(folder, 'by-hand.zip'), 'x');
    const old = Date.now() / 1000 - 8 * 86_400;
    for (const content of [kept, replaced, sold]) await utimes(join(folder, `${sha256(content)}.zip`), old, old);
    await utimes(join(folder, 'by-hand.zip'), old, old);
    await store.service.get(EditionUploads).run();
    const left = await readdir(folder);
    for (const name of [`${sha256(kept)}.zip`, `${sha256(sold)}.zip`, 'by-hand.zip']) expect(left).toContain(name);
    expect(left).not.toContain(`${sha256(replaced)}.zip`);
  });

  it('are exported with the account; its drafts are erased, and what is on sale stays', async () => {
    const leaving = producer;
    producer = store.buyer('producer');
    const id = await onSale();
    const { id: draft } = await create();
    const { body } = await store
      .from('identity')
      .get<Record<string, unknown>>(`/internal/users/${producer.user.id}/export`);
    expect(body.products).toMatchObject({ published: [{ id, status: 'published' }], drafts: [{ id: draft }] });
    const event = { id: randomUUID(), name: 'identity.user.erased', payload: { userId: producer.user.id } };
    await store.from('identity').post('/internal/events', event);
    expect(await store.count('product_edition WHERE owner_id = ?', producer.user.id)).toBe(0);
    expect(await store.count('product_edition_text WHERE edition_id = ?', draft)).toBe(0);
    expect((await producer.get(at(id))).status).toBe(404);
    // The name goes with the account, also from what is served from memory.
    await eventually(async () => {
      const { status, body: seen } = await page(id);
      expect(status).toBe(200);
      return seen.producer === undefined || undefined;
    }, 'the product names nobody');
    producer = leaving;
  });
});
