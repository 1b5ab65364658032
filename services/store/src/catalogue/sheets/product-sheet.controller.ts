import {
  type ImportRequest,
  importRequestSchema,
  importResultSchema,
  type Language,
  type LastImport,
  lastImportSchema,
  type ReadProducts,
  readSheetSchema,
  type SheetFormat,
  sheetFormats,
} from '@arcada/contracts';
import {
  attachment,
  CurrentActor,
  Endpoint,
  noteUnchanged,
  RequestLanguage,
  type UserActor,
} from '@arcada/service-kit';
import { Body, Controller, Get, Post, Put, Query, Req, StreamableFile } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { uploadOf } from '../files/upload.ts';
import { ImportMemory } from './import-memory.ts';
import { ProductImports } from './product-imports.service.ts';
import { ProductSheets } from './product-sheets.service.ts';

const types: Record<SheetFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

@Controller('api/admin/product-sheets')
export class ProductSheetController {
  constructor(
    private readonly sheets: ProductSheets,
    private readonly imports: ProductImports,
    private readonly memory: ImportMemory,
  ) {}

  @Get()
  @Endpoint({
    policy: { roles: ['admin'] },
    query: z.object({ format: z.enum(sheetFormats) }),
    summary: 'All products as a workbook or as CSV, with everything that an import may change',
  })
  write(@Query() { format }: { format: SheetFormat }, @RequestLanguage() language: Language): StreamableFile {
    const day = new Date().toISOString().slice(0, 10);
    return new StreamableFile(this.sheets.write(format, language), {
      type: types[format],
      disposition: attachment(`products-${day}.${format}`),
    });
  }

  @Get('last')
  @Endpoint({
    policy: { roles: ['admin'] },
    response: lastImportSchema,
    summary: 'What the caller imported last and can take back, for a day',
  })
  last(@CurrentActor() { id }: UserActor): Promise<LastImport> {
    return this.memory.last(id);
  }

  @Put()
  @Endpoint({
    policy: { roles: ['admin'] },
    response: readSheetSchema,
    upload: true,
    summary: 'Reads such a file (application/octet-stream) and says what its rows ask for; nothing is stored',
  })
  async read(@Req() request: FastifyRequest, @RequestLanguage() language: Language): Promise<ReadProducts> {
    const read = await this.sheets.read(uploadOf(request), language);
    noteUnchanged();
    return read;
  }

  @Post()
  @Endpoint({
    policy: { roles: ['admin'], confirmed: 'applied' },
    body: importRequestSchema,
    response: importResultSchema,
    status: 200,
    summary: 'Does what rows of a file ask for, or says what would change',
  })
  async run(@Body() request: ImportRequest, @CurrentActor() { id }: UserActor, @RequestLanguage() language: Language) {
    return { rows: await this.imports.run(request, id, language) };
  }
}
