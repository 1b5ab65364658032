import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { LimitsModule } from '../limits/limits.module.ts';
import { OwnAccountModule } from '../own-account/own-account.module.ts';
import { RecoveryModule } from '../recovery/recovery.module.ts';
import { RolesModule } from '../roles/roles.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { ManagedAccountController } from './managed-account.controller.ts';
import { ManagedAccounts } from './managed-accounts.service.ts';
import { ViewingController } from './viewing.controller.ts';
import { Viewing } from './viewing.service.ts';

/** What admins do for an account: disable, sign out, reset, export, erase. */
@Module({
  imports: [AccountsModule, LimitsModule, OwnAccountModule, RecoveryModule, RolesModule, SessionsModule],
  controllers: [ManagedAccountController, ViewingController],
  providers: [ManagedAccounts, Viewing],
})
export class ManagedAccountsModule {}

export const managedAccountsPart: ServicePart = { module: ManagedAccountsModule };
