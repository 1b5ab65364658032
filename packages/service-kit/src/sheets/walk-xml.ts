import { SaxesParser } from 'saxes';
import { SheetError, sheetLimits } from './sheet-limits.ts';

export interface XmlWalker {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}
const bare = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * Walks through an XML text by names without their prefixes. Entities that the text defines itself are refused, and so
 * are elements deeper than those of a workbook.
 */
export function walkXml(xml: string, { open, text, close }: XmlWalker): void {
  const parser = new SaxesParser();
  parser.on('error', () => {
    throw new SheetError('not-xlsx');
  });
  let depth = 0;
  parser.on('opentagstart', () => {
    depth++;
    if (depth > sheetLimits.depth) throw new SheetError('too-large');
  });
  parser.on('closetag', ({ name }) => {
    depth--;
    close?.(bare(name));
  });
  if (open) {
    parser.on('opentag', ({ name, attributes }) => {
      const own = Object.entries(attributes).map(([key, value]) => [bare(key), value] as const);
      open(bare(name), Object.fromEntries(own));
    });
  }
  if (text) parser.on('text', text);
  if (text) parser.on('cdata', text);
  parser.write(xml).close();
}
