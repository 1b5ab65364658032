import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { LimitsModule } from '../limits/limits.module.ts';
import { PasswordsModule } from '../passwords/passwords.module.ts';
import { SecondFactorModule } from '../second-factor/second-factor.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { DemoDoor } from './demo-door.ts';
import { LocalGuard, LocalStrategy } from './local.strategy.ts';
import { SignInController } from './sign-in.controller.ts';
import { SignIn } from './sign-in.service.ts';

@Module({
  imports: [PassportModule, AccountsModule, LimitsModule, PasswordsModule, SecondFactorModule, SessionsModule],
  controllers: [SignInController],
  providers: [DemoDoor, LocalGuard, LocalStrategy, SignIn],
})
export class SignInModule {}

export const signInPart: ServicePart = { module: SignInModule };
