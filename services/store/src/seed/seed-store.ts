import { join } from 'node:path';
import { productTypes } from '@arcada/contracts';
import { Database, markChanged, type ServiceContext } from '@arcada/service-kit';
import type { StoreConfig } from '../config.ts';
import { generateProduct } from './generated-products.ts';
import { insertRows, type ProductRows, toRows } from './product-rows.ts';
import { productSeeds } from './product-seeds.ts';
import { seedFileRows } from './seed-file-rows.ts';
import { type PackedFile, packDownload } from './seed-files.ts';
import { seedPictures } from './seed-pictures.ts';
import { seedReviews } from './seed-reviews.ts';

const productsPerInsert = 400;

/** The demo catalogue, and generated products for load tests. Products that exist are left as they are. */
export async function seedStore(context: ServiceContext): Promise<void> {
  const { DATA_DIR, SEED_DEMO, SEED_PRODUCTS } = context.config as typeof context.config & StoreConfig;
  if (!SEED_DEMO && SEED_PRODUCTS === 0) return;
  const database = context.get(Database);
  const downloads = join(DATA_DIR, 'store/downloads');
  if (SEED_DEMO) {
    const rows = [];
    const packed = [];
    for (const seed of productSeeds) {
      const name = `${seed.id}-${seed.releases[0].version}`;
      const file = await packDownload(downloads, seed.id, name);
      packed.push(file);
      rows.push(toRows(seed, file));
    }
    await insertMissing(database, rows);
    await seedFileRows(database, packed);
    await seedReviews(database);
    await seedPictures(database);
  }
  if (SEED_PRODUCTS > 0) await generate(database, downloads, SEED_PRODUCTS);
}

async function generate(database: Database, downloads: string, count: number): Promise<void> {
  const files = new Map<string, PackedFile>();
  for (const type of productTypes) {
    files.set(type, await packDownload(downloads, 'generated', `generated-${type}`));
  }
  for (let from = 0; from < count; from += productsPerInsert) {
    const rows = [];
    for (let number = from; number < Math.min(count, from + productsPerInsert); number++) {
      const seed = generateProduct(number);
      rows.push(toRows(seed, files.get(seed.type) ?? { file: '', bytes: 0 }, `type-${seed.type}.svg`));
    }
    await insertMissing(database, rows);
  }
  await seedFileRows(database, [...files.values()]);
}

async function insertMissing(database: Database, rows: ProductRows[]): Promise<void> {
  await database.transaction(async (manager) => {
    const present: { id: string }[] = await manager.query(
      `select id from product where id in (${rows.map(() => '?').join()})`,
      rows.map((row) => row.id),
    );
    const ids = new Set(present.map((row) => row.id));
    const missing = rows.filter((row) => !ids.has(row.id));
    await insertRows(manager, missing);
    await markChanged(
      manager,
      missing.map((row) => row.id),
    );
  });
}
