import type { Translated } from '@arcada/contracts';
import type { DocumentType } from '../document/families.ts';
import type { FieldName } from '../document/fields.ts';
import type { TableName } from '../document/tables.ts';
import type { Edit } from '../edits/edit.ts';
import type { Parameters } from '../labels/fill-words.ts';
import type { Facts } from './facts.ts';

/** An error stops a document from being issued; a warning is for its author to weigh; a hint may be ignored. */
export const severities = ['error', 'warning', 'hint'] as const;
export type Severity = (typeof severities)[number];

/** Where a finding is: a click on it goes there. */
export type Place =
  | { kind: 'field'; field: FieldName }
  | { kind: 'table'; table: TableName; row?: string; column?: string }
  | { kind: 'topic'; topic: string }
  | { kind: 'topics'; category?: string };

export interface Found {
  place: Place;
  parameters?: Parameters;
  /** What mends it, when that is certain. */
  edits?: readonly Edit[];
}

/**
 * A rule of the checker. Its words are here and not in a remote's catalogue, because screens, exports and the service's
 * responses all show them.
 */
export interface Rule {
  id: string;
  severity: Severity;
  types: readonly DocumentType[];
  /** The rule in words. */
  rule: Translated;
  /** Why: a standard's requirement, or what goes wrong in a project. */
  reason: Translated;
  /** What is wrong at one place, with `{parameters}`. */
  message: Translated;
  /** What the fix does, with the same parameters. */
  fix?: Translated;
  check: (facts: Facts) => Iterable<Found>;
}

export const everyType: readonly DocumentType[] = ['bep-pre', 'bep-post', 'eir', 'pir', 'air', 'oir'];
export const bepTypes: readonly DocumentType[] = ['bep-pre', 'bep-post'];
export const bepAndEir: readonly DocumentType[] = ['bep-pre', 'bep-post', 'eir'];
export const requirementTypes: readonly DocumentType[] = ['eir', 'pir', 'air', 'oir'];

export const inField = (field: FieldName): Place => ({ kind: 'field', field });
export const inTable = (table: TableName, row?: string, column?: string): Place => ({
  kind: 'table',
  table,
  ...(row !== undefined && { row }),
  ...(column !== undefined && { column }),
});
export const inTopic = (topic: string): Place => ({ kind: 'topic', topic });

export const setField = (field: FieldName, value: unknown): Edit => ({ op: 'field', field, value });
export const setCell = (table: TableName, row: string, column: string, value: unknown): Edit => ({
  op: 'cell',
  table,
  row,
  column,
  value,
});
export const dropRow = (table: TableName, row: string): Edit => ({ op: 'remove-row', table, row });
