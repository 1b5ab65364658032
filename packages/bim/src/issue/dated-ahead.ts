import { inField, inTable, type Place } from '../checker/rule.ts';
import type { BimDocument } from '../document/document.schema.ts';
import { isIssued } from './next-revision.ts';

/** Whether an issue may not have this date: nobody can correct it afterwards. */
export const isDatedAhead = (date: string, today: string): boolean => date > today;

/** Where the document gives its present revision a date after today: in its own field and in its row of the log. */
export function datedAheadIn({ fields: { date, revision }, tables }: BimDocument, today: string): Place[] {
  const row = tables.revisionLog.find((one) => isIssued(one.revision, [revision]));
  return [
    ...(isDatedAhead(date, today) ? [inField('date')] : []),
    ...(row && isDatedAhead(row.date, today) ? [inTable('revisionLog', row.id, 'date')] : []),
  ];
}
