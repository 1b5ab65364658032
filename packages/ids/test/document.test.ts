import type { IdsDocument } from '../src/document/ids-document.ts';
import { type IdsFormCode, IdsFormError } from '../src/document/ids-error.ts';
import { readIds } from '../src/document/read-ids.ts';
import { writeIds } from '../src/document/write-ids.ts';
import { documentOf, specification, wholeDocument } from './documents.fixture.ts';

const withoutPlaces = (document: IdsDocument) =>
  JSON.parse(JSON.stringify(document, (key, value) => (key === 'place' ? undefined : value)));

function faultsOf(xml: string) {
  try {
    readIds(xml);
  } catch (error) {
    if (error instanceof IdsFormError) return error.faults;
    throw error;
  }
  return [];
}

const good = writeIds(wholeDocument);

test('a document with everything reads as it was written', () => {
  expect(withoutPlaces(readIds(good))).toEqual(wholeDocument);
});

test('other prefixes, comments, CDATA and a byte order mark make no difference', () => {
  const other = good
    .replaceAll('xs:', 'xsd:')
    .replace('xmlns:xs=', 'xmlns:xsd=')
    .replace('<title>Fire protection</title>', '<!-- title --><title>Fire <![CDATA[protection]]></title>')
    .replace('<?xml', '\uFEFF<?xml');
  expect(withoutPlaces(readIds(other))).toEqual(wholeDocument);
});

test('hostile text is harmless and kept', () => {
  const name = `</name><script>alert(1)</script> ]]> &amp; "'\u0000\u0008 \ud800 \r\n ${'😀'}`;
  const document = documentOf(specification([{ kind: 'attribute', name: 'Name', value: name }], { name }));
  const [read] = readIds(writeIds(document)).specifications;
  const kept = `</name><script>alert(1)</script> ]]> &amp; "' \ufffd \r\n ${'😀'}`;
  expect(read?.name).toBe(kept);
  expect(read?.requirements[0]).toMatchObject({ value: kept });
});

test.each<[string, (xml: string) => string, IdsFormCode]>([
  ['text that is no XML', () => 'Dear all', 'not-xml'],
  ['an end too early', (xml) => xml.slice(0, -20), 'not-xml'],
  [
    'an entity of its own',
    (xml) => xml.replace('?>', '?><!DOCTYPE ids [<!ENTITY a "b">]>').replace('Arcada', '&a;'),
    'not-xml',
  ],
  ['another namespace', (xml) => xml.replace('buildingsmart.org/IDS"', 'example.org/IDS"'), 'not-ids'],
  ['another root', (xml) => xml.replace('<ids ', '<ifc ').replace('</ids>', '</ifc>'), 'not-ids'],
  ['an element that IDS lacks', (xml) => xml.replace('<specifications>', '<specifications><note/>'), 'unknown-element'],
  ['a facet that IDS lacks', (xml) => xml.replace('<material', '<colour/><material'), 'unknown-element'],
  [
    'a cardinality in an applicability',
    (xml) => xml.replace('<property ', '<property cardinality="optional" '),
    'unknown-attribute',
  ],
  ['no title', (xml) => xml.replace(/<title>.*<\/title>/, ''), 'missing-element'],
  ['no name', (xml) => xml.replace(' name="Walls"', ''), 'missing-attribute'],
  ['two titles', (xml) => xml.replace('<title>', '<title/><title>'), 'repeated-element'],
  ['an unknown version', (xml) => xml.replace('ifcVersion="IFC4"', 'ifcVersion="IFC4X3"'), 'bad-value'],
  ['an unknown cardinality', (xml) => xml.replace('"prohibited"', '"forbidden"'), 'bad-value'],
  ['an unknown relation', (xml) => xml.replace('"IFCRELAGGREGATES"', '"IFCRELASSOCIATES"'), 'bad-value'],
  ['an optional partOf', (xml) => xml.replace('cardinality="prohibited"', 'cardinality="optional"'), 'bad-value'],
  ['an author without an address', (xml) => xml.replace('bim@arcada.example', 'Ana'), 'bad-value'],
  ['a date in words', (xml) => xml.replace('2026-11-23', '23 November'), 'bad-value'],
  ['a length that is no number', (xml) => xml.replace('xs:length value="4"', 'xs:length value="four"'), 'bad-value'],
  ['an occurrence that is no number', (xml) => xml.replace('maxOccurs="unbounded"', 'maxOccurs="many"'), 'bad-value'],
  ['a data type in lower case', (xml) => xml.replace('IFCBOOLEAN', 'IfcBoolean'), 'bad-value'],
  ['a restriction without limits', (xml) => xml.replace('<xs:length value="4"/>', ''), 'empty-restriction'],
])('%s is a fault of the form', (_, change, code) => {
  const changed = change(good);
  expect(changed).not.toBe(good);
  expect(faultsOf(changed).map((fault) => fault.code)).toContain(code);
});

test('faults say where they are', () => {
  const lines = good.split('\n');
  const at = lines.findIndex((line) => line.includes('<specifications>'));
  lines.splice(at + 1, 0, '    <note/>');
  expect(faultsOf(lines.join('\n'))).toEqual([
    { code: 'unknown-element', found: 'note', parent: 'specifications', place: { line: at + 2, column: 5 } },
  ]);
});

test('a document that IDS 1.0 has no form for is not written', () => {
  expect(() => writeIds({ ...wholeDocument, specifications: [] })).toThrow(IdsFormError);
  expect(() => writeIds({ ...wholeDocument, info: { title: '', author: 'Ana' } })).toThrow(IdsFormError);
});
