import { Controller, Get, Header, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { GatewayParts } from '../gateway-parts.ts';

/** Whether the process lives, and whether it should get requests. */
@Controller()
export class HealthController {
  private readonly parts: GatewayParts;

  constructor(@Inject(GatewayParts) parts: GatewayParts) {
    this.parts = parts;
  }

  @Get('healthz')
  @Header('cache-control', 'no-store')
  live() {
    return { status: 'ok' };
  }

  @Get('readyz')
  @Header('cache-control', 'no-store')
  ready(@Res({ passthrough: true }) reply: FastifyReply) {
    const ready = this.parts.releases.asked && !this.parts.stopping;
    reply.status(ready ? 200 : 503);
    return { status: ready ? 'ready' : 'not ready' };
  }
}
