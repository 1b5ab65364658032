import { trailFilter, trailPartSchema, trailVerdictSchema } from '@arcada/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { z } from 'zod';
import { Endpoint } from '../http/endpoint.ts';
import { TrailReader } from './trail-reader.ts';

const query = trailFilter.extend({
  /** Only entries with a smaller number. */
  below: z.coerce.number().int().min(1).optional(),
  limit: z.coerce.number().int().min(1).max(101).default(50),
});

const chainQuery = z.object({
  /** The entry up to which the chain was right; 0: from the first on. */
  from: z.coerce.number().int().min(0).default(0),
});

/** Hands the admin area what admins changed here. */
@Controller('internal/audit')
export class TrailController {
  constructor(private readonly trail: TrailReader) {}

  @Get()
  @Endpoint({
    policy: { services: ['admin'] },
    query,
    response: trailPartSchema,
    summary: 'Changes by admins, newest first',
  })
  read(@Query() { below, limit, ...filter }: z.infer<typeof query>) {
    return this.trail.read(filter, { below, limit });
  }

  @Get('chain')
  @Endpoint({
    policy: { services: ['admin'] },
    query: chainQuery,
    response: trailVerdictSchema,
    summary: 'Follows the chain of hashes, some entries at a time, up to the first that is wrong',
  })
  chain(@Query() { from }: z.infer<typeof chainQuery>) {
    return this.trail.verify(from);
  }
}
