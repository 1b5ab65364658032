import type { ContentBlock, ContentInline } from '@arcada/contracts';
import type { Definition, Image, ImageReference, Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { pictureAddress } from './addresses.ts';
import { BlockWriter } from './blocks.ts';
import { boundNesting, cleanText, hasTooMuchMarkup, readsEmphasis } from './clean-text.ts';
import { toInlines } from './inlines.ts';
import { plainInlines } from './reading-time.ts';

export { cleanText, hasTooMuchMarkup } from './clean-text.ts';
export { plainText, readingMinutes, wordsPerMinute } from './reading-time.ts';

/** The most characters of a text that a service should accept: parsing time grows faster than the length. */
export const mostMarkdown = 60_000;

/**
 * Markdown (CommonMark with GFM tables) as blocks that a page can render directly: no HTML, no
 * address of a script or, for pictures, of another site. Anything refused stays as plain text; so
 * does a text whose markup would take too long to parse (services refuse to save one).
 */
export function toContent(markdown: string): ContentBlock[] {
  const text = boundNesting(cleanText(markdown));
  if (hasTooMuchMarkup(text)) return plainParagraphs(text);
  const { tree, definitions, topLevel } = parsed(text);
  return new BlockWriter(definitions, topLevel).blocks(tree.children);
}

/** All that begins a block or leads elsewhere: in a short text it is what was typed. */
const notShort = [
  ...['blockQuote', 'codeFenced', 'codeIndented', 'definition', 'headingAtx', 'htmlFlow', 'list', 'setextUnderline'],
  ...['thematicBreak', 'autolink', 'characterEscape', 'characterReference', 'hardBreakEscape', 'htmlText'],
  ...['labelEnd', 'labelStartImage', 'labelStartLink'],
];

/** Code and emphasis in a text of a line or two, such as a question; undefined where it has none. */
export function formattedLine(markdown: string): ContentInline[] | undefined {
  const text = boundNesting(cleanText(markdown));
  if (!/[`*_~]/.test(text) || hasTooMuchMarkup(text) || !readsEmphasis(text)) return undefined;
  const { children } = fromMarkdown(text.replace(/\s+/g, ' ').trim(), {
    extensions: [{ disable: { null: notShort } }],
  });
  const inlines = children.flatMap((node) =>
    node.type === 'paragraph' ? withoutLinks(toInlines(node.children, new Map())) : [],
  );
  return inlines.some(({ type }) => type !== 'text') ? inlines : undefined;
}

/** The same text without its formatting, as for a table. */
export function plainLine(markdown: string): string {
  const inlines = formattedLine(markdown);
  return inlines ? plainInlines(inlines) : markdown;
}

const withoutLinks = (inlines: readonly ContentInline[]): ContentInline[] =>
  inlines.flatMap((inline): ContentInline[] => {
    if (!('children' in inline)) return [inline];
    const children = withoutLinks(inline.children);
    return inline.type === 'link' ? children : [{ ...inline, children }];
  });

/** Pictures that wouldn't be shown, because this site doesn't keep them, by address and line, which counts from 1. */
export function foreignPictures(markdown: string): { address: string; line: number }[] {
  const text = boundNesting(cleanText(markdown));
  if (!text.includes('![') || hasTooMuchMarkup(text)) return [];
  const { definitions, pictures } = parsed(text);
  return pictures
    .map((node) => ({
      address: (node.type === 'image' ? node : definitions.get(node.identifier))?.url ?? '',
      line: node.position?.start.line ?? 1,
    }))
    .filter(({ address }) => !pictureAddress(address));
}

/** Whether a picture lacks the text that is read to those who don't see it. */
export const hasUnnamedPicture = (markdown: string): boolean =>
  markdown.includes('![') && toContent(markdown).some(isUnnamed);

function isUnnamed(block: ContentBlock): boolean {
  if (block.type === 'image') return block.alt.trim() === '';
  if (block.type === 'quote') return block.children.some(isUnnamed);
  return block.type === 'list' && block.items.some((item) => item.some(isUnnamed));
}

function parsed(text: string) {
  const tree = fromMarkdown(text, {
    extensions: [gfmTable(), readsEmphasis(text) ? {} : { disable: { null: ['attention'] } }],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  const definitions = new Map<string, Definition>();
  const pictures: (Image | ImageReference)[] = [];
  let topLevel = 6;
  const waiting: Nodes[] = [tree];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    // The first definition of a name counts.
    if (node.type === 'definition') definitions.set(node.identifier, definitions.get(node.identifier) ?? node);
    if (node.type === 'heading') topLevel = Math.min(topLevel, node.depth);
    if (node.type === 'image' || node.type === 'imageReference') pictures.push(node);
    if ('children' in node) waiting.push(...[...node.children].reverse());
  }
  return { tree, definitions, pictures, topLevel };
}

const plainParagraphs = (text: string): ContentBlock[] =>
  text
    .split(/\n[ \t]*\n/)
    .filter((block) => block.trim() !== '')
    .map((block) => ({ type: 'paragraph', children: [{ type: 'text', text: block.trim() }] }));
