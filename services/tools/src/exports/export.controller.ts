import type { Readable } from 'node:stream';
import { type BimDocument, idsReasonWords, idsScopesOf, idsScopeWords, tableNames } from '@arcada/bim';
import { type Language, uuidSchema } from '@arcada/contracts';
import { CurrentActor, Endpoint, RequestLanguage, type UserActor } from '@arcada/service-kit';
import { Controller, Get, Param, Query, Res, StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Contents } from '../documents/contents.ts';
import { documentParams, versionNumber } from '../documents/document-params.ts';
import { factsOf } from '../documents/document-view.ts';
import { Documents } from '../documents/documents.service.ts';
import { Versions } from '../documents/versions.service.ts';
import { fileHeaders } from './file-headers.ts';
import { idsScopeQuery, requireScope } from './ids/ids-scope-query.ts';
import { untilClosed } from './until-closed.ts';
import { fileFormats, type IdsContent } from './workers/job.ts';
import { Jobs } from './workers/jobs.service.ts';

/** JSON is the one from which `POST /api/documents/import` makes the same document again. */
const exportQuery = z.object({
  format: z.enum(['json', ...fileFormats]).default('json'),
  /** Number of a version; without it, the document as it is now. */
  version: versionNumber.optional(),
  ...idsScopeQuery,
});
const leftOutQuery = exportQuery.omit({ format: true });

const choices = z.array(z.object({ code: z.string(), name: z.string() }));

const leftOutSchema = z.object({
  /** How many specifications the IDS has; without any there is no file. */
  specifications: z.number().int(),
  /** What `upTo` and `party` can be chosen from. */
  milestones: choices,
  parties: choices,
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
    private readonly versions: Versions,
    private readonly contents: Contents,
    private readonly jobs: Jobs,
  ) {}

  @Get(':id/export')
  @Endpoint({
    policy: 'user',
    params: documentParams,
    query: exportQuery,
    summary:
      'An own document, or one of its versions, as a file in its own language; JSON can be imported again without loss',
  })
  async export(
    @Param('id') id: string,
    @Query() { format, version, ...scope }: z.infer<typeof exportQuery>,
    @CurrentActor() actor: UserActor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { document, hash } = await this.contentOf(actor, id, version);
    const words = format === 'ids' ? idsScopeWords(requireScope(document, scope), document.language) : [];
    const headers = fileHeaders(factsOf(document), format, version !== undefined, words);
    if (format === 'json') {
      // Without indentation, which could make it too large to be imported.
      const bytes = Buffer.from(JSON.stringify(document));
      return new StreamableFile(bytes, { ...headers, length: bytes.length });
    }
    const eir = await this.linkedEir(actor, document);
    const issued = await this.contents.isIssued({ id, version: hash });
    const job = { kind: 'file', format, document, issued, scope, ...(eir && { eir }) } as const;
    const file = await this.jobs.run(job, actor.id, untilClosed(reply));
    return new StreamableFile(file as Readable, headers);
  }

  @Get(':id/ids-left-out')
  @Endpoint({
    policy: 'user',
    params: documentParams,
    query: leftOutQuery,
    response: leftOutSchema,
    summary: 'What the IDS of an own document, or of one of its versions, leaves out, because IDS 1.0 can’t express it',
  })
  async leftOut(
    @Param('id') id: string,
    @Query() { version, ...scope }: z.infer<typeof leftOutQuery>,
    @CurrentActor() actor: UserActor,
    @RequestLanguage() language: Language,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<z.infer<typeof leftOutSchema>> {
    const { document } = await this.contentOf(actor, id, version);
    // In a worker, because the audit compiles every pattern.
    const made = await this.jobs.run(
      { kind: 'left-out', document, scope: requireScope(document, scope) },
      actor.id,
      untilClosed(reply),
    );
    const { specifications, leftOut } = made as IdsContent;
    return {
      specifications,
      ...idsScopesOf(document),
      leftOut: leftOut.map(({ table, row, name, reason, partly }) => ({
        ...{ table, row, name, partly },
        message: idsReasonWords[reason][language],
      })),
    };
  }

  /** The content of a version, or the present one, with its hash. */
  private async contentOf(actor: UserActor, id: string, number: number | undefined) {
    if (number === undefined) {
      const { document, version: hash } = await this.documents.read(actor, id);
      return { document, hash };
    }
    const { document, content: hash } = await this.versions.read(actor, id, number);
    return { document, hash };
  }

  /** The EIR that the document answers, as it was issued last; undefined when it is gone or belongs to another account. */
  private async linkedEir(actor: UserActor, { eir }: BimDocument): Promise<BimDocument | undefined> {
    if (!eir || !uuidSchema.safeParse(eir.documentId).success) return undefined;
    const linked = await this.documents.findIssued(actor, eir.documentId);
    return linked?.document.type === 'eir' ? linked.document : undefined;
  }
}
