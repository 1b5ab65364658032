import { uuidSchema, viewEnd } from '@arcada/contracts';
import { CurrentActor, Endpoint, type UserActor } from '@arcada/service-kit';
import { Controller, Param, Post } from '@nestjs/common';
import { z } from 'zod';
import { Viewing } from './viewing.service.ts';

@Controller()
export class ViewingController {
  constructor(private readonly viewing: Viewing) {}

  @Post('api/admin/users/:id/view')
  @Endpoint({
    policy: { roles: ['admin'], confirmed: true },
    params: z.object({ id: uuidSchema }),
    status: 204,
    summary: 'Shows this session the site as the account sees it, for half an hour and without changing anything',
  })
  async start(@CurrentActor() actor: UserActor, @Param('id') id: string): Promise<void> {
    await this.viewing.start(actor, id);
  }

  @Post(viewEnd.slice(1))
  @Endpoint({
    policy: 'user',
    status: 204,
    summary: 'Ends the view of another account; the session is the admin’s again',
  })
  async end(@CurrentActor() actor: UserActor): Promise<void> {
    await this.viewing.end(actor);
  }
}
