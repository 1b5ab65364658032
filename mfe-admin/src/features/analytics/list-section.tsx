import { type CsvCell, csvFile, saveFile } from '@arcada/platform';
import { Button, DownloadIcon } from '@arcada/ui';
import { FiguresTable } from '@arcada/ui/tooltip';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryStates } from '../../shared/query-states.tsx';
import type { Span } from '../../shared/span.ts';

interface ListSectionProps {
  part: 'items' | 'searches' | 'questions';
  heads: readonly string[];
  /** Undefined while they are unknown. */
  rows: readonly { key: string; cells: readonly ReactNode[]; csv: readonly CsvCell[] }[] | undefined;
  query: { currentData?: unknown; error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** Of what the list shows; undefined when it is of all days. */
  span?: Span;
  more?: ReactNode;
}

/** What came first, as a table and as a file. */
export function ListSection({ part, heads, rows, query, span, more }: ListSectionProps) {
  const { t } = useTranslation('admin');
  const id = useId();
  const name = t(`analytics.parts.${part}`);
  const file = span ? `${part}-${span.from}-${span.to}.csv` : `${part}.csv`;
  return (
    <section className="admin-section" aria-labelledby={id}>
      <div className="a-row a-row--between">
        <h2 id={id}>{name}</h2>
        {rows && rows.length > 0 && (
          <Button
            size="small"
            icon={<DownloadIcon />}
            onClick={() => saveFile(file, csvFile([heads, ...rows.map(({ csv }) => csv)]))}
          >
            {t('analytics.csv', { name })}
          </Button>
        )}
      </div>
      <p className="a-small a-mute">{t(`analytics.lists.${part}.definition`)}</p>
      <QueryStates query={query} />
      {rows?.length === 0 && <p>{t(`analytics.lists.${part}.none`)}</p>}
      {rows && rows.length > 0 && <FiguresTable name={t('analytics.table', { name })} heads={heads} rows={rows} />}
      {more}
    </section>
  );
}
