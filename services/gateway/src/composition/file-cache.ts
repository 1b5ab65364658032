import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding, type Encoding, integrityLike } from '@arcada/service-kit/process';
import { LRUCache } from 'lru-cache';
import { type HeaderMap, headerText } from '../cache/cacheability.ts';
import { matchesEtag } from '../cache/cached-response.ts';
import type { ResponseWriter } from '../responses/response-writer.ts';
import { defaultPolicy } from '../responses/security-headers.ts';
import type { UpstreamName } from '../routing-table.ts';
import type { Upstreams } from '../upstream/upstreams.ts';
import type { KeptFile, StoredFiles } from './stored-files.ts';

export type FileResult = KeptFile | { status: number };

const encodings: Encoding[] = ['br', 'gzip', 'identity'];
const neverDocument = /^(text\/(javascript|css)|font\/)/;
const keyOf = (path: string, encoding: Encoding) => `${encoding} ${path}`;

/** Immutable files, in the encodings that their server made; live releases stay pinned. */
export class FileCache {
  private readonly upstreams: Upstreams;
  private readonly responses: ResponseWriter;
  private readonly stored: StoredFiles;
  private readonly used: LRUCache<string, KeptFile>;
  private readonly loading = new Map<string, Promise<FileResult>>();
  private pinned = new Map<string, KeptFile>();

  constructor(upstreams: Upstreams, responses: ResponseWriter, stored: StoredFiles, megabytes: number) {
    this.upstreams = upstreams;
    this.responses = responses;
    this.stored = stored;
    this.used = new LRUCache({ maxSize: megabytes * 1024 * 1024, sizeCalculation: ({ body }) => body.length + 1024 });
  }

  get(path: string, encoding: Encoding): KeptFile | undefined {
    const key = keyOf(path, encoding);
    return this.pinned.get(key) ?? this.used.get(key);
  }

  /** A file in the encoding for a request, when it is in memory. */
  forRequest(path: string, request: IncomingMessage): KeptFile | undefined {
    return this.get(path, acceptedEncoding(request.headers['accept-encoding'] as string | undefined));
  }

  /** Fetches a file in one encoding; concurrent callers share one request. Throws UpstreamFailure. */
  load(upstream: UpstreamName, path: string, encoding: Encoding, token?: string): Promise<FileResult> {
    const key = keyOf(path, encoding);
    const running = this.loading.get(key);
    if (running) return running;
    const loading = this.fetch(upstream, path, encoding, token).finally(() => this.loading.delete(key));
    this.loading.set(key, loading);
    return loading;
  }

  /**
   * Loads files in all encodings, checks them and keeps them until the next call, together with
   * those of the previous call, in memory and on disk. Without a token nothing is fetched: files
   * missing or damaged on disk are left out.
   */
  async pin(files: { path: string; integrity: string }[], token?: string): Promise<void> {
    const next = new Map<string, KeptFile>();
    const work = files.flatMap((file) => encodings.map((encoding) => ({ ...file, encoding })));
    const worker = async () => {
      for (let job = work.pop(); job; job = work.pop()) {
        const { path, encoding, integrity } = job;
        const file = await this.had(path, encoding, token);
        if (!file) continue;
        if ('status' in file) throw new Error(`${path}: the registry returned ${file.status}`);
        if (encoding === 'identity' && integrityLike(integrity, file.body) !== integrity) {
          if (!token) continue;
          throw new Error(`${path} has another integrity than its release says`);
        }
        next.set(keyOf(path, encoding), file);
      }
    };
    await Promise.all(Array.from({ length: 6 }, worker));
    if (token) await this.stored.keepOnly([...next.keys(), ...this.pinned.keys()]);
    for (const [key, file] of this.pinned) if (!next.has(key)) this.used.set(key, file);
    this.pinned = next;
  }

  send(request: IncomingMessage, response: ServerResponse, { body, etag, headers }: KeptFile): void {
    if (this.responses.closing) response.shouldKeepAlive = false;
    // No id of the request: no service has seen it, and it would cost a page 50 bytes for each of its files.
    const own = ['x-cache', 'hit'];
    if (matchesEtag(request.headers['if-none-match'], etag)) {
      response.writeHead(304, headers.concat(own));
      response.end();
      return;
    }
    response.writeHead(200, headers.concat(own, 'content-length', String(body.length)));
    if (request.method === 'HEAD') response.end();
    else response.end(body);
  }

  private async had(path: string, encoding: Encoding, token?: string): Promise<FileResult | undefined> {
    const known = this.get(path, encoding);
    if (known) return known;
    if (!token) return this.stored.read(keyOf(path, encoding));
    const loaded = await this.load('registry', path, encoding, token);
    if (!('status' in loaded)) await this.stored.write(keyOf(path, encoding), loaded);
    return loaded;
  }

  private async fetch(name: UpstreamName, path: string, encoding: Encoding, token?: string): Promise<FileResult> {
    const reply = await this.upstreams.need(name).send({
      method: 'GET',
      path,
      headers: { 'accept-encoding': encoding, ...(token ? { authorization: `Bearer ${token}` } : {}) },
      repeatable: true,
    });
    const headers = reply.headers as HeaderMap;
    if (reply.statusCode !== 200) {
      await reply.body.dump();
      return { status: reply.statusCode };
    }
    const body = Buffer.from(await reply.body.arrayBuffer());
    const control = headerText(headers, 'cache-control');
    const given = headerText(headers, 'content-encoding');
    const type = headerText(headers, 'content-type') || 'application/octet-stream';
    const rules = neverDocument.test(type)
      ? this.responses.onFiles
      : [...this.responses.always, 'content-security-policy', defaultPolicy];
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const file: KeptFile = {
      body,
      etag,
      headers: [
        ...rules,
        'content-type',
        type,
        'cache-control',
        control || 'no-cache',
        'vary',
        'accept-encoding',
        // What never changes is never asked for again, and a tag costs every first visit some bytes for each file.
        ...(control.includes('immutable') ? [] : ['etag', etag]),
        ...(given && given !== 'identity' ? ['content-encoding', given] : []),
      ],
    };
    if (control.includes('immutable')) this.used.set(keyOf(path, encoding), file);
    return file;
  }
}
