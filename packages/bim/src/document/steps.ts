import type { DocumentType } from './families.ts';
import { tablesOf } from './family-tables.ts';
import type { FieldName } from './fields.ts';
import type { TableName } from './tables.ts';

export interface Step {
  id: string;
  fields: readonly FieldName[];
  tables: readonly TableName[];
}

/** The steps of the form, with their fields and tables in order. The last one chooses topics. */
export const steps = [
  {
    id: 'basic-information',
    fields: ['documentNumber', 'revision', 'status', 'date', 'appointmentReference'],
    tables: ['revisionLog'],
  },
  {
    id: 'project-info',
    fields: ['projectName', 'clientName', 'location', 'projectType', 'projectSize', 'description'],
    tables: ['bimUses'],
  },
  {
    id: 'project-team',
    fields: [
      'appointingParty',
      'leadAppointedParty',
      'projectManager',
      'bimManager',
      'architects',
      'engineers',
      'contractors',
    ],
    tables: ['parties', 'responsibilities'],
  },
  {
    id: 'bim-standards',
    fields: [
      'bimStandard',
      'customStandard',
      'levelOfDevelopment',
      'measurementUnits',
      'classification',
      'coordinateSystem',
      'namingSeparator',
    ],
    tables: ['naming', 'statusCodes', 'informationNeeds'],
  },
  {
    id: 'software-tools',
    fields: ['software', 'cde', 'coordinationMethod', 'federationStrategy'],
    tables: ['softwareTools', 'exchangeFormats', 'clashPairs'],
  },
  {
    id: 'deliverables',
    fields: ['deliverables', 'additionalRequirements'],
    tables: ['milestones', 'deliverables', 'requirements', 'answers', 'risks'],
  },
  { id: 'topics', fields: [], tables: [] },
] as const satisfies readonly Step[];

export type StepId = (typeof steps)[number]['id'];

/** The steps of a type of document, with the tables that its family has. */
export const stepsOf = (type: DocumentType): readonly Step[] =>
  steps.map((step: Step) => ({ ...step, tables: step.tables.filter((table) => tablesOf(type).includes(table)) }));

/** The step on which a field or table is edited; topics are on the last one. */
export const stepOf = (name: FieldName | TableName | 'topics', kind: 'field' | 'table' = 'field'): StepId =>
  steps.find((step: Step) => (kind === 'field' ? step.fields : step.tables).some((own) => own === name))?.id ??
  'topics';
