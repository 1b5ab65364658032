import type { FieldName } from './fields.ts';
import type { TableName } from './tables.ts';

/** What an EIR decides for the plans that answer it, besides its requirements. */
export const takenFields = [
  'appointmentReference',
  'projectName',
  'clientName',
  'location',
  'projectType',
  'projectSize',
  'description',
  'appointingParty',
  'bimStandard',
  'customStandard',
  'levelOfDevelopment',
  'measurementUnits',
  'classification',
  'coordinateSystem',
  'namingSeparator',
  'cde',
  'coordinationMethod',
] as const satisfies readonly FieldName[];

/** Of the parties only the client and those who need information. */
export const takenTables = [
  'parties',
  'milestones',
  'naming',
  'statusCodes',
  'informationNeeds',
  'exchangeFormats',
  'bimUses',
  'clashPairs',
] as const satisfies readonly TableName[];
export type TakenTable = (typeof takenTables)[number];
