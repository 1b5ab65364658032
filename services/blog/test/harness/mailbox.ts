import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Database } from '@arcada/service-kit';
import type { TestService } from '@arcada/testing/service';

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
  const folder = join(service.dataDir, 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const files = await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      return { mail: await readFile(file, 'utf8'), written: (await stat(file)).mtimeMs };
    }),
  );
  const mails = files.sort((left, right) => left.written - right.written).map(({ mail }) => mail);
  return mails.filter((mail) => new RegExp(`^To: .*${address.replace(/[.+]/g, '\\$&')}`, 'im').test(mail)).map(decode);
}

const quoted = (text: string) =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8');

// Headers are folded and may contain encoded words; bodies are quoted-printable.
function decode(mail: string): string {
  const end = mail.indexOf('\n\n');
  const head = mail
    .slice(0, end)
    .replace(/\n[ \t]+/g, ' ')
    .replace(/\?= =\?UTF-8\?Q\?/gi, '')
    .replace(/=\?UTF-8\?Q\?(.*?)\?=/gi, (_, words: string) => quoted(words.replaceAll('_', ' ')));
  return head + quoted(mail.slice(end).replace(/=\r?\n/g, ''));
}
