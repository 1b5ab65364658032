import http from 'node:http';
import type { AddressInfo } from 'node:net';
import zlib from 'node:zlib';

/**
 * The same page as plain HTML: no scripts and no hints for them. Pictures and fonts come from the
 * site itself.
 */
export async function staticCopy(site: string, path: string): Promise<{ url: string; stop: () => void }> {
  const html = await (await fetch(`${site}${path}`)).text();
  const stripped = html
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<link rel="(later|preload" as="(script|style))"[^>]*>/g, '');
  const body = zlib.brotliCompressSync(stripped, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } });
  const server = http.createServer(async (request, response) => {
    if (request.url === path) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
      response.end(body);
      return;
    }
    const answer = await fetch(`${site}${request.url}`);
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}${path}`, stop: () => server.close() };
}
