import { site } from '@arcada/contracts';
import { type MailPart, Outbox, oneLine, writeMail } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ContactMessageEntity } from './contact.entity.ts';
import { contactTexts } from './contact-texts.ts';

/** Mails about one message: to Arcada, and a receipt to its sender. */
@Injectable()
export class ContactMails {
  constructor(private readonly outbox: Outbox) {}

  /** Returns their ids in the outbox. */
  async send(manager: EntityManager, message: ContactMessageEntity): Promise<string[]> {
    return [await this.toHouse(manager, message), await this.receipt(manager, message)];
  }

  private async toHouse(manager: EntityManager, { name, email, phone, message, language, id }: ContactMessageEntity) {
    const subject = oneLine(`Contact form: ${name}`);
    const facts = [
      { label: 'Email', value: email },
      ...(phone ? [{ label: 'Phone', value: phone }] : []),
      { label: 'Language', value: language },
      { label: 'Reference', value: referenceOf(id) },
      { label: 'Message id', value: id },
    ];
    const mail = writeMail('en', subject, [{ kind: 'item', title: name, facts }, ...paragraphs(message)]);
    return this.outbox.addMail(manager, { to: site.email, replyTo: oneLine(email), subject, ...mail });
  }

  /** Goes to an address that the sender may not own, so the message is left out of it. */
  private async receipt(manager: EntityManager, { id, name, email, language }: ContactMessageEntity) {
    const { receipt } = contactTexts[language];
    const greeting = likeName.test(name) ? receipt.greeting.replace('{name}', () => name) : receipt.greetingPlain;
    const mail = writeMail(language, receipt.subject, [
      { kind: 'text', text: greeting },
      { kind: 'text', text: receipt.body },
      { kind: 'text', text: receipt.reference.replace('{reference}', referenceOf(id)) },
      { kind: 'note', text: receipt.notYou },
    ]);
    return this.outbox.addMail(manager, { to: oneLine(email), subject: receipt.subject, ...mail });
  }
}

/** What sender and house call a message by. */
const referenceOf = (id: string) => id.slice(0, 8).toUpperCase();

/** A name and not an address: mail programs turn words with an inner dot into links. */
const likeName = /^(?:[\p{L}\p{M} '’"“”„«»()-]|[.,](?= |$)){1,60}$/u;

const paragraphs = (text: string): MailPart[] =>
  text
    .split(/(?:\r?\n){2,}/)
    .filter((part) => part.trim())
    .map((part) => ({ kind: 'text', text: part }));
