import type { Column } from './column.ts';
import { type DocumentType, familyOf } from './families.ts';
import { type FieldName, fieldNames, fields } from './fields.ts';

const needless: Record<ReturnType<typeof familyOf>, readonly FieldName[]> = {
  bep: [],
  eir: ['bimManager'],
  pir: ['bimManager', 'measurementUnits'],
  air: ['bimManager', 'measurementUnits'],
  oir: ['bimManager', 'measurementUnits', 'location', 'projectType', 'projectSize'],
};
const more: Record<ReturnType<typeof familyOf>, readonly FieldName[]> = {
  bep: ['leadAppointedParty', 'cde', 'coordinationMethod', 'classification', 'coordinateSystem'],
  eir: ['cde', 'classification', 'coordinateSystem'],
  pir: [],
  air: ['classification'],
  oir: [],
};

/** Fields without which a document of this type cannot be issued. */
export const requiredFieldsOf = (type: DocumentType): readonly FieldName[] => {
  const family = familyOf(type);
  return fieldNames.filter(
    (name) => ((fields[name] as Column).required && !needless[family].includes(name)) || more[family].includes(name),
  );
};

export const isEmpty = (value: unknown): boolean =>
  value === '' || value === null || value === undefined || (Array.isArray(value) && value.length === 0);
