import { Endpoint, exportQuery } from '@arcada/service-kit';
import { Controller, Get, Param } from '@nestjs/common';
import { z } from 'zod';
import { PersonalData } from './personal-data.service.ts';

@Controller('internal/users')
export class PersonalDataController {
  constructor(private readonly data: PersonalData) {}

  @Get(':id/export')
  @Endpoint({
    policy: { services: ['identity'] },
    params: z.object({ id: z.uuid() }),
    query: exportQuery,
    summary: 'All that the store holds about a person',
  })
  export(@Param('id') id: string) {
    return this.data.export(id);
  }
}
