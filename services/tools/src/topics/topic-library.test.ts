import {
  type BimDocument,
  documentTypes,
  type Family,
  type FieldName,
  familyOf,
  isField,
  placeholdersIn,
  sampleDocument,
  type TextPart,
  textBlocks,
  textLanguage,
} from '@arcada/bim';
import { type Language, languages } from '@arcada/contracts';
import { libraryFolder } from '../library-folder.ts';
import { readLibrary } from '../read-library.ts';
import { topicsOfTerms } from './field-terms.ts';
import { TopicLibrary } from './topic-library.ts';

const entries = readLibrary(libraryFolder);
const library = new TopicLibrary(entries);

test.each<[Language, Family, string, string]>([
  ['en', 'eir', 'LOD', 'eir-level-of-information-need'],
  ['en', 'bep', 'LOIN', 'bep-modelling-conventions'],
  ['en', 'bep', 'handover', 'bep-milestones-and-acceptance'],
  ['en', 'eir', 'hand over', 'eir-asset-data-drop'],
  ['en', 'air', 'COBie', 'air-handover-data-drops'],
  ['en', 'bep', 'nomenclature', 'bep-container-naming'],
  ['en', 'bep', 'Common Data Environment', 'bep-cde-workflow'],
  ['en', 'eir', 'CDE exit', 'eir-cde-provision-and-exit'],
  ['pt-BR', 'eir', 'nível de detalhe', 'eir-level-of-information-need'],
  ['pt-BR', 'eir', 'recebimento da obra', 'eir-asset-data-drop'],
  ['pt-BR', 'bep', 'naming', 'bep-container-naming'],
  ['pt-BR', 'bep', 'ambiente comum de dados', 'bep-cde-workflow'],
  ['pt-BR', 'bep', 'compatibilização', 'bep-clash-strategy'],
  ['es', 'eir', 'LOD', 'eir-level-of-information-need'],
  ['es', 'eir', 'recepcion de la obra', 'eir-asset-data-drop'],
  ['es', 'bep', 'codificación', 'bep-container-naming'],
  ['es', 'bep', 'entorno común de datos', 'bep-cde-workflow'],
  ['es', 'bep', 'colisiones', 'bep-clash-strategy'],
  ['en', 'air', 'sensitive', 'air-sensitivity-triage'],
  ['en', 'air', 'restricted', 'air-sensitivity-triage'],
  ['en', 'pir', 'restricted', 'pir-safe-to-publish'],
  ['pt-BR', 'air', 'acesso restrito', 'air-sensitivity-triage'],
  ['es', 'air', 'información clasificada', 'air-sensitivity-triage'],
])('%s, %s: "%s" finds its topic by another name first', (language, family, q, topic) => {
  expect(library.find({ q, family }, language)[0]?.id).toBe(topic);
});

test('"access" finds a topic on security among those of assets, too', () => {
  const found = library.find({ q: 'access', family: 'air' }, 'en').map(({ category }) => category);
  expect(found).toContain('security_lifecycle');
});

test('before and after appointment a plan has different topics, and words of the contract are for after it', () => {
  const idsOf = (type: 'bep-pre' | 'bep-post') => library.find({ family: 'bep', type }, 'en').map(({ id }) => id);
  const [before, after] = [new Set(idsOf('bep-pre')), new Set(idsOf('bep-post'))];
  expect([...before].filter((id) => !after.has(id))).toEqual(
    expect.arrayContaining(['bep-proposed-people', 'bep-proposed-additions', 'bep-responsibility-matrix']),
  );
  expect([...after].filter((id) => !before.has(id))).toEqual(
    expect.arrayContaining([
      'bep-detailed-responsibility-matrix',
      'bep-appointed-party-requirements',
      'bep-mobilisation-tested',
      'bep-midp',
    ]),
  );
  const texts = library.find({ family: 'bep', type: 'bep-pre' }, 'pt-BR').map(({ text }) => text);
  expect(texts.join()).not.toMatch(/com base no contrato|acordo de trabalho/);
});

test('a term is meant as whole words only, and every topic of a term is in the library', () => {
  expect(topicsOfTerms('Explode the model')).toEqual([]);
  const all = topicsOfTerms('COBie LOD naming CDE clash federation RACI coordinates IFC');
  expect(all.filter((id) => !library.ids.has(id))).toEqual([]);
});

test.each(languages)('%s: every topic is known as written in its language', (language) => {
  const topics = library.find({}, language);
  expect(topics.length).toBeGreaterThan(90);
  const mistaken = topics.filter(({ text }) => textLanguage(text) !== language);
  expect(mistaken.map(({ id }) => id)).toEqual([]);
});

describe('while an optional field is empty', () => {
  const mark = '\u0001';
  /** A topic's lines as they are printed, with a mark in place of a field. */
  const linesOf = (document: BimDocument, text: string, field: FieldName): string[] => {
    const told = (parts: readonly TextPart[]) =>
      parts.map((part) => ('field' in part && part.field === field ? mark : part.text)).join('');
    return textBlocks(document, text).flatMap((block) =>
      block.kind === 'list' ? block.items.map(({ parts }) => `- ${told(parts)}`) : told(block.parts).split('\n'),
    );
  };
  const without = (document: BimDocument, field: FieldName): BimDocument => ({
    ...document,
    fields: { ...document.fields, [field]: Array.isArray(document.fields[field]) ? [] : '' },
  });

  test.each(documentTypes.flatMap((type) => languages.map((language) => [type, language] as const)))(
    '%s, %s: what is left out of a topic is the end of its line, and no list loses its lead',
    (type, language) => {
      const sample = sampleDocument(type, language, '2026-09-01');
      // Tables stand in for some fields.
      const document = { ...sample, tables: { ...sample.tables, parties: [], softwareTools: [], deliverables: [] } };
      const broken: string[] = [];
      for (const { id, text } of library.find({ family: familyOf(type), type }, language))
        for (const field of placeholdersIn(text).filter(isField)) {
          const full = linesOf(document, text, field);
          const bare = full.map((line) => line.replaceAll(new RegExp(`\\s*\\(${mark}\\)`, 'g'), ''));
          const left = linesOf(without(document, field), text, field);
          let at = 0;
          for (const [place, line] of left.entries()) {
            while (at < bare.length && !full[at]?.startsWith(line) && !bare[at]?.startsWith(line)) at++;
            if (at === bare.length) broken.push(`${id} {${field}}: ${line}`);
            const isLead = full[at]?.endsWith(':') && full[at + 1]?.startsWith('- ');
            if (isLead && !left[place + 1]?.startsWith('- ')) broken.push(`${id} {${field}}: ${line} (no list)`);
            const lead = left[place - 1] ?? '';
            const isFirst = full[at]?.startsWith('- ') && full[at - 1]?.startsWith('- ') === false;
            if (isFirst && !lead.startsWith('- ') && ![full, bare].some((lines) => lines[at - 1]?.startsWith(lead)))
              broken.push(`${id} {${field}}: ${line} (no lead)`);
            at++;
          }
        }
      expect(broken).toEqual([]);
    },
  );
});
