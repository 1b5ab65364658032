import Fastify from 'fastify';
import { createLog } from '../operation/log.ts';
import { Metrics } from '../operation/metrics.ts';
import { observeRequests } from './server.ts';

test('a route polled every 2 s is logged only when it fails', async () => {
  const lines: { path: string; status: number }[] = [];
  const log = createLog('registry', 'info', { write: (line) => lines.push(JSON.parse(line)) });
  const fastify = Fastify();
  observeRequests(fastify, log, new Metrics());
  let status = 200;
  for (const path of ['/internal/composition', '/internal/releases/live', '/api/releases']) {
    fastify.get(path, (_request, reply) => reply.status(status).send({}));
  }
  const poll = async () => {
    for (const path of ['/internal/composition', '/internal/releases/live']) await fastify.inject(path);
  };
  await poll();
  await fastify.inject('/api/releases?token=secret');
  status = 500;
  await poll();
  expect(lines.map((line) => [line.path, line.status])).toEqual([
    ['/api/releases', 200],
    ['/internal/composition', 500],
    ['/internal/releases/live', 500],
  ]);
  await fastify.close();
});
