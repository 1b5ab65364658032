import { changeSummary } from '../compare/change-summary.ts';
import type { BimDocument } from '../document/document.schema.ts';
import { limits } from '../document/limits.ts';
import type { AnyRow, Edit } from '../edits/edit.ts';
import { newRow } from '../edits/new-row.ts';
import { say } from '../labels/translated.ts';
import { freeRevision } from './next-revision.ts';
import { isSameRevision, logRowOf } from './revision-order.ts';

/** What the revision log says about an issue. */
export interface IssueFacts {
  revision: string;
  /** YYYY-MM-DD. */
  date: string;
  author: string;
  change: string;
  /** Empty while no one has. */
  checkedBy: string;
  approvedBy: string;
}

export const firstIssue = say('First issue', 'Primeira emissão', 'Primera emisión');
export const laterIssue = say('Updated issue', 'Emissão atualizada', 'Emisión actualizada');

/**
 * What an issue begins with: the document's revision, or the one after it when that was issued already. `previous` is the
 * content that was issued last, where it is known: what has changed since is said.
 */
export function proposedIssue(
  document: BimDocument,
  issued: readonly string[],
  today: string,
  previous?: BimDocument,
): IssueFacts {
  const { language, fields, tables } = document;
  const revision = freeRevision(fields.revision, issued);
  const row = logRowOf(tables.revisionLog, revision);
  const isFirst = issued.length === 0 && tables.revisionLog.every((one) => isSameRevision(one.revision, revision));
  const changed = previous && !row?.change ? changeSummary(previous, document, language).slice(0, limits.long) : '';
  return {
    revision,
    // Chosen for this revision; that of an issued one belongs to it.
    date: isSameRevision(revision, fields.revision) ? fields.date || today : today,
    author: row?.author || fields.bimManager || fields.projectManager,
    change: row?.change || changed || (isFirst ? firstIssue : laterIssue)[language],
    checkedBy: row?.checkedBy ?? '',
    approvedBy: row?.approvedBy ?? '',
  };
}

/** The edits that write an issue into the document: revision, date, and its row in the revision log. */
export function issueEdits({ fields, tables }: BimDocument, facts: IssueFacts): Edit[] {
  // As they are printed: no blank stands around them on each page.
  const [revision, status] = [facts.revision.trim(), fields.status.trim()];
  const logged = { ...facts, revision, status };
  const own: Edit[] = [
    { op: 'field', field: 'revision', value: revision },
    ...(status === fields.status ? [] : [{ op: 'field', field: 'status', value: status } as const]),
    { op: 'field', field: 'date', value: facts.date },
  ];
  const row = logRowOf(tables.revisionLog, revision);
  if (!row) return [...own, { op: 'insert-row', table: 'revisionLog', row: newRow('revisionLog', logged) as AnyRow }];
  const changed = Object.entries(logged).filter(([column, value]) => row[column as keyof typeof row] !== value);
  return [
    ...own,
    ...changed.map(([column, value]): Edit => ({ op: 'cell', table: 'revisionLog', row: row.id, column, value })),
  ];
}
