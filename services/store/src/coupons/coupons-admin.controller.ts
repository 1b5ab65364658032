import {
  type CouponChange,
  type CouponsQuery,
  type CouponUsesQuery,
  couponChangeSchema,
  couponSchema,
  couponsQuery,
  couponsSchema,
  couponUsesQuery,
  couponUsesSchema,
  type NewCoupon,
  newCouponSchema,
} from '@arcada/contracts';
import { type Actor, CurrentActor, Endpoint, readIdempotencyKey, userOf } from '@arcada/service-kit';
import { Body, Controller, Get, Headers, Param, Post, Put, Query } from '@nestjs/common';
import { z } from 'zod';
import { ManagedCoupons } from './managed-coupons.service.ts';

const admins = { roles: ['admin'] } as const;
/** A coupon is worth money: the password was given not long ago. */
const confirmedAdmins = { ...admins, confirmed: true } as const;
const couponParams = z.object({ id: z.uuid() });

@Controller('api/admin/coupons')
export class CouponsAdminController {
  constructor(private readonly coupons: ManagedCoupons) {}

  @Get()
  @Endpoint({ policy: admins, query: couponsQuery, response: couponsSchema, summary: 'All coupons, newest first' })
  list(@Query() query: CouponsQuery) {
    return this.coupons.list(query);
  }

  @Get(':id')
  @Endpoint({ policy: admins, params: couponParams, response: couponSchema, summary: 'A coupon' })
  read(@Param('id') id: string) {
    return this.coupons.read(id);
  }

  @Get(':id/uses')
  @Endpoint({
    policy: admins,
    params: couponParams,
    query: couponUsesQuery,
    response: couponUsesSchema,
    summary: 'Orders that used a coupon, or hold it until they are paid',
  })
  uses(@Param('id') id: string, @Query() query: CouponUsesQuery) {
    return this.coupons.uses(id, query);
  }

  @Post()
  @Endpoint({
    policy: confirmedAdmins,
    body: newCouponSchema,
    response: couponSchema,
    idempotent: true,
    summary: 'New coupon',
  })
  create(@CurrentActor() actor: Actor, @Body() coupon: NewCoupon, @Headers('idempotency-key') key?: string) {
    return this.coupons.create(coupon, { adminId: userOf(actor).id, key: readIdempotencyKey(key) });
  }

  @Put(':id')
  @Endpoint({
    versioned: true,
    policy: confirmedAdmins,
    params: couponParams,
    body: couponChangeSchema,
    response: couponSchema,
    summary: 'Changes or disables a coupon. Needs If-Match (412 with `current`)',
  })
  change(@Param('id') id: string, @Body() change: CouponChange, @Headers('if-match') ifMatch?: string) {
    return this.coupons.change(id, change, ifMatch);
  }
}
