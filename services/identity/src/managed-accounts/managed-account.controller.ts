import {
  type ManagedSessions,
  type ManagedUser,
  managedSessionsSchema,
  managedUserSchema,
  uuidSchema,
} from '@arcada/contracts';
import { CurrentActor, Endpoint, type UserActor } from '@arcada/service-kit';
import { Body, Controller, Get, Param, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { type AccountExport, accountExport, exportFile } from '../own-account/export.service.ts';
import { ManagedAccounts } from './managed-accounts.service.ts';

const admins = { roles: ['admin'] } as const;
const confirmed = { roles: ['admin'], confirmed: true } as const;
const params = z.object({ id: uuidSchema });
const erasureBody = z.object({ username: z.string().max(60) });

@Controller('api/admin/users/:id')
export class ManagedAccountController {
  constructor(private readonly accounts: ManagedAccounts) {}

  @Get()
  @Endpoint({ policy: admins, params, response: managedUserSchema, summary: 'One account' })
  read(@Param('id') id: string): Promise<ManagedUser> {
    return this.accounts.read(id);
  }

  @Get('sessions')
  @Endpoint({ policy: admins, params, response: managedSessionsSchema, summary: 'How many sessions, and the last use' })
  sessions(@Param('id') id: string): Promise<ManagedSessions> {
    return this.accounts.sessionsOf(id);
  }

  @Post('disable')
  @Endpoint({
    policy: confirmed,
    params,
    response: managedUserSchema,
    status: 200,
    summary: 'Ends all sessions and refuses to sign in; the last admin keeps access',
  })
  disable(@CurrentActor() actor: UserActor, @Param('id') id: string): Promise<ManagedUser> {
    return this.accounts.disable(actor, id);
  }

  @Post('enable')
  @Endpoint({ policy: confirmed, params, response: managedUserSchema, status: 200, summary: 'Lets it sign in again' })
  enable(@CurrentActor() actor: UserActor, @Param('id') id: string): Promise<ManagedUser> {
    return this.accounts.enable(actor, id);
  }

  @Post('end-sessions')
  @Endpoint({
    policy: confirmed,
    params,
    response: managedUserSchema,
    status: 200,
    summary: 'Signs the account out everywhere; an admin’s own current session stays',
  })
  endSessions(@CurrentActor() actor: UserActor, @Param('id') id: string): Promise<ManagedUser> {
    return this.accounts.endSessions(actor, id);
  }

  @Post('send-reset')
  @Endpoint({
    policy: admins,
    params,
    response: managedUserSchema,
    status: 200,
    summary: 'Mails the owner a link that sets a new password',
  })
  sendReset(@CurrentActor() actor: UserActor, @Param('id') id: string): Promise<ManagedUser> {
    return this.accounts.sendReset(actor, id);
  }

  @Post('export')
  @Endpoint({
    policy: confirmed,
    params,
    response: accountExport,
    status: 200,
    summary: 'All that every service keeps about the account, for its owner',
  })
  async export(
    @CurrentActor() actor: UserActor,
    @Param('id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AccountExport> {
    const exported = await this.accounts.export(actor, id);
    reply.header('content-disposition', exportFile(exported));
    return exported;
  }

  @Post('erase')
  @Endpoint({
    policy: confirmed,
    params,
    body: erasureBody,
    status: 204,
    summary: 'Erases the account in every service; the user name guards against the wrong one',
  })
  erase(
    @CurrentActor() actor: UserActor,
    @Param('id') id: string,
    @Body() { username }: z.infer<typeof erasureBody>,
  ): Promise<void> {
    return this.accounts.erase(actor, id, username);
  }
}
