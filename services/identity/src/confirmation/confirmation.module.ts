import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { PasswordsModule } from '../passwords/passwords.module.ts';
import { SecondFactorModule } from '../second-factor/second-factor.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { ConfirmationController } from './confirmation.controller.ts';
import { Confirmation } from './confirmation.service.ts';

@Module({
  imports: [AccountsModule, PasswordsModule, SecondFactorModule, SessionsModule],
  controllers: [ConfirmationController],
  providers: [Confirmation],
})
export class ConfirmationModule {}

export const confirmationPart: ServicePart = { module: ConfirmationModule };
