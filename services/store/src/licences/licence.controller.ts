import { licenceSchema, pageOf, pageQuery } from '@arcada/contracts';
import { type Actor, CurrentActor, Endpoint, userOf } from '@arcada/service-kit';
import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import type { z } from 'zod';
import { Activations } from './activation.service.ts';
import {
  type Activate,
  activateSchema,
  activationSchema,
  type Deactivate,
  deactivateSchema,
  publicKeySchema,
  type Verify,
  verdictSchema,
  verifySchema,
} from './licence.schema.ts';
import { Licences } from './licence.service.ts';
import { LicenceSigner } from './licence-signer.ts';
import { shownTo } from './shown-to.ts';

@Controller('api/licences')
export class LicenceController {
  constructor(
    private readonly licences: Licences,
    private readonly activations: Activations,
    private readonly signer: LicenceSigner,
  ) {}

  @Get()
  @Endpoint({
    policy: 'user',
    query: pageQuery,
    response: pageOf(licenceSchema),
    summary: 'Own licences, newest first',
  })
  async list(@CurrentActor() actor: Actor, @Query() query: z.infer<typeof pageQuery>) {
    const user = userOf(actor);
    const page = await this.licences.page(user.id, query.page, query.pageSize);
    return { ...page, items: page.items.map((licence) => shownTo(user, licence)) };
  }

  @Get('public-key')
  @Endpoint({
    policy: 'public',
    response: publicKeySchema,
    summary: 'The key that licences are checked with, as a JWK',
  })
  publicKey() {
    return this.signer.publicJwk();
  }

  @Post('activate')
  @Endpoint({
    policy: 'public',
    body: activateSchema,
    response: activationSchema,
    status: 200,
    summary: 'Take a seat of a licence for a machine',
  })
  activate(@Body() body: Activate) {
    return this.activations.activate(body);
  }

  @Post('deactivate')
  @Endpoint({ policy: 'public', body: deactivateSchema, status: 204, summary: 'Release a machine’s seat' })
  deactivate(@Body() body: Deactivate) {
    return this.activations.deactivate(body);
  }

  @Post('verify')
  @Endpoint({
    policy: 'public',
    body: verifySchema,
    response: verdictSchema,
    status: 200,
    summary: 'Whether a key was issued and still counts, and whether a machine holds a seat',
  })
  verify(@Body() body: Verify) {
    return this.activations.verify(body);
  }
}
