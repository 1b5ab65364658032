import { dateFormat, links, type MoneyMovement } from '@arcada/contracts';
import { type CsvCell, csvFile, saveFile, useLanguage } from '@arcada/platform';
import { Button, DownloadIcon, Notice } from '@arcada/ui';
import { type ColumnsType, DataTable } from '@arcada/ui/data';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { figureColumn } from '../../shared/figure-column.ts';
import { formatAmount } from './amount-format.ts';
import { type MoneySum, moneySums } from './money-sums.ts';
import type { Days } from './use-comparison.ts';

interface ComparisonResultProps {
  days: Days;
  movements: readonly MoneyMovement[];
}

const cellOf = (amount: number | null): CsvCell => (amount === null ? '' : { amount });

/** Sums of both sides, each difference, and all movements as a file. */
export function ComparisonResult({ days, movements }: ComparisonResultProps) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const differing = movements.filter(({ difference }) => difference);
  const sums = moneySums(movements);
  const handleFile = () => {
    const heads = [
      'at',
      'kind',
      'order',
      'reference',
      'document',
      'id',
      'currency',
      'store',
      'provider',
      'difference',
      'note',
    ] as const;
    const rows = movements
      .toReversed()
      .map(({ at, kind, order, document, id, currency, store, provider, difference, note }) => [
        at,
        t(`reconciliation.kinds.${kind}`),
        order?.number ?? '',
        order?.reference ?? '',
        document ?? '',
        id,
        currency,
        cellOf(store),
        cellOf(provider),
        difference ? t(`reconciliation.differences.${difference}`) : '',
        note ?? '',
      ]);
    const last = sums
      .filter(({ key }) => key === 'all')
      .map(({ key, currency, store, provider }) => [
        t(`reconciliation.kinds.${key}`),
        '',
        '',
        '',
        '',
        '',
        currency,
        cellOf(store),
        cellOf(provider),
        '',
        '',
      ]);
    saveFile(
      `payments-${days.from}-${days.to}.csv`,
      csvFile([heads.map((head) => t(`reconciliation.${head}`)), ...rows, ...last]),
    );
  };
  const amountOf = (amount: number, { currency }: MoneySum) => formatAmount(amount, currency, language);
  const sumColumns: ColumnsType<MoneySum> = [
    { title: t('reconciliation.currency'), dataIndex: 'currency' },
    {
      title: t('reconciliation.kind'),
      dataIndex: 'key',
      render: (key: MoneySum['key']) => t(`reconciliation.kinds.${key}`),
    },
    { title: t('reconciliation.count'), dataIndex: 'count', ...figureColumn },
    { title: t('reconciliation.store'), dataIndex: 'store', render: amountOf, ...figureColumn },
    { title: t('reconciliation.provider'), dataIndex: 'provider', render: amountOf, ...figureColumn },
  ];
  return (
    <>
      <Notice tone={differing.length ? 'warning' : 'success'} live>
        {differing.length ? t('reconciliation.differ', { count: differing.length }) : t('reconciliation.agree')}
      </Notice>
      <DataTable columns={sumColumns} dataSource={sums} rowKey={({ currency, key }) => `${currency} ${key}`} />
      {differing.length > 0 && <Differences movements={differing} />}
      <div>
        <Button size="small" icon={<DownloadIcon />} disabled={movements.length === 0} onClick={handleFile}>
          {t('reconciliation.csv')}
        </Button>
      </div>
    </>
  );
}

function Differences({ movements }: { movements: readonly MoneyMovement[] }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const time = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const amount = (value: number | null, { currency }: MoneyMovement) =>
    value === null ? '–' : formatAmount(value, currency, language);
  const columns: ColumnsType<MoneyMovement> = [
    { title: t('reconciliation.at'), dataIndex: 'at', render: (at: string) => time.format(new Date(at)) },
    {
      title: t('reconciliation.kind'),
      key: 'kind',
      render: (_, { kind, id }) => (
        <>
          {t(`reconciliation.kinds.${kind}`)}
          <p className="a-small a-mute">{id}</p>
        </>
      ),
    },
    {
      title: t('reconciliation.order'),
      key: 'order',
      render: (_, { order }) =>
        order && (
          <Link className="a-link a-whole" to={links.admin(`orders/${order.id}`)}>
            {order.number}
          </Link>
        ),
    },
    { title: t('reconciliation.store'), dataIndex: 'store', render: amount, ...figureColumn },
    { title: t('reconciliation.provider'), dataIndex: 'provider', render: amount, ...figureColumn },
    {
      title: t('reconciliation.difference'),
      dataIndex: 'difference',
      render: (difference: MoneyMovement['difference']) => difference && t(`reconciliation.differences.${difference}`),
    },
  ];
  return (
    <DataTable
      columns={columns}
      dataSource={movements}
      rowKey={({ kind, id, order }) => `${kind} ${id} ${order?.id}`}
    />
  );
}
