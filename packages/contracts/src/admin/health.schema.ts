import { z } from 'zod';
import { serviceDomains } from '../domains.ts';

/** `not-ready`: it says so itself; `away`: no response. */
export const serviceStates = ['ready', 'not-ready', 'away'] as const;

export const siteHealthSchema = z.array(
  z.object({
    service: z.enum(serviceDomains),
    state: z.enum(serviceStates),
    milliseconds: z.int().min(0),
    /** Deliveries that were given up; null where there are none to count, or while the service can't be read. */
    deadDeliveries: z.int().min(0).nullable(),
  }),
);
export type SiteHealth = z.infer<typeof siteHealthSchema>;
