import { createHash } from 'node:crypto';
import {
  type BimDocument,
  documentSchema,
  type StoredDocument,
  storedDocumentSchema,
  type WorkbookImport,
} from '@arcada/bim';
import { type Language, validationText } from '@arcada/contracts';
import { CurrentActor, Endpoint, RequestLanguage, readIdempotencyKey, type UserActor } from '@arcada/service-kit';
import { type ReadSheet, sheetLimits } from '@arcada/service-kit/sheets';
import { Body, Controller, Headers, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Documents } from '../documents/documents.service.ts';
import { nothingRead, unreadCells } from './export.errors.ts';
import { untilClosed } from './until-closed.ts';
import { Jobs } from './workers/jobs.service.ts';

const tooLarge = validationText({
  en: 'The workbook is larger than 2 MB. Keep only the sheets to import.',
  'pt-BR': 'A planilha tem mais de 2 MB. Deixe só as abas a importar.',
  es: 'El libro supera los 2 MB. Deja solo las hojas que quieras importar.',
});

/** A file in JSON, because the gateway lets in nothing that other sites' forms could send. */
const workbookSchema = z.strictObject({
  /** The bytes of an xlsx file. */
  xlsx: z.base64().min(4).max(sheetLimits.base64, tooLarge),
});
const importSchema = z.union([workbookSchema, documentSchema]);

const sheetsSchema = z.object({
  sheets: z.array(
    z.object({
      name: z.string(),
      /** By row and column; a day is YYYY-MM-DD, and an empty cell null or absent at the end of its row. */
      rows: z.array(z.array(z.union([z.string(), z.number(), z.boolean(), z.null()]))),
    }),
  ),
});

const bytesOf = (xlsx: string) => Uint8Array.from(Buffer.from(xlsx, 'base64'));

/** Documents and tables from files. */
@Controller('api/documents')
export class ImportController {
  constructor(
    private readonly documents: Documents,
    private readonly jobs: Jobs,
  ) {}

  @Post('import')
  @Endpoint({
    policy: 'user',
    body: importSchema,
    response: storedDocumentSchema,
    idempotent: true,
    summary: 'Creates a document from an exported one (JSON), or from the sheets of a workbook (xlsx as base64)',
  })
  async import(
    @Body() body: z.infer<typeof importSchema>,
    @CurrentActor() actor: UserActor,
    @RequestLanguage() language: Language,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Headers('idempotency-key') key?: string,
  ): Promise<StoredDocument> {
    const isWorkbook = 'xlsx' in body;
    const document = isWorkbook ? await this.documentOf(body.xlsx, actor, language, reply) : body;
    const request = isWorkbook ? createHash('sha256').update(body.xlsx).digest('base64url') : undefined;
    const stored = await this.documents.create(actor, document, readIdempotencyKey(key), 'import', request);
    reply.header('etag', `"${stored.version}"`);
    return stored;
  }

  @Post('sheets')
  @Endpoint({
    policy: 'user',
    body: workbookSchema,
    response: sheetsSchema,
    status: 200,
    summary: 'The cells of a workbook (xlsx as base64); nothing is stored',
  })
  async sheets(
    @Body() { xlsx }: z.infer<typeof workbookSchema>,
    @CurrentActor() actor: UserActor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<z.infer<typeof sheetsSchema>> {
    const job = { kind: 'sheets', bytes: bytesOf(xlsx) } as const;
    return { sheets: (await this.jobs.run(job, actor.id, untilClosed(reply))) as ReadSheet[] };
  }

  /** Nothing is stored of a workbook that can't be read whole: what is left out would be lost unnoticed. */
  private async documentOf(
    xlsx: string,
    actor: UserActor,
    reader: Language,
    reply: FastifyReply,
  ): Promise<BimDocument> {
    const job = { kind: 'import', bytes: bytesOf(xlsx), reader } as const;
    const { document, taken, errors } = (await this.jobs.run(job, actor.id, untilClosed(reply))) as WorkbookImport;
    if (errors.length > 0)
      throw unreadCells(errors.map(({ sheet, row, heading, message }) => ({ sheet, row, heading, message })));
    if (taken === 0) throw nothingRead();
    return document;
  }
}
