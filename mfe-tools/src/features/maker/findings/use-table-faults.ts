import type { Finding, TableName } from '@arcada/bim';
import type { Language } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { useMemo } from 'react';
import { useEditing } from '../editing/editing-context.ts';
import { type Explain, useExplain } from './use-explain.ts';

type Faults = Map<string, Map<string, string>>;
const none: Faults = new Map();

const findingsIn = (findings: readonly Finding[], table: TableName) =>
  findings.filter(({ severity, place }) => severity !== 'hint' && place.kind === 'table' && place.table === table);

function faultsOf(findings: readonly Finding[], explain: Explain, language: Language): Faults {
  const faults: Faults = new Map();
  for (const finding of findings) {
    const { place } = finding;
    if (place.kind !== 'table' || !place.row) continue;
    const row = faults.get(place.row) ?? new Map<string, string>();
    const column = place.column ?? '';
    if (!row.has(column)) row.set(column, explain(finding, language).message);
    faults.set(place.row, row);
  }
  return faults;
}

/** Messages of a table's findings by row id and column; under an empty column those of the whole row. */
export function useTableFaults(table: TableName): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const { findings } = useEditing();
  const { language } = useLanguage();
  const own = useMemo(() => findingsIn(findings, table), [findings, table]);
  const explain = useExplain(own.length > 0);
  return useMemo(() => (explain ? faultsOf(own, explain, language) : none), [own, explain, language]);
}
