import { type CellFault, formatPrice, type ImportedRow, links, type ReadProducts } from '@arcada/contracts';
import { Badge, type Tone } from '@arcada/ui';
import { type ColumnsType, DataTable } from '@arcada/ui/data';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { changeExcerpts } from '../../shared/change-excerpts.ts';

/** Many rows are shown in parts. */
const pagination = { defaultPageSize: 50, showSizeChanger: false, hideOnSinglePage: true };

type FaultyRow = ReadProducts['faulty'][number];

/** Rows whose cells can't be read, with what is wrong in each. */
export function FaultyRows({ rows }: { rows: readonly FaultyRow[] }) {
  const { t } = useTranslation('admin');
  const columns: ColumnsType<FaultyRow> = [
    { title: t('products.import.row'), key: 'row', render: (_, { row }) => row },
    { title: t('products.import.product'), key: 'id', render: (_, { id }) => <span className="a-code">{id}</span> },
    { title: t('products.import.fault'), key: 'faults', render: (_, { faults }) => <Faults faults={faults} /> },
  ];
  return (
    <section className="a-stack">
      <h3>{t('products.import.faulty', { count: rows.length })}</h3>
      <p>{t('products.import.faultyText')}</p>
      <DataTable columns={columns} dataSource={[...rows]} rowKey="row" pagination={pagination} />
    </section>
  );
}

const tones: Record<ImportedRow['outcome'], Tone> = {
  changed: 'success',
  created: 'info',
  removed: 'neutral',
  same: 'neutral',
  refused: 'danger',
};

interface ImportResultsProps {
  rows: readonly ImportedRow[];
  left: ReadonlySet<number>;
  /** Nothing was done yet. */
  planned: boolean;
}

/** Whether there is a product: a new one is only made by the import, and one that was removed again isn't any more. */
const isThere = (outcome: ImportedRow['outcome'], isToCome: boolean) =>
  isToCome ? outcome !== 'created' : outcome !== 'removed';

/** What each row changes, or has changed, cell by cell. */
export function ImportResults({ rows, left, planned }: ImportResultsProps) {
  const { t } = useTranslation('admin');
  const columns: ColumnsType<ImportedRow> = [
    { title: t('products.import.row'), key: 'row', render: (_, { row }) => row },
    {
      title: t('products.import.product'),
      key: 'name',
      render: (_, { row, id, name, outcome }) => (
        <>
          {isThere(outcome, planned || left.has(row)) ? (
            <Link className="a-link" to={links.admin(`products-manager/edit/${id}`)}>
              {name}
            </Link>
          ) : (
            name
          )}
          <p className="a-small a-mute">{id}</p>
        </>
      ),
    },
    {
      title: t('products.import.result'),
      key: 'outcome',
      render: (_, { row, outcome, faults, cells }) => (
        <div className="a-stack">
          <div>
            {left.has(row) ? (
              <Badge tone="warning">{t('products.import.left')}</Badge>
            ) : (
              <Badge tone={tones[outcome]}>
                {t(`products.import.outcomes.${planned && outcome === 'changed' ? 'willChange' : outcome}`)}
              </Badge>
            )}
          </div>
          {faults.length > 0 && <Faults faults={faults} />}
          {outcome !== 'removed' && cells.length > 0 && <Cells cells={cells} />}
        </div>
      ),
    },
  ];
  return <DataTable columns={columns} dataSource={[...rows]} rowKey="row" pagination={pagination} />;
}

function Faults({ faults }: { faults: readonly CellFault[] }) {
  return (
    <ul className="admin-import-cells">
      {faults.map(({ column, message }) => (
        <li key={`${column} ${message}`}>
          {column && <span className="a-code">{column}</span>} {message}
        </li>
      ))}
    </ul>
  );
}

/** Letters of a long text: all of it is in the file. */
const most = 200;

function Cells({ cells }: { cells: ImportedRow['cells'] }) {
  const { t } = useTranslation('admin');
  const shown = (column: string, text: string) => {
    if (text === '') return t('products.import.empty');
    return column === 'price' ? formatPrice(Number(text)) : text;
  };
  const rows = cells.map(({ column, before, after }) => ({ column, excerpts: changeExcerpts(before, after, most) }));
  return (
    <ul className="admin-import-cells">
      {rows.map(({ column, excerpts: [before, after] }) => (
        <li key={column}>
          <span className="a-code">{column}</span> <del>{shown(column, before)}</del> →{' '}
          <ins>{shown(column, after)}</ins>
        </li>
      ))}
    </ul>
  );
}
