import { languages } from '@arcada/contracts';
import { applyEdits } from '../edits/apply-edits.ts';
import { sampleDocument } from '../sample/sample-document.ts';
import { codesInLanguage, exampleCodesInLanguage } from './codes-in-language.ts';
import { emptyDocument } from './empty-document.ts';
import { exampleCodeEdits, exampleTables } from './example-codes.ts';

test('example codes follow the document into another language; what was changed stays', () => {
  const start = emptyDocument('bep-post', 'pt-BR');
  const filled = applyEdits(
    start,
    exampleTables.flatMap((table) => exampleCodeEdits(start, table)),
  );
  const [first, second] = filled.tables.statusCodes;
  const changed = applyEdits(filled, [
    { op: 'cell', table: 'statusCodes', row: first?.id ?? '', column: 'meaning', value: 'Rascunho nosso' },
    { op: 'property', name: 'language', value: 'es' },
  ]);
  const moved = applyEdits(changed, exampleCodesInLanguage(changed, 'es'));
  expect(second?.meaning).toBe('Adequado para coordenação');
  expect(moved.tables.statusCodes.slice(0, 2).map(({ meaning }) => meaning)).toEqual([
    'Rascunho nosso',
    'Apto para coordinación',
  ]);
  const spanish = { ...start, language: 'es' as const };
  const wanted = applyEdits(spanish, exampleCodeEdits(spanish, 'naming')).tables.naming;
  const plain = (rows: typeof wanted) => rows.map(({ id: _, ...row }) => row);
  expect(plain(moved.tables.naming)).toEqual(plain(wanted));
});

test('codes of the sample project follow as a whole, from each language into each', () => {
  for (const from of languages) {
    for (const to of languages) {
      const sample = sampleDocument('eir', from, '2026-09-01');
      const wanted = sampleDocument('eir', to, '2026-09-01').tables;
      const { naming, statusCodes } = codesInLanguage(sample, to).tables;
      expect(statusCodes).toEqual(wanted.statusCodes);
      const meanings = (rows: typeof naming) =>
        rows.map(({ field, codes }) => [field, codes.map((one) => one.meaning)]);
      expect(meanings(naming)).toEqual(meanings(wanted.naming));
      // The project's own code is in each plan's names.
      expect(naming[0]?.codes[0]?.code).toBe(sample.tables.naming[0]?.codes[0]?.code);
      const edited = applyEdits(sample, exampleCodesInLanguage(sample, to));
      expect(edited.tables).toEqual(codesInLanguage(sample, to).tables);
    }
  }
});

test('words of another code, and words with an addition, are their author’s', () => {
  const sample = sampleDocument('eir', 'pt-BR', '2026-09-01');
  const [first, second] = sample.tables.statusCodes;
  const [, , functional] = sample.tables.naming;
  const codes = [{ code: 'EX', meaning: 'Áreas externas e garagem' }];
  const own = applyEdits(sample, [
    { op: 'cell', table: 'statusCodes', row: first?.id ?? '', column: 'meaning', value: second?.meaning },
    { op: 'cell', table: 'naming', row: functional?.id ?? '', column: 'codes', value: codes },
    { op: 'cell', table: 'naming', row: functional?.id ?? '', column: 'field', value: 'Bloco' },
  ]);
  const { naming, statusCodes } = codesInLanguage(own, 'en').tables;
  expect(statusCodes[0]?.meaning).toBe('Para coordenação');
  expect(naming[2]).toMatchObject({ field: 'Bloco', codes });
});

test('a word that the examples had before is the same as the one of now', () => {
  const sample = sampleDocument('eir', 'es', '2026-09-01');
  const [, , functional] = sample.tables.naming;
  const codes = [{ code: 'EX', meaning: 'Urbanización exterior' }];
  const edit = { op: 'cell', table: 'naming', row: functional?.id ?? '', column: 'codes', value: codes } as const;
  const meaning = (language: 'en' | 'es') =>
    codesInLanguage(applyEdits(sample, [edit]), language).tables.naming[2]?.codes[0]?.meaning;
  expect([meaning('en'), meaning('es')]).toEqual(['External works', 'Urbanización']);
});
