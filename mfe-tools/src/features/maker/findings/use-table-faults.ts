import type { TableName } from '@arcada/bim';
import { useMemo } from 'react';
import { useEditing } from '../editing/editing-context.ts';
import type { SaidFinding } from './check-messages.ts';

type Faults = Map<string, Map<string, string>>;

const findingsIn = (findings: readonly SaidFinding[], table: TableName) =>
  findings.filter(({ severity, place }) => severity !== 'hint' && place.kind === 'table' && place.table === table);

function faultsOf(findings: readonly SaidFinding[]): Faults {
  const faults: Faults = new Map();
  for (const finding of findings) {
    const { place } = finding;
    if (place.kind !== 'table' || !place.row) continue;
    const row = faults.get(place.row) ?? new Map<string, string>();
    const column = place.column ?? '';
    if (!row.has(column)) row.set(column, finding.message);
    faults.set(place.row, row);
  }
  return faults;
}

/** Messages of a table's findings by row id and column; under an empty column those of the whole row. */
export function useTableFaults(table: TableName): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const { findings } = useEditing();
  return useMemo(() => faultsOf(findingsIn(findings, table)), [findings, table]);
}
