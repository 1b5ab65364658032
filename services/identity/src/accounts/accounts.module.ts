import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { accountMigrations } from '../migrations/accounts.ts';
import { AccountEntity } from './account.entity.ts';
import { Accounts } from './account.service.ts';
import { AddressController, AdminContactController, ContactController } from './contact.controller.ts';
import { RoleRequestEntity } from './role-request.entity.ts';

@Module({
  controllers: [AddressController, AdminContactController, ContactController],
  providers: [Accounts],
  exports: [Accounts],
})
export class AccountsModule {}

export const accountsPart: ServicePart = {
  module: AccountsModule,
  entities: [AccountEntity, RoleRequestEntity],
  migrations: accountMigrations,
};
