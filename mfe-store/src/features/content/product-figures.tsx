import { type ProductFigures as Figures, formatPrice, monthName } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { FiguresTable, FigureTiles } from '@arcada/ui/tooltip';
import { useContentTexts } from '../../shared/content-texts.ts';
import { QueryStates } from '../../shared/query-states.tsx';
import { ownProductsApi } from './content.api.ts';

/** What an own product has sold, and how many of its licences are in use. */
export function ProductFigures({ id }: { id: string }) {
  const { t } = useContentTexts();
  const query = ownProductsApi.useStoreOwnProductFiguresQuery(id, { refetchOnMountOrArgChange: 5 });
  const { data } = query;
  const sold = data && data.units + data.refundedUnits > 0;
  return (
    <section className="a-stack">
      <h2 className="store-own-heading">{t('figures.title')}</h2>
      <QueryStates query={query} />
      {data && !sold && <p className="a-mute">{t('figures.none')}</p>}
      {data && sold && <Sold figures={data} />}
    </section>
  );
}

function Sold({ figures: { units, refundedUnits, revenue, licences, months } }: { figures: Figures }) {
  const { t } = useContentTexts();
  const { language } = useLanguage();
  const shown = (count: number) => count.toLocaleString(language);
  const tile = (key: 'units' | 'refunded' | 'revenue' | 'licences', value: string, note?: string) => ({
    key,
    value,
    title: t(`figures.${key}`),
    ...(note !== undefined && { note }),
    explanation: { text: t(`figures.explain.${key}`), label: t('figures.how', { name: t(`figures.${key}`) }) },
  });
  return (
    <>
      <FigureTiles
        figures={[
          tile('units', shown(units)),
          tile('refunded', shown(refundedUnits)),
          tile('revenue', formatPrice(revenue)),
          tile(
            'licences',
            shown(licences.valid),
            t('figures.inUse', { seats: licences.seats, machines: licences.machines }),
          ),
        ]}
      />
      <FiguresTable
        name={t('figures.byMonth')}
        heads={[t('figures.month'), t('figures.units'), t('figures.refunded'), t('figures.revenue')]}
        rows={months
          .filter((month) => month.units + month.refundedUnits > 0)
          .toReversed()
          .map((month) => ({
            key: month.month,
            cells: [
              monthName(month.month, language),
              shown(month.units),
              shown(month.refundedUnits),
              formatPrice(month.revenue),
            ],
          }))}
      />
    </>
  );
}
