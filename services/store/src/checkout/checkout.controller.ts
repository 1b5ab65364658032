import {
  type Billing,
  billingSchema,
  checkoutAnswerSchema,
  checkoutSchema,
  couponQuoteQuery,
  couponQuoteSchema,
  type Language,
} from '@arcada/contracts';
import {
  type Actor,
  CONFIG,
  CurrentActor,
  Endpoint,
  RequestLanguage,
  readIdempotencyKey,
  userOf,
} from '@arcada/service-kit';
import { Body, Controller, Get, Headers, Inject, Post, Put, Query } from '@nestjs/common';
import { z } from 'zod';
import { BillingDetails } from '../billing/billing-details.service.ts';
import { Checkouts } from './checkout.service.ts';
import { CartPricing } from './priced-cart.ts';

@Controller('api')
export class CheckoutController {
  constructor(
    private readonly checkouts: Checkouts,
    private readonly pricing: CartPricing,
    private readonly billing: BillingDetails,
    @Inject(CONFIG)
    private readonly config: { STRIPE_SECRET_KEY: string; STRIPE_API_BASE?: string; STRIPE_TAX: 'off' | 'included' },
  ) {}

  @Post('checkout')
  @Endpoint({
    idempotent: true,
    policy: 'user',
    body: checkoutSchema,
    response: checkoutAnswerSchema,
    status: 201,
    summary: 'Turn a cart into an order and get the address of its payment page',
  })
  start(
    @CurrentActor() actor: Actor,
    @Body() body: z.infer<typeof checkoutSchema>,
    @RequestLanguage() language: Language,
    @Headers('idempotency-key') key: string | undefined,
  ) {
    return this.checkouts.start(userOf(actor).id, body, language, readIdempotencyKey(key));
  }

  @Get('checkout/coupon')
  @Endpoint({
    policy: 'user',
    query: couponQuoteQuery,
    response: couponQuoteSchema,
    summary: 'What a coupon takes off a cart; reserves nothing',
  })
  quote(
    @CurrentActor() actor: Actor,
    @Query() { cartId, code }: z.infer<typeof couponQuoteQuery>,
    @RequestLanguage() language: Language,
  ) {
    return this.pricing.quote(cartId, code, { userId: userOf(actor).id, language });
  }

  @Get('checkout/billing')
  @Endpoint({
    policy: 'user',
    response: z.object({
      billing: billingSchema.nullable(),
      ofOpenOrder: billingSchema.nullable(),
      /** The buyer's own number of that order. */
      referenceOfOpenOrder: z.string().nullable(),
    }),
    summary: 'Company, address and tax id as kept for the next purchase, and of an order that awaits its payment',
  })
  async ownBilling(@CurrentActor() actor: Actor) {
    const { id } = userOf(actor);
    const open = await this.billing.ofOpenOrder(id);
    return {
      billing: await this.billing.of(id),
      ofOpenOrder: open.billing,
      referenceOfOpenOrder: open.reference,
    };
  }

  @Put('checkout/billing')
  @Endpoint({
    policy: 'user',
    body: billingSchema.strict(),
    response: z.object({ billing: billingSchema.nullable() }),
    summary: 'Keeps company, address and tax id for the next purchases; all empty: keeps none',
  })
  async keepBilling(@CurrentActor() actor: Actor, @Body() billing: Billing) {
    return { billing: await this.billing.keep(userOf(actor).id, billing) };
  }

  @Get('store/payment-mode')
  @Endpoint({
    policy: 'public',
    response: z.object({ mode: z.enum(['test', 'live']), taxes: z.enum(['off', 'included']) }),
    summary: 'Whether payments are real, and whether prices include taxes',
  })
  mode() {
    const live = !this.config.STRIPE_API_BASE && /^(sk|rk)_live_/.test(this.config.STRIPE_SECRET_KEY);
    return { mode: live ? 'live' : 'test', taxes: this.config.STRIPE_TAX };
  }
}
