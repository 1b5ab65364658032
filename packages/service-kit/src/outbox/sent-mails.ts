import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { emailKey } from '../privacy/email-key.ts';
import { type OutboxEntity, SentMailEntity } from './outbox.entity.ts';
import type { Mail } from './outbox.ts';

/** Keeps that a mail was sent, in the transaction that ends its delivery. */
export async function keepSentMail(manager: EntityManager, row: OutboxEntity, mail: Mail): Promise<void> {
  await manager.insert(SentMailEntity, {
    id: row.id,
    // The row's: kinds were renamed, and the mail is as it was written.
    mailKind: row.mailKind ?? mail.kind,
    language: mail.language,
    recipient: mail.to,
    about: mail.about ?? null,
    recipientKey: emailKey(mail.to),
    createdAt: row.createdAt,
    sentAt: Date.now(),
    attempts: row.attempts + 1,
  });
}

/** What is known of mails to a person who has erased the account, by the keys of its addresses. */
export async function forgetSentMails(manager: EntityManager, emailKeys: readonly string[]): Promise<void> {
  if (emailKeys.length > 0) await manager.delete(SentMailEntity, { recipientKey: In([...emailKeys]) });
}
