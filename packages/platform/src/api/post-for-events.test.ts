import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { postForEvents, type StreamedEvent } from './post-for-events.ts';

let server: http.Server;
let handle: http.RequestListener;
beforeAll(async () => {
  server = http.createServer((request, response) => handle(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

const options = () => ({ language: 'en' as const, signal: new AbortController().signal });
async function collect(given = options()): Promise<StreamedEvent[]> {
  const { port } = server.address() as AddressInfo;
  const events: StreamedEvent[] = [];
  for await (const event of postForEvents(`http://127.0.0.1:${port}/ask`, { question: 'ção' }, given))
    events.push(event);
  return events;
}
const stream = { 'content-type': 'text/event-stream' };

test('yields each event, also when it arrives in pieces', async () => {
  let body = '';
  handle = async (request, response) => {
    for await (const part of request) body += part;
    response.writeHead(200, stream);
    const text = Buffer.from('event: text\ndata: {"text":"coordenação"}\n\n: waiting\n\nevent: done\ndata: {}\n\n');
    // In the middle of a line, and of a letter of two bytes.
    const cut = text.indexOf(Buffer.from('ç')) + 1;
    response.write(text.subarray(0, cut));
    setImmediate(() => response.end(text.subarray(cut)));
  };
  expect(await collect()).toEqual([
    { event: 'text', data: { text: 'coordenação' } },
    { event: 'done', data: {} },
  ]);
  expect(JSON.parse(body)).toEqual({ question: 'ção' });
});

test('a refusal is thrown as the problem that the server sent', async () => {
  handle = (_request, response) => {
    response.writeHead(429, { 'content-type': 'application/problem+json' });
    response.end('{"code":"tools.assistant.too-many","message":"Wait a minute."}');
  };
  await expect(collect()).rejects.toMatchObject({ status: 429, code: 'tools.assistant.too-many' });
});

test('a connection that is lost midway is thrown as no response', async () => {
  handle = (_request, response) => {
    response.writeHead(200, stream);
    response.write('event: start\ndata: {}\n\n');
    setTimeout(() => response.destroy(), 20);
  };
  await expect(collect()).rejects.toMatchObject({ status: 0, code: 'network' });
});

test('a stopped question ends at once', async () => {
  handle = (_request, response) => {
    response.writeHead(200, stream).flushHeaders();
  };
  const controller = new AbortController();
  const waiting = collect({ language: 'en', signal: controller.signal });
  setTimeout(() => controller.abort(), 20);
  await expect(waiting).rejects.toMatchObject({ status: 0 });
});
