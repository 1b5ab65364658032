import { Database } from '@arcada/service-kit';
import type { TestService } from '@arcada/testing/service';
import { keptMails, wholeMail } from '../../../../tools/test/read-mail.ts';

/** Waits until the service has delivered everything: mails are written, tasks are done. */
export async function settle(service: TestService): Promise<void> {
  for (const until = Date.now() + 20_000; Date.now() < until; ) {
    const [row] = await service.get(Database).read.query<{ n: number }[]>('SELECT COUNT(*) AS n FROM outbox');
    if (Number(row?.n) === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('the outbox did not become empty');
}

/** Decoded mails to an address, headers and body, the latest last. */
export async function mailsTo(service: TestService, address: string): Promise<string[]> {
  await settle(service);
  const mails = await keptMails(service.dataDir);
  const to = new RegExp(`^To: .*${address.replace(/[.+]/g, '\\$&')}`, 'im');
  return mails.filter(({ head }) => to.test(head)).map(wholeMail);
}
