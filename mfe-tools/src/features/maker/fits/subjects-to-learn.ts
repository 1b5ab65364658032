import type { Finding } from '@arcada/bim';
import { stepOfPlace } from '../form/step-faults.ts';

/** Subjects that courses teach; their words for the search are in the texts, `fits.words`. */
export type Subject = 'standard' | 'delivery' | 'clash' | 'ifc';

const subjectOfTable: Readonly<Record<string, Subject>> = {
  clashPairs: 'clash',
  informationNeeds: 'ifc',
  exchangeFormats: 'ifc',
  responsibilities: 'delivery',
};
const subjectOfStep: Readonly<Record<string, Subject>> = {
  'project-team': 'delivery',
  deliverables: 'delivery',
  'software-tools': 'ifc',
};

function subjectOf({ place }: Finding): Subject {
  const ofTable = place.kind === 'table' ? subjectOfTable[place.table] : undefined;
  return ofTable ?? subjectOfStep[stepOfPlace(place)] ?? 'standard';
}

/** What the failing checks are about, most frequent first, two at most; hints don't fail. */
export function subjectsToLearn(findings: readonly Finding[]): Subject[] {
  const counts = new Map<Subject, number>();
  for (const finding of findings) {
    if (finding.severity === 'hint') continue;
    const subject = subjectOf(finding);
    counts.set(subject, (counts.get(subject) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, 2)
    .map(([subject]) => subject);
}
