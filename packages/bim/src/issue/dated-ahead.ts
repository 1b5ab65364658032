import { inField, inTable, type Place } from '../checker/rule.ts';
import type { BimDocument } from '../document/document.schema.ts';
import { isIssued } from './next-revision.ts';

/** Whether an issue may not have this date: nobody can correct it afterwards. */
export const isDatedAhead = (date: string, today: string): boolean => date > today;

/** Where the document gives its present revision a date after today: in its own field and in its rows of the log. */
export function datedAheadIn({ fields: { date, revision }, tables }: BimDocument, today: string): Place[] {
  const rows = tables.revisionLog.filter((one) => isIssued(one.revision, [revision]) && isDatedAhead(one.date, today));
  return [
    ...(isDatedAhead(date, today) ? [inField('date')] : []),
    ...rows.map(({ id }) => inTable('revisionLog', id, 'date')),
  ];
}
