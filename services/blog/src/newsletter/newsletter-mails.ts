import { links, site } from '@arcada/contracts';
import { CONFIG, Outbox, writeMail } from '@arcada/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { SubscriptionEntity } from './newsletter.entity.ts';
import { newsletterTexts } from './newsletter-texts.ts';

/** Secrets for one mail. */
export interface MailTokens {
  confirm: string;
  unsubscribe: string;
}

@Injectable()
export class NewsletterMails {
  constructor(
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: { SITE_URL: string },
  ) {}

  async askToConfirm(
    manager: EntityManager,
    { email, language }: Pick<SubscriptionEntity, 'email' | 'language'>,
    tokens: MailTokens,
  ): Promise<void> {
    if (!email) return;
    const { confirmMail, mailFooter } = newsletterTexts[language];
    const unsubscribe = links.newsletterUnsubscribe(tokens.unsubscribe);
    const mail = writeMail(language, confirmMail.subject, [
      { kind: 'text', text: confirmMail.body },
      { kind: 'link', label: confirmMail.button, href: this.address(links.newsletterConfirm(tokens.confirm)) },
      { kind: 'text', text: confirmMail.ignore },
      { kind: 'link', label: mailFooter.unsubscribe, href: this.address(unsubscribe) },
      { kind: 'text', text: site.name },
    ]);
    const headers = this.oneClick(tokens.unsubscribe);
    await this.outbox.addMail(manager, { to: email, subject: confirmMail.subject, ...mail, headers });
  }

  /** RFC 8058: the mail program offers a button that unsubscribes without a page. */
  private oneClick(token: string): Record<string, string> {
    const query = new URLSearchParams({ token });
    return {
      'List-Unsubscribe': `<${this.address(`/api/newsletter/unsubscribe?${query}`)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
  }

  private address(path: string): string {
    return new URL(path, this.config.SITE_URL).href;
  }
}
