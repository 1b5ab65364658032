import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { readMail } from '../test/read-mail.ts';
import { idOf } from './mails.ts';

export interface MailCatcher {
  port: number;
  /** Mails that arrived again under the same message id. */
  again: () => number;
  close: () => Promise<void>;
}

/** A mail server that stores what it accepts in `<dataDir>/mail`, each message id once. */
export async function catchMails(dataDir: string): Promise<MailCatcher> {
  const folder = path.join(dataDir, 'mail');
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  let again = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData(stream, _session, done) {
      text(stream)
        .then(async (mail) => {
          // A mail without an id counts on its own.
          const file = path.join(folder, `${idOf(await readMail(mail)) ?? randomUUID()}.eml`);
          if (fs.existsSync(file)) again += 1;
          fs.writeFileSync(file, mail);
          done();
        })
        .catch(done);
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as net.AddressInfo;
  return { port, again: () => again, close: () => new Promise((resolve) => server.close(resolve)) };
}
