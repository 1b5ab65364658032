import { setTimeout as pause } from 'node:timers/promises';

/** The page server's report on a version; see docs/operations.md. */
export interface ReleaseHealth {
  state: 'healthy' | 'browser-only' | 'failed';
  reason?: string;
  at: string;
}

export interface ListedRemote {
  remote: string;
  live: string | null;
  /** Contract number of this site's shell. */
  expectedContract: number;
  releases: ListedRelease[];
}

export interface ListedRelease {
  version: string;
  builtAt: string;
  contract: number;
  /** Who may load it. */
  access: 'public' | string[];
  bytes: number;
  health: ReleaseHealth | null;
}

/** The registry's own reason for a refusal. */
export class PublishError extends Error {
  override name = 'PublishError';

  constructor(
    what: string,
    status: number,
    problem: { code?: string; message?: string; errors?: { path: string; message: string }[] },
  ) {
    const details = (problem.errors ?? []).map((error) => `\n- ${error.path}: ${error.message}`).join('');
    super(`${what}: ${problem.message ?? `status ${status}`}${details}`);
    this.status = status;
    this.code = problem.code ?? '';
  }

  readonly status: number;
  readonly code: string;
}

/**
 * How long to wait for an unreachable registry: it is back within seconds after a restart. In
 * milliseconds.
 */
export interface Patience {
  firstPause: number;
  /** No attempt starts later than this after the first. */
  inAll: number;
  /** For one response; the registry compresses a whole release before it responds to its completion, minutes when starved. */
  response: number;
}
export const usualPatience: Patience = { firstPause: 500, inAll: 30_000, response: 180_000 };
const longestPause = 4000;

const away = new Set([429, 502, 503, 504]);

interface Call {
  /** Printed before the reason when it fails. */
  what: string;
  method: 'GET' | 'POST' | 'PUT';
  /** Below /api/admin/releases. */
  path?: string;
  /** Bytes unchanged, anything else as JSON. */
  body?: unknown;
  /** Repeated while the registry is unreachable. Default true: repeating a completed call is harmless. */
  repeat?: boolean;
}

/** Calls to a site's release routes with one team's token. */
export class RegistryClient {
  private readonly base: string;
  private readonly token: string;
  private readonly patience: Patience;

  constructor(registryUrl: string, token: string, patience: Patience = usualPatience) {
    this.token = token;
    this.patience = patience;
    this.base = `${registryUrl.replace(/\/$/, '')}/api/admin/releases`;
  }

  async list(options: { repeat?: boolean } = {}): Promise<ListedRemote[]> {
    return (await this.call({ what: 'The releases could not be listed', method: 'GET', ...options })) as ListedRemote[];
  }

  async call({ what, method, path = '', body, repeat = true }: Call): Promise<unknown> {
    const begun = performance.now();
    for (let wait = this.patience.firstPause; ; wait = Math.min(wait * 2, longestPause)) {
      const { response, fault } = await this.attempt(method, `${this.base}${path}`, body);
      if (response?.ok) return response.content;
      const isAway = !response || away.has(response.status);
      if (isAway && repeat && performance.now() - begun + wait < this.patience.inAll) {
        await pause(wait);
        continue;
      }
      if (response) throw new PublishError(what, response.status, response.content ?? {});
      throw new PublishError(what, 0, { message: `${new URL(this.base).origin} does not respond (${fault})` });
    }
  }

  private async attempt(method: string, url: string, body: unknown) {
    const raw = Buffer.isBuffer(body);
    const type = raw ? 'application/octet-stream' : 'application/json';
    try {
      const response = await fetch(url, {
        method,
        headers: { 'x-release-token': this.token, ...(body !== undefined && { 'content-type': type }) },
        ...(body !== undefined && { body: raw ? (body as BodyInit) : JSON.stringify(body) }),
        signal: AbortSignal.timeout(this.patience.response),
      });
      const content = readJson(await response.text()) as { code?: string; message?: string } | undefined;
      return { response: { ok: response.ok, status: response.status, content } };
    } catch (error) {
      const { message, cause } = error as Error;
      return { fault: cause instanceof Error && cause.message ? cause.message : message };
    }
  }
}

function readJson(text: string): unknown {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    // A proxy in between may send something other than JSON; the status is enough.
    return undefined;
  }
}
