import { randomUUID } from 'node:crypto';
import { Database, markChanged, recordChange } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { Catalogue } from '../catalogue.ts';
import { downloadName } from '../download-name.ts';
import { ProductEntity } from '../product.entity.ts';
import { productNotFound } from '../product.errors.ts';
import { DownloadFolder } from './download-folder.ts';
import { ProductFileEntity } from './product-file.entity.ts';
import type { ProductFile, ProductFileWish } from './product-file.schema.ts';

/** What buyers of a product download. */
@Injectable()
export class ProductFiles {
  constructor(
    private readonly database: Database,
    private readonly catalogue: Catalogue,
    private readonly folder: DownloadFolder,
  ) {}

  /**
   * Replaces the file for all buyers, including earlier ones. The row is written once the file is
   * safely on disk.
   */
  async put(
    productId: string,
    { name, version }: ProductFileWish,
    content: AsyncIterable<Buffer>,
  ): Promise<ProductFile> {
    // Checked before the upload, so that a file for an unknown product isn't received first.
    if (!(await this.database.read.existsBy(ProductEntity, { id: productId }))) throw productNotFound();
    const { file, bytes, sha256 } = await this.folder.keep(name, content);
    const versionOnSale = await this.database.transaction(async (manager) => {
      const query = manager
        .createQueryBuilder(ProductEntity, 'product')
        .where('product.id = :productId', { productId });
      const product = await this.database.forUpdate(query).getOne();
      if (!product) throw productNotFound();
      const kept = { productId, file, name, version: version ?? product.version, bytes, sha256 };
      const now = new Date();
      if (!(await manager.existsBy(ProductFileEntity, { productId, file, version: kept.version })))
        await manager.insert(ProductFileEntity, { ...kept, id: randomUUID(), addedAt: now });
      const next = { downloadFile: file, downloadBytes: bytes, version: kept.version, updatedAt: now };
      await manager.update(ProductEntity, productId, next);
      await markChanged(manager, [productId]);
      await recordChange(manager, {
        action: 'store.product.file-replaced',
        subject: { kind: 'product', id: productId },
        before: { file: product.downloadFile, version: product.version },
        after: { file, version: kept.version, sha256 },
      });
      return kept.version;
    });
    await this.catalogue.publish(productId);
    return {
      productId,
      version: versionOnSale,
      fileName: downloadName(productId, versionOnSale, file),
      bytes,
      sha256,
    };
  }
}
