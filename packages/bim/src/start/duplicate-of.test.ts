import { documentSchema } from '../document/document.schema.ts';
import { isDraft } from '../issue/is-draft.ts';
import { sampleDocument } from '../sample/sample-document.ts';
import { duplicateOf } from './duplicate-of.ts';

const today = '2026-09-01';

test('a duplicate says so in its language, and is a draft without a number or revisions', () => {
  const first = sampleDocument('bep-post', 'pt-BR', today);
  const copy = duplicateOf(first);
  expect(documentSchema.parse(copy)).toEqual(copy);
  expect(copy.fields).toMatchObject({ documentNumber: '', revision: 'P01', date: '' });
  expect(isDraft(copy)).toBe(true);
  expect(copy.tables).toEqual({ ...first.tables, revisionLog: [] });
  const titles = [copy, duplicateOf(copy), duplicateOf(duplicateOf(copy))].map(({ fields }) => fields.projectName);
  const { projectName } = first.fields;
  expect(titles).toEqual([`${projectName} (cópia)`, `${projectName} (cópia 2)`, `${projectName} (cópia 3)`]);
  const long = { ...first, fields: { ...first.fields, projectName: 'N'.repeat(200) } };
  expect(duplicateOf(long).fields.projectName).toBe(`${'N'.repeat(192)} (cópia)`);
});
