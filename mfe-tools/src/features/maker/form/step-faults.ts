import { type Finding, type Place, type Step, stepOf } from '@arcada/bim';

/** The step on which a place is edited. */
export function stepOfPlace(place: Place): string {
  if (place.kind === 'field') return stepOf(place.field);
  return place.kind === 'table' ? stepOf(place.table, 'table') : 'topics';
}

/** How many errors each step has. */
export function errorsByStep(findings: readonly Finding[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const finding of findings) {
    if (finding.severity !== 'error') continue;
    const step = stepOfPlace(finding.place);
    counts.set(step, (counts.get(step) ?? 0) + 1);
  }
  return counts;
}

/** The first finding for each field of a step; hints aren't faults. */
export function fieldFaults<F extends Finding>(findings: readonly F[], step: Step): ReadonlyMap<string, F> {
  const faults = new Map<string, F>();
  for (const finding of findings) {
    const { place } = finding;
    if (finding.severity === 'hint' || place.kind !== 'field' || faults.has(place.field)) continue;
    if (step.fields.includes(place.field)) faults.set(place.field, finding);
  }
  return faults;
}
