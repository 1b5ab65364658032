import { type Dashboard, dashboardQuery, dashboardSchema } from '@arcada/contracts';
import { CurrentActor, Endpoint, type UserActor } from '@arcada/service-kit';
import { Controller, Get, Query } from '@nestjs/common';
import { dashboardOf } from './dashboard.ts';
import { Projects } from './projects.service.ts';

@Controller('api/dashboard')
export class DashboardController {
  constructor(private readonly projects: Projects) {}

  @Get()
  @Endpoint({
    policy: 'user',
    query: dashboardQuery,
    response: dashboardSchema,
    summary: 'Figures of the own projects: now, against last month, and of the last 12 months',
  })
  async read(@Query() { month }: { month?: string }, @CurrentActor() actor: UserActor): Promise<Dashboard> {
    const now = new Date();
    return dashboardOf(await this.projects.all(actor.id), month ?? now.toISOString().slice(0, 7), now);
  }

  @Get('all')
  @Endpoint({
    policy: { roles: ['admin'] },
    query: dashboardQuery,
    response: dashboardSchema,
    summary: 'The same figures over the projects of all accounts, for admins',
  })
  async readAll(@Query() { month }: { month?: string }): Promise<Dashboard> {
    const now = new Date();
    return dashboardOf(await this.projects.ofEveryone(), month ?? now.toISOString().slice(0, 7), now);
  }
}
