import { Module } from '@nestjs/common';
import type { ServicePart } from '../service-part.ts';
import { createAuditTrail } from './audit.migrations.ts';
import { AuditEntryEntity } from './audit-entry.entity.ts';

@Module({})
class AuditModule {}

/** The audit trail of a service, for `joinParts`; `migration` is the name of its migration and ends in 13 digits. */
export const auditPart = (migration: string): ServicePart => ({
  module: AuditModule,
  entities: [AuditEntryEntity],
  migrations: [createAuditTrail(migration)],
});
