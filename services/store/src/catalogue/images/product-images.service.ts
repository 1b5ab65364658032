import { join } from 'node:path';
import {
  CONFIG,
  Database,
  type Housekeeper,
  keepUploadedPicture,
  markChanged,
  noteUnchanged,
  recordChange,
  removeUnfinished,
} from '@arcada/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { Catalogue } from '../catalogue.ts';
import { discardFile } from '../files/discard-file.ts';
import { hasFixedCover } from '../fixed-covers.ts';
import { ProductEntity, ProductTextEntity } from '../product.entity.ts';
import { coverIsFixed, productNotFound } from '../product.errors.ts';
import { productSubject } from '../product-subject.ts';

/** The picture of each product. Earlier ones stay on the disk: pages that are open still show them. */
@Injectable()
export class ProductImages implements Housekeeper {
  private readonly folder: string;

  constructor(
    private readonly database: Database,
    private readonly catalogue: Catalogue,
    @Inject(CONFIG) config: { DATA_DIR: string },
  ) {
    this.folder = join(config.DATA_DIR, 'store/images');
  }

  run(now?: number): Promise<void> {
    return removeUnfinished(this.folder, now);
  }

  async put(id: string, body: AsyncIterable<Buffer>): Promise<void> {
    // Checked before the upload, so that a picture that can't be used isn't received first.
    if (!(await this.database.read.existsBy(ProductEntity, { id }))) throw productNotFound();
    const texts = await this.database.read.findBy(ProductTextEntity, { productId: id });
    const image = await this.keep(texts, body);
    await this.show(id, () => image);
  }

  /** Keeps a picture for a product with these texts. Returns its name. */
  async keep(texts: readonly { name: string }[], body: AsyncIterable<Buffer>): Promise<string> {
    if (texts.some(({ name }) => hasFixedCover(name))) throw coverIsFixed();
    return keepUploadedPicture(this.folder, body);
  }

  /** Removes a picture that no row names any more. */
  discard(image: string, changedAt: Date): Promise<void> {
    return discardFile(join(this.folder, image), changedAt);
  }

  remove(id: string): Promise<void> {
    return this.show(id, ({ type }) => `type-${type}.svg`);
  }

  private async show(id: string, choose: (product: ProductEntity) => string): Promise<void> {
    await this.database.transaction(async (manager) => {
      const query = manager.createQueryBuilder(ProductEntity, 'product').where('product.id = :id', { id });
      const product = await this.database.forUpdate(query).getOne();
      if (!product) throw productNotFound();
      const image = choose(product);
      if (image === product.image) {
        noteUnchanged();
        return;
      }
      await manager.update(ProductEntity, id, { image, updatedAt: new Date() });
      await markChanged(manager, [id]);
      await recordChange(manager, {
        action: 'store.product.image-replaced',
        subject: await productSubject(manager, id),
        before: { image: product.image },
        after: { image },
      });
    });
    await this.catalogue.publish(id);
  }
}
