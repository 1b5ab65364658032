import { type AssistantGapQuery, assistantGapQuery, assistantGapSchema, keysetPageOf } from '@arcada/contracts';
import { Endpoint } from '@arcada/service-kit';
import { Controller, Get, Query } from '@nestjs/common';
import { Gaps } from './gaps.service.ts';

@Controller('api/admin/assistant/gaps')
export class GapController {
  constructor(private readonly gaps: Gaps) {}

  @Get()
  @Endpoint({
    policy: { roles: ['admin'] },
    query: assistantGapQuery,
    response: keysetPageOf(assistantGapSchema),
    summary: 'Questions that the documentation assistant has no answer to; who asked them isn’t kept',
  })
  list(@Query() query: AssistantGapQuery) {
    return this.gaps.page(query);
  }
}
