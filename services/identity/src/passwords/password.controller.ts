import { changePasswordSchema } from '@arcada/contracts';
import { CurrentActor, Endpoint, type UserActor } from '@arcada/service-kit';
import { Body, Controller, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { Client, type ClientInfo } from '../sessions/client.ts';
import { SessionCookie } from '../sessions/session-cookie.ts';
import { PasswordChange } from './password-change.service.ts';

@Controller('api/user/password')
export class PasswordController {
  constructor(
    private readonly service: PasswordChange,
    private readonly cookie: SessionCookie,
  ) {}

  @Post()
  @Endpoint({
    policy: 'user',
    body: changePasswordSchema,
    status: 204,
    summary: 'Changes the password, gives this session a new cookie and ends all others',
  })
  async change(
    @Body() body: z.infer<typeof changePasswordSchema>,
    @CurrentActor() actor: UserActor,
    @Client() client: ClientInfo,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const token = await this.service.change(actor, body, client);
    if (token) this.cookie.set(reply, token);
  }
}
