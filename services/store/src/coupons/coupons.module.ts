import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { couponMigrations } from '../migrations/coupons.ts';
import { CouponEntity, CouponUseEntity } from './coupon.entity.ts';
import { Coupons } from './coupons.service.ts';
import { CouponsAdminController } from './coupons-admin.controller.ts';
import { ManagedCoupons } from './managed-coupons.service.ts';

@Module({
  controllers: [CouponsAdminController],
  providers: [Coupons, ManagedCoupons],
  exports: [Coupons],
})
export class CouponsModule {}

export const couponsPart: ServicePart = {
  module: CouponsModule,
  entities: [CouponEntity, CouponUseEntity],
  migrations: couponMigrations,
};
