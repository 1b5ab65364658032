import { type ContentBlock, type ContentInline, pictureSizeIn } from '@arcada/contracts';
import type { Heading, Image, ImageReference, List, Paragraph, PhrasingContent, RootContent, Table } from 'mdast';
import { pictureAddress } from './addresses.ts';
import { cleanText } from './clean-text.ts';
import { codeMarks } from './code-marks.ts';
import { type Definitions, textOf, toInlines, visibleHtml } from './inlines.ts';
import { Slugs } from './slugs.ts';

const mostDepth = 6;
// A wide header row above many short rows expands to more cells than any text has letters.
const mostFilledCells = 10_000;

/** Turns the tree of one text into blocks. Used once per text, because it counts headings. */
export class BlockWriter {
  private readonly slugs = new Slugs();

  /** `topLevel` is the level of the text's highest heading, which becomes 2. */
  constructor(
    private readonly definitions: Definitions,
    private readonly topLevel: number,
  ) {}

  blocks(nodes: readonly RootContent[], depth = 0): ContentBlock[] {
    return nodes.flatMap((node) => (depth < mostDepth ? this.block(node, depth) : paragraph(plain(textOf(node)))));
  }

  private block(node: RootContent, depth: number): ContentBlock[] {
    switch (node.type) {
      case 'paragraph':
        return this.paragraphs(node);
      case 'heading':
        return this.heading(node);
      case 'code':
        return [codeBlock(node)];
      case 'list':
        return this.list(node, depth);
      case 'blockquote': {
        const children = this.blocks(node.children, depth + 1);
        return children.length ? [{ type: 'quote', children }] : [];
      }
      case 'table':
        return this.table(node);
      case 'thematicBreak':
        return [{ type: 'rule' }];
      case 'html':
        return paragraph(plain(visibleHtml(node.value).trim()));
      default:
        return [];
    }
  }

  private heading(node: Heading): ContentBlock[] {
    const children = this.inlines(node.children);
    if (children.length === 0) return [];
    const level = Math.min(4, node.depth - this.topLevel + 2);
    return [{ type: 'heading', level, id: this.slugs.next(textOf(node)), children }];
  }

  /** Pictures are blocks of their own: a paragraph is split where one occurs. */
  private paragraphs(node: Paragraph): ContentBlock[] {
    const blocks: ContentBlock[] = [];
    let line: PhrasingContent[] = [];
    const endLine = () => {
      blocks.push(...paragraph(trimmed(this.inlines(line))));
      line = [];
    };
    for (const child of node.children) {
      const src = child.type === 'image' || child.type === 'imageReference' ? this.picture(child) : undefined;
      if (!src) line.push(child);
      else {
        endLine();
        blocks.push({ type: 'image', src, alt: textOf(child), ...pictureSizeIn(src) });
      }
    }
    endLine();
    return blocks;
  }

  private picture(node: Image | ImageReference): string | undefined {
    return pictureAddress((node.type === 'image' ? node : this.definitions.get(node.identifier))?.url ?? '');
  }

  private list(node: List, depth: number): ContentBlock[] {
    const items = node.children
      .map((item) => withBox(this.blocks(item.children, depth + 1)))
      .filter((item) => item.length);
    return items.length ? [{ type: 'list', ordered: node.ordered ?? false, items }] : [];
  }

  private table({ children: [head, ...rows], align }: Table): ContentBlock[] {
    const header = head?.children.map((cell) => this.inlines(cell.children)) ?? [];
    const filled = header.length * rows.length <= mostFilledCells ? header.length : 0;
    const cells = rows.map(({ children }) =>
      Array.from({ length: Math.max(filled, Math.min(children.length, header.length)) }, (_, column) =>
        this.inlines(children[column]?.children ?? []),
      ),
    );
    const columns = header.map((_, column) => align?.[column] ?? 'left');
    const isPlain = columns.every((side) => side === 'left');
    return [{ type: 'table', header, rows: cells, ...(!isPlain && { columns }) }];
  }

  private inlines(nodes: readonly PhrasingContent[]): ContentInline[] {
    return toInlines(nodes, this.definitions);
  }
}

const plain = (text: string): ContentInline[] => (text ? [{ type: 'text', text }] : []);
const paragraph = (children: ContentInline[]): ContentBlock[] =>
  children.length ? [{ type: 'paragraph', children }] : [];

/** An item of a task list: its brackets as the box that they mean. */
function withBox(item: ContentBlock[]): ContentBlock[] {
  const [first, ...rest] = item;
  if (first?.type !== 'paragraph') return item;
  const [begin, ...more] = first.children;
  const box = begin?.type === 'text' ? /^\[([ xX])\]\s+(?=\S)/.exec(begin.text) : null;
  if (begin?.type !== 'text' || !box) return item;
  const text = `${box[1] === ' ' ? '☐' : '☑'} ${begin.text.slice(box[0].length)}`;
  return [{ ...first, children: [{ type: 'text', text }, ...more] }, ...rest];
}

/** Without the blanks and breaks that a picture leaves at either end. */
function trimmed(inlines: ContentInline[]): ContentInline[] {
  const blank = (inline: ContentInline | undefined) =>
    inline?.type === 'break' || (inline?.type === 'text' && !inline.text.trim());
  const kept = [...inlines];
  while (blank(kept[0])) kept.shift();
  while (blank(kept.at(-1))) kept.pop();
  return kept;
}

function codeBlock(node: Extract<RootContent, { type: 'code' }>): ContentBlock {
  const { language } = languageOf(node.lang);
  const text = cleanText(node.value);
  const marks = codeMarks(text, language);
  return { type: 'code', ...(language && { language }), text, ...(marks.length > 0 && { marks }) };
}

function languageOf(given: string | null | undefined): { language?: string } {
  const language = given?.toLowerCase();
  return language && /^[a-z0-9+#.-]{1,30}$/.test(language) ? { language } : {};
}
