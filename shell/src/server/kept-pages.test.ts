import { generateKeyPairSync } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { readInternalKey, TokenSigner } from '@arcada/service-kit/process';
import { keptPages } from './kept-pages.ts';

const { privateKey } = generateKeyPairSync('ed25519');
const key = Buffer.from(JSON.stringify({ ...privateKey.export({ format: 'jwk' }), kid: 'page-server' })).toString(
  'base64url',
);
const signer = new TokenSigner(readInternalKey(key));

/** A gateway's internal port that responds as told, and records its requests. */
async function gateway() {
  const seen: { url?: string; caller?: string; body: string }[] = [];
  const state = { status: 200 };
  const server = http.createServer(async (request, response) => {
    const [, claims = ''] = (request.headers.authorization ?? '').split('.');
    const { iss } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { iss: string };
    let body = '';
    for await (const chunk of request) body += chunk;
    seen.push({ url: request.url, caller: iss, body });
    response.writeHead(state.status).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, seen, state, close: () => server.close() };
}

test('each gateway is told once; after a failure it is told again', async () => {
  const [first, second] = [await gateway(), await gateway()];
  second.state.status = 503;
  const forget = keptPages([first.url, second.url], signer);
  expect(await forget()).toBe(false);
  second.state.status = 200;
  expect(await forget()).toBe(true);
  expect(await forget()).toBe(true);
  expect([first.seen.length, second.seen.length]).toEqual([1, 2]);
  expect(first.seen[0]).toEqual({ url: '/purge', caller: 'page-server', body: '{"tags":["composition"]}' });
  first.close();
  second.close();
  expect(await keptPages(['http://127.0.0.1:9'], signer)()).toBe(false);
});
