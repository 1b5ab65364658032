import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Mail } from './outbox.ts';

export interface MailSettings {
  smtpUrl: string | undefined;
  from: string;
  dataDir: string;
  /** Host part of message ids. */
  host: string;
}

/** Sends mails by SMTP, or writes them to DATA_DIR/mail/<id>.eml. The same id gives the same message id or file. */
export function createMailer(settings: MailSettings): (id: string, mail: Mail) => Promise<void> {
  const compose = (id: string, mail: Mail): SendMailOptions => ({
    ...mail,
    from: settings.from,
    messageId: `<${id}@${settings.host}>`,
    // Content comes from the outbox: it must not make the mailer read files or addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  if (settings.smtpUrl) {
    const smtp = createTransport(settings.smtpUrl, { connectionTimeout: 10_000, socketTimeout: 20_000 } as object);
    return async (id, mail) => {
      await smtp.sendMail(compose(id, mail));
    };
  }
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return async (id, mail) => {
    const { message } = await composer.sendMail(compose(id, mail));
    await writeWhole(path.join(settings.dataDir, 'mail'), `${id}.eml`, message as Buffer);
  };
}

/** A reader of the folder never sees half a mail. */
async function writeWhole(folder: string, name: string, content: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
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
