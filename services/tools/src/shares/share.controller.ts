import {
  madeShareSchema,
  type NewShare,
  newShareSchema,
  sharedDocumentSchema,
  sharedFormats,
  shareSchema,
} from '@arcada/bim';
import { uuidSchema } from '@arcada/contracts';
import { CurrentActor, Endpoint, readIdempotencyKey, type UserActor } from '@arcada/service-kit';
import { Body, Controller, Delete, Get, Headers, Param, Post, Query, Req, StreamableFile } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { documentParams } from '../documents/document-params.ts';
import { fileHeaders } from '../exports/file-headers.ts';
import { idsScopeQuery } from '../exports/ids/ids-scope-query.ts';
import { SharedReading } from './shared-reading.service.ts';
import { Shares } from './shares.service.ts';

/** In the query, because logs keep paths and no queries. */
const tokenQuery = z.object({ token: z.string() });
const fileQuery = tokenQuery.extend({ format: z.enum(sharedFormats), ...idsScopeQuery });
const shareParams = documentParams.extend({ share: uuidSchema });

/** Links that the owner makes and revokes. */
@Controller('api/documents/:id/shares')
export class ShareController {
  constructor(private readonly shares: Shares) {}

  @Get()
  @Endpoint({
    policy: 'user',
    params: documentParams,
    response: z.array(shareSchema),
    summary: 'Links to an own document that work, newest first',
  })
  list(@Param('id') id: string, @CurrentActor() actor: UserActor) {
    return this.shares.list(actor, id);
  }

  @Post()
  @Endpoint({
    policy: 'user',
    params: documentParams,
    body: newShareSchema,
    response: madeShareSchema,
    idempotent: true,
    summary: 'Makes a read-only link; its token is in this response only',
  })
  make(
    @Param('id') id: string,
    @Body() share: NewShare,
    @CurrentActor() actor: UserActor,
    @Headers('idempotency-key') key?: string,
  ) {
    return this.shares.make(actor, id, share, readIdempotencyKey(key));
  }

  @Delete(':share')
  @Endpoint({ policy: 'user', params: shareParams, status: 204, summary: 'Revokes a link at once' })
  revoke(@Param('id') id: string, @Param('share') share: string, @CurrentActor() actor: UserActor) {
    return this.shares.revoke(actor, id, share);
  }
}

/** What the holder of a link reads, signed in or not. */
@Controller('api/shared-documents')
export class SharedDocumentController {
  constructor(private readonly reading: SharedReading) {}

  @Get()
  @Endpoint({
    policy: 'public',
    query: tokenQuery,
    response: sharedDocumentSchema,
    summary:
      'The content behind a link; 404 when it is unknown, expired or revoked, or its owner’s account is disabled',
  })
  read(@Query() { token }: z.infer<typeof tokenQuery>) {
    return this.reading.read(token);
  }

  @Get('file')
  @Endpoint({
    policy: 'public',
    query: fileQuery,
    summary:
      'The document behind a link as a file, where the link allows it; 429 when too many are asked for with it or from one network',
  })
  async file(
    @Query() { token, format, ...scope }: z.infer<typeof fileQuery>,
    @Req() request: FastifyRequest,
  ): Promise<StreamableFile> {
    const { bytes, facts, isVersion, words } = await this.reading.file(token, { format, scope }, request.ip);
    return new StreamableFile(bytes, { ...fileHeaders(facts, format, isVersion, words), length: bytes.length });
  }
}
