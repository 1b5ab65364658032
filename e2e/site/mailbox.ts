import fs from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';

const folder = path.join(process.env.E2E_DATA_DIR ?? '', 'mail');

/** Undoes quoted-printable, so that links and keys are whole again. */
const readable = (mail: string) =>
  Buffer.from(
    mail
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8');

const mailsTo = (address: string, subject: RegExp): string[] =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder)
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
