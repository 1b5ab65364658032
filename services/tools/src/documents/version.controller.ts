import {
  documentSummarySchema,
  documentVersionSchema,
  issuedDocumentSchema,
  issueFindingSchema,
  wholeVersionSchema,
} from '@arcada/bim';
import type { Language } from '@arcada/contracts';
import { CurrentActor, Endpoint, RequestLanguage, type UserActor } from '@arcada/service-kit';
import { Controller, Get, Headers, Param, Post, Query } from '@nestjs/common';
import { z } from 'zod';
import { DocumentPace } from './document-pace.ts';
import { documentParams, versionNumber } from './document-params.ts';
import { Issues } from './issue.service.ts';
import { Versions } from './versions.service.ts';

const versionParams = documentParams.extend({ number: versionNumber });
type VersionParams = z.infer<typeof versionParams>;
/** What the content is kept before. */
const keepQuery = z.strictObject({ before: z.enum(['import']).optional() });

/** Earlier contents of own documents, and the check before an issue. */
@Controller('api/documents/:id')
export class VersionController {
  constructor(
    private readonly versions: Versions,
    private readonly issues: Issues,
    private readonly pace: DocumentPace,
  ) {}

  @Get('versions')
  @Endpoint({
    policy: 'user',
    params: documentParams,
    response: z.array(documentVersionSchema),
    summary: 'The versions that are kept, latest first, at most 100',
  })
  list(@Param('id') id: string, @CurrentActor() actor: UserActor) {
    return this.versions.list(actor, id);
  }

  @Post('versions')
  @Endpoint({
    versioned: true,
    policy: 'user',
    params: documentParams,
    query: keepQuery,
    response: documentVersionSchema,
    summary: 'Keeps the content named by If-Match as a version; the same one again makes no second',
  })
  keep(
    @Param('id') id: string,
    @Query() { before }: z.infer<typeof keepQuery>,
    @CurrentActor() actor: UserActor,
    @Headers('if-match') ifMatch?: string,
  ) {
    const kind = before ? 'before-import' : 'manual';
    return this.pace.within('newVersions', actor, () => this.versions.keep(actor, id, ifMatch, kind));
  }

  @Get('versions/:number')
  @Endpoint({
    policy: 'user',
    params: versionParams,
    response: wholeVersionSchema,
    summary: 'One version with its content',
  })
  read(@Param() { id, number }: VersionParams, @CurrentActor() actor: UserActor) {
    return this.versions.read(actor, id, number);
  }

  @Post('versions/:number/restore')
  @Endpoint({
    versioned: true,
    policy: 'user',
    params: versionParams,
    response: documentSummarySchema,
    status: 200,
    summary: 'Gives the document the content of a version; needs If-Match',
  })
  restore(
    @Param() { id, number }: VersionParams,
    @CurrentActor() actor: UserActor,
    @Headers('if-match') ifMatch?: string,
  ) {
    return this.pace.within('newVersions', actor, () => this.versions.restore(actor, id, number, ifMatch));
  }

  @Get('check')
  @Endpoint({
    policy: 'user',
    params: documentParams,
    response: z.array(issueFindingSchema),
    summary: 'What the checker finds in the stored content, errors first',
  })
  check(@Param('id') id: string, @CurrentActor() actor: UserActor, @RequestLanguage() language: Language) {
    return this.issues.findings(actor, id, language);
  }

  @Post('generate')
  @Endpoint({
    versioned: true,
    policy: 'user',
    params: documentParams,
    response: issuedDocumentSchema,
    summary: 'Checks the content named by If-Match and keeps it as an issued version; 422 has the errors',
  })
  issue(
    @Param('id') id: string,
    @CurrentActor() actor: UserActor,
    @RequestLanguage() language: Language,
    @Headers('if-match') ifMatch?: string,
  ) {
    return this.pace.within('newVersions', actor, () => this.issues.issue(actor, id, ifMatch, language));
  }
}
