import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { fromRenderer } from './messages.schema.ts';
import type { DrawnPage } from './messages.ts';
import { pageAnswer } from './page-answer.ts';

const drawn = (movedTo?: string): DrawnPage => ({
  body: Buffer.from('<p>'),
  styleDigest: `${'a'.repeat(43)}=`,
  status: 200,
  tags: ['posts'],
  complete: true,
  movedTo,
});

/** Asks for a page whose route has the pattern. */
async function ask(path: string, pattern: string, page: DrawnPage): Promise<Response> {
  const generation = {
    pool: { draw: async () => page },
    prepared: { composition: { id: 'c1', remotes: [] }, match: () => ({ route: { path: pattern } }) },
    missing: [],
  };
  const metrics = { counter: () => ({ inc: () => undefined }) };
  const parts = { site: { current: generation }, texts: {}, build: {}, siteUrl: 'http://site.test', metrics };
  const answer = pageAnswer(parts as never);
  const server = http.createServer((request, response) => {
    void answer(request, response, new URL(request.url ?? '/', 'http://site.test'), 'r1');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const response = await fetch(`${origin}${path}`, { redirect: 'manual' });
  server.close();
  return response;
}

test.each([
  ['/BLOG/?category=ifc&lang=es', '/blog', '/blog?category=ifc&lang=es'],
  ['/about/', '/about', '/about'],
])('%s leads to the one way to write it', async (path, pattern, location) => {
  const response = await ask(path, pattern, drawn());
  expect([response.status, response.headers.get('location')]).toEqual([301, location]);
  expect((await ask(location, pattern, drawn())).status).toBe(200);
});

test.each([
  ['/blog?category=norms', '/blog?category=open-standards', '/blog?category=open-standards'],
  ['/blog?category=norms&lang=es', '/blog?category=open-standards', '/blog?category=open-standards&lang=es'],
  ['/old?lang=es', '/new', '/new?lang=es'],
])('%s leads to where the page is now, in the language of the address', async (path, movedTo, location) => {
  const response = await ask(path, '*', drawn(movedTo));
  expect([response.status, response.headers.get('location')]).toEqual([301, location]);
  expect([response.headers.get('surrogate-key'), response.headers.get('cache-control')]).toEqual([
    'composition posts',
    'public, max-age=0, s-maxage=300, must-revalidate',
  ]);
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/a\nb'])(
  'code of a remote can’t lead to another site: %s',
  (movedTo) => {
    const message = { type: 'drawn', page: 1, document: drawn(movedTo) };
    expect(fromRenderer.safeParse(message).success).toBe(false);
    expect(fromRenderer.safeParse({ ...message, document: drawn('/blog?category=a') }).success).toBe(true);
  },
);
