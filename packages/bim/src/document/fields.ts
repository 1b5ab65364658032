import { date, long, oneOf, required, short, texts } from './column.ts';

/**
 * The single values of a document. Their names are those of the placeholders in the texts of topics;
 * units and formats follow from the kind (a date is YYYY-MM-DD).
 */
export const fields = {
  documentNumber: short(required),
  revision: short(required),
  /** One of the codes of the table `statusCodes`. */
  status: short(required),
  date: date(required),
  appointmentReference: short(),
  projectName: short(required),
  clientName: short(required),
  location: short(required),
  projectType: oneOf('projectType', required),
  projectSize: oneOf('projectSize', required),
  description: long(required),
  appointingParty: short(required),
  leadAppointedParty: short(),
  projectManager: short(required),
  bimManager: short(required),
  architects: texts(),
  engineers: texts(),
  contractors: texts(),
  bimStandard: oneOf('bimStandard', required),
  /** The name of the standard when `bimStandard` is custom. */
  customStandard: short(),
  levelOfDevelopment: oneOf('levelOfDevelopment'),
  measurementUnits: oneOf('measurementUnits', required),
  classification: short(),
  coordinateSystem: short(),
  namingSeparator: oneOf('namingSeparator'),
  software: texts(),
  cde: short(),
  coordinationMethod: oneOf('coordinationMethod'),
  federationStrategy: long(),
  deliverables: texts(),
  additionalRequirements: long(),
} as const;

export type FieldName = keyof typeof fields;
export const fieldNames = Object.keys(fields) as FieldName[];
