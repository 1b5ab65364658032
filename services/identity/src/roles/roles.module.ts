import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { SecondFactorModule } from '../second-factor/second-factor.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { AdminDecisions } from './admin-decisions.ts';
import { AdminGuard } from './admin-guard.ts';
import { ManagedUsers } from './managed-users.ts';
import { RoleController } from './role.controller.ts';
import { Roles } from './role.service.ts';
import { SecondFactorReset } from './second-factor-reset.service.ts';

@Module({
  imports: [AccountsModule, MailModule, SecondFactorModule, SessionsModule],
  controllers: [RoleController],
  providers: [AdminDecisions, AdminGuard, ManagedUsers, Roles, SecondFactorReset],
  exports: [AdminDecisions, AdminGuard, ManagedUsers],
})
export class RolesModule {}

export const rolesPart: ServicePart = { module: RolesModule };
