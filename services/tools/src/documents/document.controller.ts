import {
  type BimDocument,
  type DocumentChange,
  type DocumentQuery,
  documentChangeSchema,
  documentPageSchema,
  documentQuery,
  documentSchema,
  documentSummarySchema,
  type HeldDocument,
  heldDocumentSchema,
  type StoredDocument,
  storedDocumentSchema,
} from '@arcada/bim';
import type { Language } from '@arcada/contracts';
import { CurrentActor, Endpoint, RequestLanguage, readIdempotencyKey, type UserActor } from '@arcada/service-kit';
import { Body, Controller, Delete, Get, Headers, Param, Patch, Post, Put, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { documentNotFound } from './document.errors.ts';
import { DocumentList } from './document-list.service.ts';
import { documentParams } from './document-params.ts';
import { Documents } from './documents.service.ts';

function tagged<T extends { version: string }>(reply: FastifyReply, answer: T): T {
  reply.header('etag', `"${answer.version}"`);
  return answer;
}

/** Documents of the caller; those of others don't exist for them. */
@Controller('api/documents')
export class DocumentController {
  constructor(
    private readonly documents: Documents,
    private readonly lists: DocumentList,
  ) {}

  @Get()
  @Endpoint({
    policy: 'user',
    query: documentQuery,
    response: documentPageSchema,
    summary: 'Own documents, changed last first: in use, archived, or in the bin',
  })
  list(@Query() query: DocumentQuery, @CurrentActor() actor: UserActor, @RequestLanguage() language: Language) {
    return this.lists.page(actor, query, language);
  }

  @Post()
  @Endpoint({
    policy: 'user',
    body: documentSchema,
    response: storedDocumentSchema,
    idempotent: true,
    summary: 'Creates a document with this content',
  })
  async create(
    @Body() document: BimDocument,
    @CurrentActor() actor: UserActor,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Headers('idempotency-key') key?: string,
  ): Promise<StoredDocument> {
    return tagged(reply, await this.documents.create(actor, document, readIdempotencyKey(key)));
  }

  @Get(':id')
  @Endpoint({
    policy: 'user',
    params: documentParams,
    response: storedDocumentSchema,
    summary: 'One document; its ETag is what a change sends as If-Match',
  })
  async read(
    @Param('id') id: string,
    @CurrentActor() actor: UserActor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StoredDocument> {
    return tagged(reply, await this.documents.read(actor, id));
  }

  @Get(':id/issued')
  @Endpoint({
    policy: 'user',
    params: documentParams,
    response: heldDocumentSchema,
    summary: 'One document as it was issued last, which plans answer; before the first issue, as it is now',
  })
  async readIssued(@Param('id') id: string, @CurrentActor() actor: UserActor): Promise<HeldDocument> {
    const found = await this.documents.findIssued(actor, id);
    if (!found) throw documentNotFound();
    return found;
  }

  @Put(':id')
  @Endpoint({
    versioned: true,
    policy: 'user',
    params: documentParams,
    body: documentSchema,
    response: documentSummarySchema,
    summary: 'Saves a content based on the version in If-Match; 412 has what is stored now',
  })
  async save(
    @Param('id') id: string,
    @Body() document: BimDocument,
    @CurrentActor() actor: UserActor,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Headers('if-match') ifMatch?: string,
  ) {
    return tagged(reply, await this.documents.save(actor, id, document, ifMatch));
  }

  @Patch(':id')
  @Endpoint({
    policy: 'user',
    params: documentParams,
    body: documentChangeSchema,
    response: documentSummarySchema,
    summary: 'Puts a document into the archive, or takes it out',
  })
  change(@Param('id') id: string, @Body() change: DocumentChange, @CurrentActor() actor: UserActor) {
    return this.documents.change(actor, id, change);
  }

  @Delete(':id')
  @Endpoint({
    policy: 'user',
    params: documentParams,
    status: 204,
    summary: 'Puts a document into the bin, where it stays for 30 days',
  })
  remove(@Param('id') id: string, @CurrentActor() actor: UserActor) {
    return this.documents.remove(actor, id);
  }

  @Post(':id/restore')
  @Endpoint({
    policy: 'user',
    params: documentParams,
    response: documentSummarySchema,
    status: 200,
    summary: 'Takes a document out of the bin',
  })
  takeBack(@Param('id') id: string, @CurrentActor() actor: UserActor) {
    return this.documents.takeBack(actor, id);
  }
}
