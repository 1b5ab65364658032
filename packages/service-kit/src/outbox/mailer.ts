import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { MailFile } from './attachments.ts';
import type { Mail } from './outbox.ts';

export interface MailSettings {
  smtpUrl: string | undefined;
  from: string;
  dataDir: string;
  /** Host part of message ids. */
  host: string;
}

export interface Mailer {
  send(id: string, mail: Mail & { file?: MailFile | undefined }): Promise<void>;
  close(): void;
}

export interface MailTimes {
  deadline: number;
  greeting: number;
}

// A mail server that accepts and stays silent counts as away; a slow one has the whole deadline.
const usualTimes: MailTimes = { deadline: 30_000, greeting: 10_000 };
const connections = 3;

/**
 * Sends mails by SMTP, or writes them to DATA_DIR/mail/<id>.eml. The same id gives the same message
 * id or file.
 */
export function createMailer(settings: MailSettings, times = usualTimes): Mailer {
  const compose = (
    id: string,
    { file, kind: _kind, language: _language, unlisted: _unlisted, ...mail }: Parameters<Mailer['send']>[1],
  ): SendMailOptions => ({
    ...mail,
    ...(file && { attachments: [{ filename: file.fileName, contentType: file.type, content: file.bytes }] }),
    from: settings.from,
    messageId: `<${id}@${settings.host}>`,
    // Content comes from the outbox; it must not make the mailer read files or URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  if (settings.smtpUrl) {
    const smtp = createTransport({
      url: settings.smtpUrl,
      pool: true,
      maxConnections: connections,
      dnsTimeout: 5000,
      connectionTimeout: 10_000,
      greetingTimeout: times.greeting,
      socketTimeout: 20_000,
    });
    return {
      async send(id, mail) {
        await smtp.sendMail({ ...compose(id, mail), signal: AbortSignal.timeout(times.deadline) });
      },
      close: () => smtp.close(),
    };
  }
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(id, mail) {
      const { message } = await composer.sendMail(compose(id, mail));
      await writeWhole(path.join(settings.dataDir, 'mail'), `${id}.eml`, message as Buffer);
    },
    close() {},
  };
}

/** A reader of the folder never sees half a mail. */
async function writeWhole(folder: string, name: string, content: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unfinished = path.join(folder, `.${name}.part`);
  const file = await open(unfinished, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, path.join(folder, name));
}
