import { releaseHealthSchema } from '@arcada/contracts';
import type { z } from 'zod';

export const reportedHealth = releaseHealthSchema;
export const healthReport = releaseHealthSchema.omit({ at: true });
export type HealthReport = z.infer<typeof healthReport>;
export type ReportedHealth = z.infer<typeof reportedHealth>;
