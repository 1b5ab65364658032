import { type Dashboard, formatPrice, monthName, numberFormat, shortMonthName } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { MonthChart as Bars } from '@arcada/ui/month-chart';
import { useTranslation } from 'react-i18next';

/** Revenue of the last 12 months as bars. The table beside it has the numbers. */
export function MonthChart({ dashboard: { months } }: { dashboard: Dashboard }) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const most = Math.max(...months.map(({ revenue }) => revenue));
  const best = months.find(({ revenue }) => revenue === most);
  const short = numberFormat(language, { notation: 'compact', maximumFractionDigits: 1 });
  const summary =
    best && most > 0
      ? t('dashboard.performanceSummary', { month: monthName(best.month, language), value: formatPrice(most) })
      : '';
  return (
    <Bars
      months={months.map(({ month, revenue }) => ({ month, value: revenue }))}
      summary={summary}
      titleOf={(month, value) => `${monthName(month, language)}: ${formatPrice(value)}`}
      tickOf={(value) => `$${short.format(value)}`}
      nameOf={(month, withYear) => shortMonthName(month, language, withYear)}
    />
  );
}
