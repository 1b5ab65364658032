import { type DocumentSummary, fieldLabels, typeLabels } from '@arcada/bim';
import type { Language } from '@arcada/contracts';
import type { CsvCell } from '@arcada/platform';

/** The list of documents as rows of a CSV file; days as YYYY-MM-DD. */
export const documentRows = (
  documents: readonly DocumentSummary[],
  t: (key: string) => string,
  language: Language,
): CsvCell[][] => [
  [
    fieldLabels.projectName[language],
    t('form.type'),
    fieldLabels.documentNumber[language],
    fieldLabels.revision[language],
    fieldLabels.status[language],
    t('listCsv.score'),
    t('listCsv.changed'),
  ],
  ...documents.map(({ title, type, number, revision, status, score, updatedAt }) => [
    title,
    typeLabels[type][language],
    number,
    revision,
    status,
    score,
    updatedAt.slice(0, 10),
  ]),
];
