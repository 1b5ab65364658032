import type { BimDocument, Topic } from '../document/document.schema.ts';
import type { DocumentType } from '../document/families.ts';
import type { FieldName } from '../document/fields.ts';
import type { TableName } from '../document/tables.ts';
import { applyEdits } from '../edits/apply-edits.ts';
import type { Edit } from '../edits/edit.ts';
import { newRow } from '../edits/new-row.ts';
import { sampleDocument } from '../sample/sample-document.ts';
import { emptyDocument } from '../start/empty-document.ts';
import { linkEir } from '../start/from-eir.ts';
import { askedIn } from '../trace/eir-text.ts';
import { takenOver } from '../trace/taken-over.ts';
import type { CheckContext } from './facts.ts';
import { dropRow, setCell, setField } from './rule.ts';

/** How the sample document is broken so that one rule fails. */
export interface RuleCase {
  rule: string;
  edits: readonly Edit[];
  type?: DocumentType;
  /** The linked EIR as it is now. */
  eir?: BimDocument;
  unread?: CheckContext['unread'];
  /** The finding has a fix. */
  fix?: true;
  /** Other rules that the same mistake breaks. */
  also?: readonly string[];
  /** What the fix leaves for a person to decide. */
  leaves?: string;
  /** Where the finding is: field, row id, or topic id. */
  at?: string;
}

const blankTopic: Topic = {
  id: '',
  topic: '',
  category: 'processes',
  title: '',
  text: '',
  ownerRole: '',
  requiredFields: [],
};
/** Of 5,000 characters. */
const longText = 'A school. '.repeat(500);

const field = (name: FieldName, value: unknown) => setField(name, value);
const cell = (table: TableName, row: string, column: string, value: unknown) => setCell(table, row, column, value);
const add = (table: TableName, values: object): Edit => ({
  op: 'insert-row',
  table,
  row: { ...newRow(table, values), id: 'added' },
});
const raci = (row: string, parts: Record<string, string>) =>
  cell(
    'responsibilities',
    row,
    'assignments',
    Object.entries(parts).map(([party, letter]) => ({ party, raci: letter })),
  );
const clear = (table: TableName, ids: readonly string[]): Edit[] => ids.map((id) => dropRow(table, id));
const numbered = (prefix: string, count: number) => Array.from({ length: count }, (_, at) => `${prefix}${at + 1}`);
const answer = (values: object) =>
  add('answers', { requirement: 'EIR-1', priority: 'must', response: 'full', answer: 'Every week', ...values });
/** Links the plan to an EIR, as old documents have it; `added` is the requirement that `answer` responds to. */
const link: Edit = {
  op: 'property',
  name: 'eir',
  value: { documentId: 'e1', documentNumber: 'EIR', revision: 'P01', projectName: 'Centre' },
};
/** The same, with what the EIR asked at that time. */
const linkTo = ({ tables }: BimDocument): Edit => ({
  op: 'property',
  name: 'eir',
  value: {
    ...{ documentId: 'e1', documentNumber: 'EIR', revision: 'P01', projectName: 'Centre' },
    asked: askedIn(tables.requirements),
  },
});
const eirOf = (...requirements: readonly object[]): BimDocument => {
  const eir = emptyDocument('eir', 'en');
  const rows = requirements.map((values) => ({
    ...newRow('requirements', { code: 'EIR-1', priority: 'must' }),
    ...values,
  }));
  return { ...eir, tables: { ...eir.tables, requirements: rows } };
};
/** The sample plan's own content as an EIR: what a plan that was begun with it would have taken over. */
const sampleEir: BimDocument = { ...sampleDocument('bep-post', 'en', '2026-09-01'), type: 'eir' };
const linkTaken: Edit = {
  op: 'property',
  name: 'eir',
  value: {
    ...{ documentId: 'e1', documentNumber: 'EIR', revision: 'P01', projectName: '' },
    taken: takenOver(sampleEir),
  },
};
const otherwise = applyEdits(sampleEir, [cell('milestones', 'm2', 'acceptance', 'No critical clash')]);
/** The same plan, linked to that EIR again. */
const linkAgain: Edit = {
  op: 'property',
  name: 'eir',
  value: linkEir(sampleDocument('bep-post', 'en', '2026-09-01'), otherwise, 'e1').eir,
};
const theirs = applyEdits(otherwise, [field('revision', 'P02')]);
const topic = (id: string, change: object): Edit => ({ op: 'topic', topic: id, change });
const need = (values: object) =>
  add('informationNeeds', {
    code: 'N1',
    purpose: 'coordination',
    entity: 'IfcWall',
    kind: 'property',
    set: 'Pset_WallCommon',
    name: 'FireRating',
    dataType: 'IfcLabel',
    ...values,
  });

