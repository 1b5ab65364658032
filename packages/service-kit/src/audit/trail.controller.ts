import { trailEntrySchema, trailFilter } from '@arcada/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { z } from 'zod';
import { Endpoint } from '../http/endpoint.ts';
import { TrailReader } from './trail-reader.ts';

const query = trailFilter.extend({
  /** Only entries with a smaller number. */
  below: z.coerce.number().int().min(1).optional(),
  limit: z.coerce.number().int().min(1).max(101).default(50),
});

/** Hands the admin area what admins changed here. */
@Controller('internal/audit')
export class TrailController {
  constructor(private readonly trail: TrailReader) {}

  @Get()
  @Endpoint({
    policy: { services: ['admin'] },
    query,
    response: z.array(trailEntrySchema),
    summary: 'Changes by admins, newest first',
  })
  read(@Query() { below, limit, ...filter }: z.infer<typeof query>) {
    return this.trail.read(filter, { below, limit });
  }
}
