import type { Row } from '../../document/document.schema.ts';
import type { Edit } from '../../edits/edit.ts';
import { inTable, setCell } from '../rule.ts';

export type Deliverable = Row<'deliverables'>;
export const atDeliverable = ({ id }: Deliverable, column: string) => inTable('deliverables', id, column);
/** What readers know a deliverable by. */
export const deliverableName = ({ containerName, title }: Deliverable): string => containerName || title;
export const setDeliverable = ({ id }: Deliverable, column: string, value: unknown): Edit[] => [
  setCell('deliverables', id, column, value),
];
