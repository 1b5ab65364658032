import { certificateCheckSchema, certificateSchema, type Language, links } from '@arcada/contracts';
import { type Actor, attachment, CONFIG, CurrentActor, Endpoint, RequestLanguage, userOf } from '@arcada/service-kit';
import { Controller, Get, Inject, Param, StreamableFile } from '@nestjs/common';
import { z } from 'zod';
import { Access } from '../access/access.ts';
import { courseParams } from '../catalogue/lesson-params.ts';
import { CertificateFiles } from './certificate-files.ts';
import { CertificateSigner } from './certificate-signer.ts';
import { Certificates } from './certificates.service.ts';

const publicKeySchema = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string(),
  use: z.literal('sig'),
  alg: z.literal('EdDSA'),
});

@Controller('api')
export class CertificateController {
  constructor(
    private readonly access: Access,
    private readonly certificates: Certificates,
    private readonly files: CertificateFiles,
    private readonly signer: CertificateSigner,
    @Inject(CONFIG) private readonly config: { SITE_URL: string },
  ) {}

  @Get('courses/:id/certificate')
  @Endpoint({
    policy: 'user',
    ownerOnly: true,
    params: courseParams,
    summary: 'The own certificate as PDF, in the reader’s language',
  })
  async own(@Param('id') id: string, @CurrentActor() actor: Actor, @RequestLanguage() language: Language) {
    const holder = userOf(actor);
    // What was earned stays the learner's when the seat was taken back.
    if (!(await this.certificates.codeOf(holder.id, id))) await this.access.requireEnrolled(actor, id);
    const facts = await this.certificates.own(holder, id, language);
    const address = new URL(links.certificate(facts.code), this.config.SITE_URL).href;
    const bytes = await this.files.pdf(facts, language, address);
    return new StreamableFile(bytes, {
      type: 'application/pdf',
      disposition: attachment(`${facts.courseTitle} - ${facts.code}.pdf`),
      length: bytes.length,
    });
  }

  @Get('certificates/mine')
  @Endpoint({
    policy: 'user',
    response: z.array(certificateSchema),
    summary: 'The own certificates that count, newest first',
  })
  mine(@CurrentActor() actor: Actor, @RequestLanguage() language: Language) {
    return this.certificates.listOf(userOf(actor), language);
  }

  @Get('certificates/public-key')
  @Endpoint({
    policy: 'public',
    response: publicKeySchema,
    summary: 'The key that certificates are checked with, as a JWK. See the README for what is signed',
  })
  publicKey() {
    return this.signer.publicJwk();
  }

  @Get('certificates/:code')
  @Endpoint({
    policy: 'public',
    params: z.object({ code: z.string().max(40) }),
    response: certificateCheckSchema,
    summary: 'Whether a certificate was issued and still counts',
  })
  check(@Param('code') code: string, @RequestLanguage() language: Language) {
    return this.certificates.check(code, language);
  }
}
