import {
  type WebhookDecision,
  type WebhookRecordsQuery,
  webhookDecisionSchema,
  webhookRecordSchema,
  webhookRecordsQuery,
  webhookRecordsSchema,
} from '@arcada/contracts';
import { Endpoint } from '@arcada/service-kit';
import { Body, Controller, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { z } from 'zod';
import { WebhookRecords } from './webhook-records.ts';
import { WebhookReplay } from './webhook-replay.service.ts';

const admins = { roles: ['admin'] } as const;
const eventParams = z.object({ id: z.string().regex(/^evt_\w{1,250}$/) });

@Controller('api/admin/stripe/events')
export class WebhookAdminController {
  constructor(
    private readonly records: WebhookRecords,
    private readonly replays: WebhookReplay,
  ) {}

  @Get()
  @Endpoint({
    policy: admins,
    query: webhookRecordsQuery,
    response: webhookRecordsSchema,
    summary: 'Events that the payment provider sent, with what became of each',
  })
  list(@Query() query: WebhookRecordsQuery) {
    return this.records.list(query);
  }

  @Post(':id/replay')
  @Endpoint({
    policy: { ...admins, confirmed: true },
    params: eventParams,
    response: webhookRecordSchema,
    status: 200,
    summary: 'Read an event at the payment provider, and process it again',
  })
  replay(@Param('id') id: string) {
    return this.replays.replay(id);
  }

  @Patch(':id')
  @Endpoint({
    policy: admins,
    params: eventParams,
    body: webhookDecisionSchema,
    response: webhookRecordSchema,
    summary: 'Close an event that failed, or open it again, with a note',
  })
  decide(@Param('id') id: string, @Body() decision: WebhookDecision) {
    return this.records.decide(id, decision);
  }
}
