import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { catchMails } from './mail-catcher.ts';
import { readMails } from './mails.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'arcada-mails-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const order = '0b7a3c1e-0000-4000-8000-000000000001';
const mailOf = (id: string, subject: string) =>
  `Message-ID: <${id}@shop>\r\nTo: ada@example.com\r\nSubject: ${subject}\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\nhttp://shop/order-history?orde=\r\nr=3D${order}\r\n.`;

/** Sends one line after the other, each once the server has responded. */
function send(port: number, mail: string): Promise<void> {
  const lines = ['HELO me', 'MAIL FROM:<a@b.example>', 'RCPT TO:<ada@example.com>', 'DATA', mail, 'QUIT'];
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.on('data', () => {
      const line = lines.shift();
      if (line) socket.write(`${line}\r\n`);
    });
    socket.on('close', () => resolve()).on('error', reject);
  });
}

test('a mail that is delivered again counts once, one under another id on its own', async () => {
  const catcher = await catchMails(folder);
  for (const id of ['one', 'one', 'two']) await send(catcher.port, mailOf(id, 'Your order A-000001 is ready'));
  await send(catcher.port, mailOf('three', 'Your order A-000001 was refunded'));
  await catcher.close();
  expect(catcher.again()).toBe(1);
  expect((await readMails(folder)).sort((left, right) => left.id.localeCompare(right.id))).toEqual([
    { id: 'one', topic: `confirmed ${order}` },
    { id: 'three', topic: `refunded ${order}` },
    { id: 'two', topic: `confirmed ${order}` },
  ]);
});
