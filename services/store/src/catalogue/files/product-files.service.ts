import { randomUUID } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { languages, type ProductType, type ProductVersion } from '@arcada/contracts';
import { Database, markChanged, Outbox, recordChange } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Catalogue } from '../catalogue.ts';
import { downloadName } from '../download-name.ts';
import { ProductEntity, ProductTextEntity } from '../product.entity.ts';
import { productNotFound } from '../product.errors.ts';
import type { TextColumns } from '../text-columns.ts';
import { checkedContent } from './checked-content.ts';
import { DownloadFolder } from './download-folder.ts';
import { ProductFileEntity } from './product-file.entity.ts';
import { fileMissing, versionNotFound, versionWithoutNotes } from './product-file.errors.ts';
import type { ProductFile, ProductFileWish } from './product-file.schema.ts';

/** The task that mails the owners of a product what is new in a version. */
export const mailVersionTask = 'mail-version';
export interface VersionMail {
  productId: string;
  version: string;
  /** Of the file, so that an upload that is repeated mails nobody twice. */
  sha256: string;
  /** The last owner who got it. */
  after?: string;
}

/** What buyers of a product download. */
@Injectable()
export class ProductFiles {
  constructor(
    private readonly database: Database,
    private readonly catalogue: Catalogue,
    private readonly folder: DownloadFolder,
    private readonly outbox: Outbox,
  ) {}

  async list(productId: string): Promise<ProductVersion[]> {
    const product = await this.database.read.findOneBy(ProductEntity, { id: productId });
    if (!product) throw productNotFound();
    const rows = await this.database.read.find(ProductFileEntity, {
      where: { productId },
      order: { addedAt: 'DESC', id: 'ASC' },
    });
    // The same file may have been added for several versions, and a product's version is edited by itself.
    const given = rows.filter(({ file }) => file === product.downloadFile);
    const current = given.find(({ version }) => version === product.version) ?? given[0];
    return rows.map(({ id, version, name, bytes, sha256, addedAt }) => ({
      id,
      version,
      name,
      bytes,
      sha256,
      addedAt: addedAt.toISOString(),
      current: id === current?.id,
    }));
  }

  async open(productId: string, id: string): Promise<{ file: FileHandle; fileName: string }> {
    const found = await this.database.read.findOneBy(ProductFileEntity, { id, productId });
    if (!found) throw versionNotFound();
    return this.openStored(productId, found);
  }

  /** A stored file under the name of its product and version. */
  async openStored(productId: string, { version, file: stored }: { version: string; file: string }) {
    if (!stored) throw versionNotFound();
    const file = await open(join(this.folder.path, stored)).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT' ? fileMissing(stored) : error;
    });
    return { file, fileName: downloadName(productId, version, stored) };
  }

  /**
   * Replaces the file for all buyers, including earlier ones. The row is written once the file is
   * safely on disk.
   */
  async put(
    productId: string,
    { name, version, mail }: ProductFileWish,
    content: AsyncIterable<Buffer>,
  ): Promise<ProductFile> {
    // Checked before the upload, so that a file for an unknown product isn't received first.
    const before = await this.database.read.findOneBy(ProductEntity, { id: productId });
    if (!before) throw productNotFound();
    if (mail === 'true')
      assertNotes(await this.database.read.findBy(ProductTextEntity, { productId }), version ?? before.version);
    const upload = checkedContent(before.type as ProductType, name, content);
    const { file, bytes, sha256 } = await this.folder.keep(name, upload);
    const versionOnSale = await this.database.transaction(async (manager) => {
      const query = manager
        .createQueryBuilder(ProductEntity, 'product')
        .where('product.id = :productId', { productId });
      const product = await this.database.forUpdate(query).getOne();
      if (!product) throw productNotFound();
      const kept = { productId, file, name, version: version ?? product.version, bytes, sha256 };
      const now = new Date();
      await this.keepVersion(manager, kept, now);
      const next = { downloadFile: file, downloadBytes: bytes, version: kept.version, updatedAt: now };
      await manager.update(ProductEntity, productId, next);
      if (mail === 'true') await this.mailOwners(manager, { sha256, productId, version: kept.version });
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

  /** Within a transaction: the record of a file that buyers get from now on. */
  async keepVersion(
    manager: EntityManager,
    kept: Omit<ProductFileEntity, 'id' | 'addedAt'>,
    addedAt: Date,
  ): Promise<void> {
    const { productId, file, version } = kept;
    if (await manager.existsBy(ProductFileEntity, { productId, file, version })) return;
    await manager.insert(ProductFileEntity, { ...kept, id: randomUUID(), addedAt });
  }

  async mailOwners(manager: EntityManager, mail: VersionMail): Promise<void> {
    await this.outbox.addTask(manager, mailVersionTask, mail);
  }
}

/** A mail without a word on what is new would be none that its reader wants. */
export function assertNotes(texts: readonly TextColumns[], version: string): void {
  const told = texts.filter((text) => notesOf(text, version).length > 0);
  if (told.length < languages.length) throw versionWithoutNotes(version);
}

/** What the changelog says of a version. */
export const notesOf = ({ changelog }: Pick<TextColumns, 'changelog'>, version: string): string[] =>
  (JSON.parse(changelog) as { version: string; notes: string[] }[]).find((each) => each.version === version)?.notes ??
  [];
