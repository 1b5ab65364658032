import { z } from 'zod';
import { pageQuery } from '../http/list.schema.ts';

/** A page of the site that search finds: a service, about, a person of the team, contact, the legal texts. */
export const sitePageSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** One sentence. */
  summary: z.string(),
  /** Path on this site; several may be on one page, each with its anchor or query. */
  path: z.string(),
});
export const sitePageQuery = pageQuery.extend({ q: z.string().trim().max(100).optional() });

export type SitePage = z.infer<typeof sitePageSchema>;
