import http from 'node:http';

/** Takes a document of the site and returns what the browser shows instead. */
export type Rewrite = (html: string, cookies: string) => Promise<string>;

/**
 * Forwards a request to the site. Documents go through `rewrite` and lose their policy, which
 * allows no local code.
 */
export function passOn(
  siteUrl: string,
  rewrite: Rewrite,
  request: http.IncomingMessage,
  response: http.ServerResponse,
) {
  const own = `http://${request.headers.host}`;
  const { host } = new URL(siteUrl);
  const { 'accept-encoding': _, ...headers } = request.headers;
  const origin = headers.origin === own ? { origin: new URL(siteUrl).origin } : {};
  const passed = http.request(
    new URL(request.url ?? '/', siteUrl),
    { method: request.method, headers: { ...headers, host, ...origin } },
    (answer) => {
      const { location } = answer.headers;
      if (location?.startsWith(siteUrl)) answer.headers.location = location.slice(siteUrl.length) || '/';
      if (!answer.headers['content-type']?.startsWith('text/html')) {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        return;
      }
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', async () => {
        const html = await rewrite(Buffer.concat(chunks).toString('utf8'), request.headers.cookie ?? '');
        for (const name of ['content-security-policy', 'content-length', 'etag', 'cache-control']) {
          delete answer.headers[name];
        }
        response.writeHead(answer.statusCode ?? 200, { ...answer.headers, 'cache-control': 'no-store' });
        response.end(html);
      });
    },
  );
  passed.on('error', (error) => {
    response.writeHead(502, { 'content-type': 'text/plain' });
    response.end(`The site at ${siteUrl} does not respond: ${error.message}`);
  });
  request.pipe(passed);
}
