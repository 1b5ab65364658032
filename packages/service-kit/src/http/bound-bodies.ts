import type { IncomingMessage, ServerResponse } from 'node:http';
import { negotiateLanguage, type Problem } from '@arcada/contracts';
import type { FastifyInstance } from 'fastify';
import type { FaultLog } from '../operation/guarded.ts';
import { problemTexts } from './problem-texts.ts';
import { type BodyTimes, UnfinishedBodies } from './unfinished-bodies.ts';

/** Slightly longer than the gateway's, so that it is the gateway that responds. */
const defaultTimes: BodyTimes = {
  idle: 30_000,
  total: 30_000,
  streamIdle: 40_000,
  rateAfter: 60_000,
  bytesPerSecond: 8 * 1024,
};

/** Ends requests whose body stalls. Files may take long, as long as data keeps arriving. */
export function boundBodies(fastify: FastifyInstance, log: FaultLog, times: BodyTimes = defaultTimes): void {
  const bodies = new UnfinishedBodies(times, refuse, log);
  fastify.addHook('onRequest', (request, reply, done) => {
    bodies.watch(request.raw, reply.raw, request.headers['content-type'] === 'application/octet-stream');
    done();
  });
  fastify.addHook('onClose', (_fastify, done) => {
    bodies.stop();
    done();
  });
}

function refuse(request: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) {
    request.socket.destroy();
    return;
  }
  const language = negotiateLanguage({ acceptLanguage: request.headers['accept-language'] ?? null });
  const problem: Problem = {
    type: 'urn:arcada:problem:request.too-slow',
    title: 'Request Timeout',
    status: 408,
    message: problemTexts.tooSlow[language],
    code: 'request.too-slow',
  };
  const headers = { 'content-type': 'application/problem+json', 'cache-control': 'no-store', connection: 'close' };
  response.writeHead(408, headers).end(JSON.stringify(problem));
}
