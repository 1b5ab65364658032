import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { LimitsModule } from '../limits/limits.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { SecondFactorModule } from '../second-factor/second-factor.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { PasswordController } from './password.controller.ts';
import { PasswordChange } from './password-change.service.ts';
import { PasswordCheck } from './password-check.ts';
import { PasswordHasher } from './password-hasher.ts';

@Module({
  imports: [AccountsModule, LimitsModule, MailModule, SecondFactorModule, SessionsModule],
  controllers: [PasswordController],
  providers: [PasswordChange, PasswordCheck, PasswordHasher],
  exports: [PasswordCheck, PasswordHasher],
})
export class PasswordsModule {}

export const passwordsPart: ServicePart = { module: PasswordsModule };
