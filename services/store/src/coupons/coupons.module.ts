import { AttemptEntity, type ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { CartModule } from '../cart/cart.module.ts';
import { couponMigrations } from '../migrations/coupons.ts';
import { CouponEntity, CouponUseEntity } from './coupon.entity.ts';
import { CouponCodes } from './coupon-codes.ts';
import { CouponReservations } from './coupon-reservations.ts';
import { Coupons } from './coupons.service.ts';
import { CouponsAdminController } from './coupons-admin.controller.ts';
import { ManagedCoupons } from './managed-coupons.service.ts';

@Module({
  controllers: [CouponsAdminController],
  imports: [CartModule],
  providers: [CouponCodes, CouponReservations, Coupons, ManagedCoupons],
  exports: [Coupons],
})
export class CouponsModule {}

export const couponsPart: ServicePart = {
  module: CouponsModule,
  entities: [AttemptEntity, CouponEntity, CouponUseEntity],
  migrations: couponMigrations,
  housekeepers: [CouponReservations],
};
