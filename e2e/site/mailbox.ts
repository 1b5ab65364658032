import fs from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';

const folder = path.join(process.env.E2E_DATA_DIR ?? '', 'mail');

const decodeQuoted = (text: string) =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8');

/** Lines of the head are whole again, and so are links in the body: that alone is quoted-printable. */
function readable(mail: string): string {
  const end = mail.search(/\r?\n\r?\n/);
  return mail.slice(0, end).replace(/\r?\n[ \t]+/g, ' ') + decodeQuoted(mail.slice(end));
}

const mailsTo = (address: string, subject: RegExp): string[] =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder)
        .filter((name) => name.endsWith('.eml')) // What ends otherwise is still being written.
        .map((name) => readable(fs.readFileSync(path.join(folder, name), 'utf8')))
        .filter(
          (mail) =>
            mail.split(/\r?\n/).includes(`To: ${address}`) && subject.test(/^Subject: (.*)$/m.exec(mail)?.[1] ?? ''),
        )
    : [];

/** Waits for a mail to an address with such a subject and gives its text. */
export async function mailTo(address: string, subject: RegExp): Promise<string> {
  await expect.poll(() => mailsTo(address, subject).length, { timeout: 20_000 }).toBeGreaterThan(0);
  return mailsTo(address, subject)[0] ?? '';
}
