import type { ManagedProduct } from '@arcada/contracts';
import { CONFIG, Database, type EdgeClient } from '@arcada/service-kit';
import { databases } from '@arcada/testing/database';
import { buildUser } from '@arcada/testing/service';
import { Catalogue } from '../src/catalogue/catalogue.ts';
import { startCatalogue } from './catalogue-service.ts';

interface Read {
  sql: string;
  parameters: unknown[];
  rows: number;
}

const id = 'level-guard';
const nobody = { purge: async () => undefined } as unknown as EdgeClient;

/** The reads during `work`, and the rows that the database scans for them. */
async function readsOf({ read, kind }: Database, work: () => Promise<unknown>) {
  const reads: Read[] = [];
  const query = read.query.bind(read);
  const counted = async (sql: string, parameters: unknown[] = []) => {
    const rows = await query(sql, parameters);
    reads.push({ sql, parameters, rows: rows.length });
    return rows;
  };
  Object.assign(read, { query: counted });
  await work().finally(() => Object.assign(read, { query }));
  const plans = [];
  for (const { sql, parameters } of reads) {
    const plan = await query(kind === 'sqlite' ? `explain query plan ${sql}` : `explain ${sql}`, parameters);
    plans.push(...(plan as { detail?: string; type?: string }[]).map(({ detail, type }) => detail ?? type ?? ''));
  }
  return { rows: reads.map(({ rows }) => rows), plans };
}

describe.each(databases())('the cost of one changed price on %s', (kind) => {
  const costs: { own: number[]; second: number[]; quiet: number[] }[] = [];

  test.each([100, 2000])('is a few rows found by an index in a catalogue of %i', async (count) => {
    const service = await startCatalogue(kind, { SEED_PRODUCTS: String(count), CATALOGUE_POLL_SECONDS: '3600' });
    const database = service.get(Database);
    const second = new Catalogue(database, nobody, service.get(CONFIG));
    await second.refresh();
    const admin = service.as(buildUser({ role: 'admin' }));
    const { body } = await admin.get<ManagedProduct>(`api/admin/products/${id}`);
    const change = () => admin.patch(`api/admin/products/${id}`, { price: 12.34 }, { 'if-match': `"${body.tag}"` });
    const own = await readsOf(database, change);
    const followed = await readsOf(database, () => second.takeOverChanges());
    expect(second.find(id, 'en')?.priceCents).toBe(1234);
    const quiet = await readsOf(database, () => second.takeOverChanges());
    await service.stop();
    for (const detail of [...own.plans, ...followed.plans, ...quiet.plans]) expect(detail).not.toMatch(/^SCAN|^ALL$/);
    for (const { rows } of [own, followed]) expect(rows.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(4);
    expect(quiet.rows).toEqual([0, 0]);
    costs.push({ own: own.rows, second: followed.rows, quiet: quiet.rows });
  });

  test('is the same in both', () => {
    expect(costs[1]).toEqual(costs[0]);
  });
});
