import { expect } from '@playwright/test';
import { keptMails, wholeMail } from '../../tools/test/read-mail.ts';

const mailsTo = async (address: string, subject: RegExp): Promise<string[]> =>
  (await keptMails(process.env.E2E_DATA_DIR ?? ''))
    .filter(
      ({ head }) =>
        head.split('\n').includes(`To: ${address}`) && subject.test(/^Subject: (.*)$/m.exec(head)?.[1] ?? ''),
    )
    .map(wholeMail);

/** Waits for a mail to an address with a matching subject and returns its text. */
export async function mailTo(address: string, subject: RegExp): Promise<string> {
  await expect.poll(async () => (await mailsTo(address, subject)).length, { timeout: 20_000 }).toBeGreaterThan(0);
  return (await mailsTo(address, subject))[0] ?? '';
}
