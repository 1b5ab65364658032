import { Attempts, Database, type Limit } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { CouponEntity } from './coupon.entity.ts';
import { tooManyCodes, unknownCoupon } from './coupon.errors.ts';

/** Accounts are limited by their network when they register, so that guesses are limited by account. */
const limitsOf = (userId: string): Limit[] => [{ kind: 'coupon', of: userId, most: 10, minutes: 15 }];

/** Finds coupons by their codes, and limits guesses. */
@Injectable()
export class CouponCodes {
  private readonly attempts: Attempts;

  constructor(private readonly database: Database) {
    this.attempts = new Attempts(database);
  }

  /** Counted before the look-up, so that parallel guesses can't slip through. A code that exists isn't a guess. */
  async find(code: string, userId: string): Promise<CouponEntity> {
    const limits = limitsOf(userId);
    const wait = await this.database.transaction((manager) => this.attempts.count(limits, manager));
    if (wait > 0) throw tooManyCodes(Math.ceil(wait / 1000));
    const coupon = await this.database.read.findOneBy(CouponEntity, { code });
    if (!coupon) throw unknownCoupon();
    await this.database.transaction((manager) => this.attempts.giveBack(limits, manager));
    return coupon;
  }
}
