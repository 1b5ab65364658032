import { releaseSchema, remoteDomains } from '@arcada/contracts';
import { Endpoint } from '@arcada/service-kit';
import { Body, Controller, Logger, Param, Put } from '@nestjs/common';
import { z } from 'zod';
import { unknownRelease } from '../releases/release.errors.ts';
import { ReleaseStore } from '../releases/release-store.ts';
import { type HealthReport, healthReport } from './release-health.schema.ts';
import { ReleaseHealth } from './release-health.ts';

const params = z.object({ domain: z.enum(remoteDomains), version: releaseSchema.shape.version });

/** Receives the health of a version from where its pages are rendered. */
@Controller('internal/releases')
export class HealthController {
  private readonly log = new Logger('releases');

  constructor(
    private readonly store: ReleaseStore,
    private readonly health: ReleaseHealth,
  ) {}

  @Put(':domain/:version/health')
  @Endpoint({
    policy: { services: ['page-server'] },
    params,
    body: healthReport,
    status: 204,
    summary: 'Says how a version does on the page server; the last report counts',
  })
  async report(@Param() { domain, version }: z.infer<typeof params>, @Body() report: HealthReport): Promise<void> {
    if (!(await this.store.find(domain, version))) throw unknownRelease(domain, version);
    await this.health.report(domain, version, report);
    const level = report.state === 'healthy' ? 'log' : 'warn';
    this.log[level]({ remote: domain, version, ...report, msg: 'health of a release' });
  }
}
