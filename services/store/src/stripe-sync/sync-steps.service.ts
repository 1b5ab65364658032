import type { StripeStep } from '@arcada/contracts';
import { Database, recordChange } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { productSubject } from '../catalogue/product-subject.ts';
import { type StripePrice, type StripeProduct, usDollarCents } from '../stripe/product-facts.ts';
import { StripeProducts } from '../stripe/stripe-products.ts';
import { heldPart, isSame, type Offer } from './held-product.ts';
import { offerHash, readOffer } from './offers.ts';
import { heldAtStripe, markOf, type PricedProduct, seenColumns, stripeIdOf } from './stripe-links.ts';
import { StripeProductEntity } from './stripe-product.entity.ts';
import { StripeSyncStepEntity } from './stripe-sync.entity.ts';

type Step = StripeSyncStepEntity;
type Result = NonNullable<StripeStep['result']>;

/** Does at Stripe what a step says. Each call may be repeated after a crash, in this step or a later one. */
@Injectable()
export class SyncSteps {
  constructor(
    private readonly database: Database,
    private readonly products: StripeProducts,
  ) {}

  async apply(step: Step): Promise<void> {
    if (step.kind === 'remove') return this.remove(step);
    const offer = await readOffer(this.database.read, step.productId);
    // It isn't what the admin has seen and confirmed.
    if (!offer || offerHash(offer) !== step.offer) return this.end(step, { state: 'skipped' });
    const before = await this.existing(step);
    const made = before ? undefined : await this.create(step, offer);
    const existing = before ?? (made ? undefined : await this.products.find(stripeIdOf(step.productId)));
    if (made) return this.keep(step, { offer, found: { product: made, prices: [] }, result: 'created' });
    if (!existing) throw new Error(`Stripe has and hasn't ${stripeIdOf(step.productId)}`);
    const { changed, archived, ...found } = await this.bring(step, offer, existing);
    await this.keep(step, { offer, found, result: changed ? 'updated' : 'nothing', before: existing, archived });
  }

  /** Ends a step without a change at Stripe. */
  async end(step: Step, how: Pick<Partial<Step>, 'error'> & Pick<Step, 'state'>): Promise<void> {
    await this.database.transaction((manager) => this.close(manager, step, how));
  }

  private async existing({ productId }: Step): Promise<StripeProduct | undefined> {
    const isLinked = await this.database.read.existsBy(StripeProductEntity, { productId });
    return isLinked ? this.products.find(stripeIdOf(productId)) : undefined;
  }

  private create(step: Step, offer: Offer): Promise<StripeProduct | undefined> {
    return this.products.create(stripeIdOf(offer.id), offer, {
      cents: offer.priceCents,
      metadata: markOf(offer.id),
      key: keyOf(step, 'product'),
    });
  }

  /**
   * Amounts never change at Stripe: a new price, made the default one, then the old is archived. So are the sync's own
   * from before, and those of others that the admin was shown.
   */
  private async bring(step: Step, offer: Offer, product: StripeProduct) {
    const prices = await this.products.activePrices(product.id);
    const fits = (price: StripePrice | null | undefined) => usDollarCents(price) === offer.priceCents;
    const price = [product.default_price, ...prices].find(fits) ?? (await this.createPrice(step, offer, product));
    const isRight = isSame(offer, heldAtStripe(product)) && product.default_price?.id === price.id;
    const { name, description, active } = offer;
    const next = isRight ? product : await this.products.change(product.id, { name, description, active }, price.id);
    const shown = new Set(step.extraPrices?.map(({ stripeId }) => stripeId));
    const isOld = ({ id, metadata }: StripePrice) =>
      id !== price.id && (id === product.default_price?.id || metadata?.catalogue_id === offer.id || shown.has(id));
    const archived = prices.filter(isOld).map(({ id }) => id);
    for (const id of archived) await this.products.archivePrice(id);
    const left = prices.filter((each) => !isOld(each));
    return { product: next, prices: left, archived, changed: next !== product || archived.length > 0 };
  }

  private createPrice(step: Step, offer: Offer, { id }: StripeProduct): Promise<StripePrice> {
    const key = keyOf(step, 'price');
    return this.products.createPrice(id, { cents: offer.priceCents, metadata: markOf(offer.id), key });
  }

  /** Decision 18: deleted if it never had a price, otherwise archived. */
  private async remove(step: Step): Promise<void> {
    const id = stripeIdOf(step.productId);
    const before = await this.products.find(id);
    if (!before || (await this.products.remove(id))) return this.keep(step, { result: 'deleted', before });
    const product = await this.products.change(id, { active: false });
    const prices = await this.products.activePrices(id);
    await this.keep(step, { result: 'archived', found: { product, prices }, before });
  }

  /** The product's link, the step's result and the entry of the audit trail: all or none. */
  private keep(
    step: Step,
    {
      offer,
      found,
      result,
      before,
      archived = [],
    }: {
      offer?: Offer;
      found?: PricedProduct;
      result: Result;
      before?: StripeProduct | undefined;
      /** Ids of prices. */
      archived?: string[];
    },
  ): Promise<void> {
    const { productId } = step;
    return this.database.transaction(async (manager) => {
      if (!(await this.close(manager, step, { state: 'done', result }))) return;
      const link = await manager.findOneBy(StripeProductEntity, { productId });
      if (found)
        await manager.upsert(
          StripeProductEntity,
          {
            productId,
            ...seenColumns(found),
            // Of a product that was archived it still says what is different there.
            synced: offer ? heldPart(offer) : (link?.synced ?? null),
            archived: result === 'archived',
            revision: (link?.revision ?? 0) + 1,
            syncedAt: new Date(),
          } as object,
          ['productId'],
        );
      else await manager.delete(StripeProductEntity, { productId });
      if (result === 'nothing') return;
      await recordChange(manager, {
        action: `store.stripe-product.${result}`,
        subject: await productSubject(manager, productId),
        ...(before && { before: { ...heldAtStripe(before) } }),
        after: {
          ...(found && heldAtStripe(found.product)),
          ...(archived.length > 0 && { archivedPrices: archived }),
          stripeId: stripeIdOf(productId),
          sync: step.syncId,
        },
      });
    });
  }

  /** False when it has ended already. */
  private async close(manager: EntityManager, { id }: Step, how: Partial<Step>): Promise<boolean> {
    const { affected } = await manager.update(StripeSyncStepEntity, { id, state: 'waiting' }, how);
    return affected === 1;
  }
}

/** The same step sends the same key, also after a crash. */
const keyOf = ({ syncId, productId, attempt }: Step, what: string) => `sync-${syncId}-${productId}-${what}-${attempt}`;
