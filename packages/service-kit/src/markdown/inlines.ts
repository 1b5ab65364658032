import type { ContentInline } from '@arcada/contracts';
import type { Definition, Nodes, PhrasingContent } from 'mdast';
import { linkAddress } from './addresses.ts';
import { cleanText } from './clean-text.ts';

export type Definitions = ReadonlyMap<string, Definition>;

const mostDepth = 8;

/** Formatted text of one paragraph, heading or cell. Pictures within a line become their description. */
export function toInlines(nodes: readonly PhrasingContent[], definitions: Definitions, depth = 0): ContentInline[] {
  const inlines: ContentInline[] = [];
  for (const node of nodes) {
    for (const inline of depth < mostDepth ? toInline(node, definitions, depth) : plain(textOf(node))) {
      const last = inlines.at(-1);
      if (inline.type === 'text' && last?.type === 'text') last.text += inline.text;
      else inlines.push(inline);
    }
  }
  return inlines;
}

function toInline(node: PhrasingContent, definitions: Definitions, depth: number): ContentInline[] {
  switch (node.type) {
    case 'text':
      return plain(cleanText(node.value));
    case 'inlineCode':
      return [{ type: 'code', text: cleanText(node.value) }];
    case 'emphasis':
    case 'strong': {
      const children = toInlines(node.children, definitions, depth + 1);
      return children.length ? [{ type: node.type, children }] : [];
    }
    case 'link':
      return link(node.url, toInlines(node.children, definitions, depth + 1));
    case 'linkReference': {
      const url = definitions.get(node.identifier)?.url ?? '';
      return link(url, toInlines(node.children, definitions, depth + 1));
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
