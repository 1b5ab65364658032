import {
  type Language,
  links,
  mailedByChoice,
  type NoticeKind,
  noticeLimits,
  oneLine,
  type Translated,
} from '@arcada/contracts';
import { CONFIG, type ComposedMail, Database, type Mail, unlinked, writeMail } from '@arcada/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { IsNull, MoreThan } from 'typeorm';
import { z } from 'zod';
import { People } from '../people/people.ts';
import { linkLabel } from './link-label.ts';
import { NoticeChoiceEntity, NoticeEntity } from './notice.entity.ts';

/** Name of the lane in the outbox. */
export const noticeMail = 'notice';

const day = 86_400_000;

/** Kinds of which one mail is enough while its notice waits to be read: whoever follows it finds all the others there. */
const oneMailIsEnough: readonly NoticeKind[] = ['question', 'answer'];
export const quietMinutes = 10;

/** Kinds that quote nobody: of what people write, they have only names without an address in them, and titles on sale. */
const unquoting: readonly NoticeKind[] = ['seat', 'certificate', 'sale'];

const payloadSchema = z.object({ id: z.uuid() });
const choose: Translated = { en: 'Choose your emails', 'pt-BR': 'Escolher os e-mails', es: 'Elegir los correos' };

/**
 * The mail of a notice, written when it is sent: who has read the notice, or has turned such mails
 * off, gets none.
 */
@Injectable()
export class NoticeMail {
  constructor(
    private readonly database: Database,
    private readonly people: People,
    @Inject(CONFIG) private readonly config: { SITE_URL: string },
  ) {}

  async compose(payload: unknown): Promise<{ id: string; mail: Mail } | undefined> {
    const { id } = payloadSchema.parse(payload);
    const notice = await this.database.read.findOneBy(NoticeEntity, { id });
    if (!notice || notice.readAt || notice.mailedAt) return undefined;
    const { userId, kind, words, path } = notice;
    const choice = await this.database.read.findOneBy(NoticeChoiceEntity, { userId, kind });
    if (!(choice?.mail ?? !mailedByChoice.includes(kind))) return undefined;
    if (await this.waitsToBeRead(notice)) return undefined;
    const reader = await this.people.reader(userId);
    if (!reader) return undefined;
    const { email: to, emailConfirmed, language } = reader;
    if (!emailConfirmed && (await this.mailsOfDay(userId)) >= noticeLimits.unconfirmedMails) return undefined;
    // The one link of a mail that quotes people is the house's.
    const quoted = unquoting.includes(kind) ? (text: string) => text : unlinked;
    const subject = oneLine(quoted(words.title[language]));
    const text = quoted(words.text[language]);
    return { id, mail: { kind: noticeMail, to, subject, ...this.write(language, subject, text, path) } };
  }

  async sent(payload: unknown): Promise<void> {
    const { id } = payloadSchema.parse(payload);
    await this.database.transaction((manager) => manager.update(NoticeEntity, { id }, { mailedAt: new Date() }));
  }

  /** Whether a mail of a moment ago leads to where this one would. Without the bell there is nothing to read. */
  private async waitsToBeRead({ userId, kind, path, inBell }: NoticeEntity): Promise<boolean> {
    if (!inBell || !oneMailIsEnough.includes(kind)) return false;
    const mailedAt = MoreThan(new Date(Date.now() - quietMinutes * 60_000));
    return this.database.read.existsBy(NoticeEntity, { userId, kind, path, inBell, readAt: IsNull(), mailedAt });
  }

  private mailsOfDay(userId: string): Promise<number> {
    return this.database.read.countBy(NoticeEntity, { userId, mailedAt: MoreThan(new Date(Date.now() - day)) });
  }

  private write(language: Language, subject: string, text: string, path: string) {
    const address = (to: string) => new URL(to, this.config.SITE_URL).href;
    return writeMail(language, subject, [
      { kind: 'text', text: text || subject },
      { kind: 'button', label: linkLabel(path)[language], href: address(path) },
      { kind: 'link', label: choose[language], href: address(links.notices()) },
    ]);
  }
}

export const noticeMailKind: ComposedMail = {
  compose: (payload, { get }) => get(NoticeMail).compose(payload),
  sent: (payload, { get }) => get(NoticeMail).sent(payload),
  // The notice itself stays in the bell.
  refused: (payload, _refusal, { get }) => get(NoticeMail).sent(payload),
};
