import { type DocumentType, type Family, familyOf } from './families.ts';
import type { TableName } from './tables.ts';

/** Tables of each family, in the order in which a document prints them. */
export const familyTables = {
  bep: [
    'revisionLog',
    'bimUses',
    'parties',
    'responsibilities',
    'naming',
    'statusCodes',
    'informationNeeds',
    'softwareTools',
    'exchangeFormats',
    'clashPairs',
    'milestones',
    'deliverables',
    'answers',
    'risks',
  ],
  eir: [
    'revisionLog',
    'bimUses',
    'parties',
    'responsibilities',
    'naming',
    'statusCodes',
    'informationNeeds',
    'softwareTools',
    'exchangeFormats',
    'clashPairs',
    'milestones',
    'requirements',
    'risks',
  ],
  pir: ['revisionLog', 'parties', 'milestones', 'requirements', 'informationNeeds', 'risks'],
  air: ['revisionLog', 'parties', 'milestones', 'requirements', 'informationNeeds', 'risks'],
  oir: ['revisionLog', 'parties', 'milestones', 'requirements', 'risks'],
} as const satisfies Record<Family, readonly TableName[]>;

export const tablesOf = (type: DocumentType): readonly TableName[] => familyTables[familyOf(type)];
