import { applyEdits, emptyDocument, type FieldName, fieldNames } from '@arcada/bim';
import { measure } from './meter.ts';

const empty = emptyDocument('bep-pre', 'en');
const filled = (...names: FieldName[]) =>
  applyEdits(
    empty,
    names.map((field) => ({ op: 'field', field, value: field === 'software' ? ['Revit'] : 'Text' })),
  );
const words = (count: number) => Array.from({ length: count }, () => 'coordenação').join(' ');

test.each([
  ['60 words in 3 messages', [words(20), words(20), words(20)], true],
  ['60 words in 2 messages', [words(30), words(30)], false],
  ['59 words in 3 messages', [words(20), words(20), words(19)], false],
  ['60 dots in 3 messages', [words(59), '. . . .', '—'], false],
])('%s', (_name, texts, enough) => {
  expect(measure(empty, texts).enough).toBe(enough);
});

test('four fields of the project are enough; those of the document as a file do not count', () => {
  expect(measure(filled('projectName', 'location', 'software'), [])).toMatchObject({ fields: 3, enough: false });
  expect(measure(filled('projectName', 'location', 'software', 'bimManager'), [])).toMatchObject({
    fields: 4,
    enough: true,
  });
  expect(measure(filled('documentNumber', 'revision', 'status', 'cde', 'clientName'), []).fields).toBe(1);
  const spaces = applyEdits(empty, [{ op: 'field', field: 'projectName', value: '  ' }]);
  expect(measure(spaces, []).fields).toBe(0);
  expect(fieldNames.length).toBeGreaterThan(18);
});
