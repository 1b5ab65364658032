import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { AddressesModule } from '../addresses/addresses.module.ts';
import { LimitsModule } from '../limits/limits.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { PasswordsModule } from '../passwords/passwords.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { RecoveryController } from './recovery.controller.ts';
import { Recovery } from './recovery.service.ts';

@Module({
  imports: [AccountsModule, AddressesModule, LimitsModule, MailModule, PasswordsModule, SessionsModule],
  controllers: [RecoveryController],
  providers: [Recovery],
  exports: [Recovery],
})
export class RecoveryModule {}

export const recoveryPart: ServicePart = {
  module: RecoveryModule,
  tasks: { recover: (payload, { get }) => get(Recovery).send(payload) },
};
