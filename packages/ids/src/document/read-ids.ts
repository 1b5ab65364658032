import { ElementReader } from './element-reader.ts';
import { type IdsDocument, type IdsInfo, idsNamespace } from './ids-document.ts';
import { IdsFormError, type IdsFormFault } from './ids-error.ts';
import { readSpecification } from './read-specification.ts';
import { readXml } from './xml-tree.ts';

const infoTexts = ['copyright', 'version', 'description', 'author', 'date', 'purpose', 'milestone'] as const;
/** What ids.xsd demands of an author and a date. */
const forms: Partial<Record<(typeof infoTexts)[number], [RegExp, string]>> = {
  author: [/^[^@]+@[^.]+\..+$/, 'name@company.example'],
  date: [/^\s*-?\d{4,}-\d{2}-\d{2}(Z|[+-]\d{2}:\d{2})?\s*$/, '2026-11-23'],
};

function readInfo(reader: ElementReader): IdsInfo {
  const title = reader.require('title');
  title?.end([]);
  const info: IdsInfo = { title: title?.element.text ?? '' };
  for (const name of infoTexts) {
    const child = reader.take(name);
    if (!child) continue;
    child.end([]);
    const { text } = child.element;
    const [form, expected] = forms[name] ?? [];
    if (form && !form.test(text)) child.fault({ code: 'bad-value', found: text, expected, parent: name });
    info[name] = text;
  }
  reader.end([]);
  return info;
}

/**
 * Reads an IDS 1.0 file and checks its form as ids.xsd does. Whether it makes sense is `auditIds`'s
 * question. Throws IdsFormError with every fault and its place.
 */
export function readIds(xml: string): IdsDocument {
  const faults: IdsFormFault[] = [];
  const reader = new ElementReader(readXml(xml), faults);
  const { name, namespace, place } = reader.element;
  if (name !== 'ids' || namespace !== idsNamespace) {
    throw new IdsFormError([{ code: 'not-ids', place, found: `${name} (${namespace})`, expected: idsNamespace }]);
  }
  const infoReader = reader.require('info');
  const info = infoReader ? readInfo(infoReader) : { title: '' };
  const list = reader.require('specifications');
  const found = list?.takeAll('specification') ?? [];
  if (list && found.length === 0) {
    list.fault({ code: 'missing-element', expected: 'specification', parent: 'specifications' });
  }
  const specifications = found.map(readSpecification);
  list?.end([]);
  reader.end([]);
  if (faults.length > 0) throw new IdsFormError(faults);
  return { info, specifications };
}
