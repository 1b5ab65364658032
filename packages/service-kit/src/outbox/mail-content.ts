import type { ContentBlock, ContentInline } from '@arcada/contracts';
import { escapeHtml } from './escape-html.ts';

// Mail programs drop style sheets: every element has its own style.
const rule = '1px solid #e3e1da';
const headingSizes = new Map([
  [2, 22],
  [3, 18],
  [4, 16],
]);
const codeStyle = 'background:#f2f0ea;font-family:Consolas,monospace';

const complete = (address: string, base: string) => new URL(address, base).href;
/** `dark`: how the frame's style sheet colours it on dark screens. */
const element = (name: string, style: string, html: string, dark?: 'm-code' | 'm-line') =>
  `<${name}${dark ? ` class="${dark}"` : ''} style="${style}">${html}</${name}>`;

const markNames = { strong: 'strong', emphasis: 'em', deleted: 's' } as const;

function inlineHtml(inline: ContentInline, base: string): string {
  if (inline.type === 'break') return '<br>';
  if ('text' in inline) {
    const text = escapeHtml(inline.text);
    return inline.type === 'code' ? element('code', codeStyle, text, 'm-code') : text;
  }
  const inside = inlinesHtml(inline.children, base);
  if ('href' in inline)
    return `<a href="${escapeHtml(complete(inline.href, base))}" class="m-link" style="color:#1f4fd8">${inside}</a>`;
  const name = markNames[inline.type];
  return `<${name}>${inside}</${name}>`;
}
const inlinesHtml = (inlines: readonly ContentInline[], base: string) =>
  inlines.map((inline) => inlineHtml(inline, base)).join('');

function blockHtml(block: ContentBlock, base: string): string {
  switch (block.type) {
    case 'paragraph':
      return element('p', 'margin:0 0 16px', inlinesHtml(block.children, base));
    case 'heading': {
      const style = `margin:28px 0 12px;font-size:${headingSizes.get(block.level)}px;line-height:1.3`;
      return element(`h${block.level}`, style, inlinesHtml(block.children, base));
    }
    case 'code':
      return element(
        'pre',
        `margin:0 0 16px;padding:12px;white-space:pre-wrap;${codeStyle}`,
        escapeHtml(block.text),
        'm-code',
      );
    case 'list': {
      const items = block.items.map((item) => `<li>${contentHtml(item, base)}</li>`);
      return element(block.ordered ? 'ol' : 'ul', 'margin:0 0 16px;padding:0 0 0 24px', items.join(''));
    }
    case 'quote':
      return element(
        'blockquote',
        `margin:0 0 16px;padding:0 0 0 16px;border-left:${rule}`,
        contentHtml(block.children, base),
        'm-line',
      );
    case 'table': {
      const cell = (name: 'td' | 'th') => (inlines: readonly ContentInline[], column: number) => {
        const side = block.columns?.[column] ?? 'left';
        return element(name, `padding:6px 8px;border:${rule};text-align:${side}`, inlinesHtml(inlines, base), 'm-line');
      };
      const rows = [block.header.map(cell('th')), ...block.rows.map((row) => row.map(cell('td')))];
      const body = rows.map((cells) => `<tr>${cells.join('')}</tr>`).join('');
      return element('table', 'margin:0 0 16px;border-collapse:collapse;font-size:14px', body);
    }
    case 'image': {
      const [src, alt] = [escapeHtml(complete(block.src, base)), escapeHtml(block.alt)];
      return `<img src="${src}" alt="${alt}" style="display:block;margin:0 0 16px;max-width:100%">`;
    }
    case 'rule':
      return `<hr class="m-line" style="margin:24px 0;border:0;border-top:${rule}">`;
  }
}

/** Formatted text as the HTML of a mail. */
export const contentHtml = (blocks: readonly ContentBlock[], base: string): string =>
  blocks.map((block) => blockHtml(block, base)).join('\n');

function inlineText(inline: ContentInline, base: string): string {
  if (inline.type === 'break') return '\n';
  if ('text' in inline) return inline.text;
  const inside = inlinesText(inline.children, base);
  if (!('href' in inline)) return inside;
  const address = complete(inline.href, base);
  return inside === address || `mailto:${inside}` === address ? inside : `${inside} (${address})`;
}
const inlinesText = (inlines: readonly ContentInline[], base: string) =>
  inlines.map((inline) => inlineText(inline, base)).join('');

/** The first line begins with `first`, the following ones are indented as far. */
const indent = (text: string, first: string, further = ' '.repeat(first.length)) =>
  text
    .split('\n')
    .map((line, index) => `${index === 0 ? first : further}${line}`.trimEnd())
    .join('\n');

function blockText(block: ContentBlock, base: string): string {
  switch (block.type) {
    case 'paragraph':
      return inlinesText(block.children, base);
    case 'heading': {
      const text = inlinesText(block.children, base);
      return `${text}\n${(block.level === 2 ? '=' : '-').repeat(Math.min(60, text.length))}`;
    }
    case 'code':
      return indent(block.text, '    ');
    case 'list':
      return block.items
        .map((item, index) => indent(contentText(item, base), block.ordered ? `${index + 1}. ` : '- '))
        .join('\n');
    case 'quote':
      return indent(contentText(block.children, base), '> ', '> ');
    case 'table':
      return [block.header, ...block.rows]
        .map((cells) => cells.map((cell) => inlinesText(cell, base)).join(' | '))
        .join('\n');
    case 'image':
      return `[${block.alt}] ${complete(block.src, base)}`;
    case 'rule':
      return '* * *';
  }
}

/** The same for readers of plain text. */
export const contentText = (blocks: readonly ContentBlock[], base: string): string =>
  blocks.map((block) => blockText(block, base)).join('\n\n');
