import { type Dashboard, formatPrice, monthName, numberFormat } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { FigureTiles } from '@arcada/ui/tooltip';
import { useTranslation } from 'react-i18next';

/** The four figures at the top. */
export function Tiles({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const { revenue, elements, month } = dashboard;
  const number = (value: number, options?: Intl.NumberFormatOptions) => numberFormat(language, options).format(value);
  const change =
    revenue.change === null
      ? '–'
      : number(revenue.change / 100, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  const tiles = [
    {
      key: 'active',
      value: number(dashboard.activeProjects),
      note: t('tile.ofProjects', { count: dashboard.projects }),
    },
    { key: 'revenue', value: formatPrice(revenue.thisMonth), note: monthName(month, language) },
    {
      key: 'change',
      value: change,
      note: revenue.change === null ? t('tile.noLast') : t('tile.last', { value: formatPrice(revenue.lastMonth) }),
    },
    {
      key: 'elements',
      value: elements.projects ? number(elements.count) : '–',
      note: elements.projects ? t('tile.counted', { count: elements.projects }) : t('tile.notCounted'),
    },
  ] as const;
  return (
    <FigureTiles
      figures={tiles.map(({ key, value, note }) => ({
        key,
        value,
        note,
        title: t(`tile.${key}`),
        explanation: { text: t(`define.${key}`), label: t('define.open', { name: t(`defined.${key}`) }) },
      }))}
    />
  );
}
