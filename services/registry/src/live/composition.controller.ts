import { hash } from 'node:crypto';
import { compositionSchema, liveReleasesSchema } from '@arcada/contracts';
import { type Actor, CurrentActor, Endpoint } from '@arcada/service-kit';
import { Controller, Get, Headers, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Compositions } from './compositions.ts';

/** Returns what is live; cheap for clients that poll every two seconds. */
@Controller()
export class CompositionController {
  constructor(private readonly compositions: Compositions) {}

  @Get('registry.json')
  @Endpoint({ policy: 'public', response: compositionSchema, summary: 'What this visitor’s browser may load' })
  async forVisitor(
    @CurrentActor() actor: Actor,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const composition = await this.compositions.for(actor.kind === 'user' ? actor.role : undefined);
    return answer(
      reply,
      known,
      `"${hash('sha256', JSON.stringify(composition), 'base64url').slice(0, 22)}"`,
      composition,
    );
  }

  @Get('internal/composition')
  @Endpoint({
    policy: { services: ['page-server', 'gateway'] },
    response: compositionSchema,
    summary: 'What every visitor may load: pages are drawn with it',
  })
  async forPages(@Headers('if-none-match') known: string | undefined, @Res({ passthrough: true }) reply: FastifyReply) {
    const { live, etag } = await this.compositions.live();
    return answer(reply, known, etag, live.compositions.anonymous);
  }

  @Get('internal/releases/live')
  @Endpoint({
    policy: { services: ['gateway'] },
    response: liveReleasesSchema,
    summary: 'Compositions of all kinds of visitors and the files of live releases',
  })
  async forGateway(
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { live, etag } = await this.compositions.live();
    return answer(reply, known, etag, live);
  }
}

function answer<T>(reply: FastifyReply, known: string | undefined, etag: string, body: T): T | undefined {
  reply.header('etag', etag).header('cache-control', 'no-cache');
  if (known !== etag) return body;
  reply.status(304);
  return undefined;
}
