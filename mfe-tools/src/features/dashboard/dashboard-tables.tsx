import { type Dashboard, formatPrice, monthName, numberFormat } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { FiguresTable } from '@arcada/ui/tooltip';
import { useTranslation } from 'react-i18next';

export function MonthTable({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const number = numberFormat(language, { maximumFractionDigits: 2 });
  return (
    <FiguresTable
      name={t('dashboard.performance')}
      heads={[t('dashboard.month'), t('dashboard.revenue'), t('dashboard.hours')]}
      rows={dashboard.months.toReversed().map(({ month, revenue, hours }) => ({
        key: month,
        cells: [monthName(month, language), formatPrice(revenue), hours === null ? '–' : number.format(hours)],
      }))}
    />
  );
}

export function DisciplineTable({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const percent = numberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <FiguresTable
      name={t('dashboard.disciplines')}
      heads={[
        t('project.discipline'),
        t('dashboard.projects'),
        t('dashboard.shareHead'),
        t('dashboard.contractValueHead'),
      ]}
      rows={dashboard.disciplines.map(({ discipline, projects, share, value }) => ({
        key: discipline,
        cells: [t(`discipline.${discipline}`), projects, percent.format(share / 100), formatPrice(value)],
      }))}
    />
  );
}
