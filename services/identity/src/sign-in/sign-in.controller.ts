import { loginSchema, type User, userSchema } from '@arcada/contracts';
import { type Actor, CurrentActor, Endpoint } from '@arcada/service-kit';
import { Body, Controller, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Client, type ClientInfo } from '../sessions/client.ts';
import { Sessions } from '../sessions/session.service.ts';
import { SessionCookie } from '../sessions/session-cookie.ts';
import { LocalGuard } from './local.strategy.ts';
import { type Authenticated, SignIn } from './sign-in.service.ts';

@Controller('api')
export class SignInController {
  constructor(
    private readonly service: SignIn,
    private readonly sessions: Sessions,
    private readonly cookie: SessionCookie,
  ) {}

  @Post('login')
  @UseGuards(LocalGuard)
  @Endpoint({
    policy: 'public',
    body: loginSchema,
    response: userSchema,
    status: 200,
    summary: 'Signs in with user name (or confirmed e-mail address) and password',
  })
  async login(
    @Body() _body: z.infer<typeof loginSchema>,
    @Req() request: FastifyRequest & { user: Authenticated },
    @CurrentActor() actor: Actor,
    @Client() client: ClientInfo,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<User> {
    const { user, token } = await this.service.signIn(request.user, actor, client);
    this.cookie.set(reply, token);
    return user;
  }

  @Post('logout')
  @Endpoint({ policy: 'public', status: 204, summary: 'Ends the session at once; without one there is nothing to do' })
  async logout(@CurrentActor() actor: Actor, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    if (actor.kind === 'user') await this.sessions.signOut(actor);
    this.cookie.clear(reply);
  }
}
