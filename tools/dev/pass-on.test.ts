import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { passOn } from './pass-on.ts';

const servers: http.Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
});
async function serve(listener: http.RequestListener): Promise<string> {
  const server = http.createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function between() {
  const seen: http.IncomingHttpHeaders[] = [];
  const site = await serve((request, response) => {
    seen.push(request.headers);
    if (request.url === '/moved') response.writeHead(302, { location: `${site}/products` }).end();
    else if (request.url === '/file.js') {
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'immutable' }).end('file');
    } else {
      const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'self'" };
      response.writeHead(200, { ...headers, 'set-cookie': 'session=1' }).end('<p>page</p>');
    }
  });
  const rewrite = async (html: string, cookies: string) => `${html}${cookies}`;
  const door = await serve((request, response) => passOn(site, rewrite, request, response));
  return { seen, site, door };
}

test('a document is rewritten, loses its policy and is not cached', async () => {
  const { door } = await between();
  const response = await fetch(door, { headers: { cookie: 'a=b' } });
  expect(await response.text()).toBe('<p>page</p>a=b');
  expect(response.headers.get('content-security-policy')).toBeNull();
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('set-cookie')).toBe('session=1');
});

test('the site sees its own host and origin; files and redirections stay on this address', async () => {
  const { seen, site, door } = await between();
  await fetch(door, { method: 'POST', headers: { origin: door }, body: 'x' });
  expect(seen[0]).toMatchObject({ host: new URL(site).host, origin: site });
  const file = await fetch(`${door}/file.js`);
  expect([await file.text(), file.headers.get('cache-control')]).toEqual(['file', 'immutable']);
  const moved = await fetch(`${door}/moved`, { redirect: 'manual' });
  expect(moved.headers.get('location')).toBe('/products');
});
