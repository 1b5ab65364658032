import type { ColumnSide, ContentBlock, ContentInline } from '@arcada/contracts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] as string);

// Readers of feeds keep this attribute more often than a style.
const sideOf = (side: ColumnSide = 'left') => (side === 'left' ? '' : ` align="${side}"`);

/**
 * A post's blocks as HTML for readers of feeds, in which paths of this site are absolute. The blocks hold no markup, so
 * there is nothing to take out.
 */
export function contentHtml(blocks: readonly ContentBlock[], siteUrl: string): string {
  const absolute = (address: string) => escapeHtml(new URL(address, siteUrl).href);

  const inlines = (children: readonly ContentInline[]): string => children.map(inline).join('');
  const inline = (part: ContentInline): string => {
    switch (part.type) {
      case 'text':
        return escapeHtml(part.text);
      case 'code':
        return `<code>${escapeHtml(part.text)}</code>`;
      case 'strong':
        return `<strong>${inlines(part.children)}</strong>`;
      case 'emphasis':
        return `<em>${inlines(part.children)}</em>`;
      case 'deleted':
        return `<del>${inlines(part.children)}</del>`;
      case 'link':
        return `<a href="${absolute(part.href)}">${inlines(part.children)}</a>`;
      case 'break':
        return '<br>';
    }
  };
  const cells = (row: readonly (readonly ContentInline[])[], name: 'th' | 'td', columns: readonly ColumnSide[] = []) =>
    `<tr>${row.map((cell, at) => `<${name}${sideOf(columns[at])}>${inlines(cell)}</${name}>`).join('')}</tr>`;
  const block = (part: ContentBlock): string => {
    switch (part.type) {
      case 'paragraph':
        return `<p>${inlines(part.children)}</p>`;
      case 'heading':
        return `<h${part.level}>${inlines(part.children)}</h${part.level}>`;
      case 'code':
        return `<pre><code>${escapeHtml(part.text)}</code></pre>`;
      case 'list': {
        const name = part.ordered ? 'ol' : 'ul';
        return `<${name}>${part.items.map((item) => `<li>${all(item)}</li>`).join('')}</${name}>`;
      }
      case 'quote':
        return `<blockquote>${all(part.children)}</blockquote>`;
      case 'table':
        return `<table><thead>${cells(part.header, 'th', part.columns)}</thead><tbody>${part.rows.map((row) => cells(row, 'td', part.columns)).join('')}</tbody></table>`;
      case 'image':
        return `<p><img src="${absolute(part.src)}" alt="${escapeHtml(part.alt)}"></p>`;
      case 'rule':
        return '<hr>';
    }
  };
  const all = (parts: readonly ContentBlock[]): string => parts.map(block).join('');
  return all(blocks);
}
