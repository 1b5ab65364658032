import { displayNames, type Language, messageReference, oneLine, type ServiceTab, site } from '@arcada/contracts';
import { isOnlyName, type MailPart, Outbox, unlinked, writeMail } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { servicesPage } from '../pages/house/services-page.ts';
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

  private async toHouse(manager: EntityManager, message: ContactMessageEntity) {
    const { name, email, phone, language, id, service } = message;
    const shown = unlinked(name);
    const subject = oneLine(`Contact form: ${shown}`);
    const facts = [
      { label: 'Email', value: email },
      ...(phone ? [{ label: 'Phone', value: phone }] : []),
      ...(service ? [{ label: 'Service', value: serviceName(service, 'en') }] : []),
      { label: 'Language', value: displayNames('en', 'language').of(language) ?? language },
      { label: 'Reference', value: messageReference(id) },
      { label: 'Message id', value: id },
    ];
    const mail = writeMail('en', subject, [
      { kind: 'item', title: shown, facts },
      ...paragraphs(unlinked(message.message)),
    ]);
    return this.outbox.addMail(manager, {
      kind: 'contact-message',
      to: site.email,
      replyTo: oneLine(email),
      subject,
      ...mail,
    });
  }

  /** Goes to an address that the sender may not own, so the message is left out of it. */
  private async receipt(manager: EntityManager, { id, name, email, language, service }: ContactMessageEntity) {
    const { receipt } = contactTexts[language];
    const isName = isOnlyName(name.normalize('NFC')) || likeName.test(name);
    const greeting = isName ? receipt.greeting.replace('{name}', () => name) : receipt.greetingPlain;
    const mail = writeMail(language, receipt.subject, [
      { kind: 'text', text: greeting },
      { kind: 'text', text: receipt.body },
      ...(service
        ? [{ kind: 'text' as const, text: receipt.service.replace('{service}', serviceName(service, language)) }]
        : []),
      { kind: 'text', text: receipt.reference.replace('{reference}', messageReference(id)) },
      { kind: 'note', text: receipt.notYou },
    ]);
    return this.outbox.addMail(manager, {
      kind: 'contact-receipt',
      to: oneLine(email),
      subject: receipt.subject,
      ...mail,
    });
  }
}

const serviceName = (service: ServiceTab, language: Language): string =>
  servicesPage.services.find(({ id }) => id === service)?.texts[language].tab ?? service;

/** A name and not an address: mail programs turn words with an inner dot into links. */
const likeName = /^(?:[\p{L}\p{M} '’"“”„«»()-]|[.,](?= |$)){1,60}$/u;

const paragraphs = (text: string): MailPart[] =>
  text
    .split(/(?:\r?\n){2,}/)
    .filter((part) => part.trim())
    .map((part) => ({ kind: 'text', text: part }));
