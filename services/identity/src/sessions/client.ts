import type { Language } from '@arcada/contracts';
import { negotiateLanguage } from '@arcada/contracts';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Where a call comes from, according to the gateway. */
export interface ClientInfo {
  address: string;
  userAgent: string;
  language: Language;
  /** Sent with every POST of the site; the same for all attempts of one action. */
  idempotencyKey: string | undefined;
}

const oneHeader = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

export function readClient(request: FastifyRequest): ClientInfo {
  const { headers, query } = request;
  const lang = (query as { lang?: unknown } | undefined)?.lang;
  return {
    address: request.ip.slice(0, 64),
    userAgent: (headers['user-agent'] ?? '').replace(/\p{Cc}/gu, '').slice(0, 300),
    language: negotiateLanguage({
      query: typeof lang === 'string' ? lang : null,
      acceptLanguage: headers['accept-language'] ?? null,
    }),
    idempotencyKey: oneHeader(headers['idempotency-key'])?.slice(0, 200),
  };
}

/** Parameter: the ClientInfo of the request. */
export const Client = createParamDecorator(
  (_: unknown, context: ExecutionContext): ClientInfo => readClient(context.switchToHttp().getRequest()),
);
