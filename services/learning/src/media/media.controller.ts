import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { type Actor, attachment, CurrentActor, DomainError, Endpoint } from '@arcada/service-kit';
import { Controller, Get, Param, Query, Req, Res, StreamableFile } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Access } from '../access/access.ts';
import { Catalogue } from '../catalogue/catalogue.ts';
import { isPublished } from '../catalogue/catalogue-snapshot.ts';
import { rangeStillFits, readRange } from './byte-range.ts';
import { mediaClosed, mediaNotFound } from './media.errors.ts';
import { MediaAddresses } from './media-addresses.ts';
import { downloadName, type MediaFile, MediaFiles } from './media-files.ts';

const addressQuery = z.object({
  course: z.string().max(160).default(''),
  lesson: z.string().max(160).default(''),
  for: z.string().max(36).default(''),
  name: z.string().max(400).default(''),
  expires: z.string().max(20).default(''),
  signature: z.string().max(100).default(''),
});
type AddressQuery = z.infer<typeof addressQuery>;

@Controller('api/learning/media')
export class MediaController {
  constructor(
    private readonly addresses: MediaAddresses,
    private readonly access: Access,
    private readonly catalogue: Catalogue,
    private readonly files: MediaFiles,
  ) {}

  @Get(':file')
  @Endpoint({
    policy: 'public',
    params: z.object({ file: z.string().max(200) }),
    query: addressQuery,
    summary: 'A clip, captions or a file of a lesson, by a signed address; byte ranges work',
  })
  async read(
    @Param('file') name: string,
    @Query() query: AddressQuery,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    if (!(await this.mayOpen(name, query, actor))) throw mediaClosed();
    const file = await this.files.find(name);
    if (!file) throw mediaNotFound();
    return send(file, downloadName(name, query.name), request, reply);
  }

  /**
   * The address must be signed by us and fresh, used by its own user, and that user must still have
   * access.
   */
  private async mayOpen(file: string, query: AddressQuery, actor: Actor): Promise<boolean> {
    const { expires, signature, ...pass } = query;
    if (!this.addresses.isValid({ file, ...pass }, expires, signature)) return false;
    const course = this.catalogue.find(pass.course);
    if (!course) return false;
    if (pass.for === 'preview')
      return isPublished(course) && course.lessons.some(({ row }) => row.id === pass.lesson && row.preview);
    return actor.kind === 'user' && actor.id === pass.for && this.access.mayRead(actor, course);
  }
}

function send(file: MediaFile, name: string, request: FastifyRequest, reply: FastifyReply) {
  const { range: wanted, 'if-range': ifRange, 'if-none-match': known } = request.headers;
  reply
    .header('accept-ranges', 'bytes')
    .header('etag', file.etag)
    .header('last-modified', file.modifiedAt.toUTCString())
    .header('cache-control', 'private, no-store');
  if (known?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === file.etag)) {
    reply.status(304);
    return undefined;
  }
  const fits = rangeStillFits(Array.isArray(ifRange) ? ifRange[0] : ifRange, file);
  const range = fits ? readRange(wanted, file.bytes) : undefined;
  if (range === 'unsatisfiable')
    throw new DomainError('learning.media.range', 416, `The file has ${file.bytes} bytes.`, {
      headers: { 'content-range': `bytes */${file.bytes}` },
      logLevel: 'debug',
    });
  const { start, end } = range ?? { start: 0, end: file.bytes - 1 };
  if (range) reply.status(206).header('content-range', `bytes ${start}-${end}/${file.bytes}`);
  const bodiless = request.method === 'HEAD' || file.bytes === 0;
  return new StreamableFile(bodiless ? Readable.from([]) : createReadStream(file.path, { start, end }), {
    type: file.contentType,
    length: end - start + 1,
    ...(!file.inline && { disposition: attachment(name) }),
  });
}
