import { uuidSchema } from '@arcada/contracts';
import { attachment, CurrentActor, Endpoint, type UserActor } from '@arcada/service-kit';
import { Controller, Get, Param, Query, StreamableFile } from '@nestjs/common';
import { z } from 'zod';
import { Documents } from '../documents/documents.service.ts';

/** The formats of files; JSON is the one from which `POST /api/documents/import` makes the same document again. */
const exportQuery = z.object({ format: z.enum(['json']).default('json') });

@Controller('api/documents')
export class ExportController {
  constructor(private readonly documents: Documents) {}

  @Get(':id/export')
  @Endpoint({
    policy: 'user',
    params: z.object({ id: uuidSchema }),
    query: exportQuery,
    summary: 'An own document as a file; JSON can be imported again without loss',
  })
  async export(
    @Param('id') id: string,
    @Query() { format }: z.infer<typeof exportQuery>,
    @CurrentActor() actor: UserActor,
  ): Promise<StreamableFile> {
    const { document, title, number, type } = await this.documents.read(actor, id);
    const bytes = Buffer.from(`${JSON.stringify(document, null, 2)}\n`);
    const name = [number, title].filter((part) => part !== '').join(' ') || type;
    return new StreamableFile(bytes, {
      type: 'application/json',
      disposition: attachment(`${name}.${format}`),
      length: bytes.length,
    });
  }
}
