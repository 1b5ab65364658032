import { randomUUID } from 'node:crypto';
import type { Database } from '@arcada/service-kit';
import { In, Not } from 'typeorm';
import { ProductFileEntity } from '../catalogue/files/product-file.entity.ts';
import { ProductEntity } from '../catalogue/product.entity.ts';
import type { PackedFile } from './seed-files.ts';

const rowsPerInsert = 400;

/** Lists the packed files among those of the products that have them on sale, as an upload would. */
export async function seedFileRows(database: Database, packed: readonly PackedFile[]): Promise<void> {
  const byName = new Map(packed.map((each) => [each.file, each]));
  const files = [...byName.keys()];
  await database.transaction(async (manager) => {
    const listed = await manager.find(ProductFileEntity, {
      where: { file: In(files) },
      select: { id: true, productId: true, file: true },
    });
    const known = new Set(listed.map(({ productId, file }) => `${productId} ${file}`));
    const products = await manager.find(ProductEntity, {
      where: { downloadFile: In(files) },
      select: { id: true, downloadFile: true, version: true, updatedAt: true },
    });
    const rows = products.flatMap(({ id: productId, downloadFile, version, updatedAt }) => {
      const found = byName.get(downloadFile);
      if (!found || known.has(`${productId} ${downloadFile}`)) return [];
      return [
        { ...found, id: randomUUID(), productId, name: found.file, version, addedAt: updatedAt, withdrawnAt: null },
      ];
    });
    for (let from = 0; from < rows.length; from += rowsPerInsert)
      await manager.insert(ProductFileEntity, rows.slice(from, from + rowsPerInsert));
    // A later release of the site may pack other content under the same name.
    for (const { file, bytes, sha256 } of packed)
      await manager.update(ProductFileEntity, { file, sha256: Not(sha256) }, { bytes, sha256 });
  });
}