export const ruleCases: readonly RuleCase[] = [
  { rule: 'field-empty', edits: [field('documentNumber', '')], at: 'documentNumber' },
  { rule: 'field-empty', edits: [field('date', '')], fix: true, at: 'date' },
  { rule: 'custom-standard-unnamed', edits: [field('bimStandard', 'custom')], at: 'customStandard' },
  { rule: 'custom-standard-unused', edits: [field('customStandard', 'House standard')], fix: true },
  { rule: 'federation-strategy-missing', edits: [field('federationStrategy', '')], at: 'federationStrategy' },
  { rule: 'federation-strategy-unneeded', edits: [field('coordinationMethod', 'integrated')], fix: true },
  { rule: 'date-in-the-future', edits: [field('date', '2026-09-02')], fix: true },

  { rule: 'revision-not-in-log', edits: [field('revision', 'P02')], fix: true },
  {
    rule: 'revision-behind-log',
    edits: [add('revisionLog', { revision: 'P02', date: '2026-09-01', author: 'D. Okafor', change: 'Dates' })],
    fix: true,
  },
  {
    rule: 'own-revision-logged-twice',
    edits: [add('revisionLog', { revision: ' p01', date: '2026-09-01', author: 'D. Okafor', change: 'Dates' })],
    at: 'added',
  },
  {
    rule: 'own-revision-logged-twice',
    edits: [add('revisionLog', { revision: 'P01', date: '2026-09-01', author: 'D. Okafor', change: 'Dates' })],
    at: 'added',
  },
  {
    rule: 'revision-logged-twice',
    edits: [
      field('revision', 'P02'),
      add('revisionLog', { revision: 'P01', date: '2026-09-01', author: 'D. Okafor', change: 'Dates' }),
    ],
    also: ['revision-not-in-log'],
    at: 'added',
  },
  { rule: 'date-other-than-in-log', edits: [field('date', '2026-08-28')], fix: true, at: 'date' },
  {
    rule: 'revision-log-out-of-order',
    edits: [add('revisionLog', { revision: 'P00', date: '2026-08-01', author: 'D. Okafor', change: 'Draft' })],
    fix: true,
    also: ['revision-behind-log'],
  },
  {
    rule: 'revision-log-codes-out-of-order',
    edits: [
      add('revisionLog', { revision: 'P02', date: '2026-09-01', author: 'D. Okafor', change: 'Dates' }),
      field('revision', 'P02'),
      { op: 'order-rows', table: 'revisionLog', rows: ['added'] },
    ],
    fix: true,
    also: ['revision-behind-log'],
  },
  {
    rule: 'revision-dated-in-the-future',
    edits: [
      add('revisionLog', { revision: 'P02', date: '2062-09-01', author: 'D. Okafor', change: 'Dates' }),
      field('revision', 'P02'),
    ],
    at: 'added',
  },
  {
    rule: 'revision-dated-before-another',
    edits: [
      add('revisionLog', { revision: 'P02', date: '2020-01-01', author: 'D. Okafor', change: 'Dates' }),
      field('revision', 'P02'),
    ],
    at: 'added',
  },
  {
    rule: 'revision-log-contradicts-itself',
    edits: [
      cell('revisionLog', 'v1', 'revision', 'P02'),
      cell('revisionLog', 'v1', 'date', '2026-08-10'),
      field('date', '2026-08-20'),
      add('revisionLog', { revision: 'P01', date: '2026-08-20', author: 'D. Okafor', change: 'Dates' }),
    ],
    at: 'added',
  },

  { rule: 'role-without-name', edits: [cell('parties', 'p4', 'contact', ' ')], at: 'p4' },
  { rule: 'email-wrong', edits: [cell('parties', 'p4', 'email', 'sophie at example.com')], at: 'p4' },
  {
    rule: 'party-without-part',
    edits: [add('parties', { code: 'LAN', name: 'Greenways', role: 'engineer', contact: 'Ida Moss' })],
    at: 'added',
  },
  { rule: 'risk-without-owner', edits: [cell('risks', 'k2', 'owner', '')], at: 'k2' },
  {
    rule: 'bim-use-unnamed',
    edits: [add('bimUses', { use: 'other', decision: 'Signs', owner: 'BIM', milestone: 'M3' })],
    at: 'added',
  },
  { rule: 'role-unnamed', edits: [cell('parties', 'p4', 'role', 'other')], at: 'p4' },
  {
    rule: 'role-without-name',
    edits: [
      cell('parties', 'p4', 'role', 'other'),
      cell('parties', 'p4', 'ownRole', 'Quantity surveyor'),
      cell('parties', 'p4', 'contact', ''),
    ],
    at: 'p4',
  },
  { rule: 'information-need-purpose-unnamed', edits: [need({ purpose: 'other' })] },
  { rule: 'deliverable-purpose-unnamed', edits: [cell('deliverables', 'd2', 'purpose', 'other')], at: 'd2' },
  { rule: 'bim-use-without-decision', edits: [cell('bimUses', 'u1', 'decision', '')], at: 'u1' },

  {
    rule: 'proposed-people-unnamed',
    type: 'bep-pre',
    edits: numbered('p', 9).map((id) => cell('parties', id, 'role', 'appointing-party')),
  },
  {
    rule: 'task-team-without-task',
    edits: [
      add('parties', { code: 'LAN', name: 'Greenways', role: 'engineer', contact: 'Ida Moss' }),
      cell('deliverables', 'd2', 'taskTeam', 'LAN'),
    ],
    also: ['originator-not-task-team', 'party-without-part', 'task-team-not-originator'],
    at: 'added',
  },
  { rule: 'matrix-no-accountable', edits: [raci('r3', { ARC: 'R', STR: 'C' })], fix: true, at: 'r3' },
  { rule: 'matrix-no-accountable', edits: [raci('r3', { ARC: 'R', STR: 'R' })], at: 'r3' },
  { rule: 'matrix-many-accountable', edits: [raci('r3', { ARC: 'AR', STR: 'A', MEP: 'AR' })], fix: true, at: 'r3' },
  { rule: 'matrix-no-responsible', edits: [raci('r3', { ARC: 'A', STR: 'C' })], fix: true, at: 'r3' },
  {
    rule: 'matrix-party-twice',
    edits: [
      cell('responsibilities', 'r3', 'assignments', [
        { party: 'ARC', raci: 'AR' },
        { party: 'STR', raci: 'C' },
        { party: 'STR', raci: 'I' },
      ]),
    ],
    fix: true,
  },
  { rule: 'matrix-unknown-party', edits: [raci('r3', { ARC: 'AR', ' str': 'C' })], fix: true },
  { rule: 'matrix-unknown-party', edits: [raci('r3', { ARC: 'AR', GEO: 'AR' })], fix: true, at: 'r3' },

  {
    rule: 'naming-missing',
    edits: clear('naming', numbered('n', 7)),
    also: ['topic-required-empty'],
  },
  {
    rule: 'naming-part-missing',
    type: 'eir',
    edits: [cell('naming', 'n3', 'part', 'other')],
  },
  {
    rule: 'naming-codes-empty',
    type: 'eir',
    edits: [cell('naming', 'n3', 'codes', [])],
    at: 'n3',
    also: ['document-number-unfit'],
  },
  {
    rule: 'naming-code-unfit',
    edits: [cell('naming', 'n5', 'rule', 'letters')],
    fix: true,
    at: 'n5',
  },
  {
    rule: 'naming-code-twice',
    edits: [
      cell('naming', 'n1', 'codes', [
        { code: 'NHC', meaning: 'Centre' },
        { code: 'NHC', meaning: 'Campus' },
      ]),
    ],
    fix: true,
  },
  {
    rule: 'naming-code-with-separator',
    edits: [cell('naming', 'n1', 'codes', [{ code: 'NHC,ANX', meaning: '' }])],
    fix: true,
    at: 'n1',
    also: ['container-name-unfit', 'document-number-unfit'],
  },
  {
    rule: 'naming-code-with-separator',
    edits: [
      cell('naming', 'n1', 'codes', [
        { code: 'NHC', meaning: 'Centre' },
        { code: 'NH-2', meaning: 'Annex' },
      ]),
    ],
  },

  {
    rule: 'status-withdrawn',
    edits: [add('statusCodes', { code: 'S6', meaning: 'For PIM', state: 'shared' })],
    fix: true,
  },
  {
    rule: 'status-withdrawn',
    edits: [
      add('statusCodes', { code: 'CR', meaning: 'As constructed', state: 'published' }),
      cell('deliverables', 'd1', 'statusCode', 'CR'),
    ],
  },
  { rule: 'status-in-wrong-state', edits: [cell('statusCodes', 's7', 'state', 'shared')], fix: true, at: 's7' },

  { rule: 'information-need-incomplete', edits: [need({ set: '' })], at: 'added' },
  { rule: 'information-need-entity', edits: [need({ entity: 'Wall' })], fix: true },
  { rule: 'information-need-entity', edits: [need({ entity: 'walls and doors' })] },
  { rule: 'information-need-entity-unknown', edits: [need({ entity: 'IfcBanana' })] },
  { rule: 'information-need-entity-unknown', edits: [need({ entity: 'IfcColunm' })], fix: true },
  { rule: 'information-need-values', edits: [need({ restriction: 'one-of', values: [] })] },
  { rule: 'information-need-values', edits: [need({ restriction: 'equals', values: ['EI30', 'EI60'] })], fix: true },
  { rule: 'information-need-values', edits: [need({ restriction: 'range', values: ['90', '30'] })] },
  { rule: 'information-need-values', edits: [need({ restriction: 'pattern', values: ['EI('] })] },
  {
    rule: 'information-need-list-in-value',
    edits: [need({ restriction: 'one-of', values: ['REI 60|REI 120'] })],
    fix: true,
    at: 'added',
  },
  {
    rule: 'information-need-list-in-value',
    edits: [need({ restriction: 'one-of', values: ['Concrete, reinforced'] })],
    fix: true,
  },
  {
    rule: 'information-need-unread',
    edits: [need({ kind: 'material', set: '', name: 'Concrete', dataType: '', restriction: '', values: [] })],
    fix: true,
    at: 'added',
  },
  {
    rule: 'information-need-unread',
    edits: [need({ kind: 'classification', set: 'Uniclass 2015', name: 'Ss_25_10', restriction: 'any', values: [] })],
    fix: true,
  },
  {
    rule: 'information-need-unread',
    edits: [need({ kind: 'material', set: '', name: 'Concrete', restriction: 'one-of', values: ['C30', 'C40'] })],
  },
  {
    rule: 'information-need-unread',
    edits: [need({ kind: 'attribute', set: 'Identity', restriction: 'any', values: [] })],
  },
  { rule: 'information-need-unrestricted', edits: [need({ restriction: '', values: ['E30', 'E60'] })], fix: true },
  {
    rule: 'information-need-unrestricted',
    edits: [need({ restriction: 'any', values: ['E30'] })],
    fix: true,
    at: 'added',
  },
  { rule: 'information-need-unused', edits: [need({ code: 'N9' })], at: 'added' },

  {
    rule: 'software-two-versions',
    edits: [add('softwareTools', { name: 'autodesk revit', version: '2024', use: 'Structure', party: 'STR' })],
    fix: true,
    at: 'added',
  },
  {
    rule: 'software-two-versions',
    edits: [add('softwareTools', { name: 'Revit', version: '2023', use: 'Structure', party: 'STR' })],
    fix: true,
    at: 'added',
  },
  {
    rule: 'native-format-version',
    edits: [cell('softwareTools', 't1', 'version', '2025.4'), cell('exchangeFormats', 'x2', 'version', '2024')],
    fix: true,
    at: 'x2',
  },
  { rule: 'native-format-version', edits: [cell('exchangeFormats', 'x2', 'version', '2024')], fix: true, at: 'x2' },
  { rule: 'software-not-in-list', edits: [field('software', ['Autodesk Revit', 'Solibri Office'])], fix: true },
  {
    rule: 'software-without-version',
    edits: [field('software', ['Autodesk Revit', 'Navisworks Manage', 'Solibri Office', 'Tekla'])],
    at: 'software',
  },
  { rule: 'ifc-version-unknown', edits: [cell('exchangeFormats', 'x1', 'version', 'latest')], at: 'x1' },
  { rule: 'open-format-missing', type: 'eir', edits: [dropRow('exchangeFormats', 'x1')], fix: true },
  { rule: 'deliverable-format-unlisted', edits: [cell('deliverables', 'd2', 'format', 'DWG')], at: 'd2' },

  { rule: 'clash-pairs-missing', edits: clear('clashPairs', numbered('c', 4)), also: ['topic-required-empty'] },
  { rule: 'clash-days-contradict', edits: [cell('clashPairs', 'c1', 'days', 20)], fix: true, at: 'c1' },
  {
    rule: 'clash-pair-twice',
    edits: [
      add('clashPairs', {
        disciplineA: 'structure',
        disciplineB: 'architecture',
        tolerance: 5,
        severity: 'critical',
        days: 5,
      }),
    ],
    fix: true,
  },
  {
    rule: 'bim-use-twice',
    edits: [add('bimUses', { use: 'coordination', decision: 'Openings', owner: 'BIM', milestone: 'M3' })],
    fix: true,
  },
  {
    rule: 'exchange-format-twice',
    edits: [
      add('exchangeFormats', { format: 'bcf', version: '2.1', use: 'Coordination issues', software: 'Solibri Office' }),
    ],
    fix: true,
  },

  {
    rule: 'milestones-out-of-order',
    type: 'pir',
    edits: [cell('milestones', 'm3', 'date', '2026-01-10')],
    fix: true,
    at: 'm3',
  },
  { rule: 'milestone-without-acceptance', edits: [cell('milestones', 'm1', 'acceptance', '')], at: 'm1' },
  {
    rule: 'milestone-without-deliverable',
    edits: [
      add('milestones', { code: 'M5', name: 'Warranty', date: '2030-01-01', acceptance: 'No defect', reviewDays: 5 }),
    ],
    at: 'added',
  },
  { rule: 'milestone-without-review-time', edits: [cell('milestones', 'm4', 'reviewDays', null)], at: 'm4' },
  { rule: 'risk-review-past', edits: [cell('risks', 'k1', 'reviewDate', '2026-08-31')], at: 'k1' },

  { rule: 'deliverable-without-owner', edits: [cell('deliverables', 'd2', 'owner', '')], fix: true, at: 'd2' },
  { rule: 'deliverable-without-date', edits: [cell('deliverables', 'd2', 'dueDate', '')], fix: true, at: 'd2' },
  {
    rule: 'date-unreadable',
    edits: [cell('deliverables', 'd2', 'dueDate', '')],
    unread: [{ table: 'deliverables', row: 'd2', column: 'dueDate', text: '03/04/2027' }],
    at: 'd2',
  },
  {
    rule: 'deliverable-without-information-need',
    edits: [cell('deliverables', 'd2', 'informationNeed', '')],
    at: 'd2',
  },
  {
    rule: 'deliverable-after-milestone',
    edits: [cell('deliverables', 'd2', 'dueDate', '2027-12-31')],
    fix: true,
    at: 'd2',
  },
  {
    rule: 'deliverable-without-review-time',
    edits: [cell('deliverables', 'd2', 'dueDate', '2027-01-18')],
    fix: true,
    at: 'd2',
  },
  { rule: 'lod-without-purpose', edits: [cell('deliverables', 'd2', 'purpose', '')], fix: true, at: 'd2' },
  { rule: 'deliverable-overdue', edits: [cell('deliverables', 'd2', 'dueDate', '2026-08-30')], at: 'd2' },
  {
    rule: 'deliverables-missing',
    edits: clear('deliverables', numbered('d', 12)),
  },

  {
    rule: 'container-name-unfit',
    edits: [cell('deliverables', 'd2', 'containerName', 'nhc_arc-mb-zz-m3-a-0001 ')],
    fix: true,
    at: 'd2',
  },
  {
    rule: 'document-number-unfit',
    type: 'eir',
    edits: [field('documentNumber', 'RVH-MUR-ZZ-ZZ-T-X-0001')],
    at: 'documentNumber',
  },
  { rule: 'document-number-unfit', edits: [field('documentNumber', 'blah 1')] },
  { rule: 'document-number-unfit', edits: [field('documentNumber', 'nhc_bim_zz_xx_rp_z_0007')], fix: true },
  { rule: 'container-name-unfit', edits: [cell('deliverables', 'd2', 'containerName', 'Model final v3')], at: 'd2' },
  {
    rule: 'container-name-unfit',
    edits: [cell('deliverables', 'd2', 'containerName', 'LIB-ARC-MB-ZZ-M3-A-0001')],
    fix: true,
    at: 'd2',
  },
  {
    rule: 'container-name-twice',
    edits: [cell('deliverables', 'd10', 'containerName', 'NHC-ARC-MB-ZZ-M3-A-0001')],
    fix: true,
    at: 'd10',
  },
  {
    rule: 'task-team-not-originator',
    edits: [
      add('parties', { code: 'LAN', name: 'Greenways', role: 'engineer', contact: 'Ida Moss' }),
      raci('r3', { ARC: 'A', LAN: 'R' }),
      cell('deliverables', 'd7', 'taskTeam', 'LAN'),
    ],
    fix: true,
    also: ['originator-not-task-team'],
  },
  { rule: 'originator-not-task-team', edits: [cell('deliverables', 'd2', 'taskTeam', 'STR')], fix: true, at: 'd2' },

  { rule: 'eir-unanswered', edits: [answer({ response: '' })], at: 'added' },
  { rule: 'eir-answer-to-review', edits: [answer({ response: 'review', answer: '' })], at: 'added' },
  { rule: 'eir-answer-empty', edits: [answer({ answer: '' })], at: 'added' },
  {
    rule: 'eir-refusal-unexplained',
    edits: [answer({ response: 'none', answer: ' ', priority: 'should' })],
    at: 'added',
  },
  { rule: 'eir-mandatory-not-met', edits: [answer({ response: 'partly' })], at: 'added' },
  { rule: 'eir-place-unknown', edits: [answer({ place: 'gone' })], fix: true, at: 'added' },
  { rule: 'eir-place-unknown', edits: [answer({ place: 'table:gone', answer: '' })] },
  {
    rule: 'eir-copy-differs',
    edits: [link, answer({ text: 'Every week' })],
    eir: eirOf({ id: 'added', text: 'Every second week' }),
    fix: true,
    at: 'added',
    leaves: 'eir-answer-to-review',
  },
  {
    rule: 'eir-requirement-changed',
    edits: [linkTo(eirOf({ id: 'added', text: 'Every week' })), answer({ text: 'Every week' })],
    eir: eirOf({ id: 'added', text: 'Every second week' }),
    fix: true,
    at: 'added',
    leaves: 'eir-answer-to-review',
  },
  { rule: 'eir-requirement-dropped', edits: [link, answer({})], eir: eirOf(), fix: true, at: 'added' },
  {
    rule: 'eir-requirement-new',
    edits: [link, answer({})],
    eir: eirOf({ id: 'added' }, { id: 'later', text: 'COBie' }),
  },
  { rule: 'eir-value-changed', edits: [linkTaken], eir: theirs, fix: true, at: 'm2' },
  {
    rule: 'eir-value-differs',
    edits: [linkTaken, cell('milestones', 'm2', 'acceptance', 'Few clashes')],
    eir: theirs,
    at: 'm2',
  },
  { rule: 'eir-value-changed', edits: [linkTaken], eir: otherwise, fix: true, at: 'm2' },
  { rule: 'eir-value-not-taken', edits: [linkAgain], eir: otherwise, fix: true, at: 'm2' },
  {
    rule: 'eir-value-not-taken',
    edits: [linkAgain, cell('milestones', 'm2', 'acceptance', 'Few clashes')],
    eir: otherwise,
    at: 'm2',
  },
  { rule: 'eir-value-unsure', edits: [link], eir: theirs, at: 'm2' },
  { rule: 'requirements-missing', type: 'oir', edits: clear('requirements', numbered('q', 3)) },

  { rule: 'row-incomplete', edits: [cell('deliverables', 'd2', 'title', '')], at: 'd2' },
  {
    rule: 'date-unreadable',
    edits: [cell('milestones', 'm3', 'date', '')],
    unread: [{ table: 'milestones', row: 'm3', column: 'date', text: '31/02/2027' }],
    at: 'm3',
  },
  { rule: 'table-empty', type: 'bep-pre', edits: clear('bimUses', numbered('u', 4)) },
  {
    rule: 'table-empty',
    type: 'bep-pre',
    edits: [topic('o2', { requiredFields: [] }), ...clear('responsibilities', numbered('r', 20))],
  },
  { rule: 'table-empty', type: 'bep-pre', edits: clear('risks', numbered('k', 3)) },
  { rule: 'code-twice', type: 'oir', edits: [cell('requirements', 'q2', 'code', 'OIR-1')], at: 'q2' },

  {
    rule: 'unknown-party',
    edits: [cell('deliverables', 'd2', 'taskTeam', 'arc')],
    fix: true,
    at: 'd2',
    also: ['originator-not-task-team'],
  },
  { rule: 'unknown-party', edits: [cell('clashPairs', 'c1', 'party', 'GEO')], at: 'c1' },
  { rule: 'unknown-party-in-words', edits: [cell('deliverables', 'd2', 'owner', 'XYZ')], at: 'd2' },
  { rule: 'unknown-party-in-words', edits: [cell('risks', 'k2', 'owner', ' cli ')], fix: true, at: 'k2' },
  { rule: 'unknown-party-in-words', type: 'eir', edits: [cell('requirements', 'q2', 'actor', 'XYZ')], at: 'q2' },
  { rule: 'unknown-party-in-words', edits: [need({ actor: 'XYZ' })], at: 'added' },
  { rule: 'unknown-milestone', edits: [cell('deliverables', 'd2', 'milestone', 'm2')], fix: true, at: 'd2' },
  {
    rule: 'unknown-information-need',
    edits: [cell('deliverables', 'd2', 'informationNeed', 'n1')],
    fix: true,
    at: 'd2',
  },
  {
    rule: 'unknown-software',
    edits: [cell('exchangeFormats', 'x1', 'software', 'AUTODESK REVIT')],
    fix: true,
    at: 'x1',
  },
  { rule: 'unknown-status', edits: [cell('deliverables', 'd2', 'statusCode', 's0')], fix: true, at: 'd2' },
  { rule: 'unknown-status', edits: [field('status', 's2')], fix: true, at: 'status' },

  { rule: 'topic-required-empty', edits: [topic('o1', { requiredFields: ['answers'] })], at: 'o1' },
  {
    rule: 'topic-optional-empty',
    edits: [field('additionalRequirements', ''), topic('o1', { text: 'Also {additionalRequirements}' })],
    at: 'o1',
  },
  { rule: 'topic-placeholder-unknown', edits: [topic('o1', { text: 'For {projectname}' })], fix: true, at: 'o1' },
  { rule: 'topic-placeholder-unknown', edits: [topic('o1', { text: 'For {budget}' })], at: 'o1' },
  {
    rule: 'topic-filled-too-long',
    edits: [field('description', longText), topic('o1', { text: '{description} '.repeat(13) })],
    at: 'o1',
  },
  {
    rule: 'topics-filled-too-long',
    edits: [
      field('description', longText),
      ...Array.from(
        { length: 30 },
        (_, at): Edit => ({
          op: 'insert-topic',
          topic: {
            ...blankTopic,
            id: `long${at}`,
            topic: `long${at}`,
            title: `Long ${at}`,
            text: '{description} '.repeat(10 + (at % 2)),
          },
        }),
      ),
    ],
    at: 'long1',
  },
  {
    rule: 'topic-empty',
    edits: [
      {
        op: 'insert-topic',
        topic: { ...blankTopic, id: 'blank', text: ' ' },
      },
    ],
    fix: true,
    at: 'blank',
  },
  { rule: 'topic-empty', edits: [topic('o1', { title: '' })], at: 'o1' },
  {
    rule: 'topic-twice',
    edits: [
      topic('o1', { topic: 'parties' }),
      {
        op: 'insert-topic',
        topic: {
          id: 'again',
          topic: 'parties',
          category: 'processes',
          title: 'Parties',
          text: 'Text',
          ownerRole: '',
          requiredFields: [],
        },
      },
    ],
    fix: true,
    at: 'again',
  },
  {
    rule: 'topic-of-another-family',
    edits: [
      {
        op: 'insert-topic',
        topic: {
          id: 'other',
          topic: '',
          category: 'org_strategy',
          title: 'Policy',
          text: 'Text',
          ownerRole: '',
          requiredFields: [],
        },
      },
    ],
    at: 'other',
  },
  { rule: 'category-without-topic', edits: [{ op: 'remove-topic', topic: 'o3' }] },
  { rule: 'leftover-mark', edits: [field('description', 'Three floors, area TBC')], at: 'description' },
  { rule: 'leftover-mark', edits: [topic('o1', { text: 'Ver [ ... ]' })], at: 'o1' },
  {
    rule: 'topic-other-language',
    edits: [
      topic('o1', {
        text: 'O plano define como a equipe produz as informações e quem as confere até a entrega, sem exceção.',
      }),
    ],
    at: 'o1',
  },
];
