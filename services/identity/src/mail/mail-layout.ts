import type { Language } from '@arcada/contracts';
import { type MailPart, writeMail } from '@arcada/service-kit';

export interface MailText {
  language: Language;
  subject: string;
  text: string;
  html: string;
}

interface Parts {
  subject: string;
  /** Name in the greeting: text of a user, never trusted. */
  name: string | undefined;
  paragraphs: string[];
  button?: { label: string; url: string };
  /** Small print below the button. */
  note?: string;
}

const greetings: Record<Language, (name: string | undefined) => string> = {
  en: (name) => (name ? `Hello ${name},` : 'Hello,'),
  'pt-BR': (name) => (name ? `Olá, ${name}!` : 'Olá!'),
  es: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
};

// Mail programs turn bare addresses in text into links; names chosen by users must not become one.
const harmless = (name: string) => name.replace(/[\p{Cc}\p{Cf}]/gu, '').replace(/:\/\/|\b(?=www\.)/gi, ' ');

/** The mails of accounts, in the look of all mails: a greeting, what happened, one thing to do. */
export function composeMail(language: Language, { subject, name, paragraphs, button, note }: Parts): MailText {
  const parts: MailPart[] = [greetings[language](name && harmless(name)), ...paragraphs].map((text) => ({
    kind: 'text',
    text,
  }));
  if (button) parts.push({ kind: 'button', label: button.label, href: button.url });
  if (note) parts.push({ kind: 'note', text: note });
  return { subject, ...writeMail(language, subject, parts) };
}
