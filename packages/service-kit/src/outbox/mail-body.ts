import { type ContentBlock, type Language, site } from '@arcada/contracts';
import { escapeHtml } from './escape-html.ts';
import { contentHtml, contentText } from './mail-content.ts';

interface Link {
  label: string;
  href: string;
}

/** Parts of an e-mail; rendered as plain text and as HTML. */
export type MailPart =
  | { kind: 'text'; text: string }
  /** Formatted text; addresses on this site are completed with `base`. */
  | { kind: 'content'; blocks: readonly ContentBlock[]; base: string }
  | ({ kind: 'link' } & Link)
  /** What the mail is for, beyond reading it: in plain text the bare address. */
  | ({ kind: 'button' } & Link)
  /** Small print. */
  | { kind: 'note'; text: string }
  /** Who sends it, and how to reach us. */
  | { kind: 'signature' }
  | { kind: 'item'; title: string; facts: { label: string; value: string }[]; link?: Link };

/** The brand in a mail: system fonts and inline styles, because mail programs load and keep nothing else. */
const ink = '#1a2230';
const soft = 'color:#4a5568;font-size:14px';
const signature = `${site.name} · ${site.email}`;

/** Without line breaks and other control characters, which could inject a header. */
export const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim();

const textOf = (part: MailPart): string => {
  if (part.kind === 'text') return part.text;
  if (part.kind === 'content') return contentText(part.blocks, part.base);
  if (part.kind === 'note') return part.text;
  if (part.kind === 'link') return `${part.label}: ${part.href}`;
  if (part.kind === 'button') return part.href;
  if (part.kind === 'signature') return `-- \n${signature}`;
  const facts = part.facts.map(({ label, value }) => `  ${label}: ${value}`);
  const link = part.link ? [`  ${part.link.label}: ${part.link.href}`] : [];
  return [part.title, ...facts, ...link].join('\n');
};

const anchor = ({ label, href }: Link) =>
  `<a href="${escapeHtml(href)}" style="color:#1f4fd8">${escapeHtml(label)}</a>`;

const paragraph = (html: string, style?: string) => `<p${style ? ` style="${style}"` : ''}>${html}</p>`;
const lines = (text: string) => escapeHtml(text).replace(/\r?\n/g, '<br>');

const htmlOf = (part: MailPart): string => {
  if (part.kind === 'text') return paragraph(lines(part.text));
  if (part.kind === 'content') return contentHtml(part.blocks, part.base);
  if (part.kind === 'note') return paragraph(lines(part.text), `margin:0 0 16px;${soft}`);
  if (part.kind === 'signature') return paragraph(escapeHtml(signature), `margin:32px 0 0;${soft}`);
  if (part.kind === 'link') return paragraph(anchor(part));
  if (part.kind === 'button') {
    const style = `display:inline-block;padding:12px 20px;background:${ink};color:#ffffff;text-decoration:none;border-radius:6px`;
    return paragraph(
      `<a href="${escapeHtml(part.href)}" style="${style}">${escapeHtml(part.label)}</a>`,
      'margin:24px 0',
    );
  }
  const facts = part.facts.map(
    ({ label, value }) => `<br>${escapeHtml(label)}: <code style="word-break:break-all">${escapeHtml(value)}</code>`,
  );
  const title = `<strong>${escapeHtml(part.title)}</strong>`;
  return paragraph(`${title}${facts.join('')}${part.link ? `<br>${anchor(part.link)}` : ''}`);
};

/** Both forms of an e-mail. Everything that goes into the HTML is escaped here. */
export function writeMail(language: Language, subject: string, parts: readonly MailPart[]) {
  const html = [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    `<body style="margin:0;padding:24px;background:#ffffff;color:${ink};font:16px/1.5 Arial,sans-serif">`,
    '<div style="max-width:560px;margin:0 auto">',
    ...parts.map(htmlOf),
    '</div></body></html>',
  ];
  return { text: `${parts.map(textOf).join('\n\n')}\n`, html: html.join('\n') };
}
