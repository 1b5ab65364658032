import type { Readable } from 'node:stream';
import { type BimDocument, idsReasonWords, tableNames } from '@arcada/bim';
import { type Language, uuidSchema } from '@arcada/contracts';
import { CurrentActor, Endpoint, RequestLanguage, type UserActor } from '@arcada/service-kit';
import { Controller, Get, Param, Query, Res, StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Contents } from '../documents/contents.ts';
import { documentParams } from '../documents/document-params.ts';
import { Documents } from '../documents/documents.service.ts';
import { fileHeaders } from './file-headers.ts';
import { untilClosed } from './until-closed.ts';
import { fileFormats, type IdsContent } from './workers/job.ts';
import { Jobs } from './workers/jobs.service.ts';

/** JSON is the one from which `POST /api/documents/import` makes the same document again. */
const exportQuery = z.object({ format: z.enum(['json', ...fileFormats]).default('json') });

const leftOutSchema = z.object({
  /** How many specifications the IDS has; without any there is no file. */
  specifications: z.number().int(),
  leftOut: z.array(
    z.object({
      table: z.enum(tableNames as [string, ...string[]]),
      row: z.string(),
      name: z.string(),
      /** In the language of the request. */
      message: z.string(),
      /** It is in the IDS, but for one respect. */
      partly: z.boolean(),
    }),
  ),
});

@Controller('api/documents')
export class ExportController {
  constructor(
    private readonly documents: Documents,
    private readonly contents: Contents,
    private readonly jobs: Jobs,
  ) {}

  @Get(':id/export')
  @Endpoint({
    policy: 'user',
    params: documentParams,
    query: exportQuery,
    summary: 'An own document as a file in its own language; JSON can be imported again without loss',
  })
  async export(
    @Param('id') id: string,
    @Query() { format }: z.infer<typeof exportQuery>,
    @CurrentActor() actor: UserActor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { document, ...facts } = await this.documents.read(actor, id);
    const headers = fileHeaders(facts, format);
    if (format === 'json') {
      // Without indentation, which could make it too large to be imported.
      const bytes = Buffer.from(JSON.stringify(document));
      return new StreamableFile(bytes, { ...headers, length: bytes.length });
    }
    const eir = await this.linkedEir(actor, document);
    const issued = await this.contents.isIssued(facts);
    const job = { kind: 'file', format, document, issued, ...(eir && { eir }) } as const;
    const file = await this.jobs.run(job, actor.id, untilClosed(reply));
    return new StreamableFile(file as Readable, headers);
  }

  @Get(':id/ids-left-out')
  @Endpoint({
    policy: 'user',
    params: documentParams,
    response: leftOutSchema,
    summary: 'What the IDS of an own document leaves out, because IDS 1.0 can’t express it',
  })
  async leftOut(
    @Param('id') id: string,
    @CurrentActor() actor: UserActor,
    @RequestLanguage() language: Language,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<z.infer<typeof leftOutSchema>> {
    const { document } = await this.documents.read(actor, id);
    // In a worker, because the audit compiles every pattern.
    const made = await this.jobs.run({ kind: 'left-out', document }, actor.id, untilClosed(reply));
    const { specifications, leftOut } = made as IdsContent;
    return {
      specifications,
      leftOut: leftOut.map(({ table, row, name, reason, partly }) => ({
        ...{ table, row, name, partly },
        message: idsReasonWords[reason][language],
      })),
    };
  }

  /** The EIR that the document answers, as it was issued last; undefined when it is gone or belongs to another account. */
  private async linkedEir(actor: UserActor, { eir }: BimDocument): Promise<BimDocument | undefined> {
    if (!eir || !uuidSchema.safeParse(eir.documentId).success) return undefined;
    const linked = await this.documents.findIssued(actor, eir.documentId);
    return linked?.document.type === 'eir' ? linked.document : undefined;
  }
}
