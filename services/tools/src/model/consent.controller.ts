import { type ModelConsent, modelConsentSchema, newModelConsentSchema } from '@arcada/contracts';
import { type Actor, CurrentActor, Endpoint, userOf } from '@arcada/service-kit';
import { Body, Controller, Get, Put } from '@nestjs/common';
import type { z } from 'zod';
import { Consents } from './consents.service.ts';

@Controller('api/assistant/consent')
export class ConsentController {
  constructor(private readonly consents: Consents) {}

  @Get()
  @Endpoint({
    policy: 'user',
    response: modelConsentSchema,
    summary: 'Which provider of an AI model the site uses, and whether own texts may go to it',
  })
  read(@CurrentActor() actor: Actor): Promise<ModelConsent> {
    return this.consents.read(userOf(actor).id);
  }

  @Put()
  @Endpoint({
    policy: 'user',
    body: newModelConsentSchema,
    response: modelConsentSchema,
    summary: 'Grants or withdraws that own texts go to the provider; it acts from the next call on',
  })
  decide(@Body() { granted }: z.infer<typeof newModelConsentSchema>, @CurrentActor() actor: Actor) {
    return this.consents.decide(userOf(actor).id, granted);
  }
}
