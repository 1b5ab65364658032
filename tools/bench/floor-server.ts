import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** The floor of a measurement: sends only the given bytes. */
process.once('message', ({ body, type }: { body: string; type: string }) => {
  const bytes = Buffer.from(body, 'base64');
  const server = http.createServer((request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': type, 'content-length': bytes.length });
    response.end(bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
process.on('disconnect', () => process.exit());
