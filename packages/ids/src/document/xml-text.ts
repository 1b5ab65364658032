/** Lines of an element that is written. */
export interface XmlText {
  lines: string[];
}

const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Characters that no XML 1.0 document may contain, even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Override and isolate characters (Unicode, annex 9): a name that contains them changes how the text after it reads. */
const directions = /[\u202A-\u202E\u2066-\u2069]/g;

/** Text for XML: markup is escaped; what XML can't contain, and what turns the reading direction, is left out. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(forbidden, '')
    .replace(directions, '')
    .replace(/[&<>"']/g, (character) => names[character] ?? '')
    // A reader would turn it into a line feed.
    .replace(/\r/g, '&#13;');

/** In attributes, a reader would turn tabs and line ends into blanks. */
const escapeAttribute = (text: string) => escapeXml(text).replace(/\t/g, '&#9;').replace(/\n/g, '&#10;');

/** An element with attributes, those undefined left out, and either text or parts, which are indented. */
export function element(
  name: string,
  attributes: Record<string, string | number | undefined>,
  content: string | readonly XmlText[] = [],
): XmlText {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([attribute, value]) => ` ${attribute}="${escapeAttribute(String(value))}"`)
    .join('');
  if (typeof content === 'string') return { lines: [`<${name}${written}>${escapeXml(content)}</${name}>`] };
  if (content.length === 0) return { lines: [`<${name}${written}/>`] };
  const inner = content.flatMap(({ lines }) => indent(lines));
  return { lines: [`<${name}${written}>`, ...inner, `</${name}>`] };
}

/** A text with line ends is one entry, so that none of it is indented. */
const indent = (lines: readonly string[]) => lines.map((line) => `  ${line}`);
