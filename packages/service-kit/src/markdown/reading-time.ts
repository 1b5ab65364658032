import type { ContentBlock, ContentInline } from '@arcada/contracts';

// Adults read English non-fiction at 238 words a minute (M. Brysbaert, "How many words do we read
// per minute?", Journal of Memory and Language 109, 2019). A fifth less is assumed, because texts
// with tables and code take longer.
export const wordsPerMinute = 200;

/** Minutes that a text takes to read, at least 1. */
export const readingMinutes = (blocks: readonly ContentBlock[]): number =>
  Math.max(1, Math.round((plainText(blocks).match(/\S+/g)?.length ?? 0) / wordsPerMinute));

/** All words of a text, without its formatting. */
export const plainText = (blocks: readonly ContentBlock[]): string => blocks.map(textOfBlock).join('\n');

function textOfBlock(block: ContentBlock): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return plainInlines(block.children);
    case 'code':
      return block.text;
    case 'list':
      return block.items.map(plainText).join('\n');
    case 'quote':
      return plainText(block.children);
    case 'table':
      return [block.header, ...block.rows].map((row) => row.map(plainInlines).join(' ')).join('\n');
    case 'image':
      return block.alt;
    case 'rule':
      return '';
  }
}

/** The same of a line. */
export const plainInlines = (inlines: readonly ContentInline[]): string =>
  inlines
    .map((inline) =>
      'children' in inline ? plainInlines(inline.children) : inline.type === 'break' ? ' ' : inline.text,
    )
    .join('');
