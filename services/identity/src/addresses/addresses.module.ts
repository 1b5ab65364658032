import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { LimitsModule } from '../limits/limits.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { PasswordsModule } from '../passwords/passwords.module.ts';
import { SecondFactorModule } from '../second-factor/second-factor.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { EmailChangeController } from './email-change.controller.ts';
import { EmailChange } from './email-change.service.ts';
import { EmailConfirmation } from './email-confirmation.ts';
import { EmailUndo } from './email-undo.service.ts';

/** Changing an account's e-mail address, and undoing it. */
@Module({
  imports: [AccountsModule, LimitsModule, MailModule, PasswordsModule, SecondFactorModule, SessionsModule],
  controllers: [EmailChangeController],
  providers: [EmailChange, EmailConfirmation, EmailUndo],
  exports: [EmailChange, EmailConfirmation],
})
export class AddressesModule {}

export const addressesPart: ServicePart = { module: AddressesModule };
