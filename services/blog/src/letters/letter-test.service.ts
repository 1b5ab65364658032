import { isWholeLetter, type Language } from '@arcada/contracts';
import { Database, Outbox, once, recordChange, ServiceClient, type UserActor } from '@arcada/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { z } from 'zod';
import { NewsletterMails } from '../newsletter/newsletter-mails.ts';
import { LetterEntity } from './letter.entity.ts';
import { letterEmpty, letterNotFound, ownAddressUnknown } from './letter.errors.ts';
import { letterSubject } from './letter-subject.ts';
import { readTexts } from './letter-texts.ts';

const accountSchema = z.object({ email: z.string() });
const marks: Record<Language, string> = { en: 'Test', 'pt-BR': 'Teste', es: 'Prueba' };

/** A letter as a mail to the admin who writes it, at the confirmed address of the account. */
@Injectable()
export class LetterTest {
  private readonly logger = new Logger('LetterTest');

  constructor(
    private readonly database: Database,
    private readonly services: ServiceClient,
    private readonly outbox: Outbox,
    private readonly mails: NewsletterMails,
  ) {}

  async send(id: string, language: Language, actor: UserActor, key?: string): Promise<void> {
    const to = await this.addressOf(actor);
    await once(this.database, { scope: `letter-test:${actor.id}`, key, request: { id, language } }, async (manager) => {
      if (!(await manager.existsBy(LetterEntity, { id }))) throw letterNotFound();
      const text = (await readTexts(manager, id))[language];
      if (!isWholeLetter(text)) throw letterEmpty();
      const subject = `[${marks[language]}] ${text.subject}`;
      await this.outbox.addMail(manager, {
        kind: 'newsletter-test',
        to,
        ...this.mails.writeLetter(language, { ...text, subject }),
      });
      const tested = { subject: await letterSubject(manager, id), after: { language } };
      await recordChange(manager, { action: 'blog.letter.tested', ...tested });
      return true;
    });
  }

  private async addressOf({ id }: UserActor): Promise<string> {
    try {
      return (await this.services.call('identity', `internal/users/${id}`, { schema: accountSchema })).email;
    } catch (error) {
      this.logger.warn(error);
      throw ownAddressUnknown();
    }
  }
}
