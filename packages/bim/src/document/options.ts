/**
 * What the choices of fields and columns offer. Stored are these ids; their words are in `labels`.
 * An empty string means that nothing has been chosen yet.
 */
export const options = {
  projectType: [
    'residential',
    'commercial',
    'public',
    'education',
    'health',
    'industrial',
    'infrastructure',
    'mixed-use',
  ],
  projectSize: ['small', 'medium', 'large', 'very-large'],
  bimStandard: ['iso-19650', 'abnt-nbr-iso-19650', 'une-en-iso-19650', 'bs-en-iso-19650', 'nbims-us', 'custom'],
  levelOfDevelopment: ['100', '200', '300', '350', '400', '500'],
  measurementUnits: ['mm', 'cm', 'm', 'imperial'],
  coordinationMethod: ['federated', 'integrated', 'hybrid'],
  namingSeparator: ['-', '_', '.'],
  /** Roles in the project; the owner of a topic is one of them. */
  role: [
    'appointing-party',
    'lead-appointed-party',
    'appointed-party',
    'project-manager',
    'bim-manager',
    'information-manager',
    'task-team-manager',
    'architect',
    'engineer',
    'contractor',
    'asset-manager',
    'security-lead',
    // Named in a column of its own.
    'other',
  ],
  discipline: [
    'architecture',
    'structure',
    'mechanical',
    'electrical',
    'plumbing',
    // The three above in one, as most plans name them.
    'mep',
    'fire-protection',
    'civil',
    'landscape',
    'geotechnical',
    'survey',
    'facade',
    'interior',
    'cost',
    'other',
  ],
  /** Responsible, accountable, consulted, informed; one party may both do the work and answer for it. */
  raci: ['R', 'A', 'AR', 'C', 'I'],
  deliverableStatus: ['planned', 'in-progress', 'shared', 'accepted', 'rejected'],
  purpose: [
    'coordination',
    'design-review',
    'quantities',
    'cost',
    'programme',
    'analysis',
    'permit',
    'fabrication',
    'construction',
    'handover',
    'operation',
    'maintenance',
    // Named in a column of its own.
    'other',
  ],
  namingPart: ['project', 'originator', 'functional', 'spatial', 'form', 'discipline', 'number', 'other'],
  namingRule: ['codes', 'letters', 'digits', 'letters-digits'],
  exchangeFormat: ['ifc', 'bcf', 'ids', 'cobie', 'pdf', 'dwg', 'rvt', 'nwd', 'xlsx', 'xml', 'e57', 'other'],
  likelihood: ['low', 'medium', 'high'],
  impact: ['low', 'medium', 'high'],
  riskState: ['open', 'mitigated', 'closed'],
  severity: ['critical', 'major', 'minor'],
  containerState: ['wip', 'shared', 'published', 'archived'],
  bimUse: [
    'existing-conditions',
    'design-authoring',
    'design-review',
    'coordination',
    'quantities',
    'cost-estimation',
    'phase-planning',
    'structural-analysis',
    'energy-analysis',
    'code-check',
    'digital-fabrication',
    'site-logistics',
    'record-modelling',
    'asset-management',
    // Named in a column of its own.
    'other',
  ],
  priority: ['must', 'should', 'could'],
  /** `review`: the requirement was reworded after it had been answered, or its text has only been taken over. */
  response: ['full', 'partly', 'none', 'review'],
  /** What an information need asks for; the facets of IDS 1.0 have the same names. */
  needKind: ['property', 'attribute', 'classification', 'material', 'part-of', 'documentation', 'geometry'],
  needPresence: ['required', 'optional', 'prohibited'],
  restriction: ['any', 'equals', 'one-of', 'pattern', 'range', 'length'],
} as const;

export type OptionList = keyof typeof options;
export type OptionOf<L extends OptionList> = (typeof options)[L][number];
