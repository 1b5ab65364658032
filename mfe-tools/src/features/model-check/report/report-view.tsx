import { Badge, Notice } from '@arcada/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckedModel } from '../work/start-work.ts';
import { FailureTable } from './failure-table.tsx';
import { ReportFiles } from './report-files.tsx';
import { SpecificationTable } from './specification-table.tsx';
import { useSummary } from './use-summary.ts';

interface ReportViewProps {
  checked: CheckedModel;
  modelName: string;
  /** Of the plan or IDS file that the model was checked against. */
  planName: string;
}

/** The result of a check: by specification, then each failing element. */
export function ReportView({ checked, modelName, planName }: ReportViewProps) {
  const { t } = useTranslation('tools');
  const { report } = checked;
  const summary = useSummary(checked);
  const [specification, setSpecification] = useState<number>();
  const heading = useRef<HTMLHeadingElement>(null);
  const failures = useRef<HTMLHeadingElement>(null);
  // Screen readers and the keyboard continue at the result.
  useEffect(() => heading.current?.focus(), []);
  const failed = summary.specifications.filter(({ status }) => status === 'fail').length;
  const unchecked = summary.specifications.filter(({ status }) => status === 'unchecked').length;
  const handleShow = (index: number) => {
    setSpecification(index);
    failures.current?.focus();
  };
  return (
    <section className="check-report">
      <div className="a-row a-row--between">
        <div className="a-stack">
          <h2 ref={heading} tabIndex={-1}>
            {t('modelCheck.result')}{' '}
            <Badge tone={summary.status === 'pass' ? 'success' : 'danger'}>{summary.statusText}</Badge>
          </h2>
          <p className="check-model">
            {[
              modelName,
              summary.schema,
              t('modelCheck.failedOf', { failed, count: summary.specifications.length }),
              ...(unchecked > 0 ? [t('modelCheck.uncheckedOf', { count: unchecked })] : []),
            ].join(' · ')}
          </p>
        </div>
        <ReportFiles report={report} modelName={modelName} planName={planName} />
      </div>
      {summary.otherVersions.length > 0 && (
        <Notice>
          {t('modelCheck.otherVersion', { model: summary.schema, asked: summary.otherVersions.join(', ') })}
        </Notice>
      )}
      <SpecificationTable specifications={summary.specifications} onShow={handleShow} />
      {summary.failures > 0 && (
        <>
          <h3 ref={failures} tabIndex={-1}>
            {t('modelCheck.failures')}
          </h3>
          <FailureTable
            report={report}
            spoken={summary.language}
            names={summary.specifications.map(({ name }) => name)}
            specification={specification}
            onSpecification={setSpecification}
          />
        </>
      )}
    </section>
  );
}
