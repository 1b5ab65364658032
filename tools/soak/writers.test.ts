import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BimDocument } from '@arcada/bim';
import { Journal } from './journal.ts';
import type { Crowd } from './people.ts';
import { type Written, write, writtenTally } from './writers.ts';

interface Kept {
  id: string;
  version: string;
  document: BimDocument;
}

let kept: Kept[];
let server: Server;
let url: string;
let saves: number;
const made = new Map<string, Kept>();

const send = (response: ServerResponse, status: number, body: unknown) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
};

/** A service of documents, which does what it is told but doesn't always say so. */
async function serve(method: string, path: string, headers: Record<string, unknown>, body: BimDocument) {
  const [, id] = /^\/api\/documents\/([^?]+)/.exec(path) ?? [];
  if (path === '/api/register') return { status: 201, body: {} };
  if (method === 'POST') {
    const key = String(headers['idempotency-key']);
    const document = made.get(key) ?? { id: `d${kept.length}`, version: '0', document: body };
    if (!made.has(key)) kept.push(document);
    made.set(key, document);
    return { status: saves++ % 4 === 0 ? 503 : 201, body: document };
  }
  const found = kept.find((one) => one.id === id);
  if (method === 'PUT' && found) {
    const isSame = JSON.stringify(found.document) === JSON.stringify(body);
    if (!isSame && headers['if-match'] !== `"${found.version}"`) return { status: 412, body: {} };
    if (!isSame) Object.assign(found, { document: body, version: String(Number(found.version) + 1) });
    return { status: saves++ % 3 === 0 ? 502 : 200, body: found };
  }
  if (found) return { status: 200, body: found };
  const items = kept.map((one) => ({ id: one.id, title: one.document.fields.projectName }));
  return { status: 200, body: { items, total: items.length, page: 1, pageSize: 100 } };
}

beforeEach(async () => {
  [kept, saves] = [[], 0];
  made.clear();
  server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request;
    const body = (method === 'GET' ? undefined : await json(request)) as BimDocument;
    const { status, body: answer } = await serve(method, path, headers, body);
    send(response, status, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function written(): Promise<{ all: Written[]; journal: Journal }> {
  const [closing, over] = [new AbortController(), new AbortController()];
  const journal = new Journal();
  const crowd = { site: { url }, journal, seed: 7, closing: closing.signal, over: over.signal } as unknown as Crowd;
  const writing = write(crowd, 1);
  while (saves < 5) await sleep(50);
  closing.abort();
  return { all: [await writing], journal };
}

test('what was saved is found as it was acknowledged, although responses were lost', async () => {
  const { all, journal } = await written();
  expect(journal.wrong).toEqual([]);
  const tally = await writtenTally(all);
  expect(tally).toMatchObject({ count: kept.length, lost: [], double: [], wrong: [] });
});

test('a lost document, one made twice and one that fell back are found', async () => {
  const { all } = await written();
  const [first] = kept;
  const title = first?.document.fields.projectName ?? '';
  const older = structuredClone(first as Kept);
  older.document.fields.description = 'As begun';
  kept = [older];
  expect((await writtenTally(all)).wrong[0]).toContain(`${title} is "As begun" instead of`);
  kept = [first as Kept, { ...(first as Kept), id: 'another' }];
  expect((await writtenTally(all)).double).toEqual([`${title} 2 times`]);
  kept = [];
  expect((await writtenTally(all)).lost).toContain(title);
});
