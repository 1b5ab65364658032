import type { Language } from '@arcada/contracts';
import { DomainError } from '@arcada/service-kit';
import { newsletterTexts } from './newsletter-texts.ts';

const say = (language: Language) => {
  const { title, text } = newsletterTexts[language].linkExpired;
  return `${title}. ${text}`;
};

/** For a link that is unknown, used or expired: the client doesn't learn which. */
export const linkExpired = () =>
  new DomainError('blog.newsletter.link-expired', 400, { en: say('en'), 'pt-BR': say('pt-BR'), es: say('es') });
