import { dateFormat, monthName } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { bucketsOf, type Span } from '../../shared/span.ts';

/** The days or months of a span with their names. */
export function useBuckets(span: Span) {
  const { language } = useLanguage();
  const day = dateFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return bucketsOf(span).map((bucket) => ({
    ...bucket,
    label: bucket.kind === 'month' ? monthName(bucket.from.slice(0, 7), language) : day.format(new Date(bucket.from)),
  }));
}
