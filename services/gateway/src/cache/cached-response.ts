import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Encoding } from '@arcada/service-kit/process';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const smallestCompressed = 860;
const compressible = /^(text\/|application\/(json|javascript|xml|[\w.+-]+\+(json|xml))|image\/svg\+xml)/;
export const isCompressible = (type: string) => compressible.test(type);

export interface Variant {
  body: Buffer;
  etag: string;
  /** In the form for writeHead: alternating names and values. */
  headers: string[];
}

/** One cached response of an upstream, compressed once for each requested encoding. */
export class CachedResponse {
  readonly status: number;
  readonly tags: readonly string[];
  freshUntil: number;
  /** True once it replaces the response of a failing upstream. */
  isStandIn = false;
  readonly usableUntil: number;
  private readonly base: readonly string[];
  private readonly type: string;
  private readonly digest: string;
  private readonly variants = new Map<Encoding, Variant>();
  private readonly compressing = new Map<Encoding, Promise<Variant>>();

  constructor(parts: {
    status: number;
    type: string;
    headers: readonly string[];
    body: Buffer;
    tags: readonly string[];
    freshUntil: number;
    usableUntil: number;
  }) {
    this.status = parts.status;
    this.tags = parts.tags;
    this.freshUntil = parts.freshUntil;
    this.usableUntil = parts.usableUntil;
    this.base = parts.headers;
    this.type = parts.type;
    this.digest = hash('sha256', parts.body, 'base64url').slice(0, 22);
    this.variants.set('identity', this.variant('identity', parts.body));
  }

  get identity(): Variant {
    return this.variants.get('identity') as Variant;
  }

  /** Approximate memory use, including room for compressed forms. */
  get bytes(): number {
    return Math.ceil(this.identity.body.length * 1.6) + 2048;
  }

  /** The form for an encoding, if it exists already. */
  ready(encoding: Encoding): Variant | undefined {
    return this.variants.get(encoding);
  }

  async inEncoding(encoding: Encoding): Promise<Variant> {
    const known = this.variants.get(encoding);
    if (known) return known;
    const { body } = this.identity;
    if (body.length < smallestCompressed || !isCompressible(this.type)) {
      this.variants.set(encoding, this.identity);
      return this.identity;
    }
    let running = this.compressing.get(encoding);
    if (!running) {
      running = this.compress(encoding, body);
      this.compressing.set(encoding, running);
    }
    return running;
  }

  private async compress(encoding: Encoding, body: Buffer): Promise<Variant> {
    const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 5, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    const small = encoding === 'br' ? await brotli(body, { params }) : await gzip(body, { level: 6 });
    const variant = this.variant(encoding, small);
    this.variants.set(encoding, variant);
    this.compressing.delete(encoding);
    return variant;
  }

  private variant(encoding: Encoding, body: Buffer): Variant {
    const etag = encoding === 'identity' ? `"${this.digest}"` : `"${this.digest}-${encoding}"`;
    const headers = [...this.base, 'etag', etag];
    if (encoding !== 'identity') headers.push('content-encoding', encoding);
    return { body, etag, headers };
  }
}

/** True when If-None-Match names this form (RFC 9110 §13.1.2). */
export const matchesEtag = (header: string | undefined, etag: string) =>
  header !== undefined &&
  (header === etag || header === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag));
