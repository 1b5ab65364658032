import { confirmationSchema, profileSchema, registrationSchema, type User, userSchema } from '@arcada/contracts';
import { type Actor, CurrentActor, Endpoint, type UserActor } from '@arcada/service-kit';
import { Body, Controller, Delete, Get, Patch, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { Client, type ClientInfo } from '../sessions/client.ts';
import { SessionCookie } from '../sessions/session-cookie.ts';
import { Erasure } from './erasure.service.ts';
import { type AccountExport, AccountExports, accountExport, exportFile } from './export.service.ts';
import { Profiles } from './profile.service.ts';
import { Registration } from './registration.service.ts';

@Controller('api')
export class AccountController {
  constructor(
    private readonly profiles: Profiles,
    private readonly registration: Registration,
    private readonly exports: AccountExports,
    private readonly erasure: Erasure,
    private readonly cookie: SessionCookie,
  ) {}

  @Post('register')
  @Endpoint({
    idempotent: true,
    policy: 'public',
    body: registrationSchema,
    response: userSchema,
    status: 201,
    summary: 'Makes a customer’s account and signs in. Another role waits for an admin’s decision.',
  })
  async register(
    @Body() body: z.output<typeof registrationSchema>,
    @CurrentActor() actor: Actor,
    @Client() client: ClientInfo,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<User> {
    const { user, token } = await this.registration.register(body, actor, client);
    this.cookie.set(reply, token);
    return user;
  }

  @Get('user')
  @Endpoint({ policy: 'user', response: userSchema, summary: 'Who is signed in; 401 means anonymous' })
  user(@CurrentActor() actor: UserActor, @Client() { language }: ClientInfo): Promise<User> {
    return this.profiles.read(actor, language);
  }

  @Patch('user')
  @Endpoint({
    policy: 'user',
    body: profileSchema,
    response: userSchema,
    summary: 'Changes the own name; a new address needs the password (and code) and waits until its link is followed',
  })
  change(@Body() body: z.infer<typeof profileSchema>, @CurrentActor() actor: UserActor): Promise<User> {
    return this.profiles.change(actor, body);
  }

  @Get('user/export')
  @Endpoint({
    policy: 'user',
    ownerOnly: true,
    response: accountExport,
    summary: 'All that every service keeps about the account',
  })
  async export(
    @CurrentActor() actor: UserActor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AccountExport> {
    const exported = await this.exports.export(actor);
    reply.header('content-disposition', exportFile(exported));
    return exported;
  }

  @Delete('user')
  @Endpoint({
    policy: 'user',
    body: confirmationSchema,
    status: 204,
    summary: 'Erases the account in every service, by password (and code)',
  })
  async erase(
    @Body() body: z.infer<typeof confirmationSchema>,
    @CurrentActor() actor: UserActor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.erasure.erase(actor, body);
    this.cookie.clear(reply);
  }
}
