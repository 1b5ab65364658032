import { z } from 'zod';
import { monthSchema } from './project.schema.ts';
import { projectDisciplines } from './project.ts';

/** Query of `GET /api/dashboard`: the caller's current month; that of UTC without it. */
export const dashboardQuery = z.object({ month: monthSchema.optional() });

/** Figures of the user's own projects or, for admins, of all accounts'. How each is computed: services/tools/src/projects/dashboard.ts. */
export const dashboardSchema = z.object({
  month: monthSchema,
  /** When the figures were read. */
  at: z.iso.datetime(),
  /** All projects, archived ones included. */
  projects: z.int(),
  activeProjects: z.int(),
  revenue: z.object({
    thisMonth: z.number(),
    lastMonth: z.number(),
    /** Percent; null when last month has no revenue, because nothing can be compared with 0. */
    change: z.number().nullable(),
  }),
  elements: z.object({ count: z.int(), projects: z.int() }),
  /** One entry for each discipline, in their fixed order; `share` in percent of the active projects. */
  disciplines: z.array(
    z.object({ discipline: z.enum(projectDisciplines), projects: z.int(), share: z.number(), value: z.number() }),
  ),
  /** The last 12 months, oldest first; `hours` is null when none were recorded. */
  months: z.array(z.object({ month: z.string(), revenue: z.number(), hours: z.number().nullable() })),
});
export type Dashboard = z.infer<typeof dashboardSchema>;
