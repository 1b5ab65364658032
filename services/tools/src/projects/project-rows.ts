import {
  centsToDollars,
  dollarsToCents,
  type Project,
  type ProjectChange,
  type ProjectInput,
  type ProjectSummary,
} from '@arcada/contracts';
import type { ProjectEntity } from './project.entity.ts';

type Columns = Omit<ProjectEntity, 'id' | 'ownerId' | 'version' | 'createdAt' | 'updatedAt'>;

/** The columns of a whole project or, of a change, those of the given fields. */
export function columnsOf(input: ProjectInput): Columns;
export function columnsOf(input: ProjectChange): Partial<Columns>;
export function columnsOf({ value, elements, figures, ...same }: ProjectChange): Partial<Columns> {
  return {
    ...same,
    ...(same.name !== undefined && { name: same.name.toWellFormed() }),
    ...(same.client !== undefined && { client: same.client.toWellFormed() }),
    ...(value !== undefined && { valueCents: dollarsToCents(value) }),
    ...(elements !== undefined && {
      elementCount: elements?.count ?? null,
      elementSource: elements?.source ?? null,
      elementsCountedOn: elements?.countedOn ?? null,
    }),
    ...(figures && {
      figures: figures
        .map(({ revenue, ...figure }) => ({ ...figure, cents: dollarsToCents(revenue) }))
        .toSorted((a, b) => a.month.localeCompare(b.month)),
    }),
  };
}

const elementsOf = ({ elementCount: count, elementSource: source, elementsCountedOn: countedOn }: ProjectEntity) =>
  count === null || source === null || countedOn === null ? null : { count, source, countedOn };

const shared = (row: ProjectEntity): Omit<Project, 'figures'> => ({
  id: row.id,
  name: row.name,
  client: row.client,
  discipline: row.discipline,
  value: centsToDollars(row.valueCents),
  status: row.status,
  startMonth: row.startMonth,
  endMonth: row.endMonth,
  elements: elementsOf(row),
  version: String(row.version),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export const projectOf = (row: ProjectEntity): Project => ({
  ...shared(row),
  figures: row.figures.map(({ cents, ...figure }) => ({ ...figure, revenue: centsToDollars(cents) })),
});

export const summaryOf = (row: ProjectEntity): ProjectSummary => ({
  ...shared(row),
  revenue: centsToDollars(row.figures.reduce((sum, { cents }) => sum + cents, 0)),
});
