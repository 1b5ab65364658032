import {
  type AssistantGapDecision,
  type AssistantGapQuery,
  assistantGapDecisionSchema,
  assistantGapQuery,
  assistantGapSchema,
  gapIdSchema,
  keysetPageOf,
} from '@arcada/contracts';
import { Endpoint } from '@arcada/service-kit';
import { Body, Controller, Get, Param, Patch, Query } from '@nestjs/common';
import { z } from 'zod';
import { Gaps } from './gaps.service.ts';

const policy = { roles: ['admin'] } as const;

@Controller('api/admin/assistant/gaps')
export class GapController {
  constructor(private readonly gaps: Gaps) {}

  @Get()
  @Endpoint({
    policy,
    query: assistantGapQuery,
    response: keysetPageOf(assistantGapSchema),
    summary: 'Questions that the documentation assistant has no answer to; who asked them isn’t kept',
  })
  list(@Query() query: AssistantGapQuery) {
    return this.gaps.page(query);
  }

  @Patch(':id')
  @Endpoint({
    policy,
    params: z.object({ id: gapIdSchema }),
    body: assistantGapDecisionSchema,
    response: assistantGapSchema,
    summary: 'Close a question without an answer, or open it again, with a note',
  })
  decide(@Param('id') id: string, @Body() decision: AssistantGapDecision) {
    return this.gaps.decide(id, decision);
  }
}
