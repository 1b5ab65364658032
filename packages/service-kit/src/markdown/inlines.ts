import type { ContentInline } from '@arcada/contracts';
import type { Definition, Nodes, PhrasingContent } from 'mdast';
import { linkAddress } from './addresses.ts';
import { cleanText } from './clean-text.ts';

export type Definitions = ReadonlyMap<string, Definition>;

const mostDepth = 8;

/** Formatted text of one paragraph, heading or cell. Pictures within a line become their description. */
export function toInlines(nodes: readonly PhrasingContent[], definitions: Definitions, depth = 0): ContentInline[] {
  return linked(unlinked(nodes, definitions, depth));
}

/** Addresses in the text of a link lead nowhere else. */
function unlinked(nodes: readonly PhrasingContent[], definitions: Definitions, depth: number): ContentInline[] {
  return struck(
    nodes.flatMap((node) => (depth < mostDepth ? toInline(node, definitions, depth) : plain(textOf(node)))),
  );
}

/** With neighbouring texts as one. */
function joined(inlines: readonly ContentInline[]): ContentInline[] {
  const kept: ContentInline[] = [];
  for (const inline of inlines) {
    const last = kept.at(-1);
    if (inline.type === 'text' && last?.type === 'text') last.text += inline.text;
    else kept.push(inline.type === 'text' ? { ...inline } : inline);
  }
  return kept;
}

const strike = /(?<!~)~~(?!~)/;
/** What stands between two `~~` is struck out, as on GitHub: neither begins or ends with a blank. */
function struck(inlines: readonly ContentInline[]): ContentInline[] {
  const kept: ContentInline[] = [];
  let open: number | undefined;
  for (const inline of joined(inlines)) {
    if (inline.type !== 'text') {
      kept.push(inline);
      continue;
    }
    const parts = inline.text.split(strike);
    for (const [at, part] of parts.entries()) {
      const before = parts[at - 1] ?? '';
      if (at > 0 && open !== undefined && kept.length > open && !/\s$/u.test(before)) {
        kept.push({ type: 'deleted', children: joined(kept.splice(open)) });
        open = undefined;
      } else if (at > 0 && open === undefined && !/^\s/u.test(part) && (part || at === parts.length - 1)) {
        open = kept.length;
      } else if (at > 0) kept.push({ type: 'text', text: '~~' });
      if (part) kept.push({ type: 'text', text: part });
    }
  }
  // Never closed, it was typed as such.
  if (open !== undefined) kept.splice(open, 0, { type: 'text', text: '~~' });
  return joined(kept);
}

const address = /https?:\/\/[^\s<>"'`]+/gi;
/** Marks after an address belong to the sentence; a closing bracket does unless one was opened in it. */
const sentenceEnd = /(?:[.,;:!?*_~\]]|\)(?<!\([^()]*\)))+$/;

/** Addresses that are typed as they are become links, as on GitHub. */
function linked(inlines: readonly ContentInline[]): ContentInline[] {
  return inlines.flatMap((inline): ContentInline[] => {
    if ('children' in inline)
      return [inline.type === 'link' ? inline : { ...inline, children: linked(inline.children) }];
    return inline.type === 'text' && inline.text.includes('://') ? linksIn(inline.text) : [inline];
  });
}

function linksIn(text: string): ContentInline[] {
  const parts: ContentInline[] = [];
  let from = 0;
  for (const match of text.matchAll(address)) {
    const shown = match[0].replace(sentenceEnd, '');
    const href = linkAddress(shown);
    if (!href || !URL.canParse(shown)) continue;
    parts.push(...plain(text.slice(from, match.index)), { type: 'link', href, children: plain(shown) });
    from = match.index + shown.length;
  }
  return [...parts, ...plain(text.slice(from))];
}

function toInline(node: PhrasingContent, definitions: Definitions, depth: number): ContentInline[] {
  switch (node.type) {
    case 'text':
      return plain(cleanText(node.value));
    case 'inlineCode':
      return [{ type: 'code', text: cleanText(node.value) }];
    case 'emphasis':
    case 'strong': {
      const children = unlinked(node.children, definitions, depth + 1);
      return children.length ? [{ type: node.type, children }] : [];
    }
    case 'link':
      return link(node.url, unlinked(node.children, definitions, depth + 1));
    case 'linkReference': {
      const url = definitions.get(node.identifier)?.url ?? '';
      return link(url, unlinked(node.children, definitions, depth + 1));
    }
    case 'break':
      return [{ type: 'break' }];
    default:
      return plain(textOf(node));
  }
}

// A refused address leaves only the text.
function link(url: string, children: ContentInline[]): ContentInline[] {
  const href = linkAddress(url);
  return href && children.length ? [{ type: 'link', href, children }] : children;
}

const plain = (text: string): ContentInline[] => (text ? [{ type: 'text', text }] : []);

/**
 * All text of a node. HTML is shown as typed, except comments. Not recursive, so depth can't
 * overflow the stack.
 */
export function textOf(node: Nodes): string {
  let text = '';
  const waiting: Nodes[] = [node];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next.type === 'paragraph' && text) text += ' ';
    if (next.type === 'html') text += visibleHtml(next.value);
    else if (next.type === 'break') text += ' ';
    else if ('value' in next) text += cleanText(next.value);
    else if ('alt' in next) text += cleanText(next.alt ?? '');
    if ('children' in next) waiting.push(...[...next.children].reverse());
  }
  return text.trim() ? text : '';
}

export const visibleHtml = (html: string): string => cleanText(html.replace(/<!--[\s\S]*?(?:-->|$)/g, ''));
