import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { LimitsModule } from '../limits/limits.module.ts';
import { secondFactorMigrations } from '../migrations/second-factors.ts';
import { RecoveryCodeEntity } from './recovery-code.entity.ts';
import { SecondFactorEntity } from './second-factor.entity.ts';
import { SecondFactors } from './second-factors.ts';
import { SecretBox } from './secret-box.ts';

@Module({ imports: [LimitsModule], providers: [SecondFactors, SecretBox], exports: [SecondFactors, SecretBox] })
export class SecondFactorModule {}

export const secondFactorPart: ServicePart = {
  module: SecondFactorModule,
  entities: [SecondFactorEntity, RecoveryCodeEntity],
  migrations: secondFactorMigrations,
};
