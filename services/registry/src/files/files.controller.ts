import { createHash } from 'node:crypto';
import { releaseSchema, remoteAccess, remoteDomains } from '@arcada/contracts';
import { type Actor, CurrentActor, Endpoint } from '@arcada/service-kit';
import { acceptedEncoding } from '@arcada/service-kit/process';
import { Controller, Get, Headers, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Compositions } from '../live/compositions.ts';
import { isCompressed, typeOf } from '../releases/file-types.ts';
import { unknownRelease } from '../releases/release.errors.ts';
import { ReleaseStore } from '../releases/release-store.ts';
import { nameWildcard } from '../releases/wildcard-params.ts';

const version = releaseSchema.shape.version;
const fileParams = z.object({ remote: z.enum(remoteDomains), version, path: z.string().max(300) });
const releaseParams = z.object({ remote: z.enum(remoteDomains), version });

/** Files of published releases. They never change, so clients keep them. */
@Controller()
export class FilesController {
  constructor(
    private readonly store: ReleaseStore,
    private readonly compositions: Compositions,
  ) {}

  @Get('mfe/:remote/:version/*')
  @Endpoint({
    policy: 'public',
    params: z.preprocess(nameWildcard, fileParams),
    summary: 'A file of a version that is or was live; node/ for services only',
  })
  async file(
    @Param() params: z.infer<typeof fileParams>,
    @CurrentActor() actor: Actor,
    @Headers('accept-encoding') accepted: string | undefined,
    @Headers('if-none-match') known: string | undefined,
    @Res() reply: FastifyReply,
  ) {
    const { remote, path } = params;
    const missing = unknownRelease(remote, `${params.version}/${path}`);
    const release = await this.compositions.served(remote, params.version);
    // Only names in the file list are served, however a path is spelt.
    const entry = release && Object.hasOwn(release.files, path) ? release.files[path] : undefined;
    if (!release || !entry) throw missing;
    if (!path.startsWith('web/') && actor.kind !== 'service') throw missing;
    const access = remoteAccess(release.manifest);
    // An anonymous token is the gateway's, which has checked the role already; a user's is checked
    // once more.
    if (access !== 'public' && actor.kind === 'user' && !access.includes(actor.role)) throw missing;
    const wish = isCompressed(path) ? acceptedEncoding(accepted) : 'identity';
    const { body, encoding } = await this.store.read(release, path, wish);
    const etag = `"${createHash('sha256')
      .update(`${entry.integrity} ${encoding === 'identity' ? '' : encoding}`)
      .digest('base64url')
      .slice(0, 22)}"`;
    reply
      .header('cache-control', `${access === 'public' ? 'public' : 'private'}, max-age=31536000, immutable`)
      .header('x-content-type-options', 'nosniff')
      .header('vary', 'accept-encoding')
      .header('etag', etag)
      .type(typeOf(path));
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    if (known === etag) return reply.status(304).send();
    return reply.send(body);
  }

  @Get('internal/mfe/:remote/:version/release.json')
  @Endpoint({
    policy: { services: ['page-server', 'gateway'] },
    params: releaseParams,
    response: releaseSchema,
    summary: 'The description of a version that is or was live',
  })
  async release(@Param() params: z.infer<typeof releaseParams>) {
    const release = await this.compositions.served(params.remote, params.version);
    if (!release) throw unknownRelease(params.remote, params.version);
    return release;
  }
}
