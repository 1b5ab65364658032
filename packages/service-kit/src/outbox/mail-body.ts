import { type ContentBlock, type Language, site } from '@arcada/contracts';
import { escapeHtml, wordsHtml } from './escape-html.ts';
import { contentHtml, contentText } from './mail-content.ts';
import { buttonStyle, hairline, linkStyle, mailFrame, senderLines, softStyle } from './mail-frame.ts';
import { unlinkedDot } from './mail-names.ts';
import { replaceTitles } from './titled-names.ts';

interface Link {
  label: string;
  href: string;
}

/** Parts of an e-mail; rendered as plain text and as HTML. The subject is its heading, and the sender its end. */
export type MailPart =
  | { kind: 'text'; text: string }
  /** Formatted text; addresses on this site are completed with `base`. */
  | { kind: 'content'; blocks: readonly ContentBlock[]; base: string }
  | ({ kind: 'link' } & Link)
  /** What the mail is for, beyond reading it. In plain text its words stand before the address, as of a link. */
  | ({ kind: 'button' } & Link)
  /** Small print. */
  | { kind: 'note'; text: string }
  /** `amount`: at the right of the title. */
  | {
      kind: 'item';
      title: string;
      amount?: string;
      detail?: string;
      facts: { label: string; value: string }[];
      link?: Link;
    }
  /** Sums below items; the last one is the total. */
  | { kind: 'sums'; rows: { label: string; amount: string }[] };

const textOf = (part: MailPart): string => {
  switch (part.kind) {
    case 'text':
    case 'note':
      return unlinkTitles(part.text);
    case 'content':
      return contentText(part.blocks, part.base);
    case 'link':
    case 'button':
      return `${part.label}: ${part.href}`;
    case 'sums':
      return part.rows.map(({ label, amount }) => `${label}: ${amount}`).join('\n');
    case 'item': {
      const facts = part.facts.map(({ label, value }) => `  ${label}: ${value}`);
      const link = part.link ? [`  ${part.link.label}: ${part.link.href}`] : [];
      const title = part.amount ? `${part.title} – ${part.amount}` : part.title;
      return [title, ...(part.detail ? [`  ${part.detail}`] : []), ...facts, ...link].join('\n');
    }
  }
};

const anchor = ({ label, href }: Link) =>
  `<a class="m-link" href="${escapeHtml(href)}" style="${linkStyle}">${escapeHtml(label)}</a>`;
const paragraph = (html: string, style = 'margin:0 0 16px', name?: string) =>
  `<p${name ? ` class="${name}"` : ''} style="${style}">${html}</p>`;
// Some programs would make a link of “M.Sc.” in a name.
const unlinkTitles = (text: string) => replaceTitles(text, (title) => title.replaceAll('.', unlinkedDot));
const lines = (text: string) =>
  wordsHtml(unlinkTitles(text)).replace(/\r?\n/g, '<br>').replaceAll(unlinkedDot, '<span>.</span>');
const soft = (html: string) => `<div class="m-soft" style="${softStyle}">${html}</div>`;

const row = (left: string, right: string, style = '') =>
  `<tr><td style="padding:0;vertical-align:top;${style}">${left}</td>` +
  `<td style="padding:0 0 0 16px;vertical-align:top;text-align:right;white-space:nowrap;${style}">${right}</td></tr>`;
/** Between hairlines. */
const table = (rows: string, name = '') =>
  `<table class="m-line" role="presentation" cellpadding="0" cellspacing="0" style="width:100%;border-collapse:separate;border-top:${hairline};padding:14px 0;${name}">${rows}</table>`;

function itemHtml({ title, amount, detail, facts, link }: MailPart & { kind: 'item' }): string {
  const code = (value: string) =>
    `<div class="m-code" style="margin-top:4px;padding:8px 10px;background:#f2f0ea;border-radius:6px;font:12px/1.5 Consolas,Menlo,monospace;word-break:break-all">${escapeHtml(value)}</div>`;
  const below = [
    ...(detail ? [soft(escapeHtml(detail))] : []),
    ...facts.map(({ label, value }) => `<div style="margin-top:8px">${soft(escapeHtml(label))}${code(value)}</div>`),
    ...(link ? [`<div style="margin-top:10px">${anchor(link)}</div>`] : []),
  ].join('');
  const head = row(`<strong>${escapeHtml(title)}</strong>`, escapeHtml(amount ?? ''));
  return table(head + (below ? `<tr><td colspan="2" style="padding:0">${below}</td></tr>` : ''));
}

function sumsHtml(rows: { label: string; amount: string }[]): string {
  const cells = rows.map(({ label, amount }, at) =>
    row(escapeHtml(label), escapeHtml(amount), at === rows.length - 1 ? 'font-size:18px;font-weight:700' : ''),
  );
  return table(cells.join(''), 'margin:0 0 16px');
}

const htmlOf = (part: MailPart): string => {
  switch (part.kind) {
    case 'text':
      return paragraph(lines(part.text));
    case 'content':
      return contentHtml(part.blocks, part.base);
    case 'note':
      return paragraph(lines(part.text), `margin:0 0 16px;${softStyle}`, 'm-soft');
    case 'link':
      return paragraph(anchor(part));
    case 'button':
      return paragraph(
        `<a class="m-button" href="${escapeHtml(part.href)}" style="${buttonStyle}">${escapeHtml(part.label)}</a>`,
        'margin:24px 0',
      );
    case 'item':
      return itemHtml(part);
    case 'sums':
      return sumsHtml(part.rows);
  }
};

/**
 * Both forms of an e-mail, and their language. Everything that goes into the HTML is escaped here. `preview`: what lists of mails show
 * after the subject.
 */
export function writeMail(language: Language, subject: string, parts: readonly MailPart[], preview?: string) {
  const signature = ['-- ', site.name, ...senderLines(language)].join('\n');
  return {
    language,
    text: `${[...parts.map(textOf), signature].join('\n\n')}\n`,
    html: mailFrame(language, subject, parts.map(htmlOf), preview),
  };
}
