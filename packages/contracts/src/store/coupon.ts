export const couponKinds = ['percent', 'amount'] as const;
/** What it is for: everything, all products, all courses, or those that are listed. */
export const couponScopes = ['all', 'product', 'course', 'chosen'] as const;
/** By its dates; one that is disabled is nothing else. */
export const couponStatuses = ['active', 'scheduled', 'ended', 'disabled'] as const;
export type CouponStatus = (typeof couponStatuses)[number];
/** The least that the provider charges; a total of nothing needs no payment. */
export const leastChargeCents = 50;

/** As it is stored and printed, however it was typed. */
export const couponCodeOf = (typed: string) => typed.trim().toUpperCase();
