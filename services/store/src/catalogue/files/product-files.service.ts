import { randomUUID } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { languages, type ProductType, type ProductVersion, type ZipContents } from '@arcada/contracts';
import { Database, markChanged, noteUnchanged, Outbox, recordChange } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { Catalogue } from '../catalogue.ts';
import { downloadName } from '../download-name.ts';
import { ProductEntity, ProductTextEntity } from '../product.entity.ts';
import { productNotFound } from '../product.errors.ts';
import { productSubject } from '../product-subject.ts';
import type { TextColumns } from '../text-columns.ts';
import { checkedContent } from './checked-content.ts';
import { DownloadFolder } from './download-folder.ts';
import { ProductFileEntity } from './product-file.entity.ts';
import {
  fileMissing,
  onlyVersion,
  versionExists,
  versionNotFound,
  versionWithdrawn,
  versionWithoutNotes,
} from './product-file.errors.ts';
import type { ProductFile, ProductFileWish } from './product-file.schema.ts';
import { zipContents } from './zip-contents.ts';

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
    const rows = await filesOf(this.database.read, productId);
    const current = currentOf(product, rows);
    return rows.map(({ id, version, name, bytes, sha256, addedAt, withdrawnAt }) => ({
      id,
      version,
      name,
      bytes,
      sha256,
      addedAt: addedAt.toISOString(),
      current: id === current?.id,
      withdrawn: withdrawnAt !== null,
    }));
  }

  /** Of a withdrawn file, too: for admins. */
  async open(productId: string, id: string): Promise<{ file: FileHandle; fileName: string }> {
    const found = await this.database.read.findOneBy(ProductFileEntity, { id, productId });
    if (!found) throw versionNotFound();
    return this.openStored(productId, found);
  }

  async openOffered(productId: string, id: string): Promise<{ file: FileHandle; fileName: string }> {
    const found = await this.database.read.findOneBy(ProductFileEntity, { id, productId, withdrawnAt: IsNull() });
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

  /** What is inside a stored zip file; undefined for another file, and for one that is missing on disk. */
  async contentsOf({ file: stored }: { file: string }): Promise<ZipContents | undefined> {
    const file = await open(join(this.folder.path, stored)).catch((error: NodeJS.ErrnoException): undefined => {
      if (error.code !== 'ENOENT') throw error;
    });
    try {
      return file && (await zipContents(file));
    } finally {
      await file?.close();
    }
  }

  /**
   * Replaces the file for all buyers, including earlier ones. The row is written once the file is
   * safely on disk.
   */
  async put(
    productId: string,
    { name, version, mail, replace }: ProductFileWish,
    content: AsyncIterable<Buffer>,
  ): Promise<ProductFile> {
    // Checked before the upload, so that a file for an unknown product isn't received first.
    const before = await this.database.read.findOneBy(ProductEntity, { id: productId });
    if (!before) throw productNotFound();
    if (mail === 'true')
      assertNotes(await this.database.read.findBy(ProductTextEntity, { productId }), version ?? before.version);
    const upload = checkedContent(before.type as ProductType, name, content);
    const assertFree = async (manager: EntityManager, wanted: Pick<ProductFileEntity, 'version' | 'file'>) => {
      if (replace !== 'true' && (await this.hasOther(manager, { productId, ...wanted })))
        throw versionExists(wanted.version);
    };
    const { file, bytes, sha256 } = await this.folder.keep(name, upload, {
      accept: (stored) => assertFree(this.database.read, { version: version ?? before.version, file: stored.file }),
    });
    const versionOnSale = await this.database.transaction(async (manager) => {
      const product = await this.lock(manager, productId);
      const kept = { productId, file, name, version: version ?? product.version, bytes, sha256 };
      const now = new Date();
      await assertFree(manager, kept);
      const given = currentOf(product, await filesOf(manager, productId));
      await this.keepVersion(manager, kept, now);
      await this.give(manager, kept, now);
      if (mail === 'true') await this.mailOwners(manager, { sha256, productId, version: kept.version });
      await recordChange(manager, {
        action: 'store.product.file-replaced',
        subject: await productSubject(manager, productId),
        before: { file: product.downloadFile, version: product.version, sha256: given?.sha256 ?? null },
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

  /** An earlier file is what buyers get from now on. */
  async makeCurrent(productId: string, id: string): Promise<ProductVersion[]> {
    return this.decide(productId, id, 'store.product.file-chosen', async (manager, { product, row, rows }, now) => {
      if (!isOffered(row)) throw versionWithdrawn();
      if (currentOf(product, rows)?.id === row.id && product.version === row.version) return false;
      await this.give(manager, row, now);
      return true;
    });
  }

  /** Buyers aren't offered a file any more. In the place of the one they get comes the newest other. */
  async withdraw(productId: string, id: string): Promise<ProductVersion[]> {
    return this.decide(productId, id, 'store.product.file-withdrawn', async (manager, { product, row, rows }, now) => {
      if (!isOffered(row)) return false;
      const next = rows.find((each) => isOffered(each) && each.id !== row.id);
      const isCurrent = currentOf(product, rows)?.id === row.id;
      if (isCurrent && !next && (product.status !== 'draft' || product.publishedAt)) throw onlyVersion();
      await manager.update(ProductFileEntity, { id }, { withdrawnAt: now });
      if (isCurrent) await this.give(manager, next ?? { productId, file: '', bytes: 0, version: product.version }, now);
      return true;
    });
  }

  /** Whether buyers are offered another file of this version. */
  hasOther(
    manager: EntityManager,
    { productId, version, file }: Pick<ProductFileEntity, 'productId' | 'version' | 'file'>,
  ): Promise<boolean> {
    return manager.existsBy(ProductFileEntity, { productId, version, file: Not(file), withdrawnAt: IsNull() });
  }

  /** Within a transaction: the record of a file that buyers get from now on, the only one of its version. */
  async keepVersion(
    manager: EntityManager,
    kept: Omit<ProductFileEntity, 'id' | 'addedAt' | 'withdrawnAt'>,
    addedAt: Date,
  ): Promise<void> {
    const { productId, file, version } = kept;
    const others = { productId, version, file: Not(file), withdrawnAt: IsNull() };
    await manager.update(ProductFileEntity, others, { withdrawnAt: addedAt });
    const known = await manager.findOneBy(ProductFileEntity, { productId, file, version });
    if (!known) await manager.insert(ProductFileEntity, { ...kept, id: randomUUID(), addedAt, withdrawnAt: null });
    else if (!isOffered(known))
      await manager.update(ProductFileEntity, { id: known.id }, { withdrawnAt: null, addedAt });
  }

  private async decide(
    productId: string,
    id: string,
    action: string,
    change: (manager: EntityManager, of: Decided, now: Date) => Promise<boolean>,
  ): Promise<ProductVersion[]> {
    const changed = await this.database.transaction(async (manager) => {
      const product = await this.lock(manager, productId);
      const rows = await filesOf(manager, productId);
      const row = rows.find((each) => each.id === id);
      if (!row) throw versionNotFound();
      if (!(await change(manager, { product, row, rows }, new Date()))) {
        noteUnchanged();
        return false;
      }
      const after = await manager.findOneByOrFail(ProductEntity, { id: productId });
      await recordChange(manager, {
        action,
        subject: await productSubject(manager, productId),
        before: { given: product.downloadFile, givenVersion: product.version },
        after: {
          given: after.downloadFile,
          givenVersion: after.version,
          file: row.file,
          name: row.name,
          version: row.version,
        },
      });
      return true;
    });
    if (changed) await this.catalogue.publish(productId);
    return this.list(productId);
  }

  /** Within a transaction: what buyers get from now on. */
  private async give(
    manager: EntityManager,
    { productId, file, bytes, version }: Pick<ProductFileEntity, 'productId' | 'file' | 'bytes' | 'version'>,
    updatedAt: Date,
  ): Promise<void> {
    await manager.update(ProductEntity, productId, { downloadFile: file, downloadBytes: bytes, version, updatedAt });
    await markChanged(manager, [productId]);
  }

  private async lock(manager: EntityManager, id: string): Promise<ProductEntity> {
    const query = manager.createQueryBuilder(ProductEntity, 'product').where('product.id = :id', { id });
    const product = await this.database.forUpdate(query).getOne();
    if (!product) throw productNotFound();
    return product;
  }

  async mailOwners(manager: EntityManager, mail: VersionMail): Promise<void> {
    await this.outbox.addTask(manager, mailVersionTask, mail);
  }
}

interface Decided {
  product: ProductEntity;
  row: ProductFileEntity;
  rows: readonly ProductFileEntity[];
}

const isOffered = ({ withdrawnAt }: ProductFileEntity) => withdrawnAt === null;

/** Newest first. */
const filesOf = (manager: EntityManager, productId: string) =>
  manager.find(ProductFileEntity, { where: { productId }, order: { addedAt: 'DESC', id: 'ASC' } });

/** The same file may have been added for several versions, and a product's version is edited by itself. */
function currentOf(product: ProductEntity, rows: readonly ProductFileEntity[]): ProductFileEntity | undefined {
  const given = rows.filter((row) => isOffered(row) && row.file === product.downloadFile);
  return given.find(({ version }) => version === product.version) ?? given[0];
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
