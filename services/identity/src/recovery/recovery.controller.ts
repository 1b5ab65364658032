import { emailSchema, links, resetPasswordSchema } from '@arcada/contracts';
import { Endpoint } from '@arcada/service-kit';
import { Body, Controller, Get, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { EmailConfirmation } from '../addresses/email-confirmation.ts';
import { Client, type ClientInfo } from '../sessions/client.ts';
import { Recovery } from './recovery.service.ts';

const confirmQuery = z.object({ token: z.string().min(20).max(200) });
const nothing = z.object({});

@Controller('api')
export class RecoveryController {
  constructor(
    private readonly recovery: Recovery,
    private readonly confirmation: EmailConfirmation,
  ) {}

  @Post('recover-password')
  @Endpoint({ policy: 'public', body: emailSchema, answer: nothing, status: 202, summary: 'Mails a link, if it can' })
  async password(@Body() body: z.infer<typeof emailSchema>, @Client() client: ClientInfo) {
    await this.recovery.ask('password', body.email, client);
    return {};
  }

  @Post('recover-username')
  @Endpoint({ policy: 'public', body: emailSchema, answer: nothing, status: 202, summary: 'Mails the name, if it can' })
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

  @Get('user/confirm-email')
  @Endpoint({
    policy: 'public',
    query: confirmQuery,
    status: 303,
    summary: 'The link in a mail that proves an address',
  })
  async confirm(@Query() query: z.infer<typeof confirmQuery>, @Res({ passthrough: true }) reply: FastifyReply) {
    const result = await this.confirmation.follow(query.token);
    // The token must not reach other sites in the Referer header.
    reply.header('referrer-policy', 'no-referrer').header('location', links.confirmEmail(result));
  }
}
