import fs from 'node:fs/promises';
import path from 'node:path';
import { TestSite } from './gateway.fixture.ts';

let site: TestSite;
afterEach(() => site.stop());

const mail = [
  'From: Arcada <hello@arcada.example>',
  'To: ana@example.test',
  'Subject: =?utf-8?B?T2zDoQ==?= <script>alert(1)</script>',
  'MIME-Version: 1.0',
  'Content-Type: multipart/alternative; boundary="b"',
  '',
  '--b',
  'Content-Type: text/plain; charset=utf-8',
  'Content-Transfer-Encoding: quoted-printable',
  '',
  'Ol=C3=A1, http://shop.test/reset-password?token=3Dab=',
  'c and http://evil.test/x',
  '--b',
  'Content-Type: text/html; charset=utf-8',
  'Content-Transfer-Encoding: base64',
  '',
  Buffer.from('<img src=x onerror=alert(1)>').toString('base64'),
  '--b--',
  '',
].join('\r\n');

async function keep() {
  await fs.mkdir(path.join(site.dataDir, 'mail'), { recursive: true });
  await fs.writeFile(path.join(site.dataDir, 'mail', 'one.eml'), mail);
  await fs.writeFile(path.join(site.dataDir, 'secret.txt'), 'secret');
}

test('stored mails are shown as text; only links to this site can be followed', async () => {
  site = await TestSite.start({ DEV_MAIL: 'true' });
  expect((await site.get('/dev/mail')).text).toContain('There are none yet');
  await keep();
  const list = await site.get('/dev/mail');
  expect(list.headers['content-type']).toContain('text/html');
  expect(list.text).toContain('Olá');
  const { text } = await site.get('/dev/mail/one.eml');
  expect(text).toContain('<a href="http://shop.test/reset-password?token=abc">');
  expect(text).not.toContain('href="http://evil.test');
  for (const shown of [list.text, text]) {
    expect(shown).not.toContain('<script>');
    expect(shown).not.toContain('<img');
  }
  for (const name of ['secret.txt', '..%2fsecret.txt', 'secret.eml', 'two.eml']) {
    expect([400, 404]).toContain((await site.get(`/dev/mail/${name}`)).status);
  }
});

test('without the switch no mails are shown', async () => {
  site = await TestSite.start();
  await keep();
  expect((await site.get('/dev/mail')).status).toBe(404);
  expect((await site.get('/dev/mail/one.eml')).status).toBe(404);
});
