import { z } from 'zod';

/**
 * `browser-only`: the page server no longer runs its server build, browsers render it. `failed`: it
 * could not be loaded.
 */
export const healthReport = z.object({
  state: z.enum(['healthy', 'browser-only', 'failed']),
  reason: z.string().max(500).optional(),
});
export const reportedHealth = healthReport.extend({ at: z.iso.datetime() });
export type HealthReport = z.infer<typeof healthReport>;
export type ReportedHealth = z.infer<typeof reportedHealth>;
