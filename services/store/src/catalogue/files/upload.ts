import { isStream } from '@arcada/service-kit';
import type { FastifyRequest } from 'fastify';
import { notAFile } from './product-file.errors.ts';

/** The body of a request that uploads a file as it is. */
export function uploadOf({ body }: FastifyRequest): AsyncIterable<Buffer> {
  if (!isStream(body)) throw notAFile();
  return body;
}
