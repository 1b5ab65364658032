import { randomUUID } from 'node:crypto';
import { Database, IdempotentAnswerEntity, markChanged, Outbox, type PersonalDataSource } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { BillingDetails } from '../billing/billing-details.service.ts';
import { AccountCartEntity, CartAliasEntity } from '../cart/account-cart.entity.ts';
import { CappedLineEntity } from '../cart/capped-line.entity.ts';
import { CartEntity, CartLineEntity } from '../cart/cart.entity.ts';
import { Carts } from '../cart/cart.service.ts';
import { ProductEditionEntity, ProductEditionTextEntity } from '../catalogue/editions/product-edition.entity.ts';
import { ProductEntity } from '../catalogue/product.entity.ts';
import { ProductReviewEntity } from '../catalogue/product-review.entity.ts';
import { countStars, lockReviewed } from '../catalogue/product-reviews.ts';
import { CouponUseEntity } from '../coupons/coupon.entity.ts';
import { closeCheckoutTask } from '../ledger/live-checkouts.ts';
import { OrderEntity } from '../ledger/order.entity.ts';
import { EntitlementEntity, LicenceMachineEntity } from '../licences/entitlement.entity.ts';
import { VersionMailOffEntity } from '../mails/version-mail-off.entity.ts';
import { Orders } from '../orders/orders.service.ts';

/** The store's data about a person: exported on request, and erased with the account. */
@Injectable()
export class PersonalData implements PersonalDataSource {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly carts: Carts,
    private readonly orders: Orders,
    private readonly billing: BillingDetails,
  ) {}

  async export(userId: string) {
    const { read } = this.database;
    const owner = { userId, language: 'en' } as const;
    const carts = await this.cartsOf(userId);
    const capped = await read.findBy(CappedLineEntity, { cartId: In(carts.map(({ id }) => id)) });
    const reviews = await read.findBy(ProductReviewEntity, { userId });
    const replied = await read.findBy(ProductReviewEntity, { repliedBy: userId });
    const orders = await read.find(OrderEntity, { where: { userId }, order: { number: 'ASC' } });
    return {
      billing: await this.billing.of(userId),
      carts: await Promise.all(
        carts.map(async ({ id }) => ({
          id,
          items: await this.carts.read(id, owner),
          // What a sign-in could not keep of two carts.
          capped: capped
            .filter(({ cartId }) => cartId === id)
            .map(({ type, refId, held, kept, cappedAt }) => ({ type, refId, held, kept, at: new Date(cappedAt) })),
        })),
      ),
      products: await this.productsOf(userId),
      withoutVersionMails: (await read.findBy(VersionMailOffEntity, { userId })).map(({ productId }) => productId),
      orders: await Promise.all(
        orders.map(async ({ id, buyerName, buyerEmail, language }) => ({
          ...(await this.orders.read(userId, id)),
          buyer: { name: buyerName, email: buyerEmail, language },
        })),
      ),
      // The reply is the developer's, and public.
      reviews: reviews.map(({ searchText: _, repliedBy: _by, ...review }) => review),
      reviewReplies: replied.map(({ productId, reply, repliedAt }) => ({ productId, reply, repliedAt })),
    };
  }

  /** What a producer has on sale or is writing. */
  private async productsOf(ownerId: string) {
    const { read } = this.database;
    const products = await read.find(ProductEntity, { where: { ownerId }, order: { id: 'ASC' } });
    const drafts = await read.find(ProductEditionEntity, { where: { ownerId }, order: { id: 'ASC' } });
    return {
      published: products.map(({ id, status, createdAt }) => ({ id, status, createdAt: createdAt.toISOString() })),
      drafts: drafts.map(({ id, status, createdAt }) => ({ id, status, createdAt: createdAt.toISOString() })),
    };
  }

  /** Browsers that show an account's cart have none of their own. */
  private async cartsOf(userId: string): Promise<CartEntity[]> {
    const carts = await this.database.read.findBy(CartEntity, { userId });
    const aliases = await this.database.read.findBy(CartAliasEntity, { id: In(carts.map(({ id }) => id)) });
    return carts.filter(({ id }) => !aliases.some((alias) => alias.id === id));
  }

  /**
   * Carts and reviews are deleted; orders and licences lose name and account. Invoices stay as issued: the law
   * requires them to be kept. A producer's drafts are deleted; what is on
   * sale stays, as the shop's own, and so do replies to reviews, without a name.
   */
  async erase(manager: EntityManager, userId: string): Promise<void> {
    const carts = (await manager.findBy(CartEntity, { userId })).map((cart) => cart.id);
    if (carts.length) await manager.delete(CartLineEntity, { cartId: In(carts) });
    if (carts.length) await manager.delete(CappedLineEntity, { cartId: In(carts) });
    if (carts.length) await manager.delete(CartAliasEntity, { id: In(carts) });
    await manager.delete(AccountCartEntity, { userId });
    await manager.delete(CartEntity, { userId });
    const scopes = [`user:${userId}`, ...carts.map((id) => `cart:${id}`)];
    await manager.delete(IdempotentAnswerEntity, { scope: In(scopes) });
    const drafts = (await manager.findBy(ProductEditionEntity, { ownerId: userId })).map(({ id }) => id);
    if (drafts.length) await manager.delete(ProductEditionTextEntity, { editionId: In(drafts) });
    await manager.delete(ProductEditionEntity, { ownerId: userId });
    const owned = await manager.find(ProductEntity, { where: { ownerId: userId }, select: { id: true } });
    await manager.update(ProductEntity, { ownerId: userId }, { ownerId: null, producerName: null });
    if (owned.length) await markChanged(manager, owned.map(({ id }) => id).sort());
    for (const { id } of await manager.findBy(OrderEntity, { userId, status: 'pending' }))
      await this.outbox.addTask(manager, closeCheckoutTask, { orderId: id });

    // In one order, as each locks its product.
    const reviewed = (await manager.findBy(ProductReviewEntity, { userId })).map(({ productId }) => productId);
    for (const productId of reviewed.sort()) {
      await lockReviewed(this.database, manager, productId);
      await manager.delete(ProductReviewEntity, { productId, userId });
      await countStars(manager, productId);
    }

    await manager.update(ProductReviewEntity, { repliedBy: userId }, { repliedBy: null });

    const nobody = randomUUID();
    const licences = (await manager.findBy(EntitlementEntity, { userId })).map((one) => one.id);
    if (licences.length) await manager.update(LicenceMachineEntity, { licenceId: In(licences) }, { name: '' });
    await manager.update(EntitlementEntity, { userId }, { userId: nobody });
    await manager.delete(VersionMailOffEntity, { userId });
    await manager.update(CouponUseEntity, { userId }, { userId: nobody });
    // Empty rather than null: a later payment fills in what is null, and must not do so here.
    const unnamed = { buyerName: '', buyerEmail: '', searchText: '', billing: null, reference: null };
    await manager.update(OrderEntity, { userId }, { userId: nobody, ...unnamed });
    await this.billing.forget(manager, userId);
  }
}
