import { type Dashboard, formatPrice, numberFormat } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { useTranslation } from 'react-i18next';
import { monthName } from '../../shared/month-name.ts';
import { Definition } from './definition.tsx';

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
    <ul className="a-list dash-tiles">
      {tiles.map(({ key, value, note }) => (
        <li key={key} className="dash-tile">
          <Definition name={key}>
            <h3 className="dash-tile-label">{t(`tile.${key}`)}</h3>
          </Definition>
          <p className="dash-tile-value">{value}</p>
          <p className="a-small a-mute">{note}</p>
        </li>
      ))}
    </ul>
  );
}
