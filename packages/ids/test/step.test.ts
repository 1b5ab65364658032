import { openModel } from '../src/model/open-model.ts';
import { StepError } from '../src/step/step-error.ts';
import type { StepValue } from '../src/step/values.ts';
import { bytesOf, guid, ifcText, modelOf } from './ifc.fixture.ts';

const wall = (name: string) => `#1=IFCWALL(${guid(1)},$,${name},$,$,$,$,$,$);`;

/** The first argument of one instance, through the whole reader. */
async function valueWritten(written: string): Promise<StepValue | undefined> {
  return (await modelOf('IFC4', `#1=IFCX(${written},'end');`)).file.argumentsOf(1)?.[0];
}

async function faultOf(bytes: Uint8Array): Promise<StepError> {
  const error = await openModel(bytes).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof StepError)) throw new Error(`No StepError but ${String(error)}`);
  return error;
}

test.each<[string, StepValue]>([
  ["'plain'", 'plain'],
  ["''", ''],
  ["'it''s'", "it's"],
  ["'a;b)c(d,#1'", 'a;b)c(d,#1'],
  ["'/* no comment */'", '/* no comment */'],
  ["'K\\X\\FCche'", 'Küche'],
  ["'K\\X2\\00FC\\X0\\che'", 'Küche'],
  ["'\\X2\\4E2D6587\\X0\\'", '中文'],
  ["'\\X2\\D83DDE00\\X0\\'", '😀'],
  ["'\\X4\\0001F600\\X0\\'", '😀'],
  ["'K\\S\\|che'", 'Küche'],
  ["'\\PB\\\\S\\7'", '\u02c7'],
  ["'a\\\\b'", 'a\\b'],
  ["'C:\\Temp'", 'C:\\Temp'],
  ["'Küche'", 'Küche'],
  ['$', null],
  ['#42', { kind: 'reference', id: 42 }],
  ['.NOTDEFINED.', { kind: 'enumeration', name: 'NOTDEFINED' }],
  ['.t.', { kind: 'enumeration', name: 'T' }],
  ['42', { kind: 'integer', value: 42, text: '42' }],
  ['-1.5', { kind: 'real', value: -1.5, text: '-1.5' }],
  ['1.E3', { kind: 'real', value: 1000, text: '1.E3' }],
  ['1e3', { kind: 'real', value: 1000, text: '1e3' }],
  ['"0A1F"', { kind: 'binary', text: '0A1F' }],
  ["IFCLABEL('A')", { kind: 'typed', type: 'IFCLABEL', value: 'A' }],
  ["IfcLabel ( 'A' )", { kind: 'typed', type: 'IFCLABEL', value: 'A' }],
  ['()', []],
  ['((1),$)', [[{ kind: 'integer', value: 1, text: '1' }], null]],
  ['/* a comment, #7 */ $ /* and ; more */', null],
])('reads %s', async (written, value) => {
  await expect(valueWritten(written)).resolves.toEqual(value);
});

test('reads bytes that are not UTF-8 as Windows-1252', async () => {
  const text = ifcText('IFC4', wall("'K?che'"));
  const bytes = bytesOf(text);
  bytes[text.indexOf('?che')] = 0xfc;
  const model = await openModel(bytes);
  expect(model.text(1, 'Name')).toBe('Küche');
});

test('derived attributes have no place among the arguments', async () => {
  const model = await modelOf('IFC4', '#2=IFCSIUNIT(*,.LENGTHUNIT.,.MILLI.,.METRE.);');
  expect(model.attribute(2, 'Name')).toEqual({ kind: 'enumeration', name: 'METRE' });
});

