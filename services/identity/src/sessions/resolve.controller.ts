import { roleSchema } from '@arcada/contracts';
import { Endpoint } from '@arcada/service-kit';
import { Body, Controller, Post } from '@nestjs/common';
import { z } from 'zod';
import { unknownSession } from './session.errors.ts';
import { type ResolvedSession, Sessions } from './session.service.ts';

/** SHA-256 of the cookie's value in lower-case hexadecimal: the token itself never leaves the gateway. */
const sessionBody = z.object({ tokenHash: z.string().regex(/^[0-9a-f]{64}$/) });
const resolveBody = sessionBody.extend({
  adminArea: z.boolean().default(false),
  readsViews: z.boolean().default(false),
});
const resolved = z.object({
  userId: z.uuid(),
  username: z.string(),
  role: roleSchema,
  sessionId: z.uuid(),
  confirmedAt: z.number(),
  adminUntil: z.number(),
  secondFactorMissing: z.boolean(),
  viewedBy: z.uuid().optional(),
});

@Controller('internal/sessions')
export class ResolveController {
  constructor(private readonly sessions: Sessions) {}

  @Post('resolve')
  @Endpoint({
    policy: { services: ['gateway'] },
    body: resolveBody,
    response: resolved,
    status: 200,
    summary: 'Whose session this is; 404 when there is none',
  })
  async resolve(@Body() { tokenHash, adminArea, readsViews }: z.infer<typeof resolveBody>): Promise<ResolvedSession> {
    const session = await this.sessions.resolve(tokenHash, adminArea, readsViews);
    if (!session) throw unknownSession();
    return session;
  }

  @Post('end')
  @Endpoint({
    policy: { services: ['gateway'] },
    body: sessionBody,
    status: 204,
    summary: 'Ends a session that the gateway ended while this service could not be asked; repeats do no harm',
  })
  async end(@Body() body: z.infer<typeof sessionBody>): Promise<void> {
    await this.sessions.endByToken(body.tokenHash);
  }
}
