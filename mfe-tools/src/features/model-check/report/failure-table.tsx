import { type Language, numberFormat } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Notice, SpinnerBlock } from '@arcada/ui';
import { Field, SelectInput, TextInput } from '@arcada/ui/forms';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModelReport } from '../work/model-report.ts';
import { CopyId } from './copy-id.tsx';
import { Pager } from './pager.tsx';
import { useFailures } from './use-failures.ts';

const pageSize = 50;

interface FailureTableProps {
  report: ModelReport;
  /** The report's language. */
  spoken: Language;
  /** Of the specifications. */
  names: readonly string[];
  /** The one whose failures are shown, from 0; all without it. */
  specification: number | undefined;
  onSpecification: (index: number | undefined) => void;
}

/** Failing elements, searched and page by page: the worker has them all, the page only what it shows. */
export function FailureTable({ report, spoken, names, specification, onSpecification }: FailureTableProps) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed.trim());
  const filter = `${specification ?? ''} ${text}`;
  const [place, setPlace] = useState({ filter, from: 0 });
  const from = place.filter === filter ? place.from : 0;
  const page = useFailures(report, spoken, {
    ...(specification !== undefined && { specification }),
    text,
    from,
    count: pageSize,
  });
  const options = names.map((name, index) => ({ value: String(index), label: name }));
  return (
    <>
      <div className="check-filter">
        <Field label={t('modelCheck.search')}>
          <TextInput value={typed} onChange={(event) => setTyped(event.target.value)} />
        </Field>
        <Field label={t('modelCheck.specification')}>
          <SelectInput
            value={specification === undefined ? '' : String(specification)}
            onChange={(value) => onSpecification(value === '' ? undefined : Number(value))}
            options={[{ value: '', label: t('modelCheck.all') }, ...options]}
          />
        </Field>
      </div>
      {page === undefined && <SpinnerBlock label={t('common.loading')} />}
      {page === 'failed' && <Notice tone="danger">{t('modelCheck.failuresFailed')}</Notice>}
      {typeof page === 'object' && (
        <>
          <p role="status" className="a-small">
            {t('modelCheck.found', { count: page.total, shown: numberFormat(language).format(page.total) })}
          </p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
          <section className="a-table-scroll" aria-label={t('modelCheck.failures')} tabIndex={0}>
            <table className="a-table check-table check-failures">
              <caption className="a-visually-hidden">{t('modelCheck.failures')}</caption>
              <thead>
                <tr>
                  {(['element', 'globalId', 'why', 'requirement', 'specification'] as const).map((head) => (
                    <th key={head} scope="col">
                      {t(`modelCheck.${head}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {page.rows.map((row) => (
                  <tr key={row.at}>
                    <th scope="row" className="check-name">
                      {row.name || t('modelCheck.unnamed')}
                      <p className="a-small a-mute">{row.className}</p>
                    </th>
                    <td>{row.globalId && <CopyId id={row.globalId} />}</td>
                    <td>{row.why}</td>
                    <td>{row.requirement}</td>
                    <td>{row.specification}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
          <Pager from={from} count={pageSize} total={page.total} onFrom={(next) => setPlace({ filter, from: next })} />
        </>
      )}
    </>
  );
}
