import { assistantGapPageSchema, pageQuery } from '@arcada/contracts';
import { Endpoint } from '@arcada/service-kit';
import { Controller, Get, Query } from '@nestjs/common';
import type { z } from 'zod';
import { Gaps } from './gaps.service.ts';

@Controller('api/admin/assistant/gaps')
export class GapController {
  constructor(private readonly gaps: Gaps) {}

  @Get()
  @Endpoint({
    policy: { roles: ['admin'] },
    query: pageQuery,
    response: assistantGapPageSchema,
    summary: 'Questions that the documentation assistant has no answer to, most often asked first; nobody is named',
  })
  list(@Query() query: z.infer<typeof pageQuery>) {
    return this.gaps.page(query);
  }
}
