/** A run of formatted text. Structurally the contracts' ContentInline. */
export type Inline =
  | { type: 'text' | 'code'; text: string }
  | { type: 'strong' | 'emphasis' | 'deleted'; children: Inline[] }
  | { type: 'link'; href: string; children: Inline[] }
  | { type: 'break' };

/** A part of code that has a colour: from, to, and what it is. */
export type CodeMark = [number, number, 'comment' | 'string' | 'number' | 'keyword' | 'name'];

/** A block of formatted text. Structurally the contracts' ContentBlock. */
export type Block =
  | { type: 'paragraph'; children: Inline[] }
  | { type: 'heading'; level: number; id: string; children: Inline[] }
  | { type: 'code'; language?: string | undefined; text: string; marks?: readonly CodeMark[] | undefined }
  | { type: 'list'; ordered: boolean; items: Block[][] }
  | { type: 'quote'; children: Block[] }
  | { type: 'table'; header: Inline[][]; rows: Inline[][][]; columns?: ('left' | 'center' | 'right')[] | undefined }
  | { type: 'image'; src: string; alt: string; width?: number | undefined; height?: number | undefined }
  | { type: 'rule' };

/** Texts of the interactive parts, in the page's language. */
export interface ContentLabels {
  copy: string;
  copied: string;
  /** Announced when the browser refuses to copy; the code is then selected. */
  copyRefused: string;
  /** Name of a table that can be scrolled. */
  table: string;
}

/** The text without its formatting: for tables of contents and descriptions. */
export const plainText = (inlines: readonly Inline[]): string =>
  inlines
    .map((inline) => {
      if (inline.type === 'break') return ' ';
      return 'text' in inline ? inline.text : plainText(inline.children);
    })
    .join('');
