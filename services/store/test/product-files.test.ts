import { createHash, randomUUID } from 'node:crypto';
import { chmod, mkdir, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { CheckoutAnswer, OwnedVersions, Product, ProductVersion } from '@arcada/contracts';
import { AuditEntryEntity } from '@arcada/service-kit';
import { databases } from '@arcada/testing/database';
import { signerOf } from '@arcada/testing/service';
import { zipNamed, zipOf } from '@arcada/testing/zip';
import { ZipFile } from 'yazl';
import { addFile } from '../src/catalogue/files/add-file.ts';
import { DownloadFolder } from '../src/catalogue/files/download-folder.ts';
import { EntitlementEntity } from '../src/licences/entitlement.entity.ts';
import { changeProduct } from './harness/products.ts';
import { type Buyer, eventually, type Refused, sessionOf, TestStore } from './harness/store.ts';
import { readZip } from './read-zip.ts';

const text = (name: string) => ({
  name,
  description: `${name} does one thing`,
  body: ['One paragraph'],
  inside: [],
  requirements: [],
  changelog: [],
});
const draftOf = (id: string) => ({
  id,
  type: 'script',
  category: 'data',
  price: 19.5,
  version: '1.0.0',
  compatibility: 'Python 3.9+',
  texts: { en: text('Wall Counter'), 'pt-BR': text('Wall Counter'), es: text('Wall Counter') },
});
const octets = { 'content-type': 'application/octet-stream' };
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

const textOf = (zip: Buffer) => readZip(zip).get('text.txt')?.toString();
/** Of a download, which has the buyer's licence beside it. */
const textIn = ({ bytes }: { bytes: Buffer }) => textOf(bytes);

describe.each(databases())('files of products on %s', (kind) => {
  let store: TestStore;
  let admin: Buyer;
  beforeAll(async () => {
    store = await TestStore.open(kind);
    admin = store.buyer('admin');
  });
  afterAll(() => store?.close());

  const folder = () => join(store.service.dataDir, 'store/downloads');
  const put = (id: string, content: Buffer, name = 'counter.zip', more = '') =>
    admin.put<Refused & { sha256?: string }>(`/api/admin/products/${id}/file?name=${name}${more}`, content, octets);
  const create = async () => {
    const id = `wall-counter-${randomUUID()}`;
    const { status } = await admin.post('/api/admin/products', draftOf(id));
    if (status !== 201) throw new Error(`not created: ${status}`);
    return id;
  };
  const rows = async (id: string) => {
    const { body } = await admin.get<ProductVersion[]>(`/api/admin/products/${id}/files`);
    return body.map(({ version, name, current, withdrawn }) => [
      version,
      name,
      current ? 'current' : withdrawn ? 'withdrawn' : '',
    ]);
  };
  const publish = (id: string) => changeProduct<Refused>(admin, id, { status: 'published' });
  const buy = async (buyer: Buyer, id: string) => {
    const cartId = randomUUID();
    await store.add(cartId, id);
    const { body } = await buyer.post<CheckoutAnswer>('/api/checkout', { cartId, expectedTotal: 19.5 });
    store.stripe.pay(sessionOf(body.url));
    await store.until(buyer, body.orderId, 'fulfilled');
    return `/api/orders/${body.orderId}/downloads/${id}`;
  };

  it('leave nothing behind when the process is killed during an upload', async () => {
    await mkdir(folder(), { recursive: true });
    for (const name of ['old.part', 'new.part', 'old.zip']) await writeFile(join(folder(), name), 'half');
    const twoDaysAgo = Date.now() / 1000 - 2 * 86_400;
    for (const name of ['old.part', 'old.zip']) await utimes(join(folder(), name), twoDaysAgo, twoDaysAgo);
    await store.service.get(DownloadFolder).run();
    const left = (await readdir(folder())).filter((name) => /^(old|new)/.test(name)).sort();
    expect(left).toEqual(['new.part', 'old.zip']);
    for (const name of left) await rm(join(folder(), name));
  });

  it('are added by an admin; the product can then be published, sold and downloaded', async () => {
    const id = await create();
    expect((await publish(id)).body.code).toBe('store.product.no-file');
    const content = zipNamed(randomUUID().repeat(10_000));
    const { status, body } = await put(id, content);
    expect(status).toBe(200);
    const fileName = `${id}-1.0.0.zip`;
    const stored = { productId: id, version: '1.0.0', fileName, bytes: content.length, sha256: sha256(content) };
    expect(body).toEqual(stored);
    expect((await publish(id)).status).toBe(200);
    const page = await store.visitor.get<Product>(`/api/products/${id}`);
    expect(page.body.download).toEqual({ fileName, bytes: content.length });

    const buyer = store.buyer();
    const address = await buy(buyer, id);
    const download = await buyer.get(address);
    expect(textIn(download)).toBe(textOf(content));
    expect(download.headers.get('content-disposition')).toContain(fileName);

    // A newer file replaces it for all buyers; the earlier one stays on disk and in the records.
    const newer = zipNamed('the second version');
    expect((await put(id, newer, 'counter.whl', '&version=1.1.0')).status).toBe(200);
    const again = await buyer.get(address);
    expect(textIn(again)).toBe('the second version');
    expect(again.headers.get('content-disposition')).toContain(`${id}-1.1.0.whl`);
    expect((await readFile(join(folder(), `${stored.sha256}.zip`))).equals(content)).toBe(true);
    expect(await store.count('product_file WHERE product_id = ?', id)).toBe(2);
  });

  it('are listed with their versions, kept, and announced to the owners of the product once each', async () => {
    const id = await create();
    const first = zipNamed('the first version');
    await put(id, first, 'counter.zip');
    await publish(id);
    const buyers = [store.buyer(), store.buyer(), store.buyer()];
    for (const buyer of buyers) await buy(buyer, id);
    const [owner, again, refunded] = buyers as [Buyer, Buyer, Buyer];
    await buy(again, id);
    await store.database.read.update(EntitlementEntity, { userId: refunded.user.id }, { revokedAt: new Date() });

    const without = await put(id, first, 'counter.zip', '&version=2.0.0&mail=true');
    expect(without.body.code).toBe('store.product.no-notes');
    const changelog = [{ version: '2.0.0', date: '2026-11-01', notes: ['Counts curtain walls'] }];
    const texts = { en: { changelog }, 'pt-BR': { changelog }, es: { changelog } };
    expect((await changeProduct(admin, id, { texts })).status).toBe(200);
    expect((await put(id, zipNamed('newer'), 'counter.zip', '&version=2.0.0&mail=true')).status).toBe(200);

    const { body: versions } = await admin.get<ProductVersion[]>(`/api/admin/products/${id}/files`);
    expect(versions.map(({ version, current }) => [version, current])).toEqual([
      ['2.0.0', true],
      ['1.0.0', false],
    ]);
    expect(versions[1]).toMatchObject({ name: 'counter.zip', bytes: first.length, sha256: sha256(first) });
    const renamed = await changeProduct<Refused>(admin, id, { version: '9.9.9' });
    expect([renamed.status, renamed.body.code]).toEqual([409, 'store.product.version-without-file']);
    expect(renamed.body.errors).toMatchObject([
      { path: 'version', message: expect.stringContaining('still get 2.0.0') },
    ]);
    expect((await changeProduct(admin, id, { version: '1.0.0' })).status).toBe(409);
    expect((await store.visitor.get(`/api/products/${id}?lang=en`)).body).toMatchObject({
      version: '2.0.0',
      download: { fileName: `${id}-2.0.0.zip` },
    });
    const kept = await admin.get(`/api/admin/products/${id}/files/${versions[1]?.id}`);
    expect(kept.bytes.equals(first)).toBe(true);
    expect(kept.headers.get('content-disposition')).toContain(`${id}-1.0.0.zip`);
    expect((await admin.get(`/api/admin/products/${id}/files/${randomUUID()}`)).status).toBe(404);
    expect((await owner.get(`/api/admin/products/${id}/files`)).status).toBe(403);

    const announced = async (buyer: Buyer) =>
      (await store.mails(buyer)).filter((mail) => mail.includes('Wall Counter 2.0.0 is available'));
    for (const buyer of [owner, again])
      await eventually(async () => ((await announced(buyer)).length > 0 ? true : undefined), 'the owner has the mail');
    await eventually(
      async () => ((await store.count("outbox WHERE name = 'mail-version'")) === 0 ? true : undefined),
      'all owners have been mailed',
    );
    for (const buyer of [owner, again]) {
      const mails = await announced(buyer);
      expect(mails).toHaveLength(1);
      expect(mails[0]).toContain('Counts curtain walls');
      expect(mails[0]).toMatch(new RegExp(`https://shop\\.example/order-history\\?order=[\\w-]+&download=${id}`));
    }
    expect(await announced(refunded)).toEqual([]);
    // The bell of the site, which learning keeps, has it too.
    const notified = await eventually(async () => {
      const given = store.around.neighbours.heard.filter(({ name }) => name === 'store.notice.given');
      return given.length >= 2 ? given.map(({ payload }) => payload) : undefined;
    }, 'the owners are notified');
    expect(notified).toContainEqual(
      expect.objectContaining({
        kind: 'purchase',
        title: expect.objectContaining({ en: 'Wall Counter 2.0.0 is available' }),
        path: `/products/${id}`,
        mails: false,
      }),
    );
  });

  it('of every version are their owners’, with what was new; mails about new ones can be turned off', async () => {
    const id = await create();
    const first = zipNamed('the first version');
    await put(id, first, 'counter.zip');
    await publish(id);
    const [owner, quiet] = [store.buyer(), store.buyer()];
    const address = await buy(owner, id);
    const quietAddress = await buy(quiet, id);
    const changelog = [{ version: '1.1.0', date: '2026-11-01', notes: ['Counts stairs'] }];
    await changeProduct(admin, id, {
      texts: { en: { changelog }, 'pt-BR': { changelog }, es: { changelog } },
    });

    const list = async (buyer: Buyer, of: string) => (await buyer.get<OwnedVersions>(`${of}/versions`)).body;
    expect(await list(quiet, quietAddress)).toMatchObject({
      versions: [{ version: '1.0.0', current: true }],
      mails: true,
    });
    expect((await quiet.put(`${quietAddress}/version-mails`, { wanted: false })).status).toBe(204);
    expect((await quiet.put(`${quietAddress}/version-mails`, { wanted: false })).status).toBe(204);
    expect((await list(quiet, quietAddress)).mails).toBe(false);
    expect((await put(id, zipNamed('newer'), 'counter.zip', '&version=1.1.0&mail=true')).status).toBe(200);

    const { versions, mails } = await list(owner, address);
    expect(mails).toBe(true);
    expect(versions.map(({ version, current, notes }) => [version, current, notes])).toEqual([
      ['1.1.0', true, ['Counts stairs']],
      ['1.0.0', false, []],
    ]);
    const older = await owner.get(`${address}/versions/${versions[1]?.id}`);
    expect(textIn(older)).toBe('the first version');
    expect(older.headers.get('content-disposition')).toContain(`${id}-1.0.0.zip`);
    const path = `${address}/versions/${versions[1]?.id}`;
    for (const stranger of [quiet, admin]) {
      expect((await stranger.get(`${address}/versions`)).status).toBe(404);
      expect((await stranger.get(path)).status).toBe(404);
      expect((await stranger.put(`${address}/version-mails`, { wanted: true })).status).toBe(404);
    }
    expect((await store.visitor.get(path)).status).toBe(401);
    expect((await owner.get(`${address}/versions/${randomUUID()}`)).status).toBe(404);

    const told = async (buyer: Buyer) => (await store.mails(buyer)).filter((mail) => mail.includes('Counts stairs'));
    await eventually(async () => ((await told(owner)).length > 0 ? true : undefined), 'the owner has the mail');
    await eventually(
      async () => ((await store.count("outbox WHERE name = 'mail-version'")) === 0 ? true : undefined),
      'all owners have been mailed',
    );
    expect((await told(owner))[0]).toContain('Turn off emails about new versions');
    expect(await told(quiet)).toEqual([]);
    expect((await quiet.put(`${quietAddress}/version-mails`, { wanted: true })).status).toBe(204);
    expect((await list(quiet, quietAddress)).mails).toBe(true);
  });

  it('have one file for each version, unless an admin replaces it', async () => {
    const id = await create();
    await put(id, zipNamed('first'));
    await publish(id);
    const refused = await put(id, zipNamed('second'), 'second.zip', '&version=1.0.0&lang=es');
    expect([refused.status, refused.body.code]).toEqual([409, 'store.product.version-exists']);
    expect(refused.body.errors?.[0]).toMatchObject({ path: 'version', message: expect.stringContaining('1.0.0') });
    // What was refused isn't kept.
    expect(await readdir(folder())).not.toContain(`${sha256(zipNamed('second'))}.zip`);
    // The same content again is no second file.
    expect((await put(id, zipNamed('first'), 'first.zip', '&version=1.0.0')).status).toBe(200);
    expect((await put(id, zipNamed('second'), 'second.zip', '&version=1.0.0&replace=true')).status).toBe(200);
    expect(await rows(id)).toEqual([
      ['1.0.0', 'second.zip', 'current'],
      ['1.0.0', 'counter.zip', 'withdrawn'],
    ]);
  });

  it('are given to buyers again, and withdrawn, by an admin; both are in the audit trail', async () => {
    const id = await create();
    for (const version of ['1.0.0', '1.1.0', '1.2.0'])
      await put(id, zipNamed(`${id} ${version}`), `${version}.zip`, `&version=${version}`);
    await publish(id);
    const owner = store.buyer();
    const address = await buy(owner, id);
    const list = async () => (await admin.get<ProductVersion[]>(`/api/admin/products/${id}/files`)).body;
    const idOf = new Map((await list()).map((each) => [each.version, each.id]));
    const decide = (version: string, what: string, by: Buyer = admin) =>
      by.post<Refused>(`/api/admin/products/${id}/files/${idOf.get(version)}/${what}`);

    expect((await decide('1.0.0', 'current', owner)).status).toBe(403);
    expect((await decide('1.0.0', 'withdraw', store.buyer('producer'))).status).toBe(403);
    for (let time = 0; time < 2; time += 1) expect((await decide('1.0.0', 'current')).status).toBe(200);
    expect(textIn(await owner.get(address))).toBe(`${id} 1.0.0`);
    const page = await store.visitor.get<Product>(`/api/products/${id}`);
    expect(page.body).toMatchObject({ version: '1.0.0', download: { fileName: `${id}-1.0.0.zip` } });

    // The newest other one takes the place of the withdrawn one.
    for (let time = 0; time < 2; time += 1) expect((await decide('1.0.0', 'withdraw')).status).toBe(200);
    expect(await rows(id)).toEqual([
      ['1.2.0', '1.2.0.zip', 'current'],
      ['1.1.0', '1.1.0.zip', ''],
      ['1.0.0', '1.0.0.zip', 'withdrawn'],
    ]);
    expect(textIn(await owner.get(address))).toBe(`${id} 1.2.0`);
    const { versions } = (await owner.get<OwnedVersions>(`${address}/versions`)).body;
    expect(versions.map(({ version }) => version)).toEqual(['1.2.0', '1.1.0']);
    expect((await owner.get(`${address}/versions/${idOf.get('1.0.0')}`)).status).toBe(404);
    expect((await admin.get(`/api/admin/products/${id}/files/${idOf.get('1.0.0')}`)).status).toBe(200);
    expect((await decide('1.0.0', 'current')).body.code).toBe('store.product.version-withdrawn');

    expect((await decide('1.1.0', 'withdraw')).status).toBe(200);
    const only = await decide('1.2.0', 'withdraw');
    expect([only.status, only.body.code]).toEqual([409, 'store.product.only-version']);
    // The same file again is offered again.
    await put(id, zipNamed(`${id} 1.0.0`), '1.0.0.zip', '&version=1.0.0');
    expect((await rows(id))[0]).toEqual(['1.0.0', '1.0.0.zip', 'current']);
    const entries = await store.database.read.findBy(AuditEntryEntity, { subjectId: id });
    expect(entries.map(({ action }) => action).filter((action) => /chosen|withdrawn/.test(action))).toEqual([
      'store.product.file-chosen',
      'store.product.file-withdrawn',
      'store.product.file-withdrawn',
    ]);
    const sums = Object.fromEntries(
      ['1.0.0', '1.1.0', '1.2.0'].map((version) => [version, sha256(zipNamed(`${id} ${version}`))]),
    );
    const uploads = entries.filter(({ action }) => action === 'store.product.file-replaced');
    expect(uploads.map(({ before, after }) => [before?.sha256, after?.sha256])).toEqual([
      [null, sums['1.0.0']],
      [sums['1.0.0'], sums['1.1.0']],
      [sums['1.1.0'], sums['1.2.0']],
      [sums['1.2.0'], sums['1.0.0']],
    ]);
  });

  it('of a draft can all be withdrawn', async () => {
    const id = await create();
    await put(id, zipNamed(id));
    const [file] = (await admin.get<ProductVersion[]>(`/api/admin/products/${id}/files`)).body;
    expect((await admin.post(`/api/admin/products/${id}/files/${file?.id}/withdraw`)).status).toBe(200);
    expect(await rows(id)).toEqual([['1.0.0', 'counter.zip', 'withdrawn']]);
    expect((await publish(id)).body.code).toBe('store.product.no-file');
  });

  it('bring the licence with every version, older ones too', async () => {
    const id = await create();
    for (const version of ['1.0.0', '1.1.0']) {
      const zip = new ZipFile();
      zip.addBuffer(Buffer.from(`# ${version}`), 'README.md');
      zip.end();
      await put(id, await buffer(zip.outputStream), 'counter.zip', `&version=${version}`);
      await publish(id);
    }
    const owner = store.buyer();
    const address = await buy(owner, id);
    const { versions } = (await owner.get<OwnedVersions>(`${address}/versions`)).body;
    const older = versions.find(({ version }) => version === '1.0.0');
    for (const [path, version] of [
      [`${address}?lang=es`, '1.1.0'],
      [`${address}/versions/${older?.id}?lang=es`, '1.0.0'],
    ] as const) {
      const { bytes, headers } = await owner.get(path);
      expect(headers.get('content-length')).toBe(String(bytes.length));
      const entries = readZip(bytes);
      expect(entries.get('README.md')?.toString()).toBe(`# ${version}`);
      expect(JSON.parse(String(entries.get('arcada-licence/licence.json')))).toMatchObject({ product: id, seats: 1 });
      expect(entries.get('arcada-licence/ACTIVATION.md')?.toString()).toContain('# Tu licencia de Wall Counter');
      expect(entries.has('arcada-licence/verify.mjs')).toBe(true);
    }
  });

  it('are accepted only from admins, complete, and for existing products', async () => {
    const id = await create();
    const path = `/api/admin/products/${id}/file?name=counter.zip`;
    const content = zipNamed('content');
    expect((await store.buyer().put(path, content, octets)).status).toBe(403);
    expect((await store.buyer('producer').put(path, content, octets)).status).toBe(403);
    expect((await admin.put<Refused>(path, { some: 'json' })).body.code).toBe('store.product.not-a-file');
    expect((await put(id, Buffer.alloc(0))).body.code).toBe('store.product.file-empty');
    expect((await put('no-such-product', content)).status).toBe(404);
    for (const name of [
      '',
      'noending',
      '..%2Fx.zip',
      'a%00.zip',
      'a%0D%0Ab.zip',
      'a%5Cb.zip',
      'a%E2%80%AEb.zip',
      'a%E2%81%A6b.zip',
    ])
      expect((await put(id, content, name)).status).toBe(400);
    for (const version of ['1.0%0A2', '1%2F0', '1%E2%80%AE0', '1%E2%81%A90'])
      expect((await put(id, content, `counter.zip&version=${version}`)).status).toBe(400);
    await expect(
      store.service.get(DownloadFolder).keep('a.zip', pieces('12345', '67890', '!'), { limit: 10 }),
    ).rejects.toMatchObject({ code: 'store.product.file-too-large' });
    expect((await readdir(folder())).filter((name) => name.endsWith('.part'))).toEqual([]);
    expect((await publish(id)).body.code).toBe('store.product.no-file');
  });

  it('are what their name says and what is sold as such a product', async () => {
    const id = await create();
    const kept = await readdir(folder());
    const refused = async (content: Buffer | string, name: string) => {
      const { status, body } = await put(id, Buffer.from(content), name);
      return [status, body.code];
    };
    expect(await refused('%PDF-1.7', 'counter.zip')).toEqual([400, 'store.product.file-kind']);
    expect(await refused(zipNamed('whole').subarray(0, -9), 'counter.zip')).toEqual([400, 'store.product.file-kind']);
    for (const name of ['../up.txt', 'a/../../up.txt', '..\\up.txt', '/etc/x', 'C:x.txt', '\\\\host\\x'])
      expect([name, ...(await refused(zipOf({ name, content: 'x' }), 'counter.zip'))]).toEqual([
        name,
        400,
        'store.product.zip-path',
      ]);
    for (const name of ['a\nb', 'plan\u202Efdp.exe', 'folder/a\u2066b'])
      expect(await refused(zipOf({ name, content: 'x' }), 'counter.zip')).toEqual([400, 'store.product.zip-name']);
    const link = zipOf({ name: 'readme', content: '/etc/passwd', mode: 0o120777 });
    expect(await refused(link, 'counter.zip')).toEqual([400, 'store.product.zip-path']);
    for (const name of ['arcada-licence/verify.mjs', './Arcada-Licence/key.json', 'ARCADA-LICENCE\\x'])
      expect(await refused(zipOf({ name, content: 'x' }), 'counter.zip')).toEqual([400, 'store.product.zip-kit']);
    expect(await refused(zipOf('Read me.txt', 'read me.TXT'), 'counter.zip')).toEqual([400, 'store.product.zip-twins']);
    const full = zipOf(...Array.from({ length: 10_001 }, (_, number) => `${number}`));
    expect(await refused(full, 'counter.zip')).toEqual([400, 'store.product.zip-full']);
    expect(await refused('\u0000', 'counter.py')).toEqual([400, 'store.product.file-kind']);
    expect(await refused(`print("${id}")`, 'counter.PY')).toEqual([200, undefined]);
    for (const name of ['counter.exe', 'counter.rar', 'counter.html'])
      expect(await refused('text', name)).toEqual([400, 'store.product.file-ending']);
    const { body } = await put(id, Buffer.from('text'), 'counter.exe', '&lang=es');
    expect(body.message).toContain('El archivo de un script termina en .zip, .py, .ipynb, .whl o .pdf.');
    expect((await readdir(folder())).length).toBe(kept.length + 1);
  });

  it('leave nothing behind when the upload is interrupted', async () => {
    const id = await create();
    const before = await readdir(folder());
    const upload = request(`${store.service.url}/api/admin/products/${id}/file?name=counter.zip`, {
      method: 'PUT',
      headers: {
        ...octets,
        'content-length': 1_000_000,
        authorization: `Bearer ${signerOf('gateway').token('store', admin.user)}`,
      },
    });
    upload.on('error', () => undefined);
    upload.write(zipNamed('x'.repeat(100_000)));
    await eventually(async () => (await readdir(folder())).find((name) => name.endsWith('.part')), 'it has begun');
    upload.destroy();
    await new Promise((resolve) => upload.once('close', resolve));
    await eventually(
      async () => ((await readdir(folder())).length === before.length ? true : undefined),
      'the unfinished file is gone',
    );
    expect((await publish(id)).body.code).toBe('store.product.no-file');
  });

  it('that are missing on disk give a clear problem, and are counted', async () => {
    const id = await create();
    const content = zipNamed(randomUUID());
    await put(id, content);
    await publish(id);
    const buyer = store.buyer();
    const address = await buy(buyer, id);
    await rm(join(folder(), `${sha256(content)}.zip`));
    const missing = await buyer.get<Refused>(`${address}?lang=es`);
    expect([missing.status, missing.body.code]).toEqual([503, 'store.download.file-missing']);
    expect(missing.body.detail).toContain('Sigue siendo tuyo');
    const metrics = await (await fetch(`${store.service.url}/metrics`)).text();
    expect(metrics).toMatch(/^download_missing_total [1-9]/m);

    // The same file again, from the command line: the buyer can download it again.
    const path = join(store.service.dataDir, 'counter.zip');
    await writeFile(path, content);
    const { context } = store.service.running;
    expect(await addFile(context, [id, path])).toContain(sha256(content));
    expect(textIn(await buyer.get(address))).toBe(textOf(content));
    expect(await store.count('product_file WHERE product_id = ?', id)).toBe(1);
    await expect(addFile(context, [id])).rejects.toThrow('Usage: add-file <product> <path>');
    await expect(addFile(context, [id, '/no/such/file.zip'])).rejects.toThrow('There is no file');
    await chmod(path, 0);
    const unreadable = join(store.service.dataDir, 'unreadable.zip');
    // Root can read every file except such a kernel file.
    await symlink(process.getuid?.() === 0 ? '/proc/sys/vm/compact_memory' : path, unreadable);
    await expect(addFile(context, [id, unreadable])).rejects.toThrow('may not read the file');
  });
});

async function* pieces(...texts: string[]) {
  for (const piece of texts) yield Buffer.from(piece);
}
