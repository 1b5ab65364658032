import type { DocumentType } from './families.ts';
import type { TableName } from './tables.ts';

/**
 * Tables that a reader of such a document expects rows in: of a tender's plan the contents that ISO 19650-2 lists. Those
 * without which there is nothing to issue (requirements, deliverables after appointment) have rules of their own.
 */
export const requiredTables: Readonly<Record<DocumentType, readonly TableName[]>> = {
  'bep-pre': ['bimUses', 'responsibilities', 'softwareTools', 'risks'],
  'bep-post': ['bimUses', 'responsibilities', 'softwareTools', 'milestones', 'risks'],
  eir: ['milestones'],
  pir: ['milestones'],
  air: [],
  oir: [],
};
