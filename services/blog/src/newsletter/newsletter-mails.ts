import { type ContentBlock, type Language, type LetterPreview, links } from '@arcada/contracts';
import { CONFIG, type MailPart, Outbox, writeMail } from '@arcada/service-kit';
import { plainText, toContent } from '@arcada/service-kit/markdown';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { SubscriptionEntity } from './newsletter.entity.ts';
import { newsletterTexts } from './newsletter-texts.ts';

/** Secrets for one mail. */
export interface MailTokens {
  confirm: string;
  unsubscribe: string;
}

// About what mail programs have room for.
const mostInboxLine = 140;

/** The first words of a letter, cut after a whole one. */
function inboxLineOf(blocks: readonly ContentBlock[]): string {
  const words = plainText(blocks).replace(/\s+/g, ' ').trim();
  if (words.length <= mostInboxLine) return words;
  const cut = words.slice(0, mostInboxLine).replace(/\s+\S*$/, '');
  return `${cut}…`;
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
      { kind: 'button', label: confirmMail.button, href: this.address(links.newsletterConfirm(tokens.confirm)) },
      { kind: 'note', text: confirmMail.ignore },
      { kind: 'link', label: mailFooter.unsubscribe, href: this.address(unsubscribe) },
    ]);
    const headers = this.oneClick(tokens.unsubscribe);
    await this.outbox.addMail(manager, {
      kind: 'newsletter-confirm',
      to: email,
      subject: confirmMail.subject,
      ...mail,
      headers,
    });
  }

  /** A letter as its reader gets it, without its recipient. Without a token it shows where the link will be. */
  writeLetter(language: Language, { subject, body }: { subject: string; body: string }, token?: string) {
    const { mailFooter } = newsletterTexts[language];
    const unsubscribe = token ? links.newsletterUnsubscribe(token) : '/newsletter/unsubscribe';
    const blocks = toContent(body);
    const parts: MailPart[] = [
      { kind: 'content', blocks, base: this.config.SITE_URL },
      { kind: 'note', text: mailFooter.reason },
      { kind: 'link', label: mailFooter.unsubscribe, href: this.address(unsubscribe) },
    ];
    const mail = writeMail(language, subject, parts, inboxLineOf(blocks));
    return { subject, ...mail, ...(token && { headers: this.oneClick(token) }) };
  }

  /** The same mail for who writes it. */
  previewLetter(language: Language, letter: { subject: string; body: string }): LetterPreview {
    const { subject, html, text } = this.writeLetter(language, letter);
    return { subject, inboxLine: inboxLineOf(toContent(letter.body)), html, text };
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
