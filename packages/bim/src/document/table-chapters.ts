import { type Category, type DocumentType, type Family, familyOf } from './families.ts';
import type { TableName } from './tables.ts';

/** The chapter in which a family prints each of its tables; the revision log is in front of the chapters. */
const chapters = {
  bep: {
    general_info: ['bimUses'],
    organization: ['parties', 'responsibilities'],
    technical_standards: ['naming', 'statusCodes', 'informationNeeds', 'softwareTools'],
    processes: ['clashPairs', 'risks'],
    deliverables: ['exchangeFormats', 'milestones', 'deliverables', 'answers'],
  },
  eir: {
    technical_requirements: [
      'bimUses',
      'naming',
      'statusCodes',
      'informationNeeds',
      'softwareTools',
      'exchangeFormats',
    ],
    processes_deliveries: ['requirements', 'milestones', 'clashPairs'],
    org_requirements: ['parties', 'responsibilities', 'risks'],
    post_construction: [],
  },
  pir: {
    project_context: ['parties'],
    information_requirements: ['requirements', 'informationNeeds'],
    decisions_performance: ['milestones'],
    compliance_stakeholders: [],
    risk_management: ['risks'],
  },
  air: {
    purpose_context: ['parties', 'milestones'],
    operational_info: ['requirements', 'informationNeeds'],
    documentation_warranties: [],
    monitoring_performance: [],
    security_lifecycle: ['risks'],
  },
  oir: {
    org_strategy: ['parties', 'requirements'],
    regulatory_requirements: [],
    asset_management: ['milestones'],
    risk_change_management: ['risks'],
    performance_integration: [],
  },
} as const satisfies Record<Family, Partial<Record<Category, readonly TableName[]>>>;

/** The tables of a chapter, in their order. */
export const chapterTables = (type: DocumentType, category: Category): readonly TableName[] =>
  (chapters[familyOf(type)] as Partial<Record<Category, readonly TableName[]>>)[category] ?? [];
