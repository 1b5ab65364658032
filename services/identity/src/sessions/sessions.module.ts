import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { LimitsModule } from '../limits/limits.module.ts';
import { sessionMigrations } from '../migrations/sessions.ts';
import { SecondFactorModule } from '../second-factor/second-factor.module.ts';
import { ResolveController } from './resolve.controller.ts';
import { SessionController } from './session.controller.ts';
import { SessionEntity } from './session.entity.ts';
import { Sessions } from './session.service.ts';
import { SessionCookie } from './session-cookie.ts';

@Module({
  imports: [LimitsModule, SecondFactorModule],
  controllers: [SessionController, ResolveController],
  providers: [Sessions, SessionCookie],
  exports: [Sessions, SessionCookie],
})
export class SessionsModule {}

export const sessionsPart: ServicePart = {
  module: SessionsModule,
  entities: [SessionEntity],
  migrations: sessionMigrations,
};
