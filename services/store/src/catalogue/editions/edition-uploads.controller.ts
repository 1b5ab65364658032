import { ownProductSchema, slugSchema } from '@arcada/contracts';
import { CurrentActor, Endpoint, type UserActor } from '@arcada/service-kit';
import { Controller, Delete, Param, Put, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { productFileQuery } from '../files/product-file.schema.ts';
import { uploadOf } from '../files/upload.ts';
import { EditionUploads } from './edition-uploads.service.ts';
import { producers } from './producers.ts';

const params = z.object({ id: slugSchema });
const fileQuery = productFileQuery.pick({ name: true });

@Controller('api/content/products')
export class EditionUploadsController {
  constructor(private readonly uploads: EditionUploads) {}

  @Put(':id/image')
  @Endpoint({
    policy: producers,
    params,
    response: ownProductSchema,
    upload: true,
    summary: 'Takes the picture of a draft (PNG, JPEG or WebP, as application/octet-stream), and resizes it',
  })
  putImage(@Param('id') id: string, @CurrentActor() actor: UserActor, @Req() request: FastifyRequest) {
    return this.uploads.putImage(id, actor, uploadOf(request));
  }

  @Delete(':id/image')
  @Endpoint({ policy: producers, params, response: ownProductSchema, summary: 'Shows the picture of its type again' })
  removeImage(@Param('id') id: string, @CurrentActor() actor: UserActor) {
    return this.uploads.removeImage(id, actor);
  }

  @Put(':id/file')
  @Endpoint({
    policy: producers,
    params,
    query: fileQuery,
    response: ownProductSchema,
    upload: true,
    summary: 'Takes the file that comes with a draft (application/octet-stream); buyers get it once it is published',
  })
  putFile(
    @Param('id') id: string,
    @Query() { name }: z.infer<typeof fileQuery>,
    @CurrentActor() actor: UserActor,
    @Req() request: FastifyRequest,
  ) {
    return this.uploads.putFile(id, name, actor, uploadOf(request));
  }

  @Delete(':id/file')
  @Endpoint({ policy: producers, params, response: ownProductSchema, summary: 'Takes that file out of the draft' })
  removeFile(@Param('id') id: string, @CurrentActor() actor: UserActor) {
    return this.uploads.removeFile(id, actor);
  }
}
