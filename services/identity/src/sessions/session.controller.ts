import { sessionInfoSchema, uuidSchema } from '@arcada/contracts';
import { CurrentActor, confirmIfAdmin, Endpoint, type UserActor } from '@arcada/service-kit';
import { Controller, Delete, Get, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Sessions } from './session.service.ts';
import { SessionCookie } from './session-cookie.ts';

@Controller('api/user/sessions')
export class SessionController {
  constructor(
    private readonly sessions: Sessions,
    private readonly cookie: SessionCookie,
  ) {}

  @Get()
  @Endpoint({
    policy: 'user',
    ownerOnly: true,
    response: z.array(sessionInfoSchema),
    summary: 'Where the account is signed in',
  })
  async list(@CurrentActor() actor: UserActor) {
    await this.sessions.current(actor);
    return this.sessions.list(actor);
  }

  @Delete(':id')
  @Endpoint({
    policy: 'user',
    params: z.object({ id: uuidSchema }),
    status: 204,
    summary: 'Ends one session at once; an admin has just typed the password to end another than this one',
  })
  async end(
    @Param('id') id: string,
    @CurrentActor() actor: UserActor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.sessions.current(actor);
    // Who has copied an admin's cookie must not drive the owner out.
    if (id !== actor.sessionId) confirmIfAdmin(actor);
    await this.sessions.end(actor, id);
    if (id === actor.sessionId) this.cookie.clear(reply);
  }
}
