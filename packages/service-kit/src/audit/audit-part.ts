import { Module } from '@nestjs/common';
import type { ServicePart } from '../service-part.ts';
import { addSubjectName, createAuditTrail } from './audit.migrations.ts';
import { AuditEntryEntity } from './audit-entry.entity.ts';
import { TrailController } from './trail.controller.ts';
import { TrailReader } from './trail-reader.ts';

@Module({ controllers: [TrailController], providers: [TrailReader] })
class AuditModule {}

/**
 * The audit trail of a service, for `joinParts`; `migration` is the name of its migration and ends in 13 digits. The
 * manifest says `auditTrail`.
 */
export const auditPart = (migration: string): ServicePart => ({
  module: AuditModule,
  entities: [AuditEntryEntity],
  migrations: [createAuditTrail(migration), addSubjectName],
});
