import { type BulkRequest, bulkRequestSchema, bulkResultSchema, type Language } from '@arcada/contracts';
import { CurrentActor, Endpoint, RequestLanguage, requireAdminStep, type UserActor } from '@arcada/service-kit';
import { Body, Controller, Post } from '@nestjs/common';
import { BulkChanges } from './bulk-changes.service.ts';

@Controller('api/admin/products/bulk')
export class BulkChangesController {
  constructor(private readonly changes: BulkChanges) {}

  @Post()
  @Endpoint({
    policy: { roles: ['admin'] },
    body: bulkRequestSchema,
    response: bulkResultSchema,
    status: 200,
    summary: 'Changes prices or the status of several products, or says what would change',
  })
  async run(@Body() request: BulkRequest, @CurrentActor() admin: UserActor, @RequestLanguage() language: Language) {
    if (request.apply) requireAdminStep(admin, true);
    return { rows: await this.changes.run(request, language) };
  }
}
