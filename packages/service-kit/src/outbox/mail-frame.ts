import { addressIn, type Language, mailStyle, site } from '@arcada/contracts';
import { escapeHtml, wordsHtml } from './escape-html.ts';

/**
 * The brand in a mail. Mail programs load nothing and keep few styles: everything has its own, in system fonts, and the
 * arch is drawn with borders, so that no picture has to be allowed.
 */
const font = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const ink = '#0e1726';
const blueprint = '#1f4fd8';
export const softStyle = 'color:#5b6472;font-size:14px;line-height:1.5';
export const hairline = '1px solid #e3e1da';
export const linkStyle = `color:${blueprint}`;
export const buttonStyle = `display:inline-block;padding:13px 22px;background:${ink};color:#ffffff;font-weight:600;text-decoration:none;border-radius:8px`;

const arch = [
  `<div class="m-arch" style="width:18px;height:20px;border:2px solid ${ink};border-bottom:0;border-radius:11px 11px 0 0">`,
  `<div class="m-inner-arch" style="width:6px;height:11px;margin:7px auto 0;border:2px solid ${blueprint};border-bottom:0;border-radius:5px 5px 0 0"></div></div>`,
  `<div class="m-arch" style="width:26px;margin-left:-2px;border-top:2px solid ${ink};font-size:0;line-height:0">&nbsp;</div>`,
].join('');

const logo = [
  '<table role="presentation" cellpadding="0" cellspacing="0" style="border-collapse:collapse"><tr>',
  `<td style="padding:0 12px 0 2px;vertical-align:middle">${arch}</td>`,
  `<td style="vertical-align:middle;font-size:20px;font-weight:700;letter-spacing:-0.01em">${escapeHtml(site.name)}</td>`,
  '</tr></table>',
].join('');

/** Who sends it, and how to reach us. */
export const senderLines = (language: Language): string[] => [
  [site.legalName, ...addressIn(language)].join(', '),
  site.email,
];

/** Read by mail programs for their lists, and not drawn. */
const inboxLine = (preview: string | undefined): string[] =>
  preview ? [`<div style="display:none;max-height:0;overflow:hidden;opacity:0">${escapeHtml(preview)}</div>`] : [];

/**
 * A whole mail around its parts, which are HTML already. `preview` is what lists of mails show after the subject;
 * without it they show the first words, which are our name and the subject again.
 */
export function mailFrame(language: Language, subject: string, parts: readonly string[], preview?: string): string {
  const sender = senderLines(language).map(escapeHtml).join('<br>');
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(subject)}</title>`,
    `<style>${mailStyle}</style></head>`,
    `<body class="m-page" style="margin:0;padding:0;background:#f4f2ec">`,
    ...inboxLine(preview),
    `<div class="m-page" style="padding:24px 12px;background:#f4f2ec;font:16px/1.55 ${font};overflow-wrap:anywhere">`,
    `<div class="m-card" style="max-width:536px;margin:0 auto;padding:32px;background:#ffffff;border:${hairline};border-radius:14px;color:${ink}">`,
    logo,
    `<h1 style="margin:28px 0 16px;font-size:24px;line-height:1.25;letter-spacing:-0.01em">${wordsHtml(subject)}</h1>`,
    ...parts,
    '</div>',
    `<p class="m-soft" style="max-width:536px;margin:20px auto 0;padding:0 8px;text-align:center;${softStyle};font-size:13px">${sender}</p>`,
    '</div></body></html>',
  ].join('\n');
}
