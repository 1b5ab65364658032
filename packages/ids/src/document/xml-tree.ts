import { SaxesParser } from 'saxes';
import type { Place } from './ids-document.ts';
import { IdsFormError } from './ids-error.ts';

export interface XmlElement {
  /** Name without prefix. */
  name: string;
  namespace: string;
  /** Attributes without a namespace of their own; those of `xmlns` and `xsi` are left out. */
  attributes: Map<string, string>;
  children: XmlElement[];
  /** Text directly within it. */
  text: string;
  place: Place;
}

/**
 * Reads XML into elements with their places. Knows no entities but the five of XML and resolves no
 * addresses, so that a file can neither grow in memory nor load another one. Throws IdsFormError.
 */
export function readXml(xml: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true });
  const open: XmlElement[] = [];
  let root: XmlElement | undefined;
  let begin: Place = { line: 1, column: 1 };
  parser.on('error', (error) => {
    const found = error.message.replace(/^\d+:\d+: /, '');
    throw new IdsFormError([{ code: 'not-xml', place: { line: parser.line, column: parser.column }, found }]);
  });
  // By now the parser has read one character behind the name.
  parser.on('opentagstart', ({ name }) => {
    const column = parser.column - name.length - 1;
    begin = column > 0 ? { line: parser.line, column } : { line: parser.line - 1, column: 1 };
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    const own = Object.values(attributes).filter((attribute) => attribute.prefix === '' && attribute.local !== 'xmlns');
    const element: XmlElement = {
      name: local,
      namespace: uri,
      attributes: new Map(own.map((attribute) => [attribute.local, attribute.value])),
      children: [],
      text: '',
      place: begin,
    };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  const addText = (text: string) => {
    const element = open.at(-1);
    if (element) element.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(xml.replace(/^\uFEFF/, '')).close();
  return root as XmlElement;
}
