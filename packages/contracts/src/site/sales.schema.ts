import { z } from 'zod';

/** Sales of one month (UTC); what was refunded counts in `refundedUnits` alone. */
export const salesMonthSchema = z.object({
  /** `2026-11` */
  month: z.string(),
  units: z.int(),
  refundedUnits: z.int(),
  revenue: z.number(),
});
export type SalesMonth = z.infer<typeof salesMonthSchema>;

/** Sales of the whole site, for admins. */
export const siteSalesSchema = z.object({
  /** Oldest first. */
  months: z.array(salesMonthSchema),
  /** Products and courses of the same months by revenue, 20 at most. */
  items: z.array(z.object({ id: z.string(), name: z.string(), units: z.int(), revenue: z.number() })),
});
export type SiteSales = z.infer<typeof siteSalesSchema>;

/** What a producer's own products, or courses, have sold. `revenue` is what was paid, after coupons. */
export const ownSalesSchema = z.object({
  items: z.array(
    z.object({ id: z.string(), title: z.string(), units: z.int(), refundedUnits: z.int(), revenue: z.number() }),
  ),
  /** Oldest first. */
  months: z.array(salesMonthSchema),
  /** The latest ones. */
  sales: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      units: z.int(),
      /** Null when the price isn't known. */
      revenue: z.number().nullable(),
      at: z.iso.datetime(),
      refunded: z.boolean(),
    }),
  ),
});
export type OwnSales = z.infer<typeof ownSalesSchema>;

/** What one of a producer's own products has sold, and how much of it is in use. */
export const productFiguresSchema = salesMonthSchema.omit({ month: true }).extend({
  /** Oldest first. */
  months: z.array(salesMonthSchema),
  licences: z.object({
    /** Those that haven't been taken back. */
    valid: z.int(),
    seats: z.int(),
    /** That they are activated on. */
    machines: z.int(),
  }),
});
export type ProductFigures = z.infer<typeof productFiguresSchema>;
