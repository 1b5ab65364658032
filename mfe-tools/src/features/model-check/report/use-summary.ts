import { useLanguage } from '@arcada/platform';
import { useEffect, useState } from 'react';
import type { ReportSummary } from '../work/report-messages.ts';
import type { CheckedModel } from '../work/start-work.ts';

/** The summary in the page's language; the one before stays until it is there. */
export function useSummary({ report, summary }: CheckedModel): ReportSummary {
  const { language } = useLanguage();
  const [shown, setShown] = useState(summary);
  const isSpoken = shown.language === language;
  useEffect(() => {
    if (isSpoken) return;
    let wanted = true;
    report.inLanguage(language).then(
      (found) => wanted && setShown(found),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [report, language, isSpoken]);
  return shown;
}
