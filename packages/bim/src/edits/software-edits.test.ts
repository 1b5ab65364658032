import { emptyDocument } from '../start/empty-document.ts';
import { applyEdits } from './apply-edits.ts';
import { newRow } from './new-row.ts';
import { softwareEdits } from './software-edits.ts';

const document = applyEdits(emptyDocument('bep-post', 'en'), [
  { op: 'field', field: 'software', value: ['Revit 2025', 'solibri', 'Excel'] },
  {
    op: 'insert-row',
    table: 'softwareTools',
    row: { ...newRow('softwareTools', { name: 'Solibri', version: '9.13' }), id: 'a' },
  },
  { op: 'insert-row', table: 'softwareTools', row: { ...newRow('softwareTools', { name: 'Navisworks' }), id: 'b' } },
]);

test('the list and the table fill each other, and nothing is lost or written twice', () => {
  const { fields, tables } = applyEdits(document, softwareEdits(document));
  expect(fields.software).toEqual(['Revit 2025', 'solibri', 'Excel', 'Navisworks']);
  expect(tables.softwareTools.map(({ name, version }) => [name, version])).toEqual([
    ['Solibri', '9.13'],
    ['Navisworks', ''],
    ['Revit', '2025'],
    ['Excel', ''],
  ]);
});

test('once both have the same there is nothing to do', () => {
  const filled = applyEdits(document, softwareEdits(document));
  expect(softwareEdits(filled)).toEqual([]);
});

test('a name with and without its maker is the same software', () => {
  const named = applyEdits(document, [
    { op: 'field', field: 'software', value: ['Autodesk Revit 2025', 'Solibri', 'Autodesk Navisworks'] },
    {
      op: 'insert-row',
      table: 'softwareTools',
      row: { ...newRow('softwareTools', { name: 'Revit', version: '2025' }), id: 'c' },
    },
  ]);
  expect(softwareEdits(named)).toEqual([]);
});
