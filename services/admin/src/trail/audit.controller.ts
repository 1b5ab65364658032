import { type AuditPage, auditPageSchema, auditQuery } from '@arcada/contracts';
import { Endpoint } from '@arcada/service-kit';
import { Controller, Get, Query } from '@nestjs/common';
import type { z } from 'zod';
import { AuditTrails } from './audit-trails.ts';

@Controller('api/admin/audit')
export class AuditController {
  constructor(private readonly trails: AuditTrails) {}

  @Get()
  @Endpoint({
    policy: { roles: ['admin'] },
    query: auditQuery,
    response: auditPageSchema,
    summary: 'What admins changed in all services, newest first',
  })
  read(@Query() query: z.infer<typeof auditQuery>): Promise<AuditPage> {
    return this.trails.read(query);
  }
}