test('finds instances over lines, blanks and comments, in any case, whatever their order', async () => {
  const model = await modelOf(
    'IFC4',
    '/* #9=IFCWALL(); */ #20 =',
    ` IfcDoor /* x */ ( ${guid(2)} , $, 'A; B',`,
    ' $,$,$,$,$,$,$,$,$,$) ; #3=IFCRABBIT();',
    wall("'W'"),
    '#4=(IFCA()IFCB($));',
  );
  expect(model.file.count).toBe(4);
  expect(model.text(20, 'Name')).toBe('A; B');
  expect(model.classOf(3)).toBe('IFCRABBIT');
  expect([...model.instancesOf('IFCELEMENT')]).toEqual([20, 1]);
  expect(model.file.has(9)).toBe(false);
  expect(model.file.argumentsOf(9)).toBeUndefined();
});

test('finds instances by large and sparse numbers', async () => {
  const model = await modelOf('IFC4', `#4000000000=IFCWALL(${guid(1)},$,'far',$,$,$,$,$,$);`);
  expect(model.text(4000000000, 'Name')).toBe('far');
  expect(model.file.has(1)).toBe(false);
});

test.each([
  ['IFC2X3', 'IFC2X3'],
  ['IFC2X3_TC1', 'IFC2X3'],
  ['IFC4', 'IFC4'],
  ['ifc4 ', 'IFC4'],
  ['IFC4_ADD2', 'IFC4'],
  ['IFC4X1', 'IFC4X3'],
  ['IFC4X3_ADD2', 'IFC4X3'],
])('reads %s as %s', async (written, schema) => {
  expect((await openModel(bytesOf(ifcText(written, wall('$'))))).schemaName).toBe(schema);
});

const good = ifcText('IFC4', wall("'A'"));

test.each([
  ['no bytes', '', 'empty'],
  ['a zip', 'PK\u0003\u0004…', 'zipped'],
  ['ifcXML', '<?xml version="1.0"?><ifc:uos/>', 'xml'],
  ['a text', 'Dear all,', 'not-step'],
  ['no schema', good.replace(/FILE_SCHEMA.*/, ''), 'no-schema'],
  ['another schema', good.replace('IFC4', 'IFC2X2_FINAL'), 'unsupported-schema'],
  ['IFC5', good.replace('IFC4', 'IFC5'), 'unsupported-schema'],
  ['no data', good.slice(0, good.indexOf('DATA;')), 'no-data'],
  ['an end within a line', good.slice(0, good.indexOf('$,$,$')), 'truncated'],
  ['an end within a string', good.slice(0, good.lastIndexOf("A'")), 'truncated'],
  ['an end within a comment', good.replace('#1=', '/* #1='), 'truncated'],
  ['no ENDSEC', good.slice(0, good.lastIndexOf('ENDSEC')), 'truncated'],
  ['a line without a number', good.replace('#1=', '#='), 'broken-line'],
  ['a line without =', good.replace('#1=', '#1'), 'broken-line'],
  ['other text among the lines', good.replace('#1=', 'hello #1='), 'broken-line'],
])('%s is a clear error', async (_, text, code) => {
  expect((await faultOf(bytesOf(text))).code).toBe(code);
});

test('errors name the line and what is there', async () => {
  const text = ifcText('IFC4', wall('$'), '#2=IFCDOOR($);', '#2=IFCWINDOW($);');
  expect(await faultOf(bytesOf(text))).toMatchObject({ code: 'duplicate-id', line: 10 });
  const model = await modelOf('IFC4', '#1=IFCWALL(ab c);');
  expect(() => model.line(1)).toThrow(expect.objectContaining({ code: 'broken-line', line: 8, found: 'ab c);' }));
});

test('lists within lists without end are a clear error', async () => {
  const model = await modelOf('IFC4', `#1=IFCWALL(${'('.repeat(100_000)}${')'.repeat(100_000)});`);
  expect(() => model.line(1)).toThrow(expect.objectContaining({ code: 'broken-line' }));
  expect(model.attribute(1, 'Name')).toBeUndefined();
});

test('an open that is stopped rejects with the reason', async () => {
  await expect(openModel(bytesOf(good), { signal: AbortSignal.abort('no longer') })).rejects.toBe('no longer');
});
