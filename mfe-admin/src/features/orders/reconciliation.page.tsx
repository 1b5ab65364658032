import { useErrorText, useLanguage } from '@arcada/platform';
import { Button, ErrorState } from '@arcada/ui';
import { AntdTheme } from '@arcada/ui/data';
import { Field, TextInput } from '@arcada/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminFrame } from '../../shared/admin-frame.tsx';
import { ComparisonResult } from './comparison-result.tsx';
import { type Days, useComparison } from './use-comparison.ts';

/** The month so far, in UTC as the provider's reports. */
function thisMonth(): Days {
  const to = new Date().toISOString().slice(0, 10);
  return { from: `${to.slice(0, 7)}-01`, to };
}

/** The store's books beside the provider's: sums, differences, and the file for the accountant. */
export function Component() {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const errorText = useErrorText();
  const [days, setDays] = useState(thisMonth);
  const { comparison, compare } = useComparison();
  const isReversed = days.from > days.to;
  const isComplete = days.from !== '' && days.to !== '' && !isReversed;
  const handleCompare = () => void compare(days);
  return (
    <AdminFrame page="reconciliation">
      <AntdTheme language={language}>
        <p className="a-mute">{t('reconciliation.intro')}</p>
        <div className="admin-filter">
          <Field label={t('reconciliation.from')}>
            <TextInput
              type="date"
              value={days.from}
              onChange={(event) => setDays({ ...days, from: event.target.value })}
            />
          </Field>
          <Field label={t('reconciliation.to')} {...(isReversed && { error: t('reconciliation.reversed') })}>
            <TextInput type="date" value={days.to} onChange={(event) => setDays({ ...days, to: event.target.value })} />
          </Field>
          <Button
            variant="primary"
            disabled={!isComplete}
            loading={comparison.state === 'running'}
            loadingLabel={t('reconciliation.running', {
              percent: comparison.state === 'running' ? Math.floor(comparison.done * 100) : 0,
            })}
            onClick={handleCompare}
          >
            {t('reconciliation.compare')}
          </Button>
        </div>
        {comparison.state === 'failed' && (
          <ErrorState message={errorText(comparison.error)} retryLabel={t('common.retry')} onRetry={handleCompare} />
        )}
        {comparison.state === 'done' && <ComparisonResult {...comparison} />}
      </AntdTheme>
    </AdminFrame>
  );
}
