import {
  confirmationSchema,
  type RecoveryCodes,
  recoveryCodesSchema,
  type SecondFactor,
  type SecondFactorSecret,
  secondFactorCodeSchema,
  secondFactorSchema,
  secondFactorSecretSchema,
} from '@arcada/contracts';
import { CurrentActor, Endpoint, type UserActor } from '@arcada/service-kit';
import { Body, Controller, Delete, Get, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { SessionCookie } from '../sessions/session-cookie.ts';
import { SecondFactorSetup } from './second-factor-setup.service.ts';

type Proof = z.infer<typeof confirmationSchema>;

@Controller('api/user/second-factor')
export class SecondFactorController {
  constructor(
    private readonly setup: SecondFactorSetup,
    private readonly cookie: SessionCookie,
  ) {}

  @Get()
  @Endpoint({ policy: 'user', response: secondFactorSchema, summary: 'Whether signing in asks for a code' })
  read(@CurrentActor() actor: UserActor): Promise<SecondFactor> {
    return this.setup.read(actor);
  }

  @Post()
  @Endpoint({
    policy: 'user',
    body: confirmationSchema,
    response: secondFactorSecretSchema,
    status: 200,
    summary: 'Gives a new secret for an authenticator app; it counts once a code was made with it',
  })
  begin(@Body() body: Proof, @CurrentActor() actor: UserActor): Promise<SecondFactorSecret> {
    return this.setup.begin(actor, body);
  }

  @Post('enable')
  @Endpoint({
    policy: 'user',
    body: secondFactorCodeSchema,
    response: recoveryCodesSchema,
    status: 200,
    summary:
      'Turns the second factor on by a first code, ends all other sessions, gives this one a new cookie and returns recovery codes',
  })
  async enable(
    @Body() { code }: z.infer<typeof secondFactorCodeSchema>,
    @CurrentActor() actor: UserActor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RecoveryCodes> {
    const { recoveryCodes, token } = await this.setup.enable(actor, code);
    this.cookie.set(reply, token);
    return { recoveryCodes };
  }

  @Post('recovery-codes')
  @Endpoint({
    policy: 'user',
    body: confirmationSchema,
    response: recoveryCodesSchema,
    status: 200,
    summary: 'Gives new recovery codes; the old ones no longer count',
  })
  renew(@Body() body: Proof, @CurrentActor() actor: UserActor): Promise<RecoveryCodes> {
    return this.setup.renewRecoveryCodes(actor, body);
  }

  @Delete()
  @Endpoint({
    policy: 'user',
    body: confirmationSchema,
    status: 204,
    summary: 'Turns the second factor off, by password and code',
  })
  async disable(@Body() body: Proof, @CurrentActor() actor: UserActor): Promise<void> {
    await this.setup.disable(actor, body);
  }
}
