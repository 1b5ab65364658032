import type { KeysetPage } from '@arcada/contracts';
import { type CsvCell, useLanguage } from '@arcada/platform';
import { EmptyState, KeptFocus, LinkButton, Notice } from '@arcada/ui';
import { AntdTheme, type ColumnsType, DataTable } from '@arcada/ui/data';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { figureColumn } from './figure-column.ts';
import type { ListAddress } from './list-address.ts';
import { ListCsv } from './list-csv.tsx';
import { ListSort } from './list-sort.tsx';
import { QueryStates } from './query-states.tsx';
import { SavedViews } from './saved-views.tsx';
import { stackedColumns } from './stacked-row.tsx';
import { TableSettingsButton, useTableSettings } from './table-settings.tsx';
import { UnknownFilter } from './unknown-filter.tsx';
import { useNarrow } from './use-narrow.ts';

export interface ManagedColumn<Row, Sort extends string = string> {
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  /** The order that a click on the heading asks the service for. */
  sort?: Sort;
  /** The cell in the CSV file; columns without it are left out there. */
  csv?: (row: Row) => CsvCell;
  /** Can't be hidden. */
  always?: boolean;
  /** Shown only when chosen. */
  extra?: boolean;
  /** Prices and other figures that are compared with those of other rows. */
  figure?: boolean;
  /** Buttons of the row. */
  acts?: boolean;
}

interface ManagerTableProps<Row, Sort extends string> {
  /** Names the table's settings, saved views and file: lower-case letters and hyphens. */
  name: string;
  /** The order of the service's list when the address has none. */
  usual: { sort: Sort; dir: 'asc' | 'desc' };
  columns: readonly ManagedColumn<Row, Sort>[];
  address: ListAddress<string, Sort>;
  query: { currentData?: KeysetPage<Row> | undefined; error?: unknown; isFetching: boolean; refetch: () => unknown };
  rowKey: (row: Row) => string;
  /** All rows that fit the filter, page by page, for the CSV file. */
  readAll: (after: string | undefined) => Promise<KeysetPage<Row>>;
  /** "40 accounts" */
  countText: (count: number) => string;
  /** What is said when nothing fits the filter, and in `yet` while there is nothing at all. */
  empty: { title: string; text: string; yet?: { title: string; text: string } };
  /** Above the reason why the list could not be loaded, and before it. */
  errorTitle?: string;
  errorText?: string;
  /** Rows that are ticked, for actions on many. */
  selection?: { ids: readonly string[]; onChange: (ids: string[]) => void; nameOf: (row: Row) => string };
  /** Buttons beside the number of rows. */
  actions?: ReactNode;
}

const ways = { asc: 'ascend', desc: 'descend' } as const;

/**
 * A long list of a service: filtered, sorted and paged there, by the page's address. Columns and density are the
 * admin's choice. On a phone the columns of a row are below one another.
 */
export function ManagerTable<Row extends object, Sort extends string>({
  name,
  usual,
  columns,
  address,
  query,
  rowKey,
  readAll,
  countText,
  empty,
  errorTitle,
  errorText,
  selection,
  actions,
}: ManagerTableProps<Row, Sort>) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const [settings, keepSettings] = useTableSettings(name, columns);
  const isNarrow = useNarrow();
  const data = query.currentData;
  const sort = address.sort ?? usual.sort;
  const dir = address.dir ?? usual.dir;
  const shown = columns.filter(({ key, always }) => always || !settings.hidden.includes(key));
  const isFiltered = Object.values(address.filter).some(Boolean);
  const nothing = (!isFiltered && empty.yet) || empty;
  const inFile = columns.flatMap(({ title, csv }) => (csv ? [{ title, csv }] : []));
  const changeOrder = (order: { sort: Sort; dir: 'asc' | 'desc' }) => address.change({ ...order, after: undefined });
  const wide: ColumnsType<Row> = shown.map((column) => ({
    key: column.key,
    title: column.title,
    render: (_, row) => column.render(row),
    ...(column.figure && figureColumn),
    ...(column.sort && {
      sorter: true,
      sortDirections: ['descend', 'ascend', 'descend'],
      sortOrder: column.sort === sort ? ways[dir] : null,
    }),
  }));
  return (
    <AntdTheme language={language}>
      <KeptFocus className="admin-kept">
        <UnknownFilter values={address.unknown} />
        {address.unknownSort && <Notice tone="warning">{t('list.unknownSort', { value: address.unknownSort })}</Notice>}
        <SavedViews page={name} path={address.path} query={address.query} changed={address.changed} />
        <div className="a-row a-row--between">
          <p className="a-mute" role="status">
            {data && countText(data.total)}
          </p>
          <div className="a-row">
            {actions}
            <TableSettingsButton columns={columns} settings={settings} onChange={keepSettings} />
            <ListCsv
              fileName={`${name}.csv`}
              headings={inFile.map(({ title }) => title)}
              cellsOf={(row: Row) => inFile.map(({ csv }) => csv(row))}
              read={readAll}
            />
          </div>
        </div>
        {isNarrow && data && data.items.length > 0 && (
          <ListSort columns={columns} current={{ sort, dir }} onChange={changeOrder} />
        )}
        <QueryStates title={errorTitle} text={errorText} query={query} />
        {data?.items.length === 0 && <EmptyState title={nothing.title} text={nothing.text} />}
        {data && data.items.length > 0 && (
          <DataTable<Row>
            columns={isNarrow ? stackedColumns(shown) : wide}
            dataSource={data.items}
            rowKey={rowKey}
            size={settings.density === 'compact' ? 'small' : 'middle'}
            {...(selection && {
              rowSelection: {
                selectedRowKeys: [...selection.ids],
                // Those of other pages stay selected.
                preserveSelectedRowKeys: true,
                onChange: (keys) => selection.onChange(keys.map(String)),
                // By themselves they are called by the number of the row, in English.
                getCheckboxProps: (row) => ({ 'aria-label': t('list.select', { name: selection.nameOf(row) }) }),
                getTitleCheckboxProps: () => ({ 'aria-label': t('list.selectPage') }),
              },
            })}
            onChange={(_page, _filters, sorter) => {
              const chosen = Array.isArray(sorter) ? sorter[0] : sorter;
              const column = columns.find(({ key }) => key === chosen?.columnKey);
              if (column?.sort) changeOrder({ sort: column.sort, dir: chosen?.order === 'ascend' ? 'asc' : 'desc' });
            }}
          />
        )}
        {data && (address.after || data.next) && (
          <nav className="a-row" aria-label={t('list.pages')}>
            {address.after && (
              <LinkButton component={Link} to={address.hrefOf({})}>
                {t('list.first')}
              </LinkButton>
            )}
            {data.next && (
              <LinkButton component={Link} to={address.hrefOf({ after: data.next })}>
                {t('list.next')}
              </LinkButton>
            )}
          </nav>
        )}
      </KeptFocus>
    </AntdTheme>
  );
}
