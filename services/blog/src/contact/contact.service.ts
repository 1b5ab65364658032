import { createHmac, randomUUID } from 'node:crypto';
import { type contactSchema, type Language, messageReference, oneLine } from '@arcada/contracts';
import { fold } from '@arcada/search';
import {
  type Actor,
  CONFIG,
  Database,
  deriveKey,
  findAnswer,
  isUniqueViolation,
  keepAnswer,
} from '@arcada/service-kit';
import { cleanText } from '@arcada/service-kit/markdown';
import { Inject, Injectable } from '@nestjs/common';
import { type EntityManager, MoreThan } from 'typeorm';
import type { z } from 'zod';
import { ContactMessageEntity, ContactSenderEntity, UsedTicketEntity } from './contact.entity.ts';
import { ticketUsed, tooManyMessages } from './contact.errors.ts';
import { ContactMails } from './contact-mails.ts';
import { ContactTickets } from './contact-tickets.ts';

export type ContactInput = z.infer<typeof contactSchema>;

/** The sender of a message, as far as known. */
export interface Sender {
  actor: Actor;
  /** The client's address, when the gateway sent it. */
  address: string | undefined;
  language: Language;
  idempotencyKey: string | undefined;
}

export const limitMilliseconds = 3600_000;
const mostPerHour = { withTicket: 5, without: 3 };

const given = (kept: string | true) => (kept === true ? '' : kept);

/** Messages of the contact form. */
@Injectable()
export class Contact {
  private readonly senderKey: Buffer;

  constructor(
    private readonly database: Database,
    private readonly tickets: ContactTickets,
    private readonly mails: ContactMails,
    @Inject(CONFIG) config: { INTERNAL_KEY: string },
  ) {
    this.senderKey = deriveKey(config.INTERNAL_KEY, 'blog contact sender');
  }

  /** Returns what sender and house call the message by. */
  async take(input: ContactInput, sender: Sender): Promise<string> {
    // Bots fill in every field, including the hidden one; they get the response they expect.
    if (input.website?.trim()) return messageReference(randomUUID());
    const now = Date.now();
    const { idempotencyKey: key } = sender;
    const keyed = key === undefined ? undefined : { scope: 'contact', key, request: input };
    // Kept as `true` before messages had a reference in the response.
    const answered = async (manager: EntityManager) => keyed && (await findAnswer<string | true>(manager, keyed));
    const id = randomUUID();
    try {
      return await this.database.transaction(async (manager) => {
        const before = await answered(manager);
        if (before !== undefined) return given(before);
        if (input.ticket !== undefined) await this.useTicket(manager, this.tickets.check(input.ticket, now), now);
        const most = input.ticket === undefined ? mostPerHour.without : mostPerHour.withTicket;
        const message = this.messageOf(id, input, sender, now);
        await this.checkLimit(manager, { email: message.email }, most, now);
        if (message.client) await this.checkLimit(manager, { client: message.client }, most, now);
        const mailIds = await this.mails.send(manager, message);
        await manager.insert(ContactMessageEntity, { ...message, mailIds });
        const reference = messageReference(id);
        if (keyed) await keepAnswer(manager, keyed, reference);
        return reference;
      });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      // The same request sent twice at once: the other one was accepted.
      const before = await answered(this.database.read);
      if (before === undefined) throw ticketUsed();
      return given(before);
    }
  }

  private messageOf(
    id: string,
    input: ContactInput,
    { actor, address, language }: Sender,
    now: number,
  ): ContactMessageEntity {
    const name = oneLine(input.name);
    const email = input.email.toLowerCase();
    return {
      id,
      name,
      email,
      phone: oneLine(input.phone ?? '') || null,
      message: cleanText(input.message),
      service: input.service ?? null,
      language,
      userId: actor.kind === 'user' ? actor.id : null,
      client: address ? this.hash(address) : null,
      createdAt: now,
      status: null,
      searchText: fold(`${name}\n${email}`),
      mailIds: null,
    };
  }

  // When used elsewhere at the same moment, the database refuses the second.
  private async useTicket(manager: EntityManager, nonce: string, now: number): Promise<void> {
    if (await manager.existsBy(UsedTicketEntity, { nonce })) throw ticketUsed();
    await manager.insert(UsedTicketEntity, { nonce, usedAt: now });
  }

  private async checkLimit(
    manager: EntityManager,
    who: { email: string } | { client: string },
    most: number,
    now: number,
  ) {
    await manager.upsert(ContactSenderEntity, { id: this.hash(JSON.stringify(who)), seenAt: now }, ['id']);
    const since = { ...who, createdAt: MoreThan(now - limitMilliseconds) };
    const query = manager.createQueryBuilder(ContactMessageEntity, 'it').where(since).orderBy('it.createdAt', 'ASC');
    // A locking read sees what was committed while this one waited for the sender's row.
    const sent = await this.database.forUpdate(query).getMany();
    // The message that must be an hour old before there are fewer than `most`.
    const blocking = sent[sent.length - most];
    if (blocking) throw tooManyMessages(Math.ceil((blocking.createdAt + limitMilliseconds - now) / 1000));
  }

  private hash(text: string): string {
    return createHmac('sha256', this.senderKey).update(text).digest('hex');
  }
}
