import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Licence, PageOf } from '@arcada/contracts';
import { databases } from '@arcada/testing/database';
import { type Buyer, type Refused, TestStore } from './harness/store.ts';

const run = promisify(execFile);
const script = join(import.meta.dirname, '../../../tools/licence/verify.mjs');

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
    const { stdout } = await run(process.execPath, [script, '--public-key', file, key], { env: {} });
    expect(JSON.parse(stdout)).toMatchObject({ genuine: true, id, product: 'toolkit', seats: 2, order: orderId });
    await expect(run(process.execPath, [script, '--public-key', file, `${key}x`], { env: {} })).rejects.toMatchObject({
      code: 1,
    });
    await rm(folder, { recursive: true });
  });
});
