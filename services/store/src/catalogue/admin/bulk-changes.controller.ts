import {
  type BulkRequest,
  bulkRequestSchema,
  bulkResultSchema,
  type Language,
  lastBulkProductsSchema,
} from '@arcada/contracts';
import { CurrentActor, Endpoint, RequestLanguage, type UserActor } from '@arcada/service-kit';
import { Body, Controller, Get, Post } from '@nestjs/common';
import { BulkChanges } from './bulk-changes.service.ts';

@Controller('api/admin/products/bulk')
export class BulkChangesController {
  constructor(private readonly changes: BulkChanges) {}

  @Get('last')
  @Endpoint({
    policy: { roles: ['admin'] },
    response: lastBulkProductsSchema,
    summary: 'What the caller changed together last and can take back, for a day',
  })
  last(@CurrentActor() { id }: UserActor) {
    return this.changes.last(id);
  }

  @Post()
  @Endpoint({
    policy: { roles: ['admin'], confirmed: 'applied' },
    body: bulkRequestSchema,
    response: bulkResultSchema,
    status: 200,
    summary: 'Changes prices or the status of several products, or says what would change',
  })
  async run(@Body() request: BulkRequest, @RequestLanguage() language: Language) {
    return { rows: await this.changes.run(request, language) };
  }
}
