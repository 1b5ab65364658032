import { remoteDomains } from '@arcada/contracts';
import { z } from 'zod';

const domain = z.enum(remoteDomains);
const page = z.int();
const text = (most: number) => z.string().transform((given) => given.slice(0, most));

/** A renderer's messages are validated, because code of remotes runs in it. */
export const fromRenderer = z.discriminatedUnion('type', [
  z.object({ type: z.literal('loading'), domain }),
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('pong') }),
  z.object({
    type: z.literal('drawn'),
    page,
    document: z.object({
      body: z.instanceof(Uint8Array),
      styleDigest: z.string().regex(/^[A-Za-z0-9+/]{43}=$/),
      status: z.int().min(200).max(599),
      movedTo: z
        .string()
        .regex(/^\/(?![/\\])[\x21-\x7e]*$/)
        .optional(),
      tags: z.array(z.string().regex(/^[\x21-\x7e]+$/)),
      complete: z.boolean(),
    }),
  }),
  z.object({ type: z.literal('failed'), page }),
  z.object({
    type: z.literal('fault'),
    fatal: z.boolean(),
    fault: z.object({
      kind: z.enum(['import', 'draw', 'throw', 'rejection', 'exit', 'hang', 'memory', 'crash']),
      domain: domain.optional(),
      page: page.optional(),
      message: text(500),
      stack: text(8000).optional(),
    }),
  }),
]);
