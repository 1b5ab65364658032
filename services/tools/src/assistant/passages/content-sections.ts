import type { ContentBlock, ContentInline } from '@arcada/contracts';

export interface Section {
  heading: string;
  /** The heading's id in its page; empty above the first one. */
  anchor: string;
  lines: string[];
}

/** The words of formatted text, by heading. Pictures and program code aren't quoted. */
export function contentSections(blocks: readonly ContentBlock[]): Section[] {
  const sections: Section[] = [{ heading: '', anchor: '', lines: [] }];
  for (const block of blocks) {
    if (block.type === 'heading') {
      sections.push({ heading: inlineText(block.children), anchor: block.id, lines: [] });
    } else {
      sections.at(-1)?.lines.push(...blockLines(block));
    }
  }
  return sections.filter(({ lines }) => lines.length > 0);
}

function blockLines(block: ContentBlock): string[] {
  switch (block.type) {
    case 'paragraph':
      return [inlineText(block.children)].filter(Boolean);
    case 'list':
      return block.items.map((item) => item.flatMap(blockLines).join(' ')).filter(Boolean);
    case 'quote':
      return block.children.flatMap(blockLines);
    case 'table':
      return block.rows.map((row) => row.map(inlineText).filter(Boolean).join(': '));
    default:
      return [];
  }
}

const inlineText = (inlines: readonly ContentInline[]): string => joined(inlines).replace(/\s+/g, ' ').trim();

function joined(inlines: readonly ContentInline[]): string {
  return inlines
    .map((inline) => {
      if (inline.type === 'break') return ' ';
      return 'children' in inline ? joined(inline.children) : inline.text;
    })
    .join('');
}
