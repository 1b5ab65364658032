import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { CONFIG, deriveKey } from '@arcada/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { ticketInvalid, ticketOld, ticketYoung } from './contact.errors.ts';

const youngest = 2000;
export const oldest = 24 * 3600_000;

/** Signed time stamps: a form must have been open for a while, and each ticket is good for one message. */
@Injectable()
export class ContactTickets {
  private readonly key: Buffer;

  constructor(@Inject(CONFIG) config: { INTERNAL_KEY: string }) {
    this.key = deriveKey(config.INTERNAL_KEY, 'blog contact ticket');
  }

  issue(now = Date.now()): string {
    const content = `${now.toString(36)}.${randomBytes(12).toString('base64url')}`;
    return `${content}.${this.sign(content)}`;
  }

  /** The ticket's nonce; throws when it isn't ours, is too young or too old. */
  check(ticket: string, now = Date.now()): string {
    const [time = '', nonce = '', signature = '', ...rest] = ticket.split('.');
    const expected = Buffer.from(this.sign(`${time}.${nonce}`));
    const given = Buffer.from(signature);
    if (rest.length || given.length !== expected.length || !timingSafeEqual(given, expected)) throw ticketInvalid();
    const age = now - Number.parseInt(time, 36);
    if (age < youngest) throw ticketYoung();
    if (age > oldest) throw ticketOld();
    return nonce;
  }

  private sign(content: string): string {
    return createHmac('sha256', this.key).update(content).digest('base64url');
  }
}
