import { centsToDollars } from '@arcada/contracts';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

// Of lines `l` of orders `o`.
/** Paid orders; in dispute the money isn't there. */
export const soldStatuses = { sold: ['paid', 'fulfilled'] } as const;
export const isSold = 'o.status in (:...sold) and l.refundId is null';
export const isRefunded = `(o.status = 'refunded' or l.refundId is not null)`;
/** After the discount. */
export const lineCents = 'l.quantity * l.unitCents - coalesce(l.discountCents, 0)';

export interface UnitSum {
  /** Null when there is no line. */
  units: number | string | null;
  refunded: number | string | null;
  cents: number | string | null;
}

/** Selects the columns of `UnitSum`. */
export const sumUnits = <T extends ObjectLiteral>(lines: SelectQueryBuilder<T>): SelectQueryBuilder<T> =>
  lines
    .select(`sum(case when ${isSold} then l.quantity else 0 end)`, 'units')
    .addSelect(`sum(case when ${isRefunded} then l.quantity else 0 end)`, 'refunded')
    .addSelect(`sum(case when ${isSold} then ${lineCents} else 0 end)`, 'cents')
    .setParameters(soldStatuses);

export const unitsOf = (sum: UnitSum | undefined) => ({
  units: Number(sum?.units ?? 0),
  refundedUnits: Number(sum?.refunded ?? 0),
  revenue: centsToDollars(Number(sum?.cents ?? 0)),
});
