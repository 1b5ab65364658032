import type { AnyRow, Row, TableName } from '@arcada/bim';
import type { ShownColumn } from './grid-columns.ts';

type Kind = Row<'informationNeeds'>['kind'];

/** What the columns of an information need hold depends on its kind; of other kinds they stay empty. */
const ofNeeds = {
  set: { '': 'kind', property: 'set', classification: 'system', 'part-of': 'relation' },
  name: {
    '': 'kind',
    property: 'property',
    attribute: 'attribute',
    'part-of': 'whole',
    documentation: 'documentation',
    geometry: 'geometry',
  },
} as const satisfies Record<string, Partial<Record<Kind, string>>>;

const needHint = (column: keyof typeof ofNeeds, kind: string) => {
  const own: Partial<Record<string, string>> = ofNeeds[column];
  return `table.needHint.${own[kind] ?? 'empty'}`;
};

/** Key of the text that says how a cell is written; undefined where its heading is enough. */
export function cellHint(table: TableName, row: AnyRow | undefined, column: ShownColumn | undefined) {
  if (!row || !column) return undefined;
  if (table === 'informationNeeds' && (column.column === 'set' || column.column === 'name'))
    return needHint(column.column, String(row.kind));
  return column.hint && `table.${column.hint}Hint`;
}
