import { adminStep, formatPrice, monthName, type SiteSales, salesFigures } from '@arcada/contracts';
import { csvFile, isApiError, saveFile, useLanguage, useSession } from '@arcada/platform';
import { Button, DownloadIcon, EmptyState, SectionHead } from '@arcada/ui';
import { FiguresTable, FigureTiles } from '@arcada/ui/tooltip';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryStates } from '../../shared/query-states.tsx';
import './purchases.css';
import { siteSalesApi } from './site-sales.api.ts';

/** The dashboard's piece for admins: what the whole site has sold. Nothing for others. */
export function Component() {
  const { hasRole } = useSession();
  return hasRole(['admin']) ? <AllSales /> : null;
}

function AllSales() {
  const { t } = useTranslation('store');
  // The dashboard is no page of the admin area: only who presses the button is asked for the password.
  const [asks, setAsks] = useState(false);
  const [opening, setOpening] = useState(false);
  const own = useRef<HTMLElement>(null);
  const query = siteSalesApi.useStoreSiteSalesQuery({ asks }, { refetchOnMountOrArgChange: 5 });
  const { currentData: data, error, isFetching, refetch } = query;
  // The button stays while it works: it has the focus again once the password isn't given.
  const isClosed = (isApiError(error) && error.code === adminStep.code) || (opening && isFetching && !data);
  const isOpened = opening && data !== undefined;
  const handleOpen = () => {
    setOpening(true);
    if (asks) void refetch();
    else setAsks(true);
  };
  const handleRetry = () => {
    setOpening(false);
    void refetch();
  };
  // The button that had the focus is gone then.
  useEffect(() => {
    if (!isOpened) return;
    setOpening(false);
    if (document.activeElement === document.body) own.current?.focus();
  }, [isOpened]);
  const sold = data?.months.some(({ units, refundedUnits }) => units + refundedUnits > 0);
  return (
    <section ref={own} tabIndex={-1} className="a-stack" aria-labelledby="site-sales">
      <SectionHead id="site-sales" title={t('siteSales.title')} text={t('siteSales.text')} />
      {isClosed ? (
        <div className="a-row">
          <p className="a-mute">{t('siteSales.closed')}</p>
          <Button size="small" loading={isFetching} onClick={handleOpen}>
            {t('siteSales.open')}
          </Button>
        </div>
      ) : (
        <QueryStates query={{ data, error, refetch: handleRetry }} />
      )}
      {data && !sold && <EmptyState title={t('siteSales.none')} />}
      {data && sold && <Figures sales={data} />}
    </section>
  );
}

function Figures({ sales: { months, items } }: { sales: SiteSales }) {
  const { t } = useTranslation('store');
  const { language } = useLanguage();
  const monthHeads = [t('siteSales.month'), t('siteSales.units'), t('siteSales.refunded'), t('siteSales.revenue')];
  const itemHeads = [t('siteSales.item'), t('siteSales.units'), t('siteSales.revenue')];
  const handleFile = () =>
    saveFile(
      'sales.csv',
      csvFile([
        monthHeads,
        ...months.map(({ month, units, refundedUnits, revenue }) => [month, units, refundedUnits, revenue]),
        [],
        itemHeads,
        ...items.map(({ name, units, revenue }) => [name, units, revenue]),
      ]),
    );
  return (
    <>
      <FigureTiles
        figures={salesFigures(months, language).map(({ key, value }) => ({
          key,
          value,
          title: t(`siteSales.${key}`),
          explanation: {
            text: t(`siteSales.explain.${key}`),
            label: t('siteSales.how', { name: t(`siteSales.${key}`) }),
          },
        }))}
      />
      <FiguresTable
        name={t('siteSales.byMonth')}
        heads={monthHeads}
        rows={months.toReversed().map(({ month, units, refundedUnits, revenue }) => ({
          key: month,
          cells: [monthName(month, language), units, refundedUnits, formatPrice(revenue)],
        }))}
      />
      <FiguresTable
        name={t('siteSales.byItem')}
        heads={itemHeads}
        rows={items.map(({ id, name, units, revenue }) => ({ key: id, cells: [name, units, formatPrice(revenue)] }))}
      />
      <Button size="small" className="commerce-file" icon={<DownloadIcon />} onClick={handleFile}>
        {t('siteSales.csv')}
      </Button>
    </>
  );
}
