import { type Billing, type CheckoutAnswer, type Language, links, type OrderStatus } from '@arcada/contracts';
import { CONFIG, Database, findAnswer, type KeyedRequest, keepAnswer } from '@arcada/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { couponHeldByYou } from '../coupons/coupon.errors.ts';
import { Settlement } from '../fulfilment/settlement.service.ts';
import { OrderEntity } from '../ledger/order.entity.ts';
import type { PaymentAttemptEntity } from '../ledger/payment-attempt.entity.ts';
import { type Buyer, Buyers } from './buyers.ts';
import { alreadyPaid, cartChanged, tooManyPending } from './checkout.errors.ts';
import { CheckoutClosing } from './checkout-closing.ts';
import { OrderPlacing } from './order-placing.ts';
import { PaymentSessions } from './payment-sessions.ts';
import { CartPricing } from './priced-cart.ts';

/** Nothing was paid, or nothing is left of it: the cart can be bought again. */
const isOver = (status: OrderStatus | undefined) =>
  status === 'expired' || status === 'cancelled' || status === 'refunded';

// Another round is needed when the cart changes during checkout or the account checks out elsewhere
// at the same time.
const rounds = 5;

@Injectable()
export class Checkouts {
  private readonly logger = new Logger('Checkout');

  constructor(
    private readonly database: Database,
    private readonly buyers: Buyers,
    private readonly pricing: CartPricing,
    private readonly placing: OrderPlacing,
    private readonly closing: CheckoutClosing,
    private readonly sessions: PaymentSessions,
    private readonly settlement: Settlement,
    @Inject(CONFIG) private readonly config: { SITE_URL: string },
  ) {}

  /**
   * Turns a cart into an order and returns the payment address. The same unchanged cart gives the
   * same order and page.
   */
  async start(
    userId: string,
    wish: {
      cartId: string;
      expectedTotal?: number | undefined;
      coupon?: string | undefined;
      billing?: Billing | undefined;
      reference?: string | undefined;
    },
    language: Language,
    key: string | undefined,
  ): Promise<CheckoutAnswer> {
    const keyed = key && {
      scope: `user:${userId}`,
      key,
      request: [
        'checkout',
        wish.cartId,
        wish.expectedTotal ?? null,
        ...(wish.coupon ? [wish.coupon] : []),
        ...(wish.billing ? [wish.billing] : []),
        ...(wish.reference === undefined ? [] : [{ reference: wish.reference }]),
      ],
    };
    let buyer: (Buyer & { id: string; language: Language }) | undefined;
    for (let round = 0; round < rounds; round++) {
      const before = keyed && (await findAnswer<CheckoutAnswer>(this.database.read, keyed));
      if (before) return before;
      buyer ??= { ...(await this.buyers.find(userId)), id: userId, language };
      const cart = await this.pricing.price(wish, { userId, language });
      const placed = await this.placing.place(wish.cartId, cart, buyer, wish, (manager, orderId) =>
        this.giveAway(manager, orderId, keyed || undefined),
      );
      if (placed.kind === 'ready') return this.open(placed.attempt, keyed || undefined);
      if (placed.kind === 'free') return placed.answer;
      if (placed.kind === 'stale') {
        const status = await this.closing.close(placed.orderId, 'checkout', 'request');
        if (!isOver(status)) throw alreadyPaid(placed.orderId);
      }
      if (placed.kind === 'crowded') await this.makeRoom(placed.orderId, tooManyPending);
      if (placed.kind === 'held') await this.makeRoom(placed.orderId, couponHeldByYou);
    }
    // The cart keeps changing during checkout.
    throw cartChanged();
  }

  /** Closes an earlier order. If that isn't possible now, the buyer is asked to pay or cancel one. */
  private async makeRoom(orderId: string, refusal: () => Error): Promise<void> {
    const status = await this.closing.close(orderId, 'checkout', 'request').catch((error: unknown) => {
      this.logger.warn(error);
      return 'pending' as const;
    });
    if (status === 'pending') throw refusal();
  }

  private async open(attempt: PaymentAttemptEntity, keyed: KeyedRequest | undefined): Promise<CheckoutAnswer> {
    const url = attempt.url ?? (await this.sessions.open(attempt));
    const answer = { orderId: attempt.orderId, url };
    await this.remember(keyed, answer);
    return answer;
  }

  private async giveAway(
    manager: EntityManager,
    orderId: string,
    keyed: KeyedRequest | undefined,
  ): Promise<CheckoutAnswer> {
    const answer = { orderId, url: new URL(links.checkoutSuccess(orderId), this.config.SITE_URL).href };
    await this.settlement.settleFree(manager, orderId);
    if (keyed) await keepAnswer(manager, keyed, answer);
    return answer;
  }

  private async remember(keyed: KeyedRequest | undefined, answer: CheckoutAnswer): Promise<void> {
    if (!keyed) return;
    await this.database.transaction(async (manager: EntityManager) => {
      // The order's row serialises requests with the same key.
      await this.database
        .forUpdate(manager.createQueryBuilder(OrderEntity, 'o').where('o.id = :id', { id: answer.orderId }))
        .getOne();
      if (!(await findAnswer(manager, keyed))) await keepAnswer(manager, keyed, answer);
    });
  }
}
