import {
  lastStripeSyncSchema,
  type StripeProductQuery,
  type StripeStepQuery,
  slugSchema,
  stripeProductQuery,
  stripeProductsSchema,
  stripeStepQuery,
  stripeStepsSchema,
  stripeSyncRequestSchema,
  stripeSyncSchema,
  uuidSchema,
} from '@arcada/contracts';
import { type Actor, CurrentActor, Endpoint, readIdempotencyKey, userOf } from '@arcada/service-kit';
import { Body, Controller, Delete, Get, Headers, Param, Post, Query } from '@nestjs/common';
import { z } from 'zod';
import { ListedProducts } from './listed-products.service.ts';
import { StripeSyncs } from './stripe-syncs.service.ts';

const admins = { roles: ['admin'] } as const;
/** What buyers see at Stripe changes: the password was given not long ago. */
const confirmedAdmins = { ...admins, confirmed: true } as const;
const productParams = z.object({ id: slugSchema });
const syncParams = z.object({ id: uuidSchema });

@Controller('api/admin/stripe')
export class StripeSyncController {
  constructor(
    private readonly products: ListedProducts,
    private readonly syncs: StripeSyncs,
  ) {}

  @Get('products')
  @Endpoint({
    policy: admins,
    query: stripeProductQuery,
    response: stripeProductsSchema,
    summary: 'All products beside what was last seen of them at the payment provider',
  })
  list(@Query() query: StripeProductQuery) {
    return this.products.list(query);
  }

  @Post('products/:id/sync')
  @Endpoint({
    idempotent: true,
    policy: confirmedAdmins,
    params: productParams,
    response: stripeSyncSchema,
    status: 202,
    summary: 'Bring one product to the payment provider as it is in the catalogue',
  })
  syncOne(@Param('id') id: string, @CurrentActor() actor: Actor, @Headers('idempotency-key') key?: string) {
    return this.syncs.syncOne(id, { adminId: userOf(actor).id, key: readIdempotencyKey(key) });
  }

  @Delete('products/:id')
  @Endpoint({
    policy: confirmedAdmins,
    params: productParams,
    response: stripeSyncSchema,
    status: 202,
    summary: 'Delete one product at the payment provider, or archive it there if it has or had prices',
  })
  remove(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.syncs.removeOne(id, { adminId: userOf(actor).id, key: undefined });
  }

  @Post('plan')
  @Endpoint({
    policy: admins,
    response: stripeSyncSchema,
    status: 202,
    summary: 'Compare all products with the payment provider; the plan is then read as a sync',
  })
  plan() {
    return this.syncs.plan();
  }

  @Post('sync')
  @Endpoint({
    policy: confirmedAdmins,
    body: stripeSyncRequestSchema,
    response: stripeSyncSchema,
    status: 202,
    summary: 'Apply a plan, or go on with a sync that was stopped',
  })
  start(@Body() { syncId }: z.infer<typeof stripeSyncRequestSchema>) {
    return this.syncs.start(syncId);
  }

  @Get('sync')
  @Endpoint({ policy: admins, response: lastStripeSyncSchema, summary: 'The sync that was started last' })
  last() {
    return this.syncs.last();
  }

  @Get('sync/:id')
  @Endpoint({ policy: admins, params: syncParams, response: stripeSyncSchema, summary: 'A sync and how far it is' })
  read(@Param('id') id: string) {
    return this.syncs.read(id);
  }

  @Get('sync/:id/steps')
  @Endpoint({
    policy: admins,
    params: syncParams,
    query: stripeStepQuery,
    response: stripeStepsSchema,
    summary: 'What a sync does to each product, and how it went',
  })
  steps(@Param('id') id: string, @Query() query: StripeStepQuery) {
    return this.syncs.steps(id, query);
  }
}
