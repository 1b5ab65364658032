import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Role } from '@arcada/contracts';
import { matchesEtag } from '../cache/cached-response.ts';
import type { ResponseWriter } from '../responses/response-writer.ts';
import { defaultPolicy } from '../responses/security-headers.ts';
import { UpstreamFailure } from '../upstream/upstream-failure.ts';
import type { LiveReleasesWatch } from './live-releases.ts';

/** `/registry.json`: what this visitor's browser may load, from memory, even while the registry is down. */
export class CompositionResponses {
  private readonly releases: LiveReleasesWatch;
  private readonly responses: ResponseWriter;

  constructor(releases: LiveReleasesWatch, responses: ResponseWriter) {
    this.releases = releases;
    this.responses = responses;
  }

  send(request: IncomingMessage, response: ServerResponse, role: Role | undefined): void {
    const composition = this.releases.compositionFor(role);
    if (!composition) throw new UpstreamFailure('registry', 'down');
    const body = JSON.stringify(composition);
    const etag = `"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
    const headers = [
      'cache-control',
      'no-cache',
      'etag',
      etag,
      'vary',
      'cookie',
      'content-security-policy',
      defaultPolicy,
    ];
    if (matchesEtag(request.headers['if-none-match'], etag)) {
      response.writeHead(304, [...this.responses.always, ...headers]);
      response.end();
      return;
    }
    this.responses.send(request, response, 200, ['content-type', 'application/json; charset=utf-8', ...headers], body);
  }
}
