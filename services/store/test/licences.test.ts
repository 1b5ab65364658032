import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import type { Licence, LicencePage, PageOf } from '@arcada/contracts';
import { databases } from '@arcada/testing/database';
import { ZipFile } from 'yazl';
import { openActivation, openLicence } from '../src/licences/kit/verify.mjs';
import { type Buyer, type Refused, TestStore } from './harness/store.ts';
import { readZip } from './read-zip.ts';

const run = promisify(execFile);
const script = join(import.meta.dirname, '../src/licences/kit/verify.mjs');

describe.each(databases())('licences on %s', (kind) => {
  let store: TestStore;
  let owner: Buyer;
  beforeAll(async () => {
    store = await TestStore.open(kind);
  });
  beforeEach(async () => {
    owner = store.buyer();
    await store.purchase(owner);
  });
  afterAll(() => store?.close());

  const licences = async (buyer = owner) => (await buyer.get<PageOf<Licence>>('/api/licences')).body.items;
  const licenceOf = async (product: string): Promise<Licence> => {
    const found = (await licences()).find(({ productId }) => productId === product);
    if (!found) throw new Error(`no licence of ${product}`);
    return found;
  };
  const activate = (key: string, machineId: string) =>
    store.visitor.post<Refused>('/api/licences/activate', { key, machineId, machineName: `PC of ${machineId}` });
  const release = (key: string, machineId: string) =>
    store.visitor.post<Refused>('/api/licences/deactivate', { key, machineId });
  const verify = async (key: string, machineId?: string) =>
    (await store.visitor.post('/api/licences/verify', { key, ...(machineId && { machineId }) })).body;

  it('have a seat for each piece bought, and are listed only for their owner', async () => {
    const { key, seats } = await licenceOf('toolkit');
    expect(seats).toBe(2);
    expect((await licenceOf('pack')).seats).toBe(1);
    expect(await licences(store.buyer())).toEqual([]);
    expect((await store.visitor.get('/api/licences')).status).toBe(401);
    expect(await verify(key)).toMatchObject({ valid: true, reason: null, seats: 2, seatsInUse: 0, active: null });
  });

  it('give 20 machines at once no more seats than were bought', async () => {
    const { key } = await licenceOf('toolkit');
    const responses = await Promise.all(Array.from({ length: 20 }, (_, at) => activate(key, `machine-${at}`)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(2);
    const refused = responses.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['store.licence.no-seat-left']));
    expect((await licenceOf('toolkit')).machines).toHaveLength(2);
  });

  it('give one machine one seat, however often it asks', async () => {
    const { key } = await licenceOf('toolkit');
    const responses = await Promise.all(Array.from({ length: 10 }, () => activate(key, 'Machine-A')));
    expect(new Set(responses.map(({ status, body }) => `${status} ${body.seatsInUse} ${body.machineId}`))).toEqual(
      new Set(['200 1 machine-a']),
    );
    expect(await verify(key, 'MACHINE-A')).toMatchObject({ active: true, seatsInUse: 1 });
    expect(await verify(key, 'machine-b')).toMatchObject({ valid: true, active: false });
  });

  it('let their owner release a machine and reuse the seat', async () => {
    const { key } = await licenceOf('pack');
    expect((await activate(key, 'old-pc')).status).toBe(200);
    expect((await activate(key, 'new-pc')).body.code).toBe('store.licence.no-seat-left');
    const [machine] = (await licenceOf('pack')).machines;
    expect(machine).toMatchObject({ machineId: 'old-pc', name: 'PC of old-pc' });
    expect((await release(key, 'old-pc')).status).toBe(204);
    expect((await release(key, 'old-pc')).body.code).toBe('store.licence.unknown-machine');
    expect((await activate(key, 'new-pc')).status).toBe(200);
  });

  it('are found by product and state, in the chosen order, with the order they came with', async () => {
    const find = async (query: string) => (await owner.get<LicencePage>(`/api/licences?${query}`)).body;
    const all = await find('sort=product');
    expect(all.items.map(({ productId }) => productId)).toEqual(['pack', 'toolkit']);
    expect(all.products.map(({ id }) => id)).toEqual(['pack', 'toolkit']);
    expect(all.items[0]?.orderNumber).toMatch(/^A-\d{6}$/);
    const [first] = (await find('product=toolkit&state=active')).items;
    expect(first).toMatchObject({ productId: 'toolkit', revokedAt: null });
    await store.database.read.query('UPDATE entitlement SET revoked_at = granted_at WHERE id = ?', [first?.id]);
    expect((await find('state=active')).items.map(({ productId }) => productId)).toEqual(['pack']);
    const revoked = await find('state=revoked');
    expect([revoked.total, revoked.items[0]?.productId, revoked.products.length]).toEqual([1, 'toolkit', 2]);
    expect((await owner.get('/api/licences?state=other')).status).toBe(400);
  });

  it('are called as their products are now, in the reader’s language; what is gone, as on the invoice', async () => {
    await store.purchase(owner, 'es');
    const find = async (query: string) => (await owner.get<LicencePage>(`/api/licences?${query}`)).body;
    const named = ({ items }: LicencePage) => items.map(({ productName }) => productName);
    const both = await find('sort=product&lang=pt-BR');
    expect(named(both)).toEqual(['pack (pt-BR)', 'pack (pt-BR)', 'toolkit (pt-BR)', 'toolkit (pt-BR)']);
    expect(both.products.map(({ name }) => name)).toEqual(['pack (pt-BR)', 'toolkit (pt-BR)']);
    const [newest, , , oldest] = (await find('sort=newest')).items;
    const reversed = await find('sort=oldest&page=2&pageSize=3');
    expect([reversed.items.map(({ id }) => id), reversed.total]).toEqual([[newest?.id], 4]);
    expect((await find('sort=oldest&pageSize=1')).items[0]?.id).toBe(oldest?.id);
    await store.database.read.query('UPDATE entitlement SET ref_id = ? WHERE id = ?', ['gone', newest?.id]);
    const gone = (await find('sort=newest&lang=pt-BR')).items.find(({ id }) => id === newest?.id);
    expect(gone?.productName).toMatch(/^(?:pack|toolkit) \(es\)$/);
  });

  it('activate a machine with a token that only that machine verifies, offline and for a time', async () => {
    const { key, id } = await licenceOf('toolkit');
    const { body } = await activate(key, 'Machine-A');
    const { body: publicKey } = await store.visitor.get<JsonWebKey>('/api/licences/public-key');
    expect(openActivation(body.token as string, publicKey, 'machine-a')).toMatchObject({
      licence: id,
      product: 'toolkit',
      machine: 'machine-a',
    });
    expect(openActivation(body.token as string, publicKey, 'machine-b')).toBeUndefined();
    const end = Date.parse(body.tokenEndsAt as string) / 1000;
    expect(openActivation(body.token as string, publicKey, 'machine-a', end - 1)).toBeDefined();
    expect(openActivation(body.token as string, publicKey, 'machine-a', end)).toBeUndefined();
    // Neither kind passes for the other.
    expect(openActivation(key, publicKey, 'machine-a')).toBeUndefined();
    expect(openLicence(body.token as string, publicKey)).toBeUndefined();
    expect(await verify(body.token as string)).toMatchObject({ valid: false, reason: 'unknown' });
  });

  it('come with each download: the file, the verifier that runs as it is, and a page in the buyer’s language', async () => {
    const { id, key, orderId } = await licenceOf('toolkit');
    const product = new ZipFile();
    product.addBuffer(Buffer.from('# Toolkit'), 'toolkit-1.2.0/README.md');
    product.addBuffer(Buffer.alloc(100_000, 'x'), 'toolkit-1.2.0/data.bin');
    product.end();
    const file = join(store.service.dataDir, 'store/downloads/toolkit.zip');
    const before = await readFile(file);
    await writeFile(file, await buffer(product.outputStream));
    const { bytes, headers } = await owner.get(`/api/orders/${orderId}/downloads/toolkit?lang=es`);
    await writeFile(file, before);
    expect(headers.get('content-length')).toBe(String(bytes.length));
    const entries = readZip(bytes);
    expect([...entries.keys()].sort()).toEqual([
      'arcada-licence/ACTIVATION.md',
      'arcada-licence/licence.json',
      'arcada-licence/public-key.json',
      'arcada-licence/verify.mjs',
      'toolkit-1.2.0/README.md',
      'toolkit-1.2.0/data.bin',
    ]);
    expect(entries.get('toolkit-1.2.0/data.bin')?.length).toBe(100_000);
    expect(entries.get('arcada-licence/ACTIVATION.md')?.toString()).toContain('# Tu licencia de toolkit');
    expect(entries.get('arcada-licence/ACTIVATION.md')?.toString()).not.toMatch(/[{}]/);
    const folder = await mkdtemp(join(tmpdir(), 'buyer-'));
    for (const [name, content] of entries)
      if (name.startsWith('arcada-licence/')) await writeFile(join(folder, name.split('/')[1] as string), content);
    const said = JSON.parse(await readFile(join(folder, 'licence.json'), 'utf8'));
    expect(said).toMatchObject({ id, key, product: 'toolkit', seats: 2 });
    // The address of the shop is the test's own.
    await writeFile(join(folder, 'licence.json'), JSON.stringify({ ...said, site: store.around.gateway.url }));
    const call = (...given: string[]) => run(process.execPath, [join(folder, 'verify.mjs'), ...given], { env: {} });
    expect(JSON.parse((await call('--json')).stdout)).toMatchObject({ genuine: true, id, activatedHere: false });
    // In the language of the page beside it.
    expect((await call('activate')).stdout).toContain('1 de 2 puestos en uso');
    expect((await call('activate')).stdout).toContain('1 de 2 puestos en uso');
    expect(JSON.parse((await call('--json')).stdout)).toMatchObject({ genuine: true, activatedHere: true });
    expect((await call()).stdout).toMatch(
      /^La licencia de toolkit es auténtica: 2 puestos\.\nEste equipo está activado hasta el /,
    );
    expect((await licenceOf('toolkit')).machines).toHaveLength(1);
    await call('release');
    expect((await licenceOf('toolkit')).machines).toHaveLength(0);
    expect(JSON.parse((await call('--json')).stdout)).toMatchObject({ activatedHere: false });
    // It has heard of a refund, so what it kept from before holds no more.
    await call('activate');
    await store.database.read.query('UPDATE entitlement SET revoked_at = granted_at WHERE id = ?', [id]);
    await expect(call('activate')).rejects.toMatchObject({ code: 2 });
    await store.database.read.query('UPDATE entitlement SET revoked_at = NULL WHERE id = ?', [id]);
    expect(JSON.parse((await call('--json')).stdout)).toMatchObject({ genuine: true, activatedHere: false });
    await rm(folder, { recursive: true });
  });

  it('have a file of their own for their owner, while they are valid', async () => {
    const { id } = await licenceOf('pack');
    const { bytes, headers } = await owner.get(`/api/licences/${id}/file`);
    expect(headers.get('content-disposition')).toContain('pack-licence.zip');
    expect(readZip(bytes).size).toBe(4);
    expect((await store.buyer().get(`/api/licences/${id}/file`)).status).toBe(404);
    expect((await store.visitor.get(`/api/licences/${id}/file`)).status).toBe(401);
    await store.database.read.query('UPDATE entitlement SET revoked_at = granted_at WHERE id = ?', [id]);
    expect((await owner.get(`/api/licences/${id}/file`)).status).toBe(403);
  });

  it('are refused when they were not issued here', async () => {
    const { key } = await licenceOf('toolkit');
    const other = (await licenceOf('pack')).key;
    const [head, body] = key.split('.');
    const forged = `${head}.${body}.${other.split('.')[2]}`;
    expect(await verify(forged)).toEqual({
      valid: false,
      reason: 'unknown',
      licenceId: null,
      productId: null,
      seats: null,
      seatsInUse: null,
      active: null,
    });
    const refused = await activate(forged, 'machine-1');
    expect([refused.status, refused.body.code]).toEqual([404, 'store.licence.unknown']);
    expect((await activate(key, '<script>')).status).toBe(400);
    expect((await activate('x', 'machine-1')).status).toBe(400);
  });

  it('are verified offline with the published key and script', async () => {
    const { key, id, orderId } = await licenceOf('toolkit');
    const { body: publicKey } = await store.visitor.get('/api/licences/public-key');
    expect(publicKey).not.toHaveProperty('d');
    const folder = await mkdtemp(join(tmpdir(), 'plugin-'));
    const file = join(folder, 'key.json');
    await writeFile(file, JSON.stringify(publicKey));
    const { stdout } = await run(process.execPath, [script, '--json', '--public-key', file, key], { env: {} });
    expect(JSON.parse(stdout)).toMatchObject({ genuine: true, id, product: 'toolkit', seats: 2, order: orderId });
    await expect(run(process.execPath, [script, '--public-key', file, `${key}x`], { env: {} })).rejects.toMatchObject({
      code: 1,
    });
    await rm(folder, { recursive: true });
  });
});
