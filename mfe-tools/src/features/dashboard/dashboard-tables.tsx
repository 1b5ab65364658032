import { type Dashboard, formatPrice, numberFormat } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { monthName } from '../../shared/month-name.ts';

interface FiguresTableProps {
  name: string;
  heads: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

function FiguresTable({ name, heads, rows }: FiguresTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="a-table-scroll" aria-label={name} tabIndex={0}>
      <table className="a-table dash-figures">
        <caption className="a-visually-hidden">{name}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...others] }) => (
            <tr key={key}>
              <th scope="row">{first}</th>
              {others.map((value, index) => (
                <td key={heads[index + 1]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

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
