import { Endpoint } from '@arcada/service-kit';
import { Controller, Headers, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Webhooks } from './webhook.service.ts';

@Controller('api/stripe/webhook')
export class WebhookController {
  constructor(private readonly webhooks: Webhooks) {}

  /** Public because Stripe calls it; the signature over the raw body authenticates it. */
  @Post()
  @Endpoint({
    policy: 'public',
    rawBody: true,
    status: 200,
    response: z.object({ received: z.literal(true), duplicate: z.boolean() }),
    summary: 'Signed events of the payment provider',
  })
  take(@Req() request: FastifyRequest & { rawBody?: Buffer }, @Headers('stripe-signature') signature?: string) {
    return this.webhooks.take(request.rawBody ?? Buffer.alloc(0), signature);
  }
}
