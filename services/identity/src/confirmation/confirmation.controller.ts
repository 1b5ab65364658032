import { confirmationSchema } from '@arcada/contracts';
import { CurrentActor, Endpoint, type UserActor } from '@arcada/service-kit';
import { Body, Controller, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { SessionCookie } from '../sessions/session-cookie.ts';
import { Confirmation } from './confirmation.service.ts';

@Controller('api/user/confirm')
export class ConfirmationController {
  constructor(
    private readonly service: Confirmation,
    private readonly cookie: SessionCookie,
  ) {}

  @Post()
  @Endpoint({
    policy: 'user',
    body: confirmationSchema,
    status: 204,
    summary: 'Takes the password (and code) again, opens the admin area to admins and gives this session a new cookie',
  })
  async confirm(
    @Body() body: z.infer<typeof confirmationSchema>,
    @CurrentActor() actor: UserActor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    this.cookie.set(reply, await this.service.confirm(actor, body));
  }
}
