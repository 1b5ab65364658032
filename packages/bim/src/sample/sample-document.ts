import type { Language, Translated } from '@arcada/contracts';
import { addDays, workday } from '../document/days.ts';
import { type BimDocument, documentSchema } from '../document/document.schema.ts';
import { categoriesOf, type DocumentType, documentTypes, familyOf } from '../document/families.ts';
import { tablesOf } from '../document/family-tables.ts';
import type { TableName } from '../document/tables.ts';
import { classificationNeed, informationNeeds, manualsNeed } from './sample-needs.ts';
import { deliverables, milestones, risks } from './sample-plan.ts';
import { projectChoices, projectCode, projectLists, projectWords, sampleStandard } from './sample-project.ts';
import { requirements } from './sample-requirements.ts';
import { bimUses, clashPairs, exchangeFormats, naming, softwareTools, statusCodes } from './sample-standards.ts';
import { parties, responsibilities } from './sample-team.ts';
import { topics } from './sample-topics.ts';

type Spoken<T> = T extends Translated
  ? string
  : T extends readonly (infer I)[]
    ? Spoken<I>[]
    : T extends object
      ? { [K in keyof T]: Spoken<T[K]> }
      : T;

/** The same data with each translated text in one language. */
function speak<T>(value: T, language: Language): Spoken<T> {
  if (Array.isArray(value)) return value.map((item) => speak(item, language)) as Spoken<T>;
  if (typeof value !== 'object' || value === null) return value as Spoken<T>;
  if ('pt-BR' in value) return (value as unknown as Translated)[language] as Spoken<T>;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, speak(inner, language)])) as Spoken<T>;
}

const withIds = <T>(prefix: string, rows: readonly T[]) =>
  rows.map((row, at) => ({ id: `${prefix}${at + 1}`, ...row }));

function planRows(language: Language, today: string, author: string) {
  const dates = new Map<string, string>(milestones.map(({ code, after }) => [code, workday(addDays(today, after))]));
  const numbers = new Map<string, number>();
  const rows = deliverables.map(({ team, discipline, form, before, lod, ...row }) => {
    const stem = `${projectCode[language]}-${team}-MB-ZZ-${form}-${discipline}`;
    const number = (numbers.get(stem) ?? 0) + 1;
    numbers.set(stem, number);
    return {
      ...row,
      containerName: `${stem}-${String(number).padStart(4, '0')}`,
      taskTeam: team,
      owner: parties.find(({ code }) => code === team)?.contact,
      dueDate: workday(addDays(dates.get(row.milestone) ?? today, -before)),
      levelOfDevelopment: lod,
      statusCode: 'S0',
      progress: 'planned',
    };
  });
  return speak(
    {
      milestones: withIds(
        'm',
        milestones.map(({ after, ...row }) => ({ ...row, date: dates.get(row.code) ?? today })),
      ),
      deliverables: withIds('d', rows),
      risks: withIds(
        'k',
        risks.map((row) => ({ ...row, reviewDate: workday(addDays(today, 28)), state: 'open' })),
      ),
      revisionLog: [
        {
          id: 'v1',
          revision: projectChoices.revision,
          date: today,
          status: projectChoices.status,
          author,
          change: { en: 'First issue', 'pt-BR': 'Primeira emissão', es: 'Primera emisión' },
        },
      ],
    },
    language,
  );
}

function allTables(type: DocumentType, language: Language, today: string): Record<string, unknown> {
  const family = familyOf(type);
  const needs = [...informationNeeds, { ...classificationNeed, set: projectWords.classification }, manualsNeed];
  const matrix = responsibilities.map(({ raci, ...row }) => ({
    ...row,
    assignments: Object.entries(raci).map(([party, letter]) => ({ party, raci: letter })),
  }));
  const names = speak(naming, language).map((row) => {
    const lengths = 'length' in row ? [row.length] : row.codes.map(({ code }) => code.length);
    return {
      field: row.field,
      part: row.part,
      rule: row.rule,
      codes: row.codes,
      minLength: Math.min(...lengths),
      maxLength: Math.max(...lengths),
    };
  });
  const wanted = family === 'bep' ? [] : requirements[family];
  return {
    ...speak(
      {
        parties: withIds('p', parties),
        responsibilities: withIds('r', matrix),
        naming: withIds('n', names),
        statusCodes: withIds('s', statusCodes),
        bimUses: withIds('u', bimUses),
        informationNeeds: withIds('i', needs),
        softwareTools: withIds('t', softwareTools),
        exchangeFormats: withIds('x', exchangeFormats),
        clashPairs: withIds('c', clashPairs),
        requirements: withIds(
          'q',
          wanted.map((row, at) => ({ code: `${type.toUpperCase()}-${at + 1}`, actor: 'CLI', ...row })),
        ),
      },
      language,
    ),
    ...planRows(language, today, projectWords.bimManager[language]),
  };
}

/** A complete document of a sample project, in one language, whose calendar begins today (YYYY-MM-DD). */
export function sampleDocument(type: DocumentType, language: Language, today: string): BimDocument {
  const tables = allTables(type, language, today);
  const own: readonly TableName[] = tablesOf(type);
  return documentSchema.parse({
    type,
    language,
    fields: {
      ...speak(projectWords, language),
      ...speak(projectLists, language),
      ...projectChoices,
      bimStandard: sampleStandard[language],
      documentNumber: `${projectCode[language]}-BIM-ZZ-XX-RP-Z-000${documentTypes.indexOf(type) + 1}`,
      date: today,
    },
    tables: Object.fromEntries(Object.entries(tables).filter(([name]) => own.includes(name as TableName))),
    topics: categoriesOf(type).map((category, at) => ({
      id: `o${at + 1}`,
      category,
      ...speak(topics[category], language),
    })),
  });
}
