import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { AddressesModule } from '../addresses/addresses.module.ts';
import { LimitsModule } from '../limits/limits.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { PasswordsModule } from '../passwords/passwords.module.ts';
import { RolesModule } from '../roles/roles.module.ts';
import { SecondFactorModule } from '../second-factor/second-factor.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { AccountController } from './account.controller.ts';
import { Erasure } from './erasure.service.ts';
import { AccountExports } from './export.service.ts';
import { Profiles } from './profile.service.ts';
import { Registration } from './registration.service.ts';
import { Retention } from './retention.ts';
import { SecondFactorController } from './second-factor.controller.ts';
import { SecondFactorSetup } from './second-factor-setup.service.ts';

/** What people do with their own account, from registration to erasure. */
@Module({
  imports: [
    AccountsModule,
    AddressesModule,
    LimitsModule,
    MailModule,
    PasswordsModule,
    RolesModule,
    SecondFactorModule,
    SessionsModule,
  ],
  controllers: [AccountController, SecondFactorController],
  providers: [AccountExports, Erasure, Profiles, Registration, Retention, SecondFactorSetup],
  exports: [AccountExports, Erasure],
})
export class OwnAccountModule {}

export const ownAccountPart: ServicePart = { module: OwnAccountModule, housekeepers: [Retention] };
