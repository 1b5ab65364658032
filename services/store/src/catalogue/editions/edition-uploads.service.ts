import { type OwnProduct, type ProductType, withoutHidden } from '@arcada/contracts';
import { Database, type Housekeeper, removeUnused, type UserActor } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { checkedContent } from '../files/checked-content.ts';
import { DownloadFolder } from '../files/download-folder.ts';
import { ProductFileEntity } from '../files/product-file.entity.ts';
import { ProductImages } from '../images/product-images.service.ts';
import { ProductEntity } from '../product.entity.ts';
import { DraftSpace } from './draft-space.ts';
import { editionNotFound, editionSubmitted } from './edition.errors.ts';
import { type EditionRows, Editions } from './edition-rows.ts';
import { OwnProducts } from './own-products.service.ts';
import { ProductEditionEntity } from './product-edition.entity.ts';

/** Files are stored under the hash of their content. */
const storedFile = /^[0-9a-f]{64}\.[a-z0-9]+$/;
/** An uploaded file belongs to its edition moments later: an older one without any was replaced or given up. */
const unusedMilliseconds = 86_400_000;

/** Picture and file of what producers write. */
@Injectable()
export class EditionUploads implements Housekeeper {
  constructor(
    private readonly database: Database,
    private readonly editions: Editions,
    private readonly space: DraftSpace,
    private readonly own: OwnProducts,
    private readonly images: ProductImages,
    private readonly folder: DownloadFolder,
  ) {}

  async putImage(id: string, owner: UserActor, body: AsyncIterable<Buffer>): Promise<OwnProduct> {
    const { texts } = await this.draft(id, owner);
    const image = await this.images.keep(texts, body);
    await this.own.save(id, owner, async () => ({ image }));
    return this.own.read(id, owner);
  }

  async removeImage(id: string, owner: UserActor): Promise<OwnProduct> {
    await this.own.save(id, owner, async (_manager, { row }) => ({ image: `type-${row.type}.svg` }));
    return this.own.read(id, owner);
  }

  async putFile(id: string, named: string, owner: UserActor, body: AsyncIterable<Buffer>): Promise<OwnProduct> {
    // Marks without a width, such as those that some systems add on their own, are no part of a name.
    const fileName = withoutHidden(named);
    const { row } = await this.draft(id, owner);
    const upload = checkedContent(row.type as ProductType, fileName, body);
    const { read } = this.database;
    // Checked before, so that nothing is sent needlessly, and again with what else was sent meanwhile.
    await this.space.assertRoom(read, owner.id, id, 1);
    const { file, bytes, sha256 } = await this.folder.keep(fileName, upload, {
      accept: (stored) => this.space.assertRoom(read, owner.id, id, stored.bytes),
    });
    await this.own.save(id, owner, async (manager) => {
      await this.space.assertRoom(manager, owner.id, id, bytes);
      return { file, fileName, fileBytes: bytes, fileSha256: sha256 };
    });
    return this.own.read(id, owner);
  }

  async removeFile(id: string, owner: UserActor): Promise<OwnProduct> {
    await this.own.save(id, owner, async () => ({ file: '', fileName: '', fileBytes: 0, fileSha256: '' }));
    return this.own.read(id, owner);
  }

  /** Checked before an upload, so that what can't be used isn't received first. */
  private async draft(id: string, owner: UserActor): Promise<EditionRows> {
    const edition = await this.editions.find(this.database.read, id);
    if (edition?.row.ownerId !== owner.id) throw editionNotFound();
    if (edition.row.status !== 'draft') throw editionSubmitted();
    return edition;
  }

  /** Removes files of drafts that were replaced or deleted: no product, version or edition has them. */
  run(now = Date.now()): Promise<void> {
    const before = now - unusedMilliseconds;
    return removeUnused(this.folder.path, { named: storedFile, before, isUsed: (file) => this.isUsed(file) });
  }

  private async isUsed(file: string): Promise<boolean> {
    const { read } = this.database;
    return (
      (await read.existsBy(ProductEntity, { downloadFile: file })) ||
      (await read.existsBy(ProductFileEntity, { file })) ||
      (await read.existsBy(ProductEditionEntity, { file }))
    );
  }
}
