/** Types of documents: the BIM execution plan before and after appointment, and four kinds of requirements (ISO 19650). */
export const documentTypes = ['bep-pre', 'bep-post', 'eir', 'pir', 'air', 'oir'] as const;
export type DocumentType = (typeof documentTypes)[number];

export const families = ['bep', 'eir', 'pir', 'air', 'oir'] as const;
export type Family = (typeof families)[number];

/** Categories of topics, in the order in which a document shows them. */
export const familyCategories = {
  bep: ['general_info', 'organization', 'technical_standards', 'processes', 'deliverables'],
  eir: ['technical_requirements', 'processes_deliveries', 'org_requirements', 'post_construction'],
  pir: [
    'project_context',
    'information_requirements',
    'decisions_performance',
    'compliance_stakeholders',
    'risk_management',
  ],
  air: [
    'purpose_context',
    'operational_info',
    'documentation_warranties',
    'monitoring_performance',
    'security_lifecycle',
  ],
  oir: [
    'org_strategy',
    'regulatory_requirements',
    'asset_management',
    'risk_change_management',
    'performance_integration',
  ],
} as const satisfies Record<Family, readonly string[]>;

export type Category = (typeof familyCategories)[Family][number];
export const categories: readonly Category[] = families.flatMap(
  (family): readonly Category[] => familyCategories[family],
);

const byType: Record<DocumentType, Family> = {
  'bep-pre': 'bep',
  'bep-post': 'bep',
  eir: 'eir',
  pir: 'pir',
  air: 'air',
  oir: 'oir',
};
export const familyOf = (type: DocumentType): Family => byType[type];
export const categoriesOf = (type: DocumentType): readonly Category[] => familyCategories[familyOf(type)];
