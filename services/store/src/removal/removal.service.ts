import { Database } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { ProductDrafts } from '../catalogue/admin/product-drafts.service.ts';
import { productKept } from '../catalogue/product.errors.ts';
import { OrderLineEntity } from '../ledger/order.entity.ts';
import { StripeProductEntity } from '../stripe-sync/stripe-product.entity.ts';

/** Deletes drafts of products that neither buyers nor Stripe ever had. */
@Injectable()
export class Removal {
  constructor(
    private readonly database: Database,
    private readonly drafts: ProductDrafts,
  ) {}

  /** `ifMatch`: the tag of the product that the admin has seen. */
  async remove(id: string, ifMatch: string | undefined): Promise<void> {
    const left = await this.database.transaction(async (manager) => {
      const product = await this.drafts.lock(manager, id, ifMatch);
      if (await manager.existsBy(OrderLineEntity, { type: 'product', refId: id })) throw productKept('sold');
      if (await manager.existsBy(StripeProductEntity, { productId: id })) throw productKept('at-stripe');
      return this.drafts.remove(manager, product);
    });
    await this.drafts.clear(left);
  }
}
