import type { ManagedProduct } from '@arcada/contracts';
import { Database, isBasedOn, markChanged, recordChange, uploadedPicture } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In, Like } from 'typeorm';
import { Catalogue } from '../catalogue.ts';
import { ProductEditionEntity } from '../editions/product-edition.entity.ts';
import { DownloadFolder } from '../files/download-folder.ts';
import { ProductFileEntity } from '../files/product-file.entity.ts';
import { ProductImages } from '../images/product-images.service.ts';
import { ProductEntity, ProductTextEntity } from '../product.entity.ts';
import { productChanged, productKept, productNotFound, productRelated } from '../product.errors.ts';
import { ProductPictureEntity } from '../product-picture.entity.ts';
import { productSubject } from '../product-subject.ts';
import { managedProduct, recordedProduct } from './product-columns.ts';

/** What a deleted product leaves on the disk. */
export interface Leftovers {
  id: string;
  files: readonly string[];
  pictures: readonly string[];
  /** Of the product's last change: what was written later is somebody else's upload of the same content. */
  changedAt: Date;
}

/** Takes drafts that buyers never had out of the catalogue. */
@Injectable()
export class ProductDrafts {
  constructor(
    private readonly database: Database,
    private readonly catalogue: Catalogue,
    private readonly folder: DownloadFolder,
    private readonly images: ProductImages,
  ) {}

  /** Locks a draft until the transaction ends. Refuses one that was ever on sale, or that others refer to. */
  async lock(manager: EntityManager, id: string, ifMatch: string | undefined): Promise<ProductEntity> {
    const query = manager.createQueryBuilder(ProductEntity, 'product').where('product.id = :id', { id });
    const product = await this.database.forUpdate(query).getOne();
    if (!product) throw productNotFound();
    const texts = await manager.findBy(ProductTextEntity, { productId: id });
    const current: ManagedProduct = managedProduct(product, texts, this.catalogue.coverUrl(product.image, texts));
    if (!isBasedOn(current.tag, ifMatch)) throw productChanged(current);
    if (product.status !== 'draft' || product.publishedAt !== null) throw productKept('on-sale');
    if (await manager.existsBy(ProductEditionEntity, { id })) throw productKept('being-written');
    const naming = await manager.findBy(ProductEntity, { related: Like(`%"${id}"%`) });
    if (naming.length > 0) throw productRelated(await namesOf(manager, naming));
    return product;
  }

  /** Within the transaction of `lock`; `clear` belongs after its commit. */
  async remove(manager: EntityManager, product: ProductEntity): Promise<Leftovers> {
    const { id, downloadFile, image, updatedAt: changedAt } = product;
    const texts = await manager.findBy(ProductTextEntity, { productId: id });
    const rows = await manager.find(ProductFileEntity, { where: { productId: id }, order: { addedAt: 'ASC' } });
    const pictures = await manager.findBy(ProductPictureEntity, { productId: id });
    const subject = await productSubject(manager, id);
    const files = rows.map(({ name, version, sha256 }) => ({ name, version, sha256 }));
    const before = { ...recordedProduct(product, texts), ...(files.length > 0 && { files }) };
    await manager.delete(ProductPictureEntity, { productId: id });
    await manager.delete(ProductFileEntity, { productId: id });
    await manager.delete(ProductTextEntity, { productId: id });
    await manager.delete(ProductEntity, { id });
    await markChanged(manager, [id]);
    await recordChange(manager, { action: 'store.product.deleted', subject, before });
    const own = [image, ...pictures.map((each) => each.image)].filter((each) => uploadedPicture.test(each));
    const given = [downloadFile, ...rows.map(({ file }) => file)].filter(Boolean);
    return { id, files: [...new Set(given)], pictures: [...new Set(own)], changedAt };
  }

  /** Shows everywhere that the product is gone, and removes what nothing else has from the disk. */
  async clear({ id, files, pictures, changedAt }: Leftovers): Promise<void> {
    await this.catalogue.publish(id);
    const { read } = this.database;
    for (const file of files) {
      const isUsed =
        (await read.existsBy(ProductFileEntity, { file })) ||
        (await read.existsBy(ProductEntity, { downloadFile: file })) ||
        (await read.existsBy(ProductEditionEntity, { file }));
      if (!isUsed) await this.folder.discard(file, changedAt);
    }
    for (const image of pictures) {
      const isUsed =
        (await read.existsBy(ProductEntity, { image })) ||
        (await read.existsBy(ProductPictureEntity, { image })) ||
        (await read.existsBy(ProductEditionEntity, { image }));
      if (!isUsed) await this.images.discard(image, changedAt);
    }
  }
}

/** English names, by which admins find them. */
async function namesOf(manager: EntityManager, products: readonly ProductEntity[]): Promise<string[]> {
  const productId = In(products.map(({ id }) => id));
  const texts = await manager.findBy(ProductTextEntity, { productId, language: 'en' });
  const names = new Map(texts.map((text) => [text.productId, text.name]));
  return products.map(({ id }) => names.get(id) || id);
}
