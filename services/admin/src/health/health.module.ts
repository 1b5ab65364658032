import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.ts';
import { SiteHealthCheck } from './site-health.ts';

@Module({ controllers: [HealthController], providers: [SiteHealthCheck] })
class HealthModule {}

export const healthPart: ServicePart = { module: HealthModule };
