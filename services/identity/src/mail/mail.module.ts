import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { mailMigrations } from '../migrations/mail.ts';
import { Links } from './links.ts';
import { MailTokenEntity } from './mail-token.entity.ts';
import { MailTokens } from './mail-tokens.ts';

@Module({ providers: [Links, MailTokens], exports: [Links, MailTokens] })
export class MailModule {}

export const mailPart: ServicePart = {
  module: MailModule,
  entities: [MailTokenEntity],
  migrations: mailMigrations,
};
