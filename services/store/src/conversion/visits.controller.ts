import { type Visit, visitSchema } from '@arcada/contracts';
import { Endpoint } from '@arcada/service-kit';
import { Body, Controller, Headers, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Visitors } from './visitors.ts';

@Controller('api/store/visits')
export class VisitsController {
  constructor(private readonly visitors: Visitors) {}

  @Post()
  @Endpoint({
    policy: 'public',
    body: visitSchema,
    status: 204,
    summary: 'Counts a page seen or a search that found nothing, for the day; nothing of the visitor is stored',
  })
  count(
    @Body() visit: Visit,
    @Headers('user-agent') program: string | undefined,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    return this.visitors.count(visit, { address: request.ip, program: program ?? '' });
  }
}
