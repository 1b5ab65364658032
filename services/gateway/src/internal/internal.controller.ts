import { type InternalCaller, remoteDomains } from '@arcada/contracts';
import { bearerOf } from '@arcada/service-kit/process';
import {
  BadRequestException,
  Body,
  Controller,
  ForbiddenException,
  Get,
  Header,
  Headers,
  HttpCode,
  Inject,
  Post,
  UnauthorizedException,
} from '@nestjs/common';
import { z } from 'zod';
import { GatewayParts } from '../gateway-parts.ts';

/** The owners of cached data, and the page server, whose pages depend on its build. */
const purgers: readonly InternalCaller[] = [...remoteDomains, 'page-server'];

const purgeBody = z.object({ tags: z.array(z.string().min(1).max(300)).min(1).max(10_000) });
const evictBody = z
  .object({ userId: z.string().min(1).optional(), sessionId: z.string().min(1).optional() })
  .refine((body) => body.userId ?? body.sessionId, { message: 'Give userId or sessionId' });

function read<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new BadRequestException(
    parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '),
  );
}

/** Notifications of services to the gateway, on the internal port, signed with their key. */
@Controller()
export class InternalController {
  private readonly parts: GatewayParts;

  constructor(@Inject(GatewayParts) parts: GatewayParts) {
    this.parts = parts;
  }

  /** Drops cached responses by tag, before the owner of the data responds to the change. */
  @Post('purge')
  @HttpCode(200)
  async purge(@Headers('authorization') authorization: string | undefined, @Body() body: unknown) {
    await this.requireCaller(authorization, purgers);
    return { purged: this.parts.cache.purge(read(purgeBody, body).tags) };
  }

  /** Drops the cached identity of a user's sessions: takes effect on the next request. */
  @Post('evict')
  @HttpCode(200)
  async evict(@Headers('authorization') authorization: string | undefined, @Body() body: unknown) {
    await this.requireCaller(authorization, ['identity']);
    return { evicted: this.parts.visitors.evict(read(evictBody, body)) };
  }

  /** Says that another release is live. Responds once this gateway serves it. */
  @Post('composition')
  @HttpCode(200)
  async composition(@Headers('authorization') authorization: string | undefined) {
    await this.requireCaller(authorization, ['registry']);
    await this.parts.releases.refresh();
    return { composition: this.parts.releases.id };
  }

  @Get('metrics')
  @Header('content-type', 'text/plain; version=0.0.4')
  metrics() {
    return this.parts.metrics.text();
  }

  private async requireCaller(authorization: string | undefined, allowed: readonly InternalCaller[]): Promise<void> {
    const token = bearerOf(authorization);
    const caller = token ? await this.parts.callers.verify(token) : undefined;
    if (!caller || caller.actor.kind === 'user')
      throw new UnauthorizedException('Sign the call with an internal key for the audience "gateway"');
    if (!allowed.includes(caller.issuer)) throw new ForbiddenException(`${caller.issuer} has no business here`);
  }
}
