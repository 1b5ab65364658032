import { changePasswordSchema } from '@arcada/contracts';
import { CurrentActor, Endpoint, type UserActor } from '@arcada/service-kit';
import { Body, Controller, Post } from '@nestjs/common';
import type { z } from 'zod';
import { PasswordChange } from './password-change.service.ts';

@Controller('api/user/password')
export class PasswordController {
  constructor(private readonly service: PasswordChange) {}

  @Post()
  @Endpoint({
    policy: 'user',
    body: changePasswordSchema,
    status: 204,
    summary: 'Changes the password and ends all other sessions',
  })
  async change(@Body() body: z.infer<typeof changePasswordSchema>, @CurrentActor() actor: UserActor): Promise<void> {
    await this.service.change(actor, body);
  }
}
