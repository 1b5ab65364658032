import type { BimDocument, Row } from '../document/document.schema.ts';
import { isIssued } from './next-revision.ts';

type LogRow = Row<'revisionLog'>;

/** What readers of an issued revision hold in their hands. What its row says about the change can be corrected. */
const facts = ['revision', 'date', 'status', 'author', 'checkedBy', 'approvedBy'] as const;

/** The rows of the log that stand for issued revisions: of each the first. */
function issuedRows({ tables }: BimDocument, issued: readonly string[]): LogRow[] {
  const isNamed = new Set<string>();
  return tables.revisionLog.filter(({ revision }) => {
    if (!isIssued(revision, issued) || isIssued(revision, [...isNamed])) return false;
    isNamed.add(revision);
    return true;
  });
}

/** True for a cell of the log that an issue has filled. */
export function isIssuedFact(document: BimDocument, issued: readonly string[], rowId: string, column: string): boolean {
  const row = issuedRows(document, issued).find(({ id }) => id === rowId);
  return facts.some((fact) => fact === column && row?.[fact]);
}

/** The document after an edit, with the facts of issued revisions in its log as they were; the same one if they are. */
export function keepIssued(before: BimDocument, after: BimDocument, issued: readonly string[]): BimDocument {
  let isKept = true;
  const log = [...after.tables.revisionLog];
  for (const own of issuedRows(before, issued)) {
    const at = log.findIndex(({ id }) => id === own.id);
    const row = log[at];
    if (!row) log.splice(before.tables.revisionLog.indexOf(own), 0, own);
    else if (facts.every((fact) => !own[fact] || own[fact] === row[fact])) continue;
    else log[at] = { ...row, ...Object.fromEntries(facts.flatMap((fact) => (own[fact] ? [[fact, own[fact]]] : []))) };
    isKept = false;
  }
  return isKept ? after : { ...after, tables: { ...after.tables, revisionLog: log } };
}
