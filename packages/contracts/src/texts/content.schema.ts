import { z } from 'zod';
import { picturePath, safeHref } from './content.ts';

type Inline =
  | { type: 'text' | 'code'; text: string }
  | { type: 'strong' | 'emphasis' | 'deleted'; children: Inline[] }
  | { type: 'link'; href: string; children: Inline[] }
  | { type: 'break' };

export const contentInlineSchema: z.ZodType<Inline> = z.lazy(() =>
  z.union([
    z.object({ type: z.enum(['text', 'code']), text: z.string() }),
    z.object({ type: z.enum(['strong', 'emphasis', 'deleted']), children: z.array(contentInlineSchema) }),
    z.object({ type: z.literal('link'), href: z.string().regex(safeHref), children: z.array(contentInlineSchema) }),
    z.object({ type: z.literal('break') }),
  ]),
);

const inlines = z.array(contentInlineSchema);

/** A part of a code block that has a colour: from, to, and what it is. */
const codeMark = z.tuple([z.int().min(0), z.int().min(1), z.enum(['comment', 'string', 'number', 'keyword', 'name'])]);
export type CodeMark = z.infer<typeof codeMark>;

/** Where the cells of a column stand. */
const columnSide = z.enum(['left', 'center', 'right']);
export type ColumnSide = z.infer<typeof columnSide>;

type Block =
  | { type: 'paragraph'; children: Inline[] }
  | { type: 'heading'; level: number; id: string; children: Inline[] }
  | { type: 'code'; language?: string; text: string; marks?: CodeMark[] }
  | { type: 'list'; ordered: boolean; items: Block[][] }
  | { type: 'quote'; children: Block[] }
  | { type: 'table'; header: Inline[][]; rows: Inline[][][]; columns?: ColumnSide[] | undefined }
  | { type: 'image'; src: string; alt: string; width?: number | undefined; height?: number | undefined }
  | { type: 'rule' };

/** Headings are of level 2 to 4 and have an id that is unique in the text. Pictures come from this site. */
export const contentBlockSchema: z.ZodType<Block> = z.lazy(() =>
  z.union([
    z.object({ type: z.literal('paragraph'), children: inlines }),
    z.object({ type: z.literal('heading'), level: z.int().min(2).max(4), id: z.string(), children: inlines }),
    z.object({
      type: z.literal('code'),
      language: z.string().optional(),
      text: z.string(),
      marks: z.array(codeMark).optional(),
    }),
    z.object({ type: z.literal('list'), ordered: z.boolean(), items: z.array(z.array(contentBlockSchema)) }),
    z.object({ type: z.literal('quote'), children: z.array(contentBlockSchema) }),
    z.object({
      type: z.literal('table'),
      header: z.array(inlines),
      rows: z.array(z.array(inlines)),
      /** Absent: all on the left. */
      columns: z.array(columnSide).optional(),
    }),
    z.object({
      type: z.literal('image'),
      src: z.string().regex(picturePath),
      alt: z.string(),
      /** As stored, so that the page keeps its place free. */
      width: z.int().min(1).optional(),
      height: z.int().min(1).optional(),
    }),
    z.object({ type: z.literal('rule') }),
  ]),
);

/** Formatted text as data, made from Markdown by a service: nothing in it can run, so pages draw it as it comes. */
export type ContentInline = z.infer<typeof contentInlineSchema>;
export type ContentBlock = z.infer<typeof contentBlockSchema>;
