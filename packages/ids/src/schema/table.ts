/** Committed form of a schema's table; tables/make-table.ts writes it. */
export interface SchemaTable {
  schema: string;
  /** Names of the defined types by kind, separated by blanks. */
  types: Record<string, string>;
  /** Values of each enumeration, separated by blanks. */
  enumerations: Record<string, string>;
  /** Names of the selects, separated by blanks. */
  selects: string;
  /** `name,parent,attributes`: attributes separated by blanks, `=` before a list that replaces the parent's. */
  entities: string[];
}
