import type { Readable } from 'node:stream';
import {
  contractNumber,
  type Release,
  releaseListSchema,
  releaseSchema,
  remoteAccess,
  remoteDomains,
} from '@arcada/contracts';
import { type Actor, CurrentActor, DomainError, Endpoint } from '@arcada/service-kit';
import { Body, Controller, Get, Headers, Param, Post, Put, Req, Res, UseInterceptors } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ReleaseHealth } from '../health/release-health.ts';
import { LivePointer } from '../live/live-pointer.ts';
import { PromotionService } from '../live/promotion.service.ts';
import { CountRefusals } from '../operation/count-refusals.ts';
import { notAllowed, tokenRequired } from '../releases/release.errors.ts';
import { ReleaseStore } from '../releases/release-store.ts';
import { nameWildcard } from '../releases/wildcard-params.ts';
import { ReleaseRights, tokenHeader } from './release-rights.ts';
import { UploadService } from './upload.service.ts';

const params = z.object({ remote: z.enum(remoteDomains), version: releaseSchema.shape.version });
type Params = z.infer<typeof params>;
const fileParams = params.extend({ path: z.string().max(300) });
const beginBody = z.object({ release: releaseSchema });
const promoteBody = z.strictObject({ expected: z.string().nullable().optional() }).optional();
const uploadAnswer = z.object({
  remote: z.string(),
  version: z.string(),
  state: z.enum(['uploading', 'complete']),
  missing: z.array(z.string()),
});
const liveAnswer = z.object({ remote: z.string(), live: z.string(), previous: z.string().nullable() });

/**
 * Publishing and switching of releases. A team is authenticated by the token of its remote, so
 * these routes need no internal token: they are reached through the gateway from anywhere, or
 * directly on this port when a site starts.
 */
@Controller('api/admin/releases')
@UseInterceptors(CountRefusals)
export class ReleasesController {
  constructor(
    private readonly rights: ReleaseRights,
    private readonly store: ReleaseStore,
    private readonly uploads: UploadService,
    private readonly pointer: LivePointer,
    private readonly promotion: PromotionService,
    private readonly health: ReleaseHealth,
  ) {}

  @Get()
  @Endpoint({
    policy: 'public',
    unsigned: true,
    response: releaseListSchema,
    summary: 'Published versions and which are live',
  })
  async list(@CurrentActor() actor: Actor, @Headers(tokenHeader) given: string | undefined) {
    const isAdmin = actor.kind === 'user' && actor.role === 'admin';
    const owner = this.rights.ownerOf(given);
    if (actor.kind === 'anonymous' && given === undefined) throw tokenRequired();
    if (!isAdmin && !owner) throw notAllowed('the remote');
    const live = await this.pointer.read();
    return Promise.all(
      remoteDomains
        .filter((remote) => isAdmin || remote === owner)
        .map(async (remote) => ({
          remote,
          live: live[remote]?.version ?? null,
          expectedContract: contractNumber,
          releases: await Promise.all((await this.store.list(remote)).map((release) => this.describe(release))),
        })),
    );
  }

  @Post()
  @Endpoint({
    policy: 'public',
    unsigned: true,
    credential: ReleaseRights,
    body: beginBody,
    response: uploadAnswer,
    summary: 'Opens the upload of a release, or says what of it is still missing (200)',
  })
  async begin(
    @Body() { release }: { release: Release },
    @Headers(tokenHeader) given: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    this.rights.requirePublisher(release.remote, given);
    const { created, ...state } = await this.uploads.begin(release);
    reply.status(created ? 201 : 200);
    return state;
  }

  @Put(':remote/:version/files/*')
  @Endpoint({
    policy: 'public',
    unsigned: true,
    credential: ReleaseRights,
    params: z.preprocess(nameWildcard, fileParams),
    upload: true,
    status: 204,
    summary: 'Sends one file as application/octet-stream; size and integrity must be as release.json says',
  })
  async receive(
    @Param() { remote, version, path }: z.infer<typeof fileParams>,
    @Headers(tokenHeader) given: string | undefined,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    this.rights.requirePublisher(remote, given);
    const content = request.body as Readable | undefined;
    if (typeof content?.pipe !== 'function') {
      throw new DomainError('registry.upload.type', 415, 'Send the file’s bytes as application/octet-stream');
    }
    await this.uploads.receive(remote, version, path, content);
  }

  @Post(':remote/:version/complete')
  @Endpoint({
    policy: 'public',
    unsigned: true,
    credential: ReleaseRights,
    params,
    response: uploadAnswer,
    status: 200,
    summary: 'Checks all files and publishes the version; it isn’t live yet',
  })
  complete(@Param() { remote, version }: Params, @Headers(tokenHeader) given: string | undefined) {
    this.rights.requirePublisher(remote, given);
    return this.uploads.complete(remote, version);
  }

  @Post(':remote/:version/promote')
  @Endpoint({
    policy: 'public',
    unsigned: true,
    credential: ReleaseRights,
    params,
    body: promoteBody,
    response: liveAnswer,
    status: 200,
    summary: 'Makes a published version live; `expected` guards against others’ promotions',
  })
  promote(
    @Param() { remote, version }: Params,
    @Body() body: z.infer<typeof promoteBody>,
    @Headers(tokenHeader) given: string | undefined,
  ) {
    this.rights.requirePublisher(remote, given);
    return this.promotion.promote(remote, version, body?.expected);
  }

  @Post(':remote/:version/rollback')
  @Endpoint({
    policy: 'public',
    unsigned: true,
    credential: ReleaseRights,
    params,
    response: liveAnswer,
    status: 200,
    summary: 'Goes back from this version, which must be live, to the one before',
  })
  rollback(@Param() { remote, version }: Params, @Headers(tokenHeader) given: string | undefined) {
    this.rights.requirePublisher(remote, given);
    return this.promotion.rollback(remote, version);
  }

  private async describe({ remote, version, builtAt, manifest, files }: Release) {
    return {
      version,
      builtAt,
      contract: manifest.contract,
      access: remoteAccess(manifest),
      bytes: Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0),
      health: (await this.health.of(remote, version)) ?? null,
    };
  }
}
