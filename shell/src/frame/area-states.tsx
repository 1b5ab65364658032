import type { PageOwner } from '@arcada/platform';
import { ErrorState, SpinnerBlock } from '@arcada/ui';
import { useTranslation } from 'react-i18next';

export function AreaLoading() {
  const { t } = useTranslation('shell');
  return (
    <div className="f-area">
      <SpinnerBlock label={t('common.loading')} />
    </div>
  );
}

interface AreaFailedProps {
  domain: PageOwner;
  reason: 'unreachable' | 'incompatible' | 'absent' | 'crashed';
  onRetry: () => void;
  page?: boolean;
}

/** A broken area is reported in its own place; everything around it keeps working. */
export function AreaFailed({ domain, reason, onRetry, page }: AreaFailedProps) {
  const { t } = useTranslation('shell');
  const texts = {
    unreachable: t('area.unreachable'),
    incompatible: t('area.incompatible'),
    absent: t('area.absent'),
    crashed: t('area.crashed'),
  };
  return (
    <div className={`a-container ${page ? 'f-area' : 'a-section'}`} data-area-failed={domain}>
      {page && <h1>{t('area.failedTitle')}</h1>}
      <ErrorState
        title={page ? undefined : t('area.failedTitle')}
        message={texts[reason]}
        retryLabel={t('common.retry')}
        onRetry={reason === 'absent' ? undefined : onRetry}
      />
    </div>
  );
}
