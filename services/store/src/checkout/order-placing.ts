import { randomUUID } from 'node:crypto';
import type { Billing, CheckoutAnswer, Language } from '@arcada/contracts';
import { CONFIG, Database } from '@arcada/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BillingDetails } from '../billing/billing-details.service.ts';
import { lockCartFor } from '../cart/cart-write.ts';
import { Coupons } from '../coupons/coupons.service.ts';
import { buyerSearch } from '../ledger/buyer-search.ts';
import { OrderEntity, OrderLineEntity } from '../ledger/order.entity.ts';
import { takeNumber } from '../ledger/order-number.ts';
import { PaymentAttemptEntity } from '../ledger/payment-attempt.entity.ts';
import type { PaymentMethodType } from '../stripe/payments.ts';
import { checkAccount, TooManyPending } from './account-limits.ts';
import type { Buyer } from './buyers.ts';
import { CartPricing, fingerprintOf, type PricedCart } from './priced-cart.ts';
import { checkoutMinutes, sessionRequest } from './session-request.ts';

/**
 * `ready`: this attempt has a payment page; `free`: nothing was to pay, and the order is complete;
 * `stale`: an older checkout of the cart has to be closed first; `crowded`: the buyer has too many
 * pending orders, and this oldest one has to be closed first; `held`: the same of one that holds the
 * coupon; `moved`: the cart changed while it was priced.
 */
export type Placed =
  | { kind: 'ready'; attempt: PaymentAttemptEntity }
  | { kind: 'free'; answer: CheckoutAnswer }
  | { kind: 'stale' | 'crowded' | 'held'; orderId: string }
  | { kind: 'moved' };

const reuseMargin = 5 * 60_000;
const firstCheck = 30_000;

/** What the buyer gave for the invoice. */
type Given = { billing?: Billing | undefined; reference?: string | undefined };

/** Delivers an order of 0.00 in the transaction that places it, so that it never awaits a payment. */
type GiveAway = (manager: EntityManager, orderId: string) => Promise<CheckoutAnswer>;

@Injectable()
export class OrderPlacing {
  constructor(
    private readonly database: Database,
    private readonly pricing: CartPricing,
    private readonly coupons: Coupons,
    private readonly billing: BillingDetails,
    @Inject(CONFIG)
    private readonly config: {
      SITE_URL: string;
      STRIPE_PAYMENT_METHODS: PaymentMethodType[];
      STRIPE_TAX: 'off' | 'included';
    },
  ) {}

  /** Commits order, lines and payment attempt, or finds those of the cart's live checkout. Stripe isn't called here. */
  async place(
    cartId: string,
    cart: PricedCart,
    buyer: Buyer & { id: string; language: Language },
    given: Given,
    giveAway: GiveAway,
  ): Promise<Placed> {
    try {
      return await this.database.transaction((manager) => this.placeIn(manager, cartId, cart, buyer, given, giveAway));
    } catch (error) {
      if (error instanceof TooManyPending) return { kind: 'crowded', orderId: error.oldestId };
      throw error;
    }
  }

