import { type SiteHealth, siteHealthSchema } from '@arcada/contracts';
import { Endpoint } from '@arcada/service-kit';
import { Controller, Get } from '@nestjs/common';
import { SiteHealthCheck } from './site-health.ts';

@Controller('api/admin/health')
export class HealthController {
  constructor(private readonly health: SiteHealthCheck) {}

  @Get()
  @Endpoint({ policy: { roles: ['admin'] }, response: siteHealthSchema, summary: 'Whether each service can work now' })
  read(): Promise<SiteHealth> {
    return this.health.read();
  }
}
