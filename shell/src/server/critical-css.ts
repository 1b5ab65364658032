import postcss, { type AtRule, type Rule } from 'postcss';
import { digestOf } from './digest.ts';

interface Piece {
  /** Each alternative selector's classes; a rule without any is always kept. */
  alternatives: string[][];
  text: string;
}

/** A page's inline style, with the digest (base64 of SHA-256) for its policy. */
export interface CriticalStyle {
  text: string;
  digest: string;
}

/** Sets of classes whose rules are kept. */
const mostKnown = 200;

const classesOf = (selector: string) =>
  [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.((?:\\.|[\w-])+)/g)].map((match) => match[1] as string);

function piecesOf(css: string): Piece[] {
  const pieces: Piece[] = [];
  const addRule = (rule: Rule, wrap: (text: string) => string) =>
    pieces.push({ alternatives: rule.selectors.map(classesOf), text: wrap(rule.toString()) });
  for (const node of postcss.parse(css).nodes) {
    if (node.type === 'rule') addRule(node as Rule, (text) => text);
    else if (node.type === 'atrule') {
      const at = node as AtRule;
      if (/^(media|supports|layer|container)$/.test(at.name) && at.nodes) {
        for (const inner of at.nodes) {
          if (inner.type === 'rule') addRule(inner as Rule, (text) => `@${at.name} ${at.params}{${text}}`);
        }
      } else pieces.push({ alternatives: [[]], text: at.toString() });
    }
  }
  return pieces;
}

/**
 * Prepares stylesheets once; the returned function picks the rules whose classes a page uses, so
 * that the first paint waits for no stylesheet.
 */
export function criticalCss(sheets: string[]): (html: string) => CriticalStyle {
  // Chunks of one area repeat the rules that they share. The first copy stays: rules of the ui come
  // before an area's own.
  const pieces = [...new Map(sheets.flatMap(piecesOf).map((piece) => [piece.text, piece])).values()];
  const known = new Map<string, CriticalStyle>();
  return (html) => {
    const attributes = new Set<string>();
    for (const match of html.matchAll(/class="([^"]*)"/g)) attributes.add(match[1] as string);
    // Pages of one kind use the same classes.
    const key = [...attributes].sort().join('\n');
    const picked = known.get(key) ?? pick(new Set([...attributes].flatMap((names) => names.split(' '))));
    if (known.size >= mostKnown) known.clear();
    known.set(key, picked);
    return picked;
  };

  function pick(used: ReadonlySet<string>): CriticalStyle {
    const text = pieces
      .filter(({ alternatives }) => alternatives.some((classes) => classes.every((name) => used.has(name))))
      .map((piece) => piece.text)
      .join('');
    return { text, digest: digestOf(text) };
  }
}
