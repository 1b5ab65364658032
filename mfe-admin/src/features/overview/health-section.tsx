import { useLanguage } from '@arcada/platform';
import { Button, RefreshIcon } from '@arcada/ui';
import { AntdTheme, type ColumnsType, DataTable } from '@arcada/ui/data';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryStates } from '../../shared/query-states.tsx';

interface HealthSectionProps<Row> {
  title: string;
  columns: ColumnsType<Row>;
  rows: readonly Row[] | undefined;
  rowKey: keyof Row & string;
  query: { currentData?: unknown; error?: unknown; isFetching: boolean; refetch: () => unknown };
}

/** Parts of the site with their state, checked again on request. */
export function HealthSection<Row extends object>({ title, columns, rows, rowKey, query }: HealthSectionProps<Row>) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const id = useId();
  return (
    <section className="admin-section" aria-labelledby={id}>
      <div className="a-row a-row--between">
        <h2 id={id}>{title}</h2>
        <Button
          size="small"
          icon={<RefreshIcon />}
          loading={query.isFetching}
          aria-label={t('overview.checkOf', { name: title })}
          onClick={query.refetch}
        >
          {t('overview.check')}
        </Button>
      </div>
      <QueryStates query={query} />
      {rows && (
        <AntdTheme language={language}>
          <DataTable name={title} columns={columns} dataSource={[...rows]} rowKey={rowKey} />
        </AntdTheme>
      )}
    </section>
  );
}
