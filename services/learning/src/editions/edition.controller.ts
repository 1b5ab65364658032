import { editionSeenSchema } from '@arcada/contracts';
import { type Actor, CurrentActor, Endpoint } from '@arcada/service-kit';
import { Body, Controller, Param, Post } from '@nestjs/common';
import type { z } from 'zod';
import { Access } from '../access/access.ts';
import { Catalogue } from '../catalogue/catalogue.ts';
import { courseParams } from '../catalogue/lesson-params.ts';
import { EditionChanges } from './edition-changes.service.ts';

@Controller('api/courses/:id/changes')
export class EditionController {
  constructor(
    private readonly access: Access,
    private readonly catalogue: Catalogue,
    private readonly changes: EditionChanges,
  ) {}

  @Post('seen')
  @Endpoint({
    policy: 'user',
    params: courseParams,
    body: editionSeenSchema,
    status: 204,
    summary: 'What changed in the lessons up to this edition is no longer shown to the learner',
  })
  async seen(
    @Param('id') id: string,
    @Body() { edition }: z.infer<typeof editionSeenSchema>,
    @CurrentActor() actor: Actor,
  ) {
    this.catalogue.course(id);
    const userId = await this.access.requireEnrolled(actor, id);
    await this.changes.dismiss(userId, id, edition);
  }
}
