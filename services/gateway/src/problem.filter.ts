import { STATUS_CODES } from 'node:http';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GatewayParts } from './gateway-parts.ts';
import { requestIdOf } from './responses/response-writer.ts';

/**
 * Errors of the gateway's own controllers as problem+json. Unexpected errors are logged; the client
 * gets no detail.
 */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly parts: GatewayParts;

  constructor(parts: GatewayParts) {
    this.parts = parts;
  }

  catch(error: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const known = error instanceof HttpException;
    const status = known ? error.getStatus() : ((error as { statusCode?: number }).statusCode ?? 500);
    const requestId = requestIdOf(request.raw);
    if (status >= 500) {
      this.parts.log.error({ requestId, err: error }, 'request failed');
    }
    const title = STATUS_CODES[status] ?? 'Error';
    const message = known && status < 500 ? error.message : title;
    void reply
      .status(status)
      .header('content-type', 'application/problem+json')
      .send(
        JSON.stringify({
          type: `urn:arcada:problem:gateway.${status}`,
          title,
          status,
          detail: message,
          message,
          code: `gateway.${status}`,
          requestId,
        }),
      );
  }
}
