import {
  type AuditChains,
  type AuditPage,
  auditChainsQuery,
  auditChainsSchema,
  auditPageSchema,
  auditQuery,
} from '@arcada/contracts';
import { Endpoint } from '@arcada/service-kit';
import { Controller, Get, Query } from '@nestjs/common';
import type { z } from 'zod';
import { AuditChecks } from './audit-checks.ts';
import { AuditTrails } from './audit-trails.ts';

@Controller('api/admin/audit')
export class AuditController {
  constructor(
    private readonly trails: AuditTrails,
    private readonly checks: AuditChecks,
  ) {}

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

  @Get('chains')
  @Endpoint({
    policy: { roles: ['admin'] },
    query: auditChainsQuery,
    response: auditChainsSchema,
    summary: 'Follows the chain of hashes of each service, some entries at a time',
  })
  verify(@Query() { after }: z.infer<typeof auditChainsQuery>): Promise<AuditChains> {
    return this.checks.follow(after);
  }
}
