import { z } from 'zod';

const dayMilliseconds = 86_400_000;
/** Two years, so that one call reads a span of a year and the one before. */
export const longestSpanDays = 732;

/** Days of figures in UTC, both included. */
export const daysQuery = z
  .object({ from: z.iso.date(), to: z.iso.date() })
  .refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) < longestSpanDays * dayMilliseconds, {
    path: ['to'],
  });
export type DaysQuery = z.infer<typeof daysQuery>;

/** The first moment of the days, and the first after them. */
export const momentsOf = ({ from, to }: DaysQuery) => ({
  from: new Date(from),
  until: new Date(Date.parse(to) + dayMilliseconds),
});

/** Figures by day, oldest first; days on which all of them are 0 are left out. */
const daysOf = <Figures extends z.ZodRawShape>(figures: Figures) =>
  z.object({ days: z.array(z.object({ day: z.iso.date(), ...figures })) });

export const salesDaysSchema = daysOf({
  /** Orders paid on that day, free ones included. */
  orders: z.int(),
  /** What arrived. */
  paid: z.number(),
  refunds: z.int(),
  /** What was returned, lost disputes included; without refunds that failed. */
  refunded: z.number(),
});
export type SalesDays = z.infer<typeof salesDaysSchema>;

export const newUserDaysSchema = daysOf({ newUsers: z.int() });
export type NewUserDays = z.infer<typeof newUserDaysSchema>;

export const subscriberDaysSchema = daysOf({ confirmed: z.int(), ended: z.int() });
export type SubscriberDays = z.infer<typeof subscriberDaysSchema>;

export const conversionDaysSchema = daysOf({
  /** Pages of products and courses seen. */
  views: z.int(),
  /** Times that something was put into a cart. */
  added: z.int(),
  checkouts: z.int(),
  orders: z.int(),
});
export type ConversionDays = z.infer<typeof conversionDaysSchema>;

export const soldItemsSchema = z.object({
  /** By revenue, 20 at most. */
  items: z.array(
    z.object({
      type: z.enum(['product', 'course']),
      id: z.string(),
      name: z.string(),
      units: z.int(),
      revenue: z.number(),
    }),
  ),
});
export type SoldItems = z.infer<typeof soldItemsSchema>;
