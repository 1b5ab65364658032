import { Controller, Get, Header, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { GatewayParts } from '../gateway-parts.ts';

/** Whether this process lives, and whether the whole site can work. */
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

  /** The state of the whole site: whether a visitor can now do what the site is for. */
  @Get('readyz')
  @Header('cache-control', 'no-store')
  async ready(@Res({ passthrough: true }) reply: FastifyReply) {
    const { stopping, readiness } = this.parts;
    const state = stopping ? { status: 'stopping' } : await readiness.state();
    reply.status(state.status === 'ready' || state.status === 'degraded' ? 200 : 503);
    return state;
  }
}
