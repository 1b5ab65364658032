import type { Language } from '@arcada/contracts';

/** Parts of an e-mail; rendered as plain text and as HTML. */
export type MailPart =
  | { kind: 'text'; text: string }
  | { kind: 'link'; label: string; href: string }
  | { kind: 'item'; title: string; facts: { label: string; value: string }[]; link?: { label: string; href: string } };

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] as string);

/** Without line breaks and other control characters, which could inject a header. */
export const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim();

const textOf = (part: MailPart): string => {
  if (part.kind === 'text') return part.text;
  if (part.kind === 'link') return `${part.label}: ${part.href}`;
  const facts = part.facts.map(({ label, value }) => `  ${label}: ${value}`);
  const link = part.link ? [`  ${part.link.label}: ${part.link.href}`] : [];
  return [part.title, ...facts, ...link].join('\n');
};

const anchor = ({ label, href }: { label: string; href: string }) =>
  `<a href="${escapeHtml(href)}" style="color:#1f4fd8">${escapeHtml(label)}</a>`;

const htmlOf = (part: MailPart): string => {
  if (part.kind === 'text') return `<p>${escapeHtml(part.text).replace(/\r?\n/g, '<br>')}</p>`;
  if (part.kind === 'link') return `<p>${anchor(part)}</p>`;
  const facts = part.facts.map(
    ({ label, value }) => `<br>${escapeHtml(label)}: <code style="word-break:break-all">${escapeHtml(value)}</code>`,
  );
  return `<p><strong>${escapeHtml(part.title)}</strong>${facts.join('')}${part.link ? `<br>${anchor(part.link)}` : ''}</p>`;
};

/** Both forms of an e-mail. Everything that goes into the HTML is escaped here. */
export function writeMail(language: Language, subject: string, parts: readonly MailPart[]) {
  const html =
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>` +
    `<body style="font-family:sans-serif;max-width:40em;line-height:1.5">${parts.map(htmlOf).join('')}</body></html>`;
  return { text: `${parts.map(textOf).join('\n\n')}\n`, html };
}
