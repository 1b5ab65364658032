import { AttemptEntity, type ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { limitMigrations } from '../migrations/limits.ts';
import { AttemptLimit } from './attempt-limit.ts';
import { KnownNetworkEntity } from './known-network.entity.ts';
import { KnownNetworks } from './known-networks.ts';
import { MailLimit } from './mail-limit.ts';

@Module({ providers: [AttemptLimit, KnownNetworks, MailLimit], exports: [AttemptLimit, KnownNetworks, MailLimit] })
export class LimitsModule {}

export const limitsPart: ServicePart = {
  module: LimitsModule,
  entities: [AttemptEntity, KnownNetworkEntity],
  migrations: limitMigrations,
};
