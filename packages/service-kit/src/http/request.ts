import type { Language, RecordedAs } from '@arcada/contracts';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../identity/token-verifier.ts';
import type { EndpointOptions } from './endpoint.ts';

/** A body that is read as it arrives: an uploaded file. */
export const isStream = (body: unknown): body is AsyncIterable<Buffer> => Symbol.asyncIterator in Object(body);

/** The kit's data on a request. */
export interface KitRequest extends FastifyRequest {
  caller?: Caller;
  language?: Language;
  rawBody?: Buffer;
  endpoint?: EndpointOptions;
  problemCode?: string;
  /** An entry of the audit trail was written for it, or there was nothing to record. */
  audited?: 'recorded' | 'unchanged';
  /** What its entries are part of, beside a change by itself. */
  recordedAs?: RecordedAs;
}
