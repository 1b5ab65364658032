import type { Coupon } from '@arcada/contracts';

export const couponFixture = (code: string, more: Partial<Coupon> = {}): Coupon => ({
  id: `id-${code}`,
  code,
  kind: 'percent',
  value: 15,
  appliesTo: 'all',
  items: [],
  startsAt: null,
  endsAt: null,
  mostUses: null,
  mostPerAccount: null,
  disabled: false,
  status: 'active',
  uses: 0,
  createdAt: '2026-11-01T10:00:00.000Z',
  version: 1,
  ...more,
});
