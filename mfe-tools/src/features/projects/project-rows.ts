import type { ProjectSummary } from '@arcada/contracts';
import type { CsvCell } from '@arcada/platform';

/** The list of projects as rows of a CSV file; months as YYYY-MM, amounts in dollars with a point. */
export const projectRows = (projects: readonly ProjectSummary[], t: (key: string) => string): CsvCell[][] => [
  [
    t('project.name'),
    t('project.client'),
    t('project.status'),
    t('project.discipline'),
    t('project.start'),
    t('project.end'),
    t('projects.value'),
    t('projects.revenue'),
    t('projects.elements'),
  ],
  ...projects.map(({ name, client, status, discipline, startMonth, endMonth, value, revenue, elements }) => [
    name,
    client,
    t(`projectStatus.${status}`),
    t(`discipline.${discipline}`),
    startMonth,
    endMonth,
    value,
    revenue,
    elements?.count ?? null,
  ]),
];