  private async placeIn(
    manager: EntityManager,
    shownId: string,
    cart: PricedCart,
    buyer: Buyer & { id: string; language: Language },
    given: Given,
    giveAway: GiveAway,
  ): Promise<Placed> {
    const cartId = await lockCartFor(manager, this.database.kind, shownId, {
      userId: buyer.id,
      language: buyer.language,
    });
    if (!(await this.pricing.isUnchanged(manager, cartId, cart))) return { kind: 'moved' };
    const fingerprint = fingerprintOf(buyer.id, cart);
    const live = await this.database
      .forUpdate(manager.createQueryBuilder(OrderEntity, 'o').where('o.liveCartId = :cartId', { cartId }))
      .getOne();
    const details = await this.billing.take(manager, buyer.id, given.billing);
    const billing = details && JSON.stringify(details);
    const reference = given.reference === undefined ? (live?.reference ?? null) : given.reference || null;
    // A payment page keeps its language, so another one is another checkout.
    if (live && live.language !== buyer.language && live.totalCents > 0) return { kind: 'stale', orderId: live.id };
    if (live) return this.resume(manager, live, fingerprint, { billing, reference }, giveAway);

    const id = randomUUID();
    const { coupon } = cart;
    if (coupon) {
      const reservation = await this.coupons.reserve(manager, coupon, { id, userId: buyer.id });
      if (reservation.kind === 'changed') return { kind: 'moved' };
      if (reservation.kind === 'crowded') return { kind: 'held', orderId: reservation.orderId };
    }
    const number = await takeNumber(manager, this.database.kind, 'order');
    await checkAccount(manager, buyer.id);
    const order = manager.create(OrderEntity, {
      id,
      number,
      userId: buyer.id,
      buyerName: buyer.name,
      buyerEmail: buyer.email,
      buyerConfirmed: buyer.confirmed,
      searchText: buyerSearch(buyer.name, buyer.email),
      billing,
      reference,
      language: buyer.language,
      status: 'pending',
      currency: 'USD',
      totalCents: cart.totalCents,
      couponId: coupon?.id ?? null,
      couponCode: coupon?.code ?? null,
      discountCents: coupon ? cart.lines.reduce((sum, line) => sum + line.discountCents, 0) : null,
      cartId,
      liveCartId: cartId,
      fingerprint,
      paymentIntentId: null,
      createdAt: new Date(),
      paidAt: null,
    });
    await manager.insert(OrderEntity, order);
    await manager.insert(
      OrderLineEntity,
      cart.lines.map(({ type, refId, name, priceCents, quantity, discountCents }, place) => ({
        id: randomUUID(),
        orderId: order.id,
        place,
        type,
        refId,
        name: name.slice(0, 200),
        unitCents: priceCents,
        quantity,
        discountCents: coupon ? discountCents : null,
      })),
    );
    if (order.totalCents === 0) return { kind: 'free', answer: await giveAway(manager, order.id) };
    return { kind: 'ready', attempt: await this.addAttempt(manager, order, cart) };
  }

  private async resume(
    manager: EntityManager,
    live: OrderEntity,
    fingerprint: string,
    printed: Pick<OrderEntity, 'billing' | 'reference'>,
    giveAway: GiveAway,
  ): Promise<Placed> {
    if (live.fingerprint !== fingerprint) return { kind: 'stale', orderId: live.id };
    // Its row is locked, and its invoice is issued with the payment only.
    if (live.billing !== printed.billing || live.reference !== printed.reference)
      await manager.update(OrderEntity, { id: live.id }, printed);
    if (live.totalCents === 0) return { kind: 'free', answer: await giveAway(manager, live.id) };
    const attempts = await this.database
      .forUpdate(manager.createQueryBuilder(PaymentAttemptEntity, 'a').where('a.orderId = :id', { id: live.id }))
      .getMany();
    const attempt = attempts.find((one) => one.status === 'created' || one.status === 'open');
    if (!attempt || attempt.expiresAt.getTime() - Date.now() < reuseMargin) return { kind: 'stale', orderId: live.id };
    return { kind: 'ready', attempt };
  }

  private async addAttempt(
    manager: EntityManager,
    order: OrderEntity,
    cart: PricedCart,
  ): Promise<PaymentAttemptEntity> {
    const id = randomUUID();
    const expiresAt = new Date(Date.now() + checkoutMinutes * 60_000);
    const attempt = manager.create(PaymentAttemptEntity, {
      id,
      orderId: order.id,
      status: 'created',
      request: JSON.stringify(sessionRequest(order, cart.lines, { id, expiresAt }, this.config)),
      sessionId: null,
      url: null,
      faults: 0,
      submittedAt: null,
      expiresAt,
      checks: 0,
      nextCheckAt: new Date(Date.now() + firstCheck),
    });
    await manager.insert(PaymentAttemptEntity, attempt);
    return attempt;
  }
}
