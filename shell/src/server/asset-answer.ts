import type http from 'node:http';
import { acceptedEncoding } from '@arcada/service-kit/process';
import type { Asset } from './assets.ts';

/** Responds with a file of the shell's browser build, in the smallest encoding the browser accepts. */
export function answerAsset(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  asset: Asset | undefined,
): void {
  if (!asset) {
    response.writeHead(404, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end('Not found');
    return;
  }
  const accepted = acceptedEncoding(request.headers['accept-encoding']?.toString());
  const encoding = asset.bodies[accepted] ? accepted : 'identity';
  response.writeHead(200, {
    'content-type': asset.type,
    'cache-control': 'public, max-age=31536000, immutable',
    etag: asset.etag,
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  });
  response.end(asset.bodies[encoding]);
}

/** Responds with a file that keeps its name, so that browsers ask for it again after a day. */
export function answerFile(response: http.ServerResponse, { type, etag, bodies }: Asset): void {
  response.writeHead(200, {
    'content-type': type,
    'content-length': bodies.identity.length,
    'cache-control': 'public, max-age=86400, s-maxage=86400',
    'surrogate-key': 'composition',
    etag,
  });
  response.end(bodies.identity);
}
