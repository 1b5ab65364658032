import {
  type EmailConfirmation as Confirmation,
  confirmEmailSchema,
  emailConfirmationSchema,
  emailSchema,
  links,
  resetPasswordSchema,
} from '@arcada/contracts';
import { Endpoint } from '@arcada/service-kit';
import { Body, Controller, Get, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { EmailConfirmation } from '../addresses/email-confirmation.ts';
import { Client, type ClientInfo } from '../sessions/client.ts';
import { Recovery } from './recovery.service.ts';

const nothing = z.object({});

@Controller('api')
export class RecoveryController {
  constructor(
    private readonly recovery: Recovery,
    private readonly confirmation: EmailConfirmation,
  ) {}

  @Post('recover-password')
  @Endpoint({ policy: 'public', body: emailSchema, response: nothing, status: 202, summary: 'Mails a link, if it can' })
  async password(@Body() body: z.infer<typeof emailSchema>, @Client() client: ClientInfo) {
    await this.recovery.ask('password', body.email, client);
    return {};
  }

  @Post('recover-username')
  @Endpoint({
    policy: 'public',
    body: emailSchema,
    response: nothing,
    status: 202,
    summary: 'Mails the name, if it can',
  })
  async username(@Body() body: z.infer<typeof emailSchema>, @Client() client: ClientInfo) {
    await this.recovery.ask('username', body.email, client);
    return {};
  }

  @Post('reset-password')
  @Endpoint({
    idempotent: true,
    policy: 'public',
    body: resetPasswordSchema,
    status: 204,
    summary: 'Sets a new password by the token of a mail and ends all sessions',
  })
  async reset(@Body() body: z.infer<typeof resetPasswordSchema>, @Client() client: ClientInfo): Promise<void> {
    await this.recovery.reset(body.token, body.password, client);
  }

  // By POST, so that the token is in no address and no log.
  @Post('reset-password/check')
  @Endpoint({
    policy: 'public',
    body: resetPasswordSchema.pick({ token: true }),
    status: 204,
    summary: 'Whether the token of a mail can still set a new password; changes nothing',
  })
  check(@Body() body: Pick<z.infer<typeof resetPasswordSchema>, 'token'>): Promise<void> {
    return this.recovery.check(body.token);
  }

  // Not by the link itself: programs that scan mails open links, and would confirm an address that somebody else gave.
  @Post('confirm-email')
  @Endpoint({
    policy: 'public',
    body: confirmEmailSchema,
    response: emailConfirmationSchema,
    status: 200,
    summary: 'Confirms an address by the token of a mail',
  })
  async confirm(@Body() body: z.infer<typeof confirmEmailSchema>): Promise<Confirmation> {
    return { result: await this.confirmation.use(body.token) };
  }

  @Get('user/confirm-email')
  @Endpoint({
    policy: 'public',
    query: confirmEmailSchema,
    status: 303,
    summary: 'Leads links of older mails to the page that confirms an address; changes nothing',
  })
  toConfirmation(@Query() query: z.infer<typeof confirmEmailSchema>, @Res({ passthrough: true }) reply: FastifyReply) {
    reply.header('location', links.confirmEmail(query));
  }
}
