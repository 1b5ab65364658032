import { type Language, site } from '@arcada/contracts';

export interface MailText {
  subject: string;
  text: string;
  html: string;
}

interface Parts {
  subject: string;
  /** Name in the greeting: text of a user, never trusted. */
  name: string;
  paragraphs: string[];
  button?: { label: string; url: string };
  /** Small print below the button. */
  note?: string;
}

const greetings: Record<Language, (name: string) => string> = {
  en: (name) => `Hello ${name},`,
  'pt-BR': (name) => `Olá, ${name}!`,
  es: (name) => `Hola, ${name}:`,
};

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

// Mail programs turn bare addresses in text into links; names chosen by users must not become one.
const harmless = (name: string) => name.replace(/[\p{Cc}\p{Cf}]/gu, '').replace(/:\/\/|\b(?=www\.)/gi, ' ');

/** One plain look for all mails, as text and as HTML without images or scripts. */
export function composeMail(language: Language, { subject, name, paragraphs, button, note }: Parts): MailText {
  const greeting = greetings[language](harmless(name));
  const signature = `${site.name} · ${site.email}`;
  const text = [greeting, ...paragraphs, ...(button ? [button.url] : []), ...(note ? [note] : []), `-- \n${signature}`];
  const paragraph = (content: string) => `<p style="margin:0 0 16px">${escapeHtml(content)}</p>`;
  const html = [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    '<body style="margin:0;padding:24px;background:#ffffff;color:#1a2230;font:16px/1.5 Arial,sans-serif">',
    '<div style="max-width:560px;margin:0 auto">',
    ...[greeting, ...paragraphs].map(paragraph),
    button
      ? `<p style="margin:24px 0"><a href="${escapeHtml(button.url)}" style="display:inline-block;padding:12px 20px;` +
        `background:#1a2230;color:#ffffff;text-decoration:none;border-radius:6px">${escapeHtml(button.label)}</a></p>`
      : '',
    note ? `<p style="margin:0 0 16px;color:#4a5568;font-size:14px">${escapeHtml(note)}</p>` : '',
    `<p style="margin:32px 0 0;color:#4a5568;font-size:14px">${escapeHtml(signature)}</p></div></body></html>`,
  ];
  return { subject, text: text.join('\n\n'), html: html.filter(Boolean).join('\n') };
}
