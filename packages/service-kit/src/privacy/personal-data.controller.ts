import { Controller, Get, Inject, Param, Query } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { z } from 'zod';
import { DEFINITION, type ServiceDefinition } from '../definition.ts';
import { Endpoint } from '../http/endpoint.ts';
import type { PersonalDataSource } from './personal-data.ts';
import { exportQuery } from './written-addresses.ts';

/** Hands identity what this service holds about a person; only for services that name a source of it. */
@Controller('internal/users')
export class PersonalDataController {
  constructor(
    @Inject(DEFINITION) private readonly definition: ServiceDefinition,
    private readonly modules: ModuleRef,
  ) {}

  @Get(':id/export')
  @Endpoint({
    policy: { services: ['identity'] },
    params: z.object({ id: z.uuid() }),
    query: exportQuery,
    summary: 'All that the service holds about a person',
  })
  export(@Param('id') id: string, @Query() { emailKeys }: z.infer<typeof exportQuery>) {
    const source = this.definition.personalData as NonNullable<ServiceDefinition['personalData']>;
    return this.modules.get<PersonalDataSource>(source, { strict: false }).export(id, emailKeys);
  }
}
