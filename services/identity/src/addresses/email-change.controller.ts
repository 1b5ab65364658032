import { type User, userSchema } from '@arcada/contracts';
import { type Actor, CurrentActor, Endpoint, type UserActor } from '@arcada/service-kit';
import { Body, Controller, Delete, Post } from '@nestjs/common';
import { z } from 'zod';
import { Client, type ClientInfo } from '../sessions/client.ts';
import { EmailChange } from './email-change.service.ts';
import { EmailUndo } from './email-undo.service.ts';

const undoBody = z.object({ token: z.string().min(20).max(200) });

/** The steps after `PATCH /api/user` requested a new address. */
@Controller('api/user')
export class EmailChangeController {
  constructor(
    private readonly changes: EmailChange,
    private readonly undoing: EmailUndo,
  ) {}

  @Post('confirm-email')
  @Endpoint({
    policy: 'user',
    response: z.object({}),
    status: 202,
    summary: 'Mails the link that confirms the address once more, if one waits for it',
  })
  async resend(@CurrentActor() actor: UserActor) {
    await this.changes.resend(actor);
    return {};
  }

  @Delete('email-change')
  @Endpoint({ policy: 'user', response: userSchema, summary: 'Drops the new address that waits to be confirmed' })
  cancel(@CurrentActor() actor: UserActor): Promise<User> {
    return this.changes.cancel(actor);
  }

  @Post('undo-email')
  @Endpoint({
    idempotent: true,
    policy: 'public',
    body: undoBody,
    status: 204,
    summary: 'Takes a change of address back by the token of a mail and signs out everywhere else',
  })
  async undo(
    @Body() body: z.infer<typeof undoBody>,
    @CurrentActor() actor: Actor,
    @Client() client: ClientInfo,
  ): Promise<void> {
    await this.undoing.undo(body.token, actor, client);
  }
}
