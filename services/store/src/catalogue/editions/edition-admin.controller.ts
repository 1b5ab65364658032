import {
  type EditionDecision,
  editionDecisionSchema,
  type HandedInProductQuery,
  handedInProductQuery,
  handedInProductSchema,
  handedInProductsSchema,
  type Language,
  managedProductSchema,
  productSchema,
  sendBackSchema,
  slugSchema,
} from '@arcada/contracts';
import { Endpoint, RequestLanguage } from '@arcada/service-kit';
import { Body, Controller, Get, Headers, Param, Post, Query, type StreamableFile } from '@nestjs/common';
import { z } from 'zod';
import { fileResponse } from '../files/file-response.ts';
import { ProductFiles } from '../files/product-files.service.ts';
import { EditionDecisions } from './edition-decisions.service.ts';
import { ProductPreviews } from './product-previews.service.ts';

const params = z.object({ id: slugSchema });
const policy = { roles: ['admin'] } as const;

/** Products that producers have handed in. */
@Controller('api/admin/product-editions')
export class EditionAdminController {
  constructor(
    private readonly decisions: EditionDecisions,
    private readonly previews: ProductPreviews,
    private readonly files: ProductFiles,
  ) {}

  @Get()
  @Endpoint({
    policy,
    query: handedInProductQuery,
    response: handedInProductsSchema,
    summary: 'Products that producers have handed in, new ones and next editions',
  })
  list(@Query() query: HandedInProductQuery, @RequestLanguage() language: Language) {
    return this.decisions.list(query, language);
  }

  @Get(':id')
  @Endpoint({
    policy,
    params,
    response: handedInProductSchema,
    summary: 'One of them beside the product that it would change',
  })
  read(@Param('id') id: string) {
    return this.decisions.read(id);
  }

  @Get(':id/preview')
  @Endpoint({ policy, params, response: productSchema, summary: 'One of them as its page would show it' })
  preview(@Param('id') id: string, @RequestLanguage() language: Language) {
    return this.previews.handedIn(id, language);
  }

  @Get(':id/file')
  @Endpoint({ policy, params, summary: 'The file that comes with it' })
  async file(@Param('id') id: string): Promise<StreamableFile> {
    const { row } = await this.decisions.submitted(id);
    return fileResponse(await this.files.openStored(id, row));
  }

  @Post(':id/publish')
  @Endpoint({
    versioned: true,
    policy: { ...policy, confirmed: true },
    params,
    body: editionDecisionSchema,
    response: managedProductSchema,
    status: 200,
    summary: 'Puts it in place at once: what it changes, and nothing else. If-Match names its revision.',
  })
  publish(
    @Param('id') id: string,
    @Body() decision: EditionDecision,
    @Headers('if-match') ifMatch: string | undefined,
  ) {
    return this.decisions.publish(id, decision, ifMatch);
  }

  @Post(':id/send-back')
  @Endpoint({
    versioned: true,
    policy: { ...policy, confirmed: true },
    params,
    body: sendBackSchema,
    status: 204,
    summary: 'Gives it back to its producer as a draft, with a note. If-Match names its revision.',
  })
  sendBack(
    @Param('id') id: string,
    @Body() { note }: z.infer<typeof sendBackSchema>,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<void> {
    return this.decisions.sendBack(id, note, ifMatch);
  }
}
