import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { ActorNames } from './actor-names.ts';
import { AuditController } from './audit.controller.ts';
import { AuditChecks } from './audit-checks.ts';
import { AuditTrails } from './audit-trails.ts';

@Module({ controllers: [AuditController], providers: [AuditTrails, AuditChecks, ActorNames] })
class TrailModule {}

export const trailPart: ServicePart = { module: TrailModule };
