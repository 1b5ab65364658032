import { type BulkRequest, bulkRequestSchema, bulkResultSchema, type Language } from '@arcada/contracts';
import { Endpoint, RequestLanguage } from '@arcada/service-kit';
import { Body, Controller, Post } from '@nestjs/common';
import { BulkChanges } from './bulk-changes.service.ts';

@Controller('api/admin/products/bulk')
export class BulkChangesController {
  constructor(private readonly changes: BulkChanges) {}

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
