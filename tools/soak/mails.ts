import path from 'node:path';
import { keptMails, type Mail } from '../test/read-mail.ts';

export const addressOf = ({ head }: Mail) => /^To: (.*)$/m.exec(head)?.[1]?.trim();
/** The sender's own id: the same for every delivery of one mail. */
export const idOf = ({ head }: Mail) => /^Message-ID: <([\w-]+)@/im.exec(head)?.[1];
const subjectOf = ({ head }: Mail) => /^Subject: (.*)$/m.exec(head)?.[1]?.trim() ?? '';

/** The subject of a mail: `confirmed <order>`, `refunded <order>`, `welcome <address>`. */
function topicOf(mail: Mail): string | undefined {
  const subject = subjectOf(mail);
  const order = /[?&]order=([0-9a-f-]{36})/.exec(mail.body)?.[1];
  if (order && /is ready$/.test(subject)) return `confirmed ${order}`;
  if (order && /was refunded$/.test(subject)) return `refunded ${order}`;
  if (/^Welcome to /.test(subject)) return `welcome ${addressOf(mail)}`;
  return undefined;
}

export interface SentMail {
  id: string;
  topic: string;
}

/** The mails in the catcher: a redelivered mail has the same id, and so counts once. */
export async function readMails(dataDir: string): Promise<SentMail[]> {
  return (await keptMails(dataDir)).flatMap((mail) => {
    const topic = topicOf(mail);
    return topic ? [{ id: path.basename(mail.name, '.eml'), topic }] : [];
  });
}
