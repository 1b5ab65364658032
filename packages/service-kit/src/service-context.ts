import type { ModuleRef } from '@nestjs/core';
import type { ServiceConfig } from './config/base-config.ts';
import type { ServiceContext } from './definition.ts';

export const contextOf = (modules: Pick<ModuleRef, 'get'>, config: ServiceConfig): ServiceContext => ({
  get: (token) => modules.get(token as never, { strict: false }),
  config,
});
