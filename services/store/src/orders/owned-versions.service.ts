import type { Language, OwnedVersions } from '@arcada/contracts';
import { Database } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { notesOf, ProductFiles } from '../catalogue/files/product-files.service.ts';
import { ProductTextEntity } from '../catalogue/product.entity.ts';
import { OrderLineEntity } from '../ledger/order.entity.ts';
import { isDelivered } from '../ledger/order-states.ts';
import { VersionMailChoices } from '../mails/version-mail-choices.ts';
import type { BoughtFile } from './bought-file.ts';
import { noDownload } from './order.errors.ts';
import { Orders } from './orders.service.ts';

export interface Owned {
  userId: string;
  orderId: string;
  productId: string;
}

/** Every version of a bought product, for those whose order delivers it. */
@Injectable()
export class OwnedVersionFiles {
  constructor(
    private readonly database: Database,
    private readonly orders: Orders,
    private readonly files: ProductFiles,
    private readonly choices: VersionMailChoices,
  ) {}

  async list(owned: Owned, language: Language): Promise<OwnedVersions> {
    await this.assertOwned(owned);
    const { userId, productId } = owned;
    const text = await this.database.read.findOneBy(ProductTextEntity, { productId, language });
    const versions = (await this.files.list(productId)).filter(({ withdrawn }) => !withdrawn);
    return {
      versions: versions.map(({ name: _name, withdrawn: _withdrawn, ...version }) => ({
        ...version,
        notes: text ? notesOf(text, version.version) : [],
      })),
      mails: await this.choices.isWanted(userId, productId),
    };
  }

  async open(owned: Owned, fileId: string): Promise<BoughtFile> {
    await this.assertOwned(owned);
    const { orderId, productId } = owned;
    const licence = await this.orders.licenceOf(orderId, productId);
    return { ...(await this.files.openOffered(productId, fileId)), licence };
  }

  async choose(owned: Owned, wanted: boolean): Promise<void> {
    await this.assertOwned(owned);
    await this.choices.choose(owned.userId, owned.productId, wanted);
  }

  private async assertOwned({ userId, orderId, productId }: Owned): Promise<void> {
    const order = await this.orders.own(userId, orderId);
    const bought = { orderId, type: 'product', refId: productId, refundId: IsNull() } as const;
    if (!isDelivered(order.status) || !(await this.database.read.existsBy(OrderLineEntity, bought))) throw noDownload();
  }
}
