import { z } from 'zod';
import { pageOf, pageQuery } from '../http/list.schema.ts';

/** A page of the site that search finds: about, a person of the team, contact, the legal texts. */
export const sitePageSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** One sentence. */
  summary: z.string(),
  /** Path on this site; several may be on one page, each with its anchor or query. */
  path: z.string(),
  /** Search words that aren't shown. */
  keywords: z.string(),
});
/** A service as lists show it. */
export const listedServiceSchema = sitePageSchema.extend({
  /** The least that it costs, in US dollars. */
  priceFrom: z.number(),
});
/** `priceFrom`: the least of all services. */
export const serviceListSchema = pageOf(listedServiceSchema).extend({ priceFrom: z.number() });
export const sitePageQuery = pageQuery.extend({ q: z.string().trim().max(100).optional() });

export type SitePage = z.infer<typeof sitePageSchema>;
export type ListedService = z.infer<typeof listedServiceSchema>;
export type ServiceList = z.infer<typeof serviceListSchema>;
