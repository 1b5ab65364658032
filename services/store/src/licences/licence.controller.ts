import { type Language, type LicenceQuery, licencePageSchema, licenceQuery, links } from '@arcada/contracts';
import { type Actor, attachment, CurrentActor, Endpoint, RequestLanguage, userOf } from '@arcada/service-kit';
import { Body, Controller, Get, Param, Post, Query, StreamableFile } from '@nestjs/common';
import { z } from 'zod';
import { Activations } from './activation.service.ts';
import { revokedLicence, unknownLicence } from './licence.errors.ts';
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
import { LicenceKit } from './licence-kit.service.ts';
import { LicenceSigner } from './licence-signer.ts';
import { shownTo } from './shown-to.ts';

@Controller('api/licences')
export class LicenceController {
  constructor(
    private readonly licences: Licences,
    private readonly activations: Activations,
    private readonly signer: LicenceSigner,
    private readonly kit: LicenceKit,
  ) {}

  @Get()
  @Endpoint({
    policy: 'user',
    query: licenceQuery,
    response: licencePageSchema,
    summary: 'Own licences, newest first',
  })
  async list(@CurrentActor() actor: Actor, @Query() query: LicenceQuery, @RequestLanguage() language: Language) {
    const user = userOf(actor);
    const page = await this.licences.page(user.id, query, language);
    return { ...page, items: page.items.map((licence) => shownTo(user, licence)) };
  }

  @Get(':id/file')
  @Endpoint({
    policy: 'user',
    signInAt: () => links.licences(),
    ownerOnly: true,
    params: z.object({ id: z.uuid() }),
    summary: 'Licence file, verifier and a page on activation, as a zip file',
  })
  async file(@CurrentActor() actor: Actor, @Param('id') id: string, @RequestLanguage() language: Language) {
    const licence = await this.licences.own(userOf(actor).id, id);
    if (!licence) throw unknownLicence();
    if (licence.revokedAt) throw revokedLicence();
    return new StreamableFile(await this.kit.pack(licence, language), {
      type: 'application/zip',
      disposition: attachment(`${licence.productId}-licence.zip`),
    });
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
