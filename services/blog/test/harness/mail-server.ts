import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface AcceptedMail {
  to: string;
  messageId: string;
  source: string;
}

/** A real mail server on this machine, which can refuse and wait. */
export interface MailServer {
  url: string;
  /** In the order of arrival, with those that came twice. */
  accepted: AcceptedMail[];
  /** What it says to a recipient; undefined: welcome. */
  refuse: (address: string) => { code: number; text: string } | undefined;
  /** Runs before a recipient is welcomed. */
  beforeRecipient: () => Promise<void> | void;
  /** Runs after a mail is accepted for good, before the sender is told. */
  beforeReply: (mail: AcceptedMail) => Promise<void> | void;
  /** Accepted addresses, sorted. */
  readers(): string[];
  close(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onRcptTo({ address }, _session, done) {
      Promise.resolve(mail.beforeRecipient()).then(() => {
        const refusal = mail.refuse(address);
        done(refusal && Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
      }, done);
    },
    onData(stream, { envelope }, done) {
      text(stream)
        .then(async (source) => {
          const [to = ''] = envelope.rcptTo.map(({ address }) => address);
          const accepted = { to, source, messageId: /^Message-ID: (\S+)/im.exec(source)?.[1] ?? '' };
          mail.accepted.push(accepted);
          await mail.beforeReply(accepted);
          done();
        })
        .catch(done);
    },
  });
  // A killed sender is a broken connection.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const mail: MailServer = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    accepted: [],
    refuse: () => undefined,
    beforeRecipient: () => undefined,
    beforeReply: () => undefined,
    readers: () => mail.accepted.map(({ to }) => to).sort(),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mail;
}
