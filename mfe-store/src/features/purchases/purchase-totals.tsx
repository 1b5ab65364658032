import { type Licence, numberFormat, type PageOf } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { useTranslation } from 'react-i18next';

interface PurchaseTotalsProps {
  /** Number of orders; undefined until it is known. */
  orders: number | undefined;
  licences: PageOf<Licence> | undefined;
}

/** How many orders and licences there are, and how many seats are in use. */
export function PurchaseTotals({ orders, licences }: PurchaseTotalsProps) {
  const { t } = useTranslation('store');
  const { language } = useLanguage();
  const number = numberFormat(language);
  const valid = licences?.items.filter(({ revokedAt }) => !revokedAt) ?? [];
  const seats = valid.reduce((sum, licence) => sum + licence.seats, 0);
  const used = valid.reduce((sum, { machines }) => sum + machines.length, 0);
  const isPart = licences !== undefined && licences.total > licences.items.length;
  const tiles = [
    { key: 'orders', value: orders === undefined ? '–' : number.format(orders), note: t('purchases.ordersNote') },
    { key: 'licences', value: licences ? number.format(licences.total) : '–', note: t('purchases.licencesNote') },
    {
      key: 'seats',
      value: licences ? `${number.format(used)} / ${number.format(seats)}` : '–',
      note: isPart ? t('purchases.seatsPart', { count: licences.items.length }) : t('purchases.seatsNote'),
    },
  ] as const;
  return (
    <dl className="purchase-totals">
      {tiles.map(({ key, value, note }) => (
        <div key={key} className="purchase-total">
          <dt className="a-small a-mute">{t(`purchases.${key}`)}</dt>
          <dd>
            <p className="purchase-total-value">{value}</p>
            <p className="a-small a-mute">{note}</p>
          </dd>
        </div>
      ))}
    </dl>
  );
}
