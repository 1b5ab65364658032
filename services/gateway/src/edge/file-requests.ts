import type { IncomingMessage } from 'node:http';
import type { Role } from '@arcada/contracts';
import { acceptedEncoding } from '@arcada/service-kit/process';
import type { CompositionResponses } from '../composition/composition-responses.ts';
import type { FileCache } from '../composition/file-cache.ts';
import type { LiveReleasesWatch } from '../composition/live-releases.ts';
import { cookieValue } from '../identity/session-cookie.ts';
import type { Visitors } from '../identity/visitors.ts';
import type { ResponseWriter } from '../responses/response-writer.ts';
import { UpstreamFailure } from '../upstream/upstream-failure.ts';
import { type Exchange, noSuchAddress, readOnly } from './exchange.ts';
import { isSafe } from './request-checks.ts';
import type { RequestLimits } from './request-limits.ts';
import type { Target } from './target.ts';

/**
 * Files of the shell and of releases, and the list of what is live; code restricted to roles
 * doesn't exist for others.
 */
export class FileRequests {
  private readonly parts: {
    siteUrl: string;
    responses: ResponseWriter;
    limits: RequestLimits;
    files: FileCache;
    releases: LiveReleasesWatch;
    compositions: CompositionResponses;
    visitors: Visitors;
  };

  constructor(parts: FileRequests['parts']) {
    this.parts = parts;
  }

  /** A file that may be sent to anyone at once, or undefined. */
  inMemory(request: IncomingMessage, target: Target, isRelease: boolean) {
    if (!isSafe(request.method) || (isRelease && this.accessTo(target.path) !== 'public')) return undefined;
    return this.parts.files.forRequest(target.path, request);
  }

  send({ request, response }: Exchange, file: Parameters<FileCache['send']>[2]): void {
    this.parts.files.send(request, response, file);
  }

  async answer({ request, response, target, route }: Exchange): Promise<void> {
    const { responses, limits, files, visitors } = this.parts;
    if (!isSafe(request.method)) return responses.problem(request, response, readOnly, { allow: 'GET, HEAD' });
    const isRelease = route.kind === 'release';
    if (isRelease && !(await this.mayLoad(request, target.path))) {
      return responses.problem(request, response, noSuchAddress);
    }
    const encoding = acceptedEncoding(request.headers['accept-encoding'] as string | undefined);
    let file = files.get(target.path, encoding);
    if (!file) {
      if (!limits.admitAddress(request, response, 'read')) return;
      const token = isRelease ? await visitors.anonymousToken('registry') : undefined;
      const loaded = await files.load(route.upstream, target.path, encoding, token);
      if ('status' in loaded) {
        if (loaded.status >= 500) throw new UpstreamFailure(route.upstream, 'down');
        return responses.problem(request, response, noSuchAddress);
      }
      file = loaded;
    }
    files.send(request, response, file);
  }

  async answerRegistry({ request, response }: Exchange): Promise<void> {
    const { compositions, releases, responses } = this.parts;
    if (!isSafe(request.method)) return responses.problem(request, response, readOnly, { allow: 'GET, HEAD' });
    compositions.send(request, response, releases.hasRestricted ? await this.checkedRole(request) : undefined);
  }

  /** Server builds and descriptions are for services: only `web/` is ever served here. */
  private accessTo(path: string): 'public' | readonly Role[] | undefined {
    const [, , remote = '', , folder] = path.split('/');
    return folder === 'web' ? this.parts.releases.accessTo(remote) : undefined;
  }

  private async mayLoad(request: IncomingMessage, path: string): Promise<boolean> {
    const access = this.accessTo(path);
    if (!access || access === 'public') return access === 'public';
    const role = await this.roleOf(request);
    return role !== undefined && access.includes(role);
  }

  /** Throws UpstreamFailure when a session can't be checked now. */
  private async checkedRole(request: IncomingMessage): Promise<Role | undefined> {
    return (await this.parts.visitors.actorOf(cookieValue(request.headers.cookie, this.parts.siteUrl)))?.role;
  }

  /** A visitor whose session can't be checked now is anonymous, with public access. */
  private async roleOf(request: IncomingMessage): Promise<Role | undefined> {
    try {
      return await this.checkedRole(request);
    } catch (error) {
      if (error instanceof UpstreamFailure) return undefined;
      throw error;
    }
  }
}
