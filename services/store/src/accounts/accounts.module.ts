import { Module } from '@nestjs/common';
import { AccountNames } from './account-names.ts';

@Module({ providers: [AccountNames], exports: [AccountNames] })
export class AccountsModule {}
