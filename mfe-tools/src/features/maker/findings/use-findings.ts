import { type BimDocument, check, type Finding } from '@arcada/bim';
import { useEffect, useState } from 'react';
import { localDay } from '../editing/local-day.ts';

/** After the last change; the check itself takes a few milliseconds. */
const pauseMilliseconds = 150;

/** The checker's findings, a moment after each change, so that typing never waits for them. */
export function useFindings(document: BimDocument): readonly Finding[] {
  const [findings, setFindings] = useState<readonly Finding[]>(() => check(document, { today: localDay() }));
  useEffect(() => {
    const timer = setTimeout(() => setFindings(check(document, { today: localDay() })), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [document]);
  return findings;
}
