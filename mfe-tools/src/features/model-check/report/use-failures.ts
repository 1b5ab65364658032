import type { Language } from '@arcada/contracts';
import { startTransition, useEffect, useState } from 'react';
import type { ModelReport } from '../work/model-report.ts';
import type { FailurePage, FailureQuery } from '../work/report-messages.ts';

/** One page of the failures; the page before stays until it is there, or until there is none because the report failed. */
export function useFailures(report: ModelReport, spoken: Language, { specification, text, from, count }: FailureQuery) {
  const [page, setPage] = useState<FailurePage | 'failed'>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another language the rows are others
  useEffect(() => {
    let wanted = true;
    const query = { text, from, count, ...(specification !== undefined && { specification }) };
    report.failures(query).then(
      (found) => wanted && startTransition(() => setPage(found)),
      () => wanted && setPage('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [report, spoken, specification, text, from, count]);
  return page;
}
