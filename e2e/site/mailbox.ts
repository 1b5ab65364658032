import fs from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { readMail } from '../../tools/test/read-mail.ts';

const folder = path.join(process.env.E2E_DATA_DIR ?? '', 'mail');

function readable(file: string): string {
  const { head, body } = readMail(fs.readFileSync(file, 'utf8'));
  return head + body;
}

const mailsTo = (address: string, subject: RegExp): string[] =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder)
        .filter((name) => name.endsWith('.eml')) // Other endings are files still being written.
        .map((name) => readable(path.join(folder, name)))
        .filter(
          (mail) =>
            mail.split(/\r?\n/).includes(`To: ${address}`) && subject.test(/^Subject: (.*)$/m.exec(mail)?.[1] ?? ''),
        )
    : [];

/** Waits for a mail to an address with a matching subject and returns its text. */
export async function mailTo(address: string, subject: RegExp): Promise<string> {
  await expect.poll(() => mailsTo(address, subject).length, { timeout: 20_000 }).toBeGreaterThan(0);
  return mailsTo(address, subject)[0] ?? '';
}
